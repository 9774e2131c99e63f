/// One wait for something that calls bring about. It ends once: when that has come, at its deadline, or when the
/// task that waits is cancelled.
final class Wait: Sendable {
    /// What ended a wait.
    enum End: Sendable {
        case met
        case deadline
        case cancelled
    }

    private struct State {
        var end: End?
        var wake: (@Sendable (End) -> Void)?
    }

    private let state = Lock(State())

    /// What ended it, if it has ended.
    var outcome: End? { state.withLock { $0.end } }

    /// Ends the wait; what comes after the first end changes nothing.
    func end(_ end: End) {
        let wake = state.withLock { state -> (@Sendable (End) -> Void)? in
            guard state.end == nil else { return nil }
            state.end = end
            defer { state.wake = nil }
            return state.wake
        }
        // Outside of the lock, as an executor of the user's may run what was waiting right here.
        wake?(end)
    }

    /// Has a closure called at the end, at once where the wait has ended.
    func onEnd(_ wake: @escaping @Sendable (End) -> Void) {
        let ended = state.withLock { state in
            if state.end == nil { state.wake = wake }
            return state.end
        }
        if let ended { wake(ended) }
    }

    /// Suspends the task until the wait ends, at the latest at a point in time.
    nonisolated(nonsending) func ended<Time: Clock<Duration>>(
        by deadline: Time.Instant, on clock: Time
    ) async -> End {
        if let outcome { return outcome }
        let timer = timer(at: deadline, on: clock)
        defer { timer.cancel() }
        return await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in onEnd { continuation.resume(returning: $0) } }
        } onCancel: {
            end(.cancelled)
        }
    }

    /// A task of its own, as nobody knows who else waits for the clock in the task at hand.
    func timer<Time: Clock<Duration>>(at deadline: Time.Instant, on clock: Time) -> Task<Void, Never> {
        Task.detached {
            // A clock that gives up must not leave the test waiting for ever, so every return is the deadline.
            try? await clock.sleep(until: deadline, tolerance: nil)
            self.end(.deadline)
        }
    }
}
