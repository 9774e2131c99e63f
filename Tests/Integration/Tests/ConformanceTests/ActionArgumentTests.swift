import ExpectKit
import Testing

@testable import FixtureProtocols

// A closure of `andDo` receives the arguments with the types of the requirement, and tuples are plain values.

private struct RealInjector: Injector {
    func inject(_ value: String, into carrier: inout [String: String]) { carrier["id"] = value }
    func extract(_ carrier: inout [String]) throws -> String? {
        if carrier.isEmpty { throw FixtureError.closed }
        return carrier.removeFirst()
    }
}

struct ActionArgumentTests {
    private let failures = FailureRecorder()

    @Test func aClosureReceivesTheOnlyArgument() async throws {
        let clinic = MockClinic()
        clinic.stub(.wait(for: .any)).andDo { animal in animal.name.count }
        clinic.stub(.release(.any)).andDo { animal in Diary(animal?.name ?? "nobody") }
        let user: any Clinic = clinic
        #expect(await user.wait(for: Animal(name: "Leo")) == 3)
        #expect(try await user.release(nil).text == "nobody")
    }

    @Test func aClosureReceivesSeveralArguments() throws {
        let clinic = MockClinic()
        clinic.stub(.operate(on: .any, carefully: .any)).andDo { animal, isCareful in
            if !isCareful { throw FixtureError.escaped }
            #expect(animal.name == "Leo")
        }
        try clinic.operate(on: Animal(name: "Leo"), carefully: true)
        #expect(throws: FixtureError.escaped) {
            try clinic.operate(on: Animal(name: "Leo"), carefully: false)
        }
    }

    @Test func aClosureWithoutArgumentsIgnoresThem() {
        let clinic = MockShipper()
        clinic.stub(.price).andDo { 4 }
        clinic.stub(.priceString).andDo { _ in "four" }
        let shipper: any Shipper = clinic
        #expect(shipper.price() == 4)
        #expect(shipper.price() == "four")
    }

    @Test func accessorsPassTheirIndicesAndTheNewValue() {
        let aviary = MockAviary()
        var written: [String] = []
        aviary.stub(.item(Arg<Int>.any)).andDo { index in "bird \(index)" }
        aviary.stub(.setItem(Arg<Int>.any, to: .any)).andDo { index, bird in
            written.append("\(index) \(bird)")
        }
        var user: any Aviary = aviary
        #expect(user[3] == "bird 3")
        user[4] = "owl"
        #expect(written == ["4 owl"])
    }

    @Test func aGenericMockPassesItsOwnTypes() {
        let enclosure = MockEnclosure<Animal, Int>()
        enclosure.stub(.place(of: .any)).andDo { animal in animal.name.count }
        enclosure.stub(.residents()).andDo { [Animal(name: "Ada")] }
        #expect(enclosure.place(of: Animal(name: "Leo")) == 3)
        #expect(enclosure.residents == [Animal(name: "Ada")])
    }

    @Test func anInjectorFillsItsArgument() throws {
        let mock = MockInjector()
        mock.expect(.inject("7", into: [:])).andForward(to: RealInjector())
        mock.expect(.extract(["a", "b"])).andForward(to: RealInjector())
        mock.expect(.extract([])).andForward(to: RealInjector())
        mock.expect(.inject("8", into: .any)).andDo { value, carrier in carrier.merging(["own": value]) { $1 }
        }
        let injector: any Injector = mock
        var carrier: [String: String] = [:]
        injector.inject("7", into: &carrier)
        #expect(carrier == ["id": "7"])
        var words = ["a", "b"]
        #expect(try injector.extract(&words) == "a")
        #expect(words == ["b"])
        words = []
        #expect(throws: FixtureError.closed) { try injector.extract(&words) }
        injector.inject("8", into: &carrier)
        #expect(carrier == ["id": "7", "own": "8"])
        mock.verify()
        #expect(mock.callCount(.inject(.any, into: .any)) == 2)
    }

    @Test func anObjectOfAnotherTypeIsReported() {
        let mock = MockInjector()
        mock.mock.reporter = failures
        mock.expect(.inject("7", into: [:])).andForward(to: Diary("none"))
        var carrier: [String: String] = [:]
        mock.inject("7", into: &carrier)
        mock.verify()
        #expect(carrier == [:])
        #expect(failures.reports.count == 1)
        #expect(failures.onlyReportContains("but the mock forwards to Injector"))
    }

    @Test func tuplesArePlainValues() {
        let mock = MockSurveyor()
        let (place, color) = ("north", "red")
        let point = (x: 1, y: 2)
        let line = [(1, 2), (3, 4)]
        mock.expect(.measure(point, at: place)).andDo { point, _ in point.x + point.y }
        mock.expect(.draw(line, color: color))
        mock.expect(.close(nil))
        mock.expect(.close((1, "a")))
        mock.expect(.label(["a": (1, 2)]))
        let surveyor: any Surveyor = mock
        #expect(surveyor.measure((1, 2), at: "north") == 3)
        surveyor.draw([(1, 2), (3, 4)], color: "red")
        surveyor.close(nil)
        surveyor.close((1, "a"))
        surveyor.label(["a": (1, 2)])
        mock.verify()
    }

    @Test func aDifferentTupleIsReported() {
        let mock = MockSurveyor()
        mock.mock.reporter = failures
        mock.expect(.draw([(1, 2)], color: "red"))
        mock.draw([(1, 3)], color: "red")
        mock.verify()
        #expect(failures.headlines == ["MockSurveyor: draw(…): line[0].1 is 3, expected 2"])
        #expect(failures.onlyReportContains(#"got: draw([(1, 3)], color: "red")"#))
    }
}
