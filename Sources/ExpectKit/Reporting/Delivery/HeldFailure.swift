/// A failure that its test has received, and that is recorded only when its mock is verified.
///
/// When a call comes out of turn, it is unknown whether the expected call is missing, comes later, or was replaced. So the
/// failure waits for the verification, if one is certain, and is recorded once, with what the verification found out.
///
/// The mock, the scope of the test, a cancellation and the end of the process may all want to record it. The first one does.
final class HeldFailure: Sendable {
    private enum State {
        /// Nothing has held it, so the test framework records it at once.
        case free
        case held(FailureReport, slot: Int, record: @Sendable (FailureReport) -> Void)
        case recorded
    }

    private let state = Lock(State.free)

    /// Whether it was held. It may be recorded by now.
    var isHeld: Bool {
        state.withLock { state in
            if case .free = state { false } else { true }
        }
    }

    /// Holds the failure until it is recorded, on any thread. If this returns `false`, it has to be recorded now.
    func hold(
        _ failure: FailureReport, in test: String?, record: @escaping @Sendable (FailureReport) -> Void
    ) -> Bool {
        state.withLock { state in
            guard case .free = state,
                let slot = UnrecordedFailures.insert(self, words: failure.words(in: test))
            else { return false }
            state = .held(failure, slot: slot, record: record)
            return true
        }
    }

    /// Records the failure, by default as it was, unless that has happened. It returns whether it was recorded now.
    @discardableResult
    func record(_ verdict: FailureReport? = nil) -> Bool {
        let held = state.withLock { state in
            guard case .held(let failure, let slot, let record) = state else {
                return nil as (failure: FailureReport, slot: Int, record: @Sendable (FailureReport) -> Void)?
            }
            state = .recorded
            return (failure, slot, record)
        }
        guard let held else { return false }
        var failure = held.failure
        // Nothing holds it again, and it is final.
        failure.held = nil
        held.record(verdict ?? failure)
        UnrecordedFailures.remove(held.slot)
        return true
    }
}

/// The held failures of a test.
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

    /// Holds a failure until its mock is verified, if it may be held, and returns whether it is.
    func hold(_ failure: FailureReport) -> Bool {
        guard let held = failure.held else { return false }
        return failures.withLock { failures in
            guard failures != nil, held.hold(failure, in: test, record: record) else { return false }
            failures?.append(held)
            return true
        }
    }

    /// Records what is still held, as it was, and holds nothing more.
    func end() {
        let rest = failures.withLock { failures in
            defer { failures = nil }
            return failures ?? []
        }
        for failure in rest { failure.record() }
    }
}
