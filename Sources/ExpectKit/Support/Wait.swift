/// A wait of a test for a condition that calls meet, such as the arrival of a call.
///
/// It ends once: when the condition is met, at its deadline, or when the waiting task is cancelled.
package final class Wait: Sendable {
    /// The reason why a wait ended.
    package enum End: Sendable {
        case met
        case deadline
        case cancelled
    }

    private struct State {
        var end: End?
        var wake: (@Sendable (End) -> Void)?
    }

    private let state = Lock(State())

    package init() {}

    /// The reason why the wait ended; nil until it has ended.
    package var outcome: End? { state.withLock { $0.end } }

    /// Ends the wait. Only the first call has an effect.
    package func end(_ end: End) {
        let wake = state.withLock { state -> (@Sendable (End) -> Void)? in
            guard state.end == nil else { return nil }
            state.end = end
            defer { state.wake = nil }
            return state.wake
        }
        // Called after the lock is released, because a custom executor may run the waiting task inside this call.
        wake?(end)
    }

    /// Calls a closure when the wait ends, or at once if it has ended. Only the last closure is kept.
    package func onEnd(_ wake: @escaping @Sendable (End) -> Void) {
        let ended = state.withLock { state in
            if state.end == nil { state.wake = wake }
            return state.end
        }
        if let ended { wake(ended) }
    }

    /// Suspends the task until the wait ends, at the latest at a deadline.
    nonisolated(nonsending) func ended<Time: Clock<Duration>>(
        by deadline: Time.Instant, on clock: Time
    ) async -> End {
        if let outcome { return outcome }
        let timer = timer(at: deadline, on: clock)
        defer { timer.cancel() }
        return await LimitedWaits.during {
            await withTaskCancellationHandler {
                await withUnsafeContinuation { continuation in onEnd { continuation.resume(returning: $0) } }
            } onCancel: {
                end(.cancelled)
            }
        }
    }

    /// Starts a task that ends the wait at a deadline. It is detached, so that it does not depend on the current task.
    func timer<Time: Clock<Duration>>(at deadline: Time.Instant, on clock: Time) -> Task<Void, Never> {
        Task.detached {
            // A clock that throws ends the wait as well. The test would wait for ever otherwise.
            try? await clock.sleep(until: deadline, tolerance: nil)
            self.end(.deadline)
        }
    }
}

extension Clock where Duration == Swift.Duration {
    /// The end of a wait that begins now.
    ///
    /// A longer wait than anyone can wait for is shortened, because clocks trap on instants that they cannot count.
    func deadline(after limit: Duration) -> Instant {
        now.advanced(by: min(max(limit, .zero), Limits.Waiting.longest))
    }
}

extension Limits {
    /// The waits of a test.
    enum Waiting {
        /// The longest wait: 30 years.
        static let longest = Duration.seconds(1_000_000_000)
    }
}
