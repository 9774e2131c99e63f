import ExpectKit

/// The executor of a run, on systems that have one.
struct RunExecutor {
    let observing: any RunObserving
    fileprivate let run: @Sendable (_ watch: BodyWatch, _ body: @escaping Body) async throws -> Bool

    typealias Body = @Sendable () async throws -> Void
}

/// Creates the executor of a run; `nil` before macOS 15 and iOS 18, where tasks cannot be observed.
///
/// The run of a search in the body of another one does not wait for the other to end.
///
/// - Parameter isInsideTest: Whether the current task is known to be one of a test. A detached task of a body is not
///   known to be one. A task of a test is not a detached one, though the executor of another test may run its job.
func newRunExecutor(isInsideTest: Bool) -> RunExecutor? {
    guard #available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) else { return nil }
    let tasks = ObservedTasks()
    let isNested = ObservedTasks.isInside || !isInsideTest && ObservedTasks.runsCurrentJob
    @Sendable func run(_ watch: BodyWatch, _ body: @escaping RunExecutor.Body) async throws -> Bool {
        let hasReturned = try await watch.run({ try await tasks.run(body) }, cancelsCaller: false)
        if !hasReturned { tasks.leaveBehind() }
        return hasReturned
    }
    return RunExecutor(observing: tasks) { watch, body in
        if isNested { return try await run(watch, body) }
        let waits = LimitedWaits.begin()
        defer { waits?.end() }
        return try await RunPermit.withPermit { try await run(watch, body) }
    }
}

extension RunExecutor? {
    /// Runs the body of a test on the executor. If the body cancels its task, only this run is cancelled.
    ///
    /// - Returns: Whether it has returned. If it can no longer finish, its tasks are left behind.
    func run(_ watch: BodyWatch, _ body: @escaping RunExecutor.Body) async throws -> Bool {
        if let self { try await self.run(watch, body) } else { try await watch.run(body, cancelsCaller: false) }
    }
}
