import Dispatch
import Foundation

/// A wait of a test for a condition that calls meet. It ends once: when the condition is met, at its deadline, or when the
/// waiting task is cancelled.
package final class Wait: Sendable {
    package enum End: Sendable { case met, deadline, cancelled }

    private struct State {
        var end: End?
        var wake: (@Sendable (End) -> Void)?
    }

    private let state = Lock(State())

    package init() {}

    /// `nil` until the wait has ended.
    package var outcome: End? { state.withLock { $0.end } }

    /// Ends the wait. Only the first call has an effect.
    package func end(_ end: End) {
        let wake = state.withLock { state -> (@Sendable (End) -> Void)? in
            guard state.end == nil else { return nil }
            state.end = end
            return state.wake.take()
        }
        // A custom executor may run the waiting task inside this call.
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
    nonisolated(nonsending) func ended<Time: Clock<Duration>>(by deadline: Time.Instant, on clock: Time) async -> End {
        if let outcome { return outcome }
        let timer = timer(at: deadline, on: clock)
        defer { timer.cancel() }
        let waits = LimitedWaits.begin()
        defer { waits?.end() }
        return await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in onEnd { continuation.resume(returning: $0) } }
        } onCancel: {
            end(.cancelled)
        }
    }

    /// Starts a task that ends the wait at a deadline, and does not depend on the current task.
    func timer<Time: Clock<Duration>>(at deadline: Time.Instant, on clock: Time) -> Task<Void, Never> {
        Task.detached {
            // A clock that throws ends the wait as well, which would have no end otherwise.
            try? await clock.sleep(until: deadline, tolerance: nil)
            self.end(.deadline)
        }
    }

    /// Blocks the thread until the wait ends, at the latest at a deadline. On the continuous clock it needs no timer task,
    /// so it ends even if it blocks the last thread of the pool.
    func blocked<Time: Clock<Duration>>(by deadline: Time.Instant, on clock: Time) -> End {
        if let outcome { return outcome }
        if clock is ContinuousClock, let deadline = deadline as? ContinuousClock.Instant {
            return blocked(atMost: ContinuousClock.now.duration(to: deadline))
        }
        let timer = timer(at: deadline, on: clock)
        defer { timer.cancel() }
        return blocked(atMost: nil)
    }

    private func blocked(atMost limit: Duration?) -> End {
        let waits = LimitedWaits.begin()
        defer { waits?.end() }
        if Thread.isMainThread {
            runMainLoop(until: limit.map { Date(timeIntervalSinceNow: $0.seconds) } ?? .distantFuture)
        } else {
            let semaphore = DispatchSemaphore(value: 0)
            onEnd { _ in semaphore.signal() }
            _ = semaphore.wait(timeout: limit.map { .now() + $0.seconds } ?? .distantFuture)
        }
        end(.deadline)
        return outcome ?? .deadline
    }

    /// Runs the main run loop until the wait ends, because code under test often finishes on the main thread.
    private func runMainLoop(until deadline: Date) {
        // A run loop without a source returns at once.
        let timer = Timer(fire: deadline, interval: 0, repeats: false) { _ in }
        RunLoop.main.add(timer, forMode: .default)
        defer { timer.invalidate() }
        // Work on the main queue wakes the loop, which then reads the outcome.
        onEnd { _ in DispatchQueue.main.async {} }
        while outcome == nil, Date() < deadline, RunLoop.main.run(mode: .default, before: deadline) {}
    }
}

extension Lock {
    /// Returns a new wait, which a list in the state keeps unless its condition is met already.
    func wait(addedTo list: WritableKeyPath<State, [Wait]>, unless isMet: (State) -> Bool) -> Wait {
        let wait = Wait()
        // Nothing waits yet, so ending the wait calls no closure.
        withLock { state in isMet(state) ? wait.end(.met) : state[keyPath: list].append(wait) }
        return wait
    }
}

extension Limits {
    enum Waiting {
        /// The longest wait: 30 years.
        static let longest = Duration.seconds(1_000_000_000)
    }
}

extension Clock where Duration == Swift.Duration {
    func deadline(after limit: Duration) -> Instant { now.advanced(by: max(limit, .zero).forSleep) }
}

extension Duration {
    package var seconds: TimeInterval { self / .seconds(1) }

    /// At most the longest wait, because clocks trap on instants that they cannot count.
    var forSleep: Duration { min(self, Limits.Waiting.longest) }
}

/// The main queue, on which the main actor runs. On Linux, another thread than the main thread may run it.
package enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        return mark
    }()

    package static var isRunning: Bool { DispatchQueue.getSpecific(key: mark) != nil }

    /// Whether the current code runs on the queue or the main thread, so that nothing else can run there meanwhile.
    static var isCurrent: Bool { Thread.isMainThread || isRunning }
}

/// Counts the waits that end at a limit of their own, and report it. Other code that waits for the test does not report
/// a second time meanwhile.
package final class LimitedWaits: Sendable {
    @TaskLocal package static var current: LimitedWaits?

    private let count = Lock(0)

    package init() {}

    package var isEmpty: Bool { count.withLock { $0 == 0 } }

    /// Counts a wait until ``end()``; `nil` if nothing counts the waits of the task.
    package static func begin() -> LimitedWaits? {
        current?.count.withLock { $0 += 1 }
        return current
    }

    package func end() { count.withLock { $0 -= 1 } }
}
