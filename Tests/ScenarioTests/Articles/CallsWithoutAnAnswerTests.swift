import ExpectKit
import Testing

@testable import Stories

// The code of the article “Answering calls”, section “Calls without an answer”.

struct CallsWithoutAnAnswerTests {
    private let failures = FailureRecorder()

    /// The table of the article.
    @Test func theModeDecidesWhatIsReported() {
        #expect(severities(in: .strict, isDeclared: false) == [.error])
        #expect(severities(in: .strict, isDeclared: true) == [.error])
        #expect(severities(in: .naggy, isDeclared: false) == [.warning])
        #expect(severities(in: .naggy, isDeclared: true) == [])
        #expect(severities(in: .nice, isDeclared: false) == [])
        #expect(severities(in: .nice, isDeclared: true) == [])
        // With a real object, and without one.
        #expect(severities(wrapping: true, isDeclared: false) == [])
        #expect(severities(wrapping: true, isDeclared: true) == [])
        #expect(severities(in: .partial, isDeclared: false) == [.error])
        #expect(severities(in: .partial, isDeclared: true) == [.error])
    }

    /// The severities of the reports for a call without an answer.
    private func severities(
        in mode: MockMode = .partial, wrapping: Bool = false, isDeclared: Bool
    ) -> [FailureReport.Severity] {
        let delivery =
            wrapping ? MockBreadDelivery(wrapping: FreeBreadDelivery()) : MockBreadDelivery(mode: mode)
        let failures = FailureRecorder()
        delivery.mock.reporter = failures
        if isDeclared { delivery.expect(.price(to: .any)) }
        _ = delivery.price(to: "Main Street")
        delivery.verify()
        return failures.reports.map(\.severity)
    }

    @Test func aNiceMockReturnsARegisteredValue() throws {
        let bakery = TypedMockBakery().nice()
        bakery.defaults.register(Bread.self) { Bread(name: "none") }

        #expect(try bakery.buy(Bread(name: "rye")) == Bread(name: "none"))

        bakery.verify()
    }

    @Test func aScopeRegistersAValueForEveryMock() throws {
        let rye = Bread(name: "rye")
        let bread = try withMockDefaults({ $0.register(Bread.self) { Bread(name: "none") } }) {
            try TypedMockBakery().nice().buy(rye)
        }
        #expect(bread == Bread(name: "none"))
    }

    @Test func aStrictMockReportsTheCallAndReturnsARegisteredValueIfItCannotThrow() throws {
        let bakery = TypedMockBakery()
        bakery.mock.reporter = failures
        bakery.defaults.register(Int.self) { 7 }
        bakery.defaults.register(Bread.self) { Bread(name: "none") }

        #expect(bakery.price(of: "rye") == 7)
        #expect(throws: UnansweredCallError.self) { try bakery.buy(Bread(name: "rye")) }

        bakery.reset()
        #expect(failures.reports.map(\.kind).first == .unexpected)
    }

    @Test func aThrowingRequirementOfAStrictMockThrows() {
        let delivery = MockBreadDelivery()
        delivery.mock.reporter = failures

        #expect(throws: UnansweredCallError.self) { try delivery.deliver(["rye"], to: "Main Street") }

        delivery.verify()
        #expect(failures.reports.count == 1)
    }
}

/// A service whose deliveries are free.
private struct FreeBreadDelivery: BreadDelivery {
    var openRounds: Int { 0 }
    func price(to street: String) -> Int { 0 }
    func deliver(_ breads: [String], to street: String) -> Int { 0 }
    func arrival(at street: String) async -> Int { 0 }
    func pack(_ breads: inout [String]) -> Int { 0 }
    func notify(_ street: String, done: @escaping (Bool) -> Void) {}
    func close() {}
}
