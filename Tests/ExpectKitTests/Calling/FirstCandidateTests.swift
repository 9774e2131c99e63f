import Testing

@testable import ExpectKit

/// Changes between the comparison of a call with its first candidate and its answer. The answer must then be the one of
/// the new state, and no declaration is compared twice.
struct FirstCandidateTests {
    private let interruption = Interruption()
    private let mock = Mock<Interrupted>("Shelf")

    init() { mock.reporter = interruption.failures }

    private func call(_ number: Int) -> Interrupted {
        Interrupted(number: number, interruption: interruption)
    }

    private var kinds: [FailureReport.Kind] { interruption.failures.reports.map(\.kind) }

    @Test func anotherCallTakesTheExpectationFirst() {
        mock.expect(call(1)).andReturn("first")
        mock.expect(call(1)).andReturn("second")
        let other = Shared("")
        interruption.next { [mock, call = call(1)] in
            let answer: String = mock.call(call)
            other.change { $0 = answer }
        }

        let answer: String = mock.call(call(1))

        #expect([other.value, answer] == ["first", "second"])
        mock.verify()
        #expect(kinds.isEmpty)
        // Each of the two calls is compared with the first expectation, and the outer one also with the second.
        #expect(interruption.comparisons == 3)
    }

    @Test func anotherCallTakesTheOnlyExpectationFirst() {
        mock.expect(call(1)).andReturn("first")
        interruption.next { [mock, call = call(1)] in _ = mock.call(call) as String }

        _ = mock.call(call(1)) as String

        mock.verify()
        // The call that came later took the expectation, so the order is no second mistake.
        #expect(kinds == [.surplus])
        #expect(mock.callCount(call(1)) == 2)
    }

    @Test func theLastCallIsTheOneThatArrivedLast() {
        var progress = Progress(isExpectation: true)
        for call in [2, 0, 1] { progress.take(call) }

        // A call that came between the others counts for no later expectation.
        #expect(progress.lastCall == 2)
        #expect(progress.calls == 3)
    }

    @Test func aResetComesFirst() {
        mock.expect(call(1)).andReturn("before")
        interruption.next { [mock, call = call(1)] in
            mock.reset()
            mock.expect(call).andReturn("after")
        }

        let answer: String = mock.call(call(1))

        #expect(answer == "after")
        #expect(mock.calls.map(\.number) == [1])
        mock.verify()
        #expect(kinds.isEmpty)
    }

    /// The call is still in the journal, so it does not arrive a second time.
    @Test func theDeclarationsAreForgottenFirst() {
        mock.expect(call(1)).andReturn("before")
        interruption.next { [mock, call = call(1)] in
            mock.forgetDeclarations()
            mock.expect(call).andReturn("after")
        }

        let answer: String = mock.call(call(1))

        #expect(answer == "after")
        #expect(mock.calls.map(\.number) == [1])
        mock.verify()
        #expect(kinds.isEmpty)
    }

    /// The second comparison finds an answer for a call that is not allowed.
    @Test func theDeclarationsAreForgottenBeforeTheReport() {
        mock.expect(call(1))
        interruption.next { [mock, interruption, call = call(2)] in
            interruption.next {
                mock.forgetDeclarations()
                mock.stub(call)
            }
        }

        mock.call(call(2))

        #expect(mock.calls.map(\.number) == [2])
        #expect(mock.completedCalls.map(\.number) == [2])
        mock.verify()
        #expect(kinds.isEmpty)
    }

    @Test func aNewerStubComesFirst() {
        mock.stub(call(1)).andReturn("old")
        interruption.next { [mock, call = call(1)] in mock.stub(call).andReturn("new") }

        let answer: String = mock.call(call(1))

        #expect(answer == "new")
        // The old stub is not asked again.
        #expect(interruption.comparisons == 2)
    }

    @Test func anExpectationComesBeforeAStubThatWasAskedFirst() {
        mock.stub(call(1)).andReturn("stub")
        interruption.next { [mock, call = call(1)] in mock.expect(call).andReturn("expectation") }

        let answer: String = mock.call(call(1))

        #expect(answer == "expectation")
        mock.verify()
        #expect(kinds.isEmpty)
    }

    @Test func aStateForbidsTheCallMeanwhile() {
        let door = MockStates("door", initially: "open")
        nonisolated(unsafe) let expected = mock.expect(call(1)).andReturn("in")
        interruption.next { _ = expected.when(door, "shut") }

        _ = mock.call(call(1)) as String

        #expect(kinds == [.outOfOrder])
    }

    @Test func theAnswerIsReplacedMeanwhile() {
        nonisolated(unsafe) let expected = mock.expect(call(1))
        interruption.next { _ = expected.andDo { _ in "done" } }

        let answer: String = mock.call(call(1))

        #expect(answer == "done")
        mock.verify()
        #expect(kinds.isEmpty)
    }

    @Test func anAnswerOfAnotherTypeIsConvertedOrRefused() {
        mock.expect(call(1)).andReturn("one")
        mock.expect(call(2)).andReturn(2)

        let optional: String? = mock.call(call(1))
        let wrong: String = mock.call(call(2))

        #expect(optional == "one" && wrong == "one")
        mock.verify()
        #expect(kinds == [.wrongAnswer])
    }

    @Test func aRejectionIsNoAnswer() {
        mock.reject(call(1))

        mock.call(call(1))

        #expect(kinds == [.rejected])
        #expect(interruption.comparisons == 1)
    }

    @Test func aMismatchIsNotComparedAgain() {
        for number in 1...3 { mock.stub(call(number)).andReturn("stub \(number)") }
        mock.expect(call(4)).andReturn("expectation")

        let answer: String = mock.call(call(1))

        #expect(answer == "stub 1")
        // The expectation, then the stubs from the newest to the one that accepts the call.
        #expect(interruption.comparisons == 4)
    }
}

/// Runs work in the middle of a comparison, and counts the comparisons.
private final class Interruption: Sendable {
    let failures = FailureRecorder()
    private let state = Lock<(work: (@Sendable () -> Void)?, comparisons: Int)>((nil, 0))

    var comparisons: Int { state.withLock { $0.comparisons } }

    /// Runs work in the next comparison, once.
    func next(_ work: @escaping @Sendable () -> Void) { state.withLock { $0.work = work } }

    func compared() {
        let work = state.withLock { state in
            defer { state.work = nil }
            state.comparisons += 1
            return state.work
        }
        work?()
    }
}

/// A call whose comparison can be interrupted.
private struct Interrupted: Equatable, Sendable {
    let number: Int
    let interruption: Interruption

    static func == (expected: Self, call: Self) -> Bool {
        expected.interruption.compared()
        return expected.number == call.number
    }
}
