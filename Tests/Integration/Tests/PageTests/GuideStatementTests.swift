import ExpectKit
import Testing

@testable import Pages

/// Statements of the article “Coming from another library”.
struct GuideStatementTests {
    private let stockroom = MockStockroom()
    private let failures = FailureRecorder()

    init() { stockroom.mock.reporter = failures }

    // MARK: An expectation beside a stub that also accepts the call

    @Test func furtherCallsOfAnExpectationGoToTheStub() {
        stockroom.stub(.setLabel(.any))
        stockroom.expect(.setLabel("rye: 3"))

        stockroom.label = "rye: 3"
        stockroom.label = "rye: 3"
        stockroom.label = "corn: 1"

        stockroom.verify()
        #expect(failures.reports.isEmpty)
    }

    @Test func noMoreCallsReportsThoseThatTheStubTook() {
        stockroom.stub(.setLabel(.any))
        stockroom.expect(.setLabel("rye: 3"))

        stockroom.label = "rye: 3"
        stockroom.label = "rye: 3"
        stockroom.label = "corn: 1"

        stockroom.verifyNoMoreCalls()
        #expect(errors.map(\.kind) == [.unaccounted])
        #expect(errors.first?.text.contains("setLabel(\"rye: 3\")") == true)
        #expect(errors.first?.text.contains("setLabel(\"corn: 1\")") == true)
    }

    @Test func withACountFurtherCallsAreReported() {
        stockroom.stub(.setLabel(.any))
        stockroom.expect(.setLabel("rye: 3")).times(1)

        stockroom.label = "rye: 3"
        stockroom.label = "rye: 3"

        stockroom.verify()
        #expect(errors.map(\.kind) == [.surplus])
    }

    // MARK: Verifications after the act

    @Test func aWrongArgumentIsReportedByBothVerifications() {
        stockroom.stub(.setLabel(.any))

        stockroom.label = "rye: 3"

        stockroom.verify(.setLabel("rye: 2"))
        stockroom.verifyNoMoreCalls()
        #expect(errors.map(\.kind) == [.missing, .unaccounted])
        #expect(errors.first?.text.contains("expected \"rye: 2\", got \"rye: 3\"") == true)
    }

    // MARK: Answers

    @Test func anErrorAndThenAReturn() throws {
        stockroom.stub(.take(.any, of: .any)).andThrow(StockError.locked).andReturn()

        #expect(throws: StockError.locked) { try stockroom.take(1, of: "rye") }
        try stockroom.take(1, of: "rye")
        #expect(failures.reports.isEmpty)
    }

    /// The reports that fail a test.
    private var errors: [FailureReport] { failures.reports.filter { $0.severity == .error } }
}
