import Foundation

/// The number of calls of each thread and each task, a multiple of ten.
///
/// `.ci/run` sets a larger number, but not for the thread sanitizer, under which a call is ten times as slow and which needs
/// few calls to detect a race.
let callsOfEach = ProcessInfo.processInfo.environment["EXPECTKIT_CROWD_CALLS"].flatMap { Int($0) } ?? 2000

/// Runs work on threads and on tasks, and returns whether all of it ended.
///
/// The test only waits, for at most ten minutes: if it ran the work itself, it would hang with it, because a blocked
/// thread cannot be cancelled. The limit is far more than the work takes, so that it does not measure speed.
///
/// - Parameters:
///   - threads: Closures that each run on their own thread.
///   - tasks: Closures that each run in their own task.
func allEnd(
    threads: [@Sendable () -> Void], tasks: [@Sendable () async -> Void] = []
) async -> Bool {
    let open = DispatchGroup()
    for work in threads {
        open.enter()
        Thread {
            work()
            open.leave()
        }.start()
    }
    for work in tasks {
        open.enter()
        // With a high priority, because under the sanitizer other tests may use the threads for tasks for minutes.
        Task.detached(priority: .high) {
            await work()
            open.leave()
        }
    }
    return await withCheckedContinuation { ended in
        // Waits on another thread, because the test must not block a thread that its tasks may need.
        Thread {
            ended.resume(returning: open.wait(timeout: .now() + .seconds(600)) == .success)
        }.start()
    }
}

/// Lets another thread run, while this one waits for it.
func giveWay() { sched_yield() }
