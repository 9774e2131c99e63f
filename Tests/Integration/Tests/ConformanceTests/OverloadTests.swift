import ExpectKit
import ExpectKitTapes
import Testing

@testable import FixtureProtocols

// Overloads have one token name, and are told apart by the types of their arguments.

struct OverloadTests {
    private let mock = MockShipper()
    private let failures = FailureRecorder()
    private let parcel = Parcel(weight: 2)

    @Test func anArgumentTellsOverloadsApart() throws {
        mock.expect(.ship(parcel)).andReturn(1)
        mock.expect(.ship([parcel])).andReturn(2)
        mock.expect(.ship("Elm Street"))
        mock.expect(.ship(nil, to: "Elm Street")).andReturn("nothing")
        mock.expect(.ship(.hasPrefix("Oak")))
        let shipper: any Shipper = mock
        #expect(shipper.ship(parcel) == 1)
        #expect(shipper.ship([parcel]) == 2)
        shipper.ship("Elm Street")
        #expect(try shipper.ship(nil, to: "Elm Street") == "nothing")
        shipper.ship("Oak Street")
        mock.verify()
    }

    @Test func queriesAreWrittenLikeTokens() throws {
        let mock = MockShipper(mode: .nice)
        let shipper: any Shipper = mock
        let (parcels, street) = ([parcel, parcel], "Elm Street")
        _ = shipper.ship(parcel)
        _ = shipper.ship(parcels)
        shipper.ship(street)
        _ = try shipper.ship(parcel, to: street)
        mock.verifySequence(.ship(parcel), .ship(parcels), .ship(street), .ship(parcel, to: street))
        mock.verifyInOrder(.ship([parcel, parcel]), .ship("Elm Street"), .ship(.any, to: "Elm Street"))
        mock.verify(.ship(Arg<String>.any))
        mock.verify(.ship(nil, to: .any), times: 0)
        #expect(mock.callCount(.ship(Arg<Parcel>.any)) == 1)
        #expect(!mock.didCall(.price))
        mock.verifyNoMoreCalls()
    }

    @Test func anyArgumentNamesItsType() {
        mock.stub(.ship(Arg<[Parcel]>.any)).andDo { parcels in parcels.count }
        mock.stub(.ship(Arg<Parcel>.any)).andDo { parcel in parcel.weight }
        let shipper: any Shipper = mock
        #expect(shipper.ship([parcel, parcel, parcel]) == 3)
        #expect(shipper.ship(parcel) == 2)
    }

    @Test func overloadsThatDifferInTheirResultHaveTheNamesOfTheirCases() {
        mock.expect(.price).andReturn(5)
        mock.expect(.priceString).andReturn("five")
        let shipper: any Shipper = mock
        #expect(shipper.price() == 5)
        #expect(shipper.price() == "five")
        mock.verify()
    }

    @Test func expectationCodeNamesTheTokens() {
        let mock = MockShipper(mode: .nice)
        mock.ship("Elm Street")
        _ = mock.ship([parcel])
        #expect(
            mock.expectationCode() == """
                shipper.expect(.ship("Elm Street"))
                shipper.expect(.ship([Parcel(weight: 2)])).andReturn(0)
                """)
    }

    @Test func aReportNamesTheCase() {
        mock.mock.reporter = failures
        mock.expect(.ship([parcel])).andReturn(1)
        #expect(mock.ship([Parcel(weight: 3)]) == 1)
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(
            failures.headlines == ["MockShipper: shipParcelArray(…): parcels[0].weight is 3, expected 2"])
        #expect(failures.onlyReportContains("got: shipParcelArray([Parcel(weight: 3)])"))
    }

    @Test func overloadsThatDifferOnlyInAsyncOrInConstraintsHaveTheirOwnCalls() async throws {
        let mock = MockCatalogue()
        mock.expect(.fetch("a")).andReturn(1)
        mock.expect(.fetchString("a")).andReturn(2)
        mock.expect(.save(parcel)).andReturn(3)
        mock.expect(.saveItem(5)).andReturn(4)
        let catalogue: any Catalogue = mock
        func fetch() throws -> Int { try catalogue.fetch("a") }
        #expect(try fetch() == 1)
        #expect(try await catalogue.fetch("a") == 2)
        #expect(catalogue.save(parcel) == 3)
        #expect(catalogue.save(5) == 4)
        mock.verify()
    }

    @Test func propertiesWithOverloadsAreKept() {
        let mock = MockCatalogue()
        mock.keep(.item("a"), "x")
        mock.keep(.parameterNamesCall, [])
        var catalogue: any Catalogue = mock
        #expect(catalogue["a"] == "x")
        catalogue["a"] = "y"
        catalogue.parameterNames = ["b"]
        #expect(catalogue["a"] == "y")
        #expect(catalogue.parameterNames == ["b"])
        mock.expect(.settablePropertiesCall(2)).andReturn(3)
        #expect(catalogue.settableProperties(2) == 3)
        mock.verify()
    }

    @Test func aCallOfOneOverloadIsNotACallOfAnother() {
        mock.mock.reporter = failures
        mock.expect(.ship("Elm Street"))
        #expect(mock.ship(parcel) == 0)
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(
            failures.headlines == [
                #"MockShipper: unexpected ship(Parcel(weight: 2)), expected shipString("Elm Street")"#
            ])
    }
}
