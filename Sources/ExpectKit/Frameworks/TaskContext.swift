/// The task locals of the task that created it, with which closures can be run later, on any thread. Swift Testing
/// keeps the running test in a task local, which detached tasks, queues and threads do not have. A mock that is called
/// there reports to the test that created it.
protocol TaskContext: AnyObject, Sendable {
    /// Runs a closure with the task locals.
    func perform(_ work: @escaping @Sendable () -> Void)

    /// Whether `perform` returns after the closure has run.
    var isImmediate: Bool { get }
}

/// Returns the context of the current task.
func currentTaskContext() -> any TaskContext {
    if #available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) {
        InlineTaskContext()
    } else {
        QueuedTaskContext()
    }
}

/// A context that runs closures synchronously, on the calling thread. Only a new task inherits task locals, and only
/// from the task that creates it. The context therefore creates a task at once and parks it, which takes a few
/// microseconds.
@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
final class InlineTaskContext: TaskContext {
    var isImmediate: Bool { true }
    private let parent = Lock(ParkedTask())

    func perform(_ work: @escaping @Sendable () -> Void) {
        // A parked task runs only once, so it spawns two others: one for this work, and one for the next call. Only that
        // happens under the lock; the work may be client code, which may call a mock.
        let own = parent.withLock { parent in
            let spawned = Lock<(own: ParkedTask, next: ParkedTask)?>(nil)
            parent.run { spawned.withLock { $0 = (ParkedTask(), ParkedTask()) } }
            guard let (own, next) = spawned.withLock({ $0 }) else { return ParkedTask?.none }
            parent = next
            return own
        }
        own?.run(work)
    }

    deinit {
        // A task that does not end is not freed.
        parent.withLock { $0 }.run {}
    }
}

/// A task that is suspended until `run` resumes it on the calling thread, once. It is the executor of the task, and
/// keeps the only job of the task instead of running it. When the job ends, the runtime restores the task in which the
/// thread was before, if any. The task retains its executor.
@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
private final class ParkedTask: TaskExecutor {
    private let state = Lock<(job: UnownedJob?, work: (@Sendable () -> Void)?)>((nil, nil))

    init() { Task(executorPreference: self) { self.state.withLock { $0.work }?() } }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        state.withLock { $0.job = job }
    }

    func run(_ work: @escaping @Sendable () -> Void) {
        let job = state.withLock { state in
            defer { state.job = nil }
            state.work = work
            return state.job
        }
        job?.runSynchronously(on: asUnownedTaskExecutor())
    }
}

/// A context for systems without task executors: closures run asynchronously, in order.
final class QueuedTaskContext: TaskContext {
    var isImmediate: Bool { false }
    private let queue: AsyncStream<@Sendable () -> Void>.Continuation

    init() {
        let (works, queue) = AsyncStream<@Sendable () -> Void>.makeStream()
        self.queue = queue
        Task { for await work in works { work() } }
    }

    func perform(_ work: @escaping @Sendable () -> Void) { queue.yield(work) }

    deinit {
        // Closures that are already queued still run.
        queue.finish()
    }
}
