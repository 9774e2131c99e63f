import ExpectKit
import Testing

@testable import Pages

/// Statements of the tables and steps in the guides for users of other libraries.
@Suite struct GuideStatementTests {
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

    @Test func withoutTheStubFurtherCallsAreReported() {
        stockroom.expect(.setLabel("rye: 3"))

        stockroom.label = "rye: 3"
        stockroom.label = "rye: 3"

        stockroom.verify()
        #expect(errors.map(\.kind) == [.surplus])
    }

    @Test func aVerificationCountsTheCallsOfTheStub() {
        stockroom.stub(.setLabel(.any))

        stockroom.label = "rye: 3"
        stockroom.label = "rye: 3"

        stockroom.verify(.setLabel("rye: 3"))
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

    @Test func aGetterIsVerified() {
        stockroom.stub(.label).andReturn("rye: 3")

        #expect(stockroom.label == "rye: 3")

        stockroom.verify(.label)
        stockroom.verifyNoMoreCalls()
        #expect(failures.reports.isEmpty)
    }

    @Test func aVerificationFillsACaptor() {
        let labels = Captor<String>()
        stockroom.stub(.setLabel(.any))

        stockroom.label = "rye: 3"
        stockroom.label = "rye: 2"

        stockroom.verify(.setLabel(.capture(labels)), times: 2)
        #expect(labels.all == ["rye: 3", "rye: 2"])
        #expect(labels.last == "rye: 2")
        #expect(failures.reports.isEmpty)
    }

    @Test func anOrderedVerificationFillsACaptor() {
        let inOrder = Captor<String>()
        let sequence = Captor<String>()
        stockroom.stub(.stock(of: .any)).andReturn(5)
        stockroom.stub(.setLabel(.any))

        #expect(stockroom.stock(of: "rye") == 5)
        stockroom.label = "rye: 3"

        stockroom.verifyInOrder(.stock(of: .any), .setLabel(.capture(inOrder)))
        stockroom.verifySequence(.stock(of: .any), .setLabel(.capture(sequence)))
        #expect(inOrder.all == ["rye: 3"])
        #expect(sequence.all == ["rye: 3"])
        #expect(failures.reports.isEmpty)
    }

    @Test func aQueryAndARejectionFillNoCaptor() {
        let labels = Captor<String>()
        stockroom.stub(.setLabel(.any))
        stockroom.label = "rye: 3"

        #expect(stockroom.callCount(.setLabel(.capture(labels))) == 1)
        #expect(stockroom.didCall(.setLabel(.capture(labels))))
        #expect(stockroom.lastCall(.setLabel(.capture(labels))) != nil)
        stockroom.reject(.setLabel(.capture(labels)))
        stockroom.label = "rye: 2"

        #expect(labels.all.isEmpty)
        #expect(errors.map(\.kind) == [.rejected])
    }

    // MARK: Answers and arguments

    @Test func anErrorAndThenAResult() throws {
        stockroom.stub(.stock(of: .any)).andReturn(5).andReturn(3)
        stockroom.stub(.take(.any, of: .any)).andThrow(StockError.locked).andReturn()

        #expect(stockroom.stock(of: "rye") == 5)
        #expect(stockroom.stock(of: "rye") == 3)
        #expect(throws: StockError.locked) { try stockroom.take(1, of: "rye") }
        try stockroom.take(1, of: "rye")
        #expect(failures.reports.isEmpty)
    }

    @Test func anErrorAndThenAValue() async throws {
        let delivery = MockCourier()
        delivery.expect(.minutes(to: .any)).andThrow(StockError.locked).andReturn(20)

        await #expect(throws: StockError.locked) { try await delivery.minutes(to: "Main Street") }
        #expect(try await delivery.minutes(to: "Main Street") == 20)

        delivery.verify()
    }

    @Test func aRange() throws {
        stockroom.expect(.take(.within(1...3), of: "rye"))

        try stockroom.take(2, of: "rye")

        stockroom.verify()
        #expect(failures.reports.isEmpty)
    }

    @Test func aVariableBesideAMatcher() throws {
        let quantity = 2
        let item = "rye"
        stockroom.expect(.take(quantity, of: item))
        stockroom.expect(.take(.value(quantity), of: .any))

        try stockroom.take(2, of: "rye")
        try stockroom.take(2, of: "corn")

        stockroom.verify()
        #expect(failures.reports.isEmpty)
    }

    // MARK: Spies

    @Test func anExpectationOfASpyForwards() throws {
        let shelf = Shelf(goods: ["rye": 5])
        let spy = MockStockroom(wrapping: shelf)
        spy.expect(.take(2, of: "rye"))
        spy.expect(.setLabel("rye: 3")).andReturn()

        try spy.take(2, of: "rye")
        spy.label = "rye: 3"

        spy.verify()
        #expect(shelf.stock(of: "rye") == 3)
        #expect(shelf.label == "")
    }

    @Test func aStubOfASpyForwardsOnlyWithItsClause() {
        let shelf = Shelf(goods: [:])
        let spy = MockStockroom(wrapping: shelf)
        let labels = Captor<String>()

        spy.stub(.setLabel(.capture(labels)))
        spy.label = "rye: 3"
        #expect(shelf.label == "")

        spy.stub(.setLabel(.capture(labels))).andForward()
        spy.label = "rye: 2"
        #expect(shelf.label == "rye: 2")

        #expect(labels.all == ["rye: 3", "rye: 2"])
    }

    // MARK: Reset

    @Test func aResetForgetsAnUnmetExpectation() {
        stockroom.expect(.setLabel("rye: 3"))

        stockroom.reset()

        stockroom.verify()
        #expect(failures.reports.isEmpty)
    }

    @Test func aCheckpointReportsAnUnmetExpectation() {
        stockroom.expect(.setLabel("rye: 3"))

        stockroom.checkpoint()

        #expect(errors.map(\.kind) == [.missing])
    }

    /// The reports that fail a test.
    private var errors: [FailureReport] { failures.reports.filter { $0.severity == .error } }
}
