import Testing

@testable import ExpectKit

/// A failed call of a throwing requirement repeats a used answer before it throws an error, which would be a second failure.
struct RepeatedAnswerTests {
    private let shelf = MockShelf()
    private let stockroom = Stockroom()

    init() {
        // Other tests assert where a call came from.
        shelf.mock.engine.locked { $0.tracesLeft = 0 }
        stockroom.mock.engine.locked { $0.tracesLeft = 0 }
    }

    /// Declarations, the calls of `load(id:)` after them, their answers, and the kinds of all failures.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let ids: [Int]
        let answers: [String]
        let kinds: [FailureReport.Kind]
        let declare: @Sendable (MockShelf) -> Void

        init(
            _ behavior: String, _ ids: [Int], _ answers: [String], _ kinds: [FailureReport.Kind],
            declare: @escaping @Sendable (MockShelf) -> Void
        ) {
            (testDescription, self.ids, self.answers, self.kinds) = (behavior, ids, answers, kinds)
            self.declare = declare
        }
    }

    private static let rows: [Row] = [
        Row("a call too many repeats the answer of its expectation", [1, 1], ["one", "one"], [.surplus]) {
            $0.expect(.load(id: 1)).andReturn("one")
        },
        Row(
            "the last answer of a chain is repeated", [1, 1, 1, 1], ["a", "b", "b", "b"],
            [.surplus, .surplus]
        ) {
            $0.expect(.load(id: 1)).andReturn("a", "b")
        },
        Row("a call beyond a written count repeats the answer", [1, 1], ["one", "one"], [.surplus]) {
            $0.expect(.load(id: 1)).times(1).andReturn("one")
        },
        Row(
            "an unused answer that accepts the call comes first", [1, 1, 1], ["first", "second", "first"],
            [.outOfOrder, .unexpected]
        ) {
            $0.expect(.load(id: 1)).andReturn("first")
            $0.expect(.clear)
            $0.expect(.load(id: 1)).andReturn("second")
        },
        Row(
            "the answer of a stub of the same case is repeated", [7, 2, 2], ["new", "new", "newer"],
            [.unexpected]
        ) {
            $0.stub(.load(id: 1)).andReturn("old")
            $0.stub(.load(id: 2)).andReturn("new", "newer")
        },
        Row("a rejected call repeats an answer of its case", [1, 2], ["one", "one"], [.rejected]) {
            $0.expect(.load(id: 1)).andReturn("one")
            $0.reject(.load(id: 2))
        },
        Row(
            "an expectation without an answer repeats that of another", [1, 2], ["one", "one"], [.unanswered]
        ) {
            $0.expect(.load(id: 1)).andReturn("one")
            $0.expect(.load(id: 2))
        },
        Row(
            "an earlier value is repeated in place of a closure", [1, 1, 1], ["one", "two", "one"],
            [.surplus]
        ) { $0.expect(.load(id: 1)).andReturn("one").andDo { _ in "two" } },
    ]

    @Test func aCallThatIsRepeatedAfterAnErrorUsesUpNoTraceOfAnotherCall() {
        let shelf = MockShelf()
        var left: Int { shelf.mock.engine.locked { $0.tracesLeft } }
        shelf.expect(.load(id: 1))
        _ = try? shelf.load(id: 1)
        let before = left
        for _ in 0..<5 { _ = try? shelf.load(id: 1) }
        #expect(left == before)
        _ = try? shelf.load(id: 2)
        #expect(left == before - 1)
    }

    @Test(arguments: rows) func aUsedAnswerIsRepeated(row: Row) throws {
        row.declare(shelf)
        #expect(try row.ids.map(shelf.load) == row.answers)
        shelf.verify()
        #expect(shelf.kinds == row.kinds)
    }

    // MARK: A call too many

    @Test func anErrorIsRepeated() {
        shelf.expect(.load(id: 1)).andReturn("one").andThrow(ShelfError.gone)
        #expect(throws: Never.self) { try shelf.load(id: 1) }
        #expect(throws: ShelfError.gone) { try shelf.load(id: 1) }
        #expect(throws: ShelfError.gone) { try shelf.load(id: 1) }
        shelf.verify()
        #expect(shelf.kinds == [.surplus])
    }

    // MARK: Another call of the same case

    @Test func anotherCallRepeatsTheAnswerOfTheNearestExpectation() throws {
        stockroom.expect(.find("tea", 1)).andReturn(10)
        stockroom.expect(.find("cup", 2)).andReturn(20)
        #expect(try [stockroom.find("tea", 1), stockroom.find("cup", 2)] == [10, 20])
        #expect(try stockroom.find("tea", 9) == 10)
        #expect(try stockroom.find("pot", 9) == 20)
    }

    @Test func theAnswerOfAnotherCaseIsNotRepeated() {
        shelf.stub(.count).andReturn(3)
        #expect(throws: UnansweredCallError.self) { try shelf.load(id: 1) }
    }

    @Test func theReportNamesTheExpectationOfARepeatedAnswer() throws {
        shelf.expect(.load(id: 1)).andReturn("one"); let line = #line
        #expect(try [1, 1].map(shelf.load) == ["one", "one"])
        let answer = try #require(shelf.failures.reports.first?.answer)
        #expect(answer.hasPrefix("\"one\", reused from "))
        #expect(answer.contains("RepeatedAnswerTests.swift:\(line)") || answer.contains("1 of 1"))
    }

    @Test func aRepeatedAnswerCountsAsNoCall() throws {
        shelf.expect(.load(id: 1)).times(2...).andReturn("one")
        shelf.expect(.clear)
        #expect(try [1, 1].map(shelf.load) == ["one", "one"])
        shelf.clear()
        #expect(try shelf.load(id: 2) == "one")
        shelf.verify()
        #expect(shelf.kinds == [.unexpected])
    }

    // MARK: Answers that are not repeated

    /// A closure that runs more often than the test allows could trap, as this one would.
    @Test func aUsedClosureDoesNotRunAgain() throws {
        var values = ["one"]
        shelf.expect(.load(id: 1)).andDo { _ in values.removeFirst() }
        #expect(try shelf.load(id: 1) == "one")
        #expect(throws: UnansweredCallError.self) { try shelf.load(id: 1) }
        shelf.verify()
        #expect(shelf.kinds == [.surplus])
    }

    @Test func aUsedForwardDoesNotCallTheRealObjectAgain() throws {
        stockroom.expect(.real).andForward()
        #expect(try stockroom.real() == 1)
        #expect(throws: UnansweredCallError.self) { try stockroom.real() }
        #expect(stockroom.realCalls == 1)
    }

    @Test func anAnswerOfAnotherTypeIsNotRepeated() {
        shelf.stub(.load(id: 1)).andReturn(5)
        #expect(throws: UnansweredCallError.self) { try shelf.load(id: 2) }
        #expect(shelf.kinds == [.unexpected])
    }

    @Test func theAnswerOfAResumedCallIsRepeated() async throws {
        let pending = stockroom.expect(.fetch).andSuspend()
        pending.resume(returning: 7)
        #expect(try await [stockroom.fetch(), stockroom.fetch()] == [7, 7])
        stockroom.verify()
        #expect(stockroom.failures.reports.map(\.kind) == [.surplus])
    }

    @Test func aCallTooManyDoesNotWaitForTheTest() async throws {
        let stockroom = Stockroom()
        let pending = stockroom.expect(.fetch).andSuspend()
        async let first = stockroom.fetch()
        await pending.waitUntilCalled()
        await #expect(throws: UnansweredCallError.self) { try await stockroom.fetch() }
        pending.resume(returning: 7)
        #expect(try await first == 7)
        #expect(stockroom.failures.reports.map(\.kind) == [.surplus])
    }

    @Test func aResetForgetsTheAnswers() throws {
        shelf.expect(.load(id: 1)).andReturn("one")
        #expect(try shelf.load(id: 1) == "one")
        shelf.reset()
        #expect(throws: UnansweredCallError.self) { try shelf.load(id: 1) }
    }

    @Test(arguments: [MockMode.nice, .naggy]) func aModeThatThrowsNothingRepeatsNothing(mode: MockMode) throws {
        shelf.mode = mode
        shelf.expect(.load(id: 1)).andReturn("one")
        #expect(try [1, 1].map(shelf.load) == ["one", ""])
    }

    @Test func aRequirementThatDoesNotThrowRepeatsAnAnswerInAStrictMockOnly() {
        shelf.expect(.count).andReturn(3)
        #expect([shelf.count, shelf.count] == [3, 3])
        shelf.nice()
        #expect(shelf.count == 0)
    }

    /// Two tasks that iterate over one stream would stop the process.
    @Test func aStreamIsNotRepeated() async throws {
        let mock = Mock<Int>("Shelf")
        let failures = FailureRecorder()
        mock.reporter = failures
        let stream = AsyncThrowingStream<Int, any Error> { $0.yield(1) }
        mock.expect(1).andReturn(stream)
        func items() -> AsyncThrowingStream<Int, any Error> { mock.call(1) }
        var (one, two) = (items().makeAsyncIterator(), items().makeAsyncIterator())
        #expect(try await one.next() == 1)
        #expect(try await two.next() == nil, "a default value, which has ended")
        #expect(failures.reports.map(\.kind) == [.surplus])
    }

    // MARK: Calls that return nothing

    @Test func aVoidCallTooManyRepeatsTheErrorOfItsExpectation() {
        stockroom.expect(.save(1)).andThrow(ShelfError.gone)
        for _ in 0..<2 { #expect(throws: ShelfError.gone) { try stockroom.save(1) } }
        #expect(throws: Never.self) { try stockroom.save(2) }
    }

    @Test func aVoidCallWithoutAnyDeclarationReturns() throws {
        try stockroom.save(1)
        stockroom.reject(.save(2))
        try stockroom.save(2)
        stockroom.verify()
        #expect(stockroom.failures.reports.map(\.kind) == [.unexpected, .rejected])
    }

    /// Code that calls in a loop until a call throws must not run forever.
    @Test func anErrorEndsAnEndlessLoop() {
        stockroom.reject(.save(1))
        stockroom.mock.reporter = NoReporter()
        var calls = 0
        #expect(throws: UnansweredCallError.self) {
            while calls < 100_000 {
                try stockroom.save(1)
                calls += 1
            }
        }
        #expect(calls == Limits.Deciding.repetitions)
    }

    // MARK: The text of the error

    @Test func theErrorOfALaterCallPointsAtTheVerification() {
        shelf.add("a")
        let error = #expect(throws: UnansweredCallError.self) { try shelf.load(id: 1) }
        #expect(
            error?.description
                == "follows from a failure that the verification reports: Shelf has no answer for load(id: 1)"
        )
    }

    @Test func theErrorOfAnExpectationWithoutAnAnswerPointsAtIt() {
        shelf.expect(.load(id: 1)); let line = #line
        for _ in 0..<3 {
            let error = #expect(throws: UnansweredCallError.self) { try shelf.load(id: 1) }
            #expect(
                error?.description
                    == "follows from the failure at Tests/ExpectKitTests/Answers/Defaults/RepeatedAnswerTests.swift:\(line): Shelf has no answer for load(id: 1)"
            )
        }
        #expect(shelf.kinds == [.unanswered])
    }

    @Test func theErrorOfAWrongAnswerPointsAtTheAnswer() {
        shelf.stub(.load(id: 1)).andReturn(5); let line = #line
        let error = #expect(throws: UnansweredCallError.self) { try shelf.load(id: 1) }
        #expect(
            error?.description
                == "follows from the failure at Tests/ExpectKitTests/Answers/Defaults/RepeatedAnswerTests.swift:\(line): Shelf has no answer for load(id: 1)"
        )
        #expect(shelf.kinds == [.wrongAnswer])
    }
}

private final class Stockroom: Mocking, @unchecked Sendable {
    enum Invocation: Equatable { case find(String, Int), save(Int), real, fetch }

    let mock = Mock<Invocation>("Stockroom")
    let failures = FailureRecorder()
    private(set) var realCalls = 0

    init() {
        mock.reporter = failures
    }

    func find(_ name: String, _ number: Int) throws -> Int {
        try mock.call(.find(name, number), throwing: (any Error).self)
    }
    func save(_ number: Int) throws { try mock.call(.save(number), throwing: (any Error).self) }
    func fetch() async throws -> Int { try await mock.call(.fetch, throwing: (any Error).self) }
    func real() throws -> Int {
        try mock.call(.real) { () throws -> Int in
            realCalls += 1
            return realCalls
        }
    }
}

/// Ignores all failures.
private struct NoReporter: FailureReporter {
    func report(_ failure: FailureReport) {}
}
