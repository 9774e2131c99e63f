import ExpectKit
import Testing

@testable import Stories

/// The tables about declarations without an answer, in the article “Answering calls”.
struct DeclarationsWithoutAnswersTests {
    private let real = LoggingBreadDelivery()
    private let delivery: MockBreadDelivery
    private let failures = FailureRecorder()

    init() {
        delivery = MockBreadDelivery(wrapping: real)
        delivery.mock.reporter = failures
    }

    // MARK: A partial mock

    /// A row of the table: declarations in a partial mock, and what follows for one kind of call.
    struct Row: CustomTestStringConvertible, Sendable {
        /// A call that returns nothing, or two calls that return a value.
        enum Calls { case nothing, values }

        let testDescription: String
        let calls: Calls
        var isForwarded = true
        var failures: [FailureReport.Kind] = []
        let declare: @Sendable (MockBreadDelivery) -> Void
    }

    @Test(arguments: [
        Row(testDescription: "no declaration of nothing", calls: .nothing) { _ in },
        Row(testDescription: "no declaration of values", calls: .values) { _ in },
        Row(testDescription: "an expectation of nothing", calls: .nothing) { $0.expect(.close) },
        Row(testDescription: "an expectation of values", calls: .values) {
            $0.expect(.price(to: .any))
            $0.expect(.deliver(.any, to: .any))
        },
        Row(testDescription: "a stub of nothing", calls: .nothing, isForwarded: false) { $0.stub(.close) },
        Row(testDescription: "a stub of values", calls: .values, failures: [.unanswered, .unanswered]) {
            $0.stub(.price(to: .any))
            $0.stub(.deliver(.any, to: .any))
        },
        Row(testDescription: "a stub that forwards", calls: .nothing) { $0.stub(.close).andForward() },
        Row(testDescription: "an expectation that returns", calls: .nothing, isForwarded: false) {
            $0.expect(.close).andReturn()
        },
    ])
    func aDeclarationWithoutAnAnswerForwardsOrNot(_ row: Row) throws {
        row.declare(delivery)
        switch row.calls {
        case .nothing: try delivery.close()
        case .values:
            #expect(delivery.price(to: "Main Street") == 5)
            #expect(try delivery.deliver(["rye"], to: "Main Street") == 1)
        }
        delivery.verify()
        #expect(
            real.calls == (!row.isForwarded ? [] : row.calls == .nothing ? ["close"] : ["price", "deliver"]))
        #expect(failures.reports.map(\.kind) == row.failures)
        #expect(failures.reports.allSatisfy { $0.severity == .error })
    }

    @Test func anExpectationUsesTheAnswerOfAStubBeforeTheRealObject() throws {
        delivery.stub(.price(to: .any)).andReturn(3)
        delivery.expect(.price(to: .any))

        #expect(delivery.price(to: "Main Street") == 3)

        delivery.verify()
        #expect(real.calls.isEmpty)
        #expect(failures.reports.isEmpty)
    }

    @Test func aStubThatOnlyCapturesDoesNotForward() throws {
        let streets = Captor<String>()
        delivery.stub(.notify(.capture(streets)))
        delivery.notify("Main Street") { _ in }
        #expect(real.calls.isEmpty)

        delivery.stub(.notify(.capture(streets))).andForward()
        delivery.notify("Elm Street") { _ in }
        #expect(real.calls == ["notify"])

        #expect(streets.all == ["Main Street", "Elm Street"])
    }

    // MARK: Each mode

    @Test func theModeDecidesHowAStubWithoutAnAnswerIsReported() {
        #expect(severitiesForAStub(in: .strict) == [.error])
        #expect(severitiesForAStub(in: .naggy) == [])
        #expect(severitiesForAStub(in: .nice) == [])
        // Without a real object.
        #expect(severitiesForAStub(in: .partial) == [.error])
    }

    /// The severities of the reports for a stub without an answer, of a requirement that returns a value.
    private func severitiesForAStub(in mode: MockMode) -> [FailureReport.Severity] {
        let delivery = MockBreadDelivery(mode: mode)
        let failures = FailureRecorder()
        delivery.mock.reporter = failures
        delivery.stub(.price(to: .any))
        _ = delivery.price(to: "Main Street")
        delivery.verify()
        return failures.reports.map(\.severity)
    }

    @Test(arguments: [MockMode.strict, .partial, .naggy, .nice])
    func aRequirementThatReturnsNothingNeedsNoAnswer(in mode: MockMode) throws {
        let delivery = MockBreadDelivery(mode: mode)
        delivery.mock.reporter = failures
        delivery.expect(.close)
        try delivery.close()
        delivery.stub(.close)
        try delivery.close()
        delivery.verify()
        #expect(failures.reports.isEmpty)
    }
}

/// A service that notes which of its methods are called.
private final class LoggingBreadDelivery: BreadDelivery {
    private(set) var calls: [String] = []

    var openRounds: Int { 7 }
    func price(to street: String) -> Int {
        calls.append("price")
        return 5
    }
    func deliver(_ breads: [String], to street: String) -> Int {
        calls.append("deliver")
        return breads.count
    }
    func arrival(at street: String) async -> Int { 20 }
    func pack(_ breads: inout [String]) -> Int { 1 }
    func notify(_ street: String, done: @escaping (Bool) -> Void) { calls.append("notify") }
    func close() { calls.append("close") }
}
