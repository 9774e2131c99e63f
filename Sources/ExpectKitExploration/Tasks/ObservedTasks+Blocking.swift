import Dispatch
import ExpectKit

// What happens if a task blocks its thread, or something blocks the main queue.

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ObservedTasks {
    /// Whether a job has run on the thread of the executor for some time.
    func isBlocked(for limit: Duration) -> Bool {
        state.withLock { $0.jobStart.map { $0.duration(to: .now) >= limit } ?? false }
    }

    /// Whether the current job certainly belongs to a task of the closure.
    var runsOwnJob: Bool { state.withLock { $0.runsOwnJob } }

    /// Whether a job has waited for its turn in the main queue for some time.
    func isMainQueueBlocked(for limit: Duration) -> Bool {
        state.withLock { state in
            guard state.jobStart == nil, let start = state.turnStart else { return false }
            return start.duration(to: .now) >= limit
        }
    }

    /// Lets jobs run in parallel, because one of them blocks its thread and may wait for another job.
    func runInParallel() {
        let (jobs, waits) = state.withLock { state in
            state.isParallel = true
            defer { (state.jobs, state.idleWaits) = ([], []) }
            return (state.jobs, state.idleWaits)
        }
        for (job, _) in jobs { runInParallel(job) }
        for wait in waits { wait.end(.met) }
    }

    /// Stops observing the tasks of a closure that can no longer finish. Their later jobs disturb no other closure.
    func leaveBehind() {
        finish()
        runInParallel()
    }

    /// Lets jobs run without a turn in the main queue, because something blocks it and may wait for one of them.
    func leaveMainQueue() {
        let count = state.withLock { state in
            state.isOffMainQueue = true
            return state.jobs.count
        }
        for _ in 0..<count { queue.async { self.runFirst() } }
    }

    /// Runs a job on a thread of its own.
    func runInParallel(_ job: UnownedJob) {
        DispatchQueue.global().async { self.run(job) }
    }
}
