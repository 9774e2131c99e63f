import Dispatch
import ExpectKit

/// An executor that runs the tasks of a closure, one job at a time, and knows when none of them can continue.
///
/// It runs the child tasks of the closure, because they inherit their task executor. It also takes the jobs that come
/// from its own jobs, such as those of unstructured tasks and of actors. Because only one job runs at a time, the order
/// of the jobs is repeatable.
///
/// The jobs of the main actor run on the main queue as usual. Each job of the executor waits for its turn in the main
/// queue as well, and the main queue waits while the job runs. The executor is idle when it has no job, and the main
/// queue has run the jobs that it had. A task that polls never stops, so the executor also counts as idle after very many
/// jobs.
///
/// It does not see threads, other dispatch queues, custom executors of actors, or tasks that sleep.
@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
final class ObservedTasks: TaskExecutor {
    /// The executor whose closure the current task belongs to.
    @TaskLocal static var current: ObservedTasks?

    struct State {
        /// The jobs that wait for their turn, and whether they certainly belong to tasks of the closure.
        var jobs: [(job: UnownedJob, isOwn: Bool)] = []
        /// Whether a check of the main queue for idleness is in progress.
        var isAsking = false
        /// When the current job started; `nil` if no job runs.
        var jobStart: ContinuousClock.Instant?
        /// Whether the current or the last job certainly belongs to a task of the closure.
        var runsOwnJob = false
        /// Since when the first of the waiting jobs could have started; `nil` if no job waits.
        var turnStart: ContinuousClock.Instant?
        var idleWaits: [Wait] = []
        /// The number of jobs so far.
        var jobCount = 0
        /// The number of jobs when the first of the waits for idleness began.
        var jobCountAtStart = 0
        /// How many rounds the main queue has run without a new job.
        var quietRounds = 0
        var hasStarted = false
        var isFinished = false
        /// Whether jobs run in parallel, because one of them blocks its thread.
        var isParallel = false
        /// Whether jobs do not wait for their turn in the main queue, because something blocks it.
        var isOffMainQueue = false
        /// Whether a task polls, so that the executor counts as idle while jobs run.
        var polls = false
        /// How often code that is not observed has resumed a task, or a job may come from a task that polls.
        var foreignJobs = 0
    }

    let state = Lock(State())
    let queue = DispatchQueue(label: "ExpectKit.ObservedTasks")

    // MARK: Taking jobs

    /// The executor whose job runs on the current thread.
    private static let running = ThreadReference<ObservedTasks>()

    /// What all executors share. Process-wide, because the hook of the runtime is.
    private struct Shared {
        /// The executors that run a closure. The last one takes the jobs that come from the main queue.
        var active: [ObservedTasks] = []
        /// The executors, by the addresses of their tasks.
        var owners: [UnsafeRawPointer: ObservedTasks] = [:]
    }
    private static let shared = Lock(Shared())

    /// Whether the current thread runs a job of the executor.
    private var isOnThread: Bool { Self.running.object === self }

    /// Whether the current task is known to be one of the closure. A task on the main actor is not on the thread of the
    /// executor, and a detached task has no task-local value.
    var runsCurrentTask: Bool { isOnThread || Self.current === self }

    /// Whether the current task is certain to belong to a closure.
    static var isInside: Bool { current != nil }

    /// Whether an executor runs the current job, which may be that of other code.
    static var runsCurrentJob: Bool { running.object != nil }

    /// Takes a job that the runtime enqueues for the global pool, if it belongs to an executor.
    ///
    /// The task that enqueues a job is not known while a task changes its executor, so a job also counts if it comes
    /// from the thread of the executor, or from the main queue. A job of other code that is taken by mistake runs
    /// normally, on this executor.
    static func take(_ job: UnownedJob) -> Bool {
        if let executor = running.object { return executor.take(job, isOwn: current === executor) }
        let (owner, active) = shared.withLock { ($0.owners[address(of: job)], $0.active.last) }
        if let owner {
            if !MainQueue.isRunning { owner.state.withLock { $0.foreignJobs += 1 } }
            return owner.take(job, isOwn: true)
        }
        guard let active, MainQueue.isRunning else { return false }
        return active.take(job, isOwn: current === active)
    }

    /// - Parameter isOwn: Whether the job certainly belongs to a task of the closure.
    /// - Returns: Whether the executor runs the job.
    private func take(_ job: UnownedJob, isOwn: Bool) -> Bool {
        guard !state.withLock({ $0.isFinished }) else { return false }
        let isKnown = Self.shared.withLock { shared in
            if isOwn { shared.owners[Self.address(of: job)] = self }
            return shared.owners[Self.address(of: job)] === self
        }
        add(job, isOwn: isKnown)
        return true
    }

    /// The address of a job, which is that of its task. It stays the same while the task exists.
    ///
    /// The bit cast is safe, because a job is a single pointer, and the address is only compared.
    private static func address(of job: UnownedJob) -> UnsafeRawPointer {
        unsafeBitCast(job, to: UnsafeRawPointer.self)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        // The first job comes from the caller.
        if !isOnThread, !MainQueue.isRunning {
            state.withLock { $0.foreignJobs += $0.hasStarted ? 1 : 0 }
        }
        add(job, isOwn: true)
    }

    /// Runs a job when it is its turn in the main queue, so that its order among the jobs of the main actor does not
    /// depend on the speed of threads.
    private func add(_ job: UnownedJob, isOwn: Bool) {
        let (isParallel, isOffMainQueue) = state.withLock { state in
            state.jobCount += 1
            if state.polls { state.foreignJobs += 1 }
            if !state.isParallel {
                state.jobs.append((job, isOwn))
                state.turnStart = state.turnStart ?? .now
            }
            return (state.isParallel, state.isOffMainQueue)
        }
        if isParallel { return runInParallel(job) }
        if isOffMainQueue { return queue.async { self.runFirst() } }
        DispatchQueue.main.async { self.runNext() }
    }

    // MARK: Running

    /// Runs a closure and its tasks on the executor.
    ///
    /// Tasks that still run when the closure returns continue on it.
    func run(_ body: @Sendable () async throws -> Void) async throws {
        // Before the first job, so that the first run of a process has the same order as the others.
        _ = JobHook.isInstalled
        Self.shared.withLock { $0.active.append(self) }
        try await withTaskExecutorPreference(self) {
            defer { finish() }
            try await Self.$current.withValue(self, operation: body)
        }
    }

    /// Stops taking jobs. Later jobs run where they would run without the executor.
    func finish() {
        state.withLock { $0.isFinished = true }
        // The last reference to another executor must not be released under the lock.
        let old = Self.shared.withLock { shared in
            defer {
                shared.owners = shared.owners.filter { $0.value !== self }
                shared.active.removeAll { $0 === self }
            }
            return shared
        }
        withExtendedLifetime(old) {}
    }

    /// Runs the next job on the thread of the executor, while the main queue waits for it.
    ///
    /// The main queue waits only for a second, because the job may wait for the main queue.
    private func runNext() {
        let isOver = DispatchSemaphore(value: 0)
        queue.async {
            self.runFirst()
            isOver.signal()
        }
        _ = isOver.wait(timeout: .now() + 1)
    }

    /// Runs the first of the waiting jobs.
    func runFirst() {
        let job = state.withLock { state -> UnownedJob? in
            guard !state.jobs.isEmpty else { return nil }
            (state.hasStarted, state.jobStart) = (true, .now)
            defer { state.turnStart = state.jobs.isEmpty ? nil : .now }
            let next = state.jobs.removeFirst()
            state.runsOwnJob = next.isOwn
            return next.job
        }
        guard let job else { return }
        run(job)
        let asksMainQueue = state.withLock { state in
            state.jobStart = nil
            return !state.isAsking && !state.idleWaits.isEmpty
        }
        if asksMainQueue { startAsking() }
    }

    func run(_ job: UnownedJob) {
        onThread { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }

    /// Runs a closure as if it were a job.
    func onThread(_ body: () -> Void) {
        let outer = Self.running.object
        Self.running.object = self
        body()
        Self.running.object = outer
    }
}
