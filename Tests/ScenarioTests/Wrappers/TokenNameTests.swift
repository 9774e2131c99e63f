import ExpectKit
import ExpectKitTapes
import Testing

// Everything that takes a token works if the token has another name than its case.

struct TokenNameTests {
    private let failures = FailureRecorder()
    private let crate = Crate(weight: 2)

    @Test func callsAreExpectedStubbedAndRejected() throws {
        let carrier = MockCarrier()
        carrier.expect(.ship(.value(crate))).andReturn(1)
        carrier.expect(.ship([.value(crate)], to: "Elm Street")).andDo { call in
            guard case .shipAll(let crates, _) = call else { return 0 }
            return crates.value.count
        }
        carrier.stub(.load).andReturn(3)
        carrier.reject(.ship(.any, to: "Oak Street"))
        #expect(carrier.ship(crate) == 1)
        #expect(try carrier.ship([crate], to: "Elm Street") == 1)
        #expect(carrier.load == 3)
        carrier.verify()
    }

    @Test func callsAreVerifiedAfterwards() throws {
        let carrier = MockCarrier().nice()
        _ = carrier.ship(crate)
        _ = try carrier.ship([crate], to: "Elm Street")
        carrier.verify(.ship(.any))
        carrier.verify(.ship(.any, to: "Elm Street"), times: 1)
        carrier.verifyInOrder(.ship(.value(crate)), .ship(.any, to: .any))
        carrier.verifySequence(.ship(.any), .ship(.any, to: .any))
        carrier.verifyNoMoreCalls(except: .ship(.any), .ship(.any, to: .any))
        #expect(carrier.callCount(.ship(.any)) == 1)
        #expect(!carrier.didCall(.load))
        guard case .shipOne? = carrier.lastCall(.ship(.any)) else {
            Issue.record("expected a call of the first overload")
            return
        }
    }

    @Test func aReportNamesTheCase() {
        let carrier = MockCarrier()
        carrier.mock.reporter = failures
        carrier.expect(.ship(.value(crate))).andReturn(1)
        #expect(carrier.ship(Crate(weight: 3)) == 1)
        carrier.verify(.load)
        #expect(
            failures.reports.map { $0.unwrappedText.split(separator: "\n").first } == [
                "MockCarrier: shipOne(…): argument.weight is 3, expected 2", "MockCarrier: missing getLoad",
            ])
    }

    @Test func expectationCodeNamesTheTokens() throws {
        let carrier = MockCarrier(wrapping: RealCarrier())
        _ = carrier.ship(crate)
        _ = try carrier.ship([crate], to: "Elm Street")
        _ = carrier.load
        #expect(
            carrier.expectationCode() == """
                carrier.expect(.ship(.value(Crate(weight: 2)))).andReturn(2)
                carrier.expect(.ship([Crate(weight: 2)], to: "Elm Street")).andReturn(1)
                carrier.expect(.load).andReturn(7)
                """)
    }
}
