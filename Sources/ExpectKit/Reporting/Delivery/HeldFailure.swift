/// A failure that its test has received, and that is recorded only when its mock is verified.
///
/// When a call is made out of turn, it is unknown whether the expected call is missing, is made later, or was
/// replaced. The verification finds it out, unless a cancellation, or the end of the test or of the process, is first.
final class HeldFailure: Sendable {
    private struct State {
        var isHeld = false
        /// What is left to be recorded, unless that has happened.
        var rest: (failure: FailureReport, slot: Int, record: @Sendable (FailureReport) -> Void)?
    }

    private let state = Lock(State())

    /// Whether it was held. If not, the test framework records it at once. It may be recorded by now.
    var isHeld: Bool { state.withLock { $0.isHeld } }

    /// Records the failure later, on any thread. If this returns `false`, it has to be recorded now.
    func hold(_ failure: FailureReport, in test: String?, record: @escaping @Sendable (FailureReport) -> Void) -> Bool {
        state.withLock { state in
            guard !state.isHeld, let slot = ProcessEnd.hold(self, words: failure.words(in: test)) else { return false }
            state = State(isHeld: true, rest: (failure, slot, record))
            return true
        }
    }

    /// Records the failure, by default as it was, unless that has happened. It returns whether it was recorded now.
    @discardableResult func record(_ verdict: FailureReport? = nil) -> Bool {
        let held = state.withLock { $0.rest.take() }
        guard case (var failure, let slot, let record)? = held else { return false }
        // Nothing holds it again, and it is final.
        failure.held = nil
        record(verdict ?? failure)
        ProcessEnd.release(slot)
        return true
    }
}

final class HeldFailures: Sendable {
    /// `nil` when nothing may be held any more.
    private let failures = Lock<[HeldFailure]?>([])
    private let test: String?
    private let record: @Sendable (FailureReport) -> Void

    /// - Parameter record: Records a failure in the test, on any thread.
    init(of test: String?, record: @escaping @Sendable (FailureReport) -> Void) {
        (self.test, self.record) = (test, record)
    }

    var isEmpty: Bool { failures.withLock { $0?.isEmpty ?? true } }

    func hold(_ failure: FailureReport) -> Bool {
        guard let held = failure.held else { return false }
        return failures.withLock { failures in
            guard failures != nil, held.hold(failure, in: test, record: record) else { return false }
            failures?.append(held)
            return true
        }
    }

    func end() {
        let rest = failures.withLock { $0.take() }
        for failure in rest ?? [] { failure.record() }
    }
}
