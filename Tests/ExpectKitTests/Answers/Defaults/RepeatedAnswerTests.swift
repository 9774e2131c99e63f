import Testing

@testable import ExpectKit

/// A failed call of a throwing requirement repeats a used answer before it throws an error, which would be a second failure.
@Suite struct RepeatedAnswerTests {
    private let shelf = MockShelf()
    private let stockroom = Stockroom()

    init() {
        // Other tests assert where a call came from.
        shelf.mock.engine.locked { $0.tracesLeft = 0 }
        stockroom.mock.engine.locked { $0.tracesLeft = 0 }
    }

    // MARK: A call too many

    @Test func aCallTooManyRepeatsTheAnswerOfItsExpectation() throws {
        shelf.expect(.load(id: 1)).andReturn("one")
        #expect(try [1, 1].map(shelf.load) == ["one", "one"])
        shelf.verify()
        #expect(shelf.kinds == [.surplus])
    }

    @Test func theLastAnswerOfAChainIsRepeated() throws {
        shelf.expect(.load(id: 1)).andReturn("a", "b")
        #expect(try [1, 1, 1, 1].map(shelf.load) == ["a", "b", "b", "b"])
    }

    @Test func aCallBeyondAWrittenCountRepeatsTheAnswer() throws {
        shelf.expect(.load(id: 1)).times(1).andReturn("one")
        #expect(try [1, 1].map(shelf.load) == ["one", "one"])
        shelf.verify()
        #expect(shelf.kinds == [.surplus])
    }

    @Test func anErrorIsRepeated() {
        shelf.expect(.load(id: 1)).andReturn("one").andThrow(ShelfError.gone)
        #expect(throws: Never.self) { try shelf.load(id: 1) }
        #expect(throws: ShelfError.gone) { try shelf.load(id: 1) }
        #expect(throws: ShelfError.gone) { try shelf.load(id: 1) }
        shelf.verify()
        #expect(shelf.kinds == [.surplus])
    }

    @Test func anUnusedAnswerThatAcceptsTheCallComesFirst() throws {
        shelf.expect(.load(id: 1)).andReturn("first")
        shelf.expect(.clear)
        shelf.expect(.load(id: 1)).andReturn("second")
        #expect(try [1, 1].map(shelf.load) == ["first", "second"])
        #expect(try shelf.load(id: 1) == "first")
    }

    // MARK: Another call of the same case

    @Test func anotherCallRepeatsTheAnswerOfTheNearestExpectation() throws {
        stockroom.expect(.find("tea", 1)).andReturn(10)
        stockroom.expect(.find("cup", 2)).andReturn(20)
        #expect(try [stockroom.find("tea", 1), stockroom.find("cup", 2)] == [10, 20])
        #expect(try stockroom.find("tea", 9) == 10)
        #expect(try stockroom.find("pot", 9) == 20)
    }

    @Test func theAnswerOfAStubOfTheSameCaseIsRepeated() throws {
        shelf.stub(.load(id: 1)).andReturn("old")
        shelf.stub(.load(id: 2)).andReturn("new", "newer")
        #expect(try shelf.load(id: 7) == "new")
        #expect(try [2, 2].map(shelf.load) == ["new", "newer"])
        shelf.verify()
        #expect(shelf.kinds == [.unexpected])
    }

    @Test func aRejectedCallRepeatsAnAnswerOfItsCase() throws {
        shelf.expect(.load(id: 1)).andReturn("one")
        shelf.reject(.load(id: 2))
        #expect(try [1, 2].map(shelf.load) == ["one", "one"])
        shelf.verify()
        #expect(shelf.kinds == [.rejected])
    }

    @Test func theAnswerOfAnotherCaseIsNotRepeated() {
        shelf.stub(.count).andReturn(3)
        #expect(throws: UnansweredCallError.self) { try shelf.load(id: 1) }
    }

    @Test func anExpectationWithoutAnAnswerRepeatsThatOfAnother() throws {
        shelf.expect(.load(id: 1)).andReturn("one")
        shelf.expect(.load(id: 2))
        #expect(try [1, 2].map(shelf.load) == ["one", "one"])
        shelf.verify()
        #expect(shelf.kinds == [.unanswered])
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

    @Test func anEarlierValueIsRepeatedInPlaceOfAClosure() throws {
        shelf.expect(.load(id: 1)).andReturn("one").andDo { _ in "two" }
        #expect(try [1, 1, 1].map(shelf.load) == ["one", "two", "one"])
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

    @Test(arguments: [MockMode.nice, .naggy]) func aModeThatThrowsNothingRepeatsNothing(mode: MockMode) throws
    {
        shelf.mode = mode
        shelf.expect(.load(id: 1)).andReturn("one")
        #expect(try [1, 1].map(shelf.load) == ["one", ""])
    }

    @Test func aRequirementThatDoesNotThrowRepeatsNothing() {
        shelf.expect(.count).andReturn(3)
        #expect([shelf.count, shelf.count] == [3, 0])
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
                == "Shelf: no answer for load(id: 1); the failure is reported when the mock is verified")
    }

    @Test func theErrorOfAnExpectationWithoutAnAnswerPointsAtIt() {
        shelf.expect(.load(id: 1)); let line = #line
        for _ in 0..<3 {
            let error = #expect(throws: UnansweredCallError.self) { try shelf.load(id: 1) }
            #expect(
                error?.description
                    == "Shelf: no answer for load(id: 1); the failure is reported at RepeatedAnswerTests.swift:\(line)"
            )
        }
        #expect(shelf.kinds == [.unanswered])
    }

    @Test func theErrorOfAWrongAnswerPointsAtTheAnswer() {
        shelf.stub(.load(id: 1)).andReturn(5); let line = #line
        let error = #expect(throws: UnansweredCallError.self) { try shelf.load(id: 1) }
        #expect(
            error?.description
                == "Shelf: no answer for load(id: 1); the failure is reported at RepeatedAnswerTests.swift:\(line)"
        )
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
