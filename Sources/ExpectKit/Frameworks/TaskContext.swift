/// The task locals of the task that made it, in which something can be run later, from anywhere.
///
/// Swift Testing keeps the running test in a task local, which detached tasks, queues and threads do not have.
/// A mock that is called there needs the test that made it.
protocol TaskContext: AnyObject, Sendable {
    /// Runs a closure with the task locals.
    func perform(_ work: @escaping @Sendable () -> Void)
}

/// Returns the context of the current task.
func currentTaskContext() -> any TaskContext {
    if #available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) {
        InlineTaskContext()
    } else {
        QueuedTaskContext()
    }
}

/// A context that runs what it is given before it returns, on the thread at hand.
///
/// Only a new task inherits task locals, and only from the task that makes it, so a task is made at once and
/// parked. It is cheap: a few microseconds.
@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
final class InlineTaskContext: TaskContext {
    private let seed = Lock(ParkedTask())

    func perform(_ work: @escaping @Sendable () -> Void) {
        // Under the lock a task only begets two others: one for this work, one for the next. Each caller then runs
        // its own work without the lock, as it may be code of the user's, which may call a mock.
        let own = seed.withLock { seed in
            let begotten = Lock<(own: ParkedTask, next: ParkedTask)?>(nil)
            seed.run { begotten.withLock { $0 = (ParkedTask(), ParkedTask()) } }
            guard let (own, next) = begotten.withLock({ $0 }) else { return ParkedTask?.none }
            seed = next
            return own
        }
        own?.run(work)
    }

    deinit {
        // A task that never ends would never be freed.
        seed.withLock { $0 }.run {}
    }
}

/// A task that waits to be run, once, on the thread that runs it.
///
/// It is the task's executor: it is handed the task's only job and keeps it. The runtime restores the task that
/// the thread was in, if any, when the job is done. The task keeps its executor, so nothing else needs to.
@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
private final class ParkedTask: TaskExecutor {
    private let job = Lock<UnownedJob?>(nil)
    private let work = Lock<(@Sendable () -> Void)?>(nil)

    init() {
        Task(executorPreference: self) { self.work.withLock { $0 }?() }
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        self.job.withLock { $0 = job }
    }

    func run(_ work: @escaping @Sendable () -> Void) {
        self.work.withLock { $0 = work }
        let job = job.withLock { job in
            defer { job = nil }
            return job
        }
        job?.runSynchronously(on: asUnownedTaskExecutor())
    }
}

/// A context for systems on which a task cannot choose where it runs: the work is done soon, in order.
final class QueuedTaskContext: TaskContext {
    private let queue: AsyncStream<@Sendable () -> Void>.Continuation

    init() {
        let (works, queue) = AsyncStream<@Sendable () -> Void>.makeStream()
        self.queue = queue
        Task { for await work in works { work() } }
    }

    func perform(_ work: @escaping @Sendable () -> Void) {
        queue.yield(work)
    }

    deinit {
        // What was queued is still done.
        queue.finish()
    }
}
