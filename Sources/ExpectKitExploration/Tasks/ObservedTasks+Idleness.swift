import Dispatch
import ExpectKit

// When none of the tasks can continue.

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ObservedTasks {
    /// Whether code that the executor does not see has resumed a task.
    var hasForeignWork: Bool { foreignJobs > 0 }

    /// The number of jobs so far; `nil` while a job runs or waits for its turn.
    var steps: Int? {
        state.withLock { state in
            if !state.isParallel, state.jobStart != nil || !state.jobs.isEmpty { return nil }
            return state.jobCount
        }
    }

    /// How many jobs so far code that the executor does not see may have started.
    var foreignJobs: Int { state.withLock { JobHook.isInstalled ? $0.foreignJobs : $0.jobCount + 1 } }

    /// Returns a wait that ends when none of the tasks can continue.
    func idleness() -> Wait {
        let wait = Wait()
        let isIdle = state.withLock { state in
            if !state.isParallel {
                if state.idleWaits.isEmpty { state.jobCountAtStart = state.jobCount }
                state.idleWaits.append(wait)
            }
            return state.isParallel
        }
        if isIdle { wait.end(.met) } else { startAsking() }
        return wait
    }

    /// Starts to find out whether the executor is idle, unless this is in progress.
    func startAsking() {
        let starts = state.withLock { state in
            defer { (state.isAsking, state.quietRounds) = (true, 0) }
            return !state.isAsking
        }
        if starts { askMainQueue() }
    }

    /// Ends the waits for idleness after the main queue has run its present jobs, and has done so for several rounds
    /// without a new job.
    private func askMainQueue() {
        DispatchQueue.main.async {
            let (isIdle, isBlocked) = self.state.withLock { state in
                // A job still runs, longer than the main queue waits. The check starts again when the job ends.
                let isBlocked = state.jobStart != nil || state.isParallel
                state.isAsking = !isBlocked
                return (state.isIdleAfterRound(), isBlocked)
            }
            if isBlocked { return }
            if isIdle { self.endIdleWaits() } else { self.askMainQueue() }
        }
    }

    private func endIdleWaits() {
        let waits = state.withLock { state in
            defer { (state.idleWaits, state.isAsking, state.quietRounds) = ([], false, 0) }
            return state.idleWaits
        }
        // The waiting task is one of the closure, so its job must not count as foreign work.
        onThread { for wait in waits { wait.end(.met) } }
    }
}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ObservedTasks.State {
    /// Notes that the main queue has run its present jobs.
    ///
    /// - Returns: Whether the executor counts as idle.
    fileprivate mutating func isIdleAfterRound() -> Bool {
        quietRounds = jobs.isEmpty ? quietRounds + 1 : 0
        if quietRounds >= Self.quietRounds { return true }
        let hasTooManyJobs = jobCount - jobCountAtStart >= Self.maximumJobCount
        polls = polls || hasTooManyJobs
        return hasTooManyJobs
    }

    /// How many rounds of jobs the main queue must run without a job for the executor. So jobs of the main actor may
    /// enqueue each other that many times.
    private static var quietRounds: Int { 200 }

    /// After how many jobs the tasks count as idle. A task that polls, such as with `Task.yield()`, never stops. Its later
    /// calls count as those of code that is not observed. Not a time, so that it does not depend on the load of the machine.
    private static var maximumJobCount: Int { 2_000 }
}
