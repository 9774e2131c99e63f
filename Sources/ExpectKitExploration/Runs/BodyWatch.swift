import Dispatch
import ExpectKit

/// Runs the body of a test, and notices when it can no longer finish.
///
/// A body never returns if a continuation is not resumed, or if its tasks wait for each other. It runs in a task of its
/// own, so that the test can continue without it.
final class BodyWatch: Sendable {
    private let patience: Duration
    /// Counts what has happened in the body; `nil` while something is certain to happen.
    private let steps: @Sendable () -> Int?
    /// Returns a wait that ends when no observed task can continue.
    private let idleness: @Sendable () -> Wait
    /// The priority of the body, whose tasks wait for the same threads.
    private let priority = Task.currentPriority
    private let end = Wait()
    /// The waits of the body that end at a limit of their own, and report it. The body counts as busy meanwhile.
    private let limitedWaits = LimitedWaits()

    init(
        patience: Duration, steps: @escaping @Sendable () -> Int?,
        idleness: @escaping @Sendable () -> Wait = BodyWatch.isIdle
    ) {
        (self.patience, self.steps, self.idleness) = (patience, steps, idleness)
    }

    /// Runs a body in a task of its own.
    ///
    /// - Parameter cancelsCaller: Whether the current task is cancelled if the body cancels its task.
    /// - Returns: Whether the body has returned. If it can no longer finish, its tasks are left behind.
    func run(
        _ body: @escaping @Sendable () async throws -> Void, cancelsCaller: Bool = true
    ) async throws -> Bool {
        let isCancelled = Task.isCancelled
        let task = Task {
            defer { end.end(.met) }
            // The handler below may run only after the body.
            if isCancelled { withUnsafeCurrentTask { $0?.cancel() } }
            try await LimitedWaits.$current.withValue(limitedWaits) { try await body() }
        }
        let waits = LimitedWaits.begin()
        defer { waits?.end() }
        watch(after: steps())
        await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in end.onEnd { _ in continuation.resume() } }
        } onCancel: {
            task.cancel()
        }
        guard end.outcome == .met else { return false }
        if cancelsCaller, task.isCancelled { withUnsafeCurrentTask { $0?.cancel() } }
        try await task.value
        return true
    }

    /// Runs a synchronous body, which cannot be left behind.
    ///
    /// - Parameter report: Is called on another thread if the body can no longer finish.
    func run(_ body: () throws -> Void, reportingDelay report: @escaping @Sendable () -> Void) rethrows {
        end.onEnd { if $0 == .deadline { report() } }
        defer { end.end(.met) }
        let waits = LimitedWaits.begin()
        defer { waits?.end() }
        watch(after: steps(), isBlocking: true)
        try LimitedWaits.$current.withValue(limitedWaits, operation: body)
    }

    /// Ends the wait for the body if nothing happens in time. It looks several times, so that the time begins with the
    /// last step, and not with the first look after it.
    private func watch(after last: Int?, since start: ContinuousClock.Instant = .now, isBlocking: Bool = false) {
        DispatchQueue.global().asyncAfter(deadline: .now() + patience.seconds / 4) { [weak self] in
            guard let self, end.outcome == nil else { return }
            guard let last, isStuck(after: last) else {
                return watch(after: steps(), isBlocking: isBlocking)
            }
            if start.duration(to: .now) < patience {
                return watch(after: last, since: start, isBlocking: isBlocking)
            }
            // A synchronous body waits for no turn, and may block the main thread.
            if isBlocking { return end.end(.deadline) }
            // A task may have waited for its turn, or for a thread, all the time.
            idleness().onEnd { _ in
                DispatchQueue.main.async {
                    // On another thread, because the tasks that the main queue starts may be observed, and count as steps.
                    DispatchQueue.global().async { self.endIfStuck(after: last) }
                }
            }
        }
    }

    /// Ends the wait for the body if nothing happens while other tasks get their turns.
    private func endIfStuck(after last: Int) {
        Task.detached(priority: priority) {
            for _ in 0..<Self.rounds { await Task.yield() }
            if self.isStuck(after: last) { self.end.end(.deadline) } else { self.watch(after: self.steps()) }
        }
    }

    /// How many turns other tasks get before the body counts as stuck.
    private static var rounds: Int { 20 }

    /// A wait that has ended, because nothing is observed.
    private static func isIdle() -> Wait {
        let wait = Wait()
        wait.end(.met)
        return wait
    }

    private func isStuck(after last: Int) -> Bool { steps() == last && limitedWaits.isEmpty }
}
