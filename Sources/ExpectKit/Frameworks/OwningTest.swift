#if canImport(Testing)
    import Testing
#endif

struct OwningTest: Sendable {
    /// Failures can be recorded in it from any thread.
    let context: any TaskContext

    #if canImport(Testing)
        /// They identify the test as its ID does, which takes 5,000 instructions for each mock and each declaration.
        let name: String
        private let line: SourceLocation
        /// The task of the test case: the cases of a parameterised test have the same line, but run in different tasks.
        private let task: Int?

        var identity: TestIdentity {
            var hasher = Hasher()
            hasher.combine(name)
            hasher.combine(line)
            return TestIdentity(test: hasher.finalize(), task: task)
        }

        /// The current test; nil outside of tests, and if the test is known already.
        init?(unlessIn known: OwningTest?) {
            guard let test = Test.current else {
                RunningTestCase.observe()
                return nil
            }
            (name, line) = (test.name, test.sourceLocation)
            task = withUnsafeCurrentTask { $0?.hashValue }
            if let known, known.task == task, known.line == line, known.name == name { return nil }
            // A context that kept the scope and the bound mocks would keep the mock for ever.
            context = MadeMocks.$current.withValue(nil) { $boundMocks.withValue([]) { currentTaskContext() } }
        }

        /// Whether the current code runs in another test. The cases of a parameterised test count as the same one.
        var isOtherThanCurrent: Bool { Test.current.map { $0.name != name || $0.sourceLocation != line } ?? false }
    #else
        var name: String { "" }
        var identity: TestIdentity? { nil }
        var isOtherThanCurrent: Bool { false }
        init?(unlessIn known: OwningTest?) { return nil }
    #endif
}

/// The tests that have declared something on a mock since its last reset.
struct DeclaringTests {
    /// A test, or the code outside of tests, without a name.
    struct Test: Equatable {
        var name: String?
        var testCase: Int?
    }

    private var phase: Int?
    private var last: Test?
    private var names: [String] = []
    private(set) var isShared = false
    /// The test case whose end verifies the mock, and whether it knew then that other tests share the mock.
    private var watching: (testCase: Int, isShared: Bool)?

    var words: String? { names.isEmpty ? nil : names.joined(separator: ", ") }

    /// Notes a declaration, in constant time. It returns whether the end of the test case has to be told of the mock.
    mutating func insert(_ test: Test, in phase: Int) -> Bool {
        if phase != self.phase { (self.phase, last, names, isShared) = (phase, nil, [], false) }
        if last == test { return false }
        isShared = last != nil
        last = test
        if let name = test.name, names.count < Limits.Reporting.declaringTests, !names.contains(name) {
            names.append(name)
        }
        guard let testCase = test.testCase, watching.map({ $0 != (testCase, isShared) }) ?? true else { return false }
        watching = (testCase, isShared)
        return true
    }
}

/// Runs closures later, on any thread, with the task locals of the task that created it. Swift Testing keeps the
/// running test in one, so a mock that is called on another thread reports to its test.
protocol TaskContext: AnyObject, Sendable {
    func perform(_ work: @escaping @Sendable () -> Void)

    /// Whether `perform` returns after the closure has run.
    var isImmediate: Bool { get }
}

func currentTaskContext() -> any TaskContext {
    if #available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) {
        InlineTaskContext()
    } else {
        QueuedTaskContext()
    }
}

/// Only a new task inherits task locals, from the task that creates it. So this context parks one, in microseconds.
@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) final class InlineTaskContext: TaskContext {
    var isImmediate: Bool { true }
    private let parent = Lock(ParkedTask())

    func perform(_ work: @escaping @Sendable () -> Void) {
        // A parked task runs once, so it spawns one for the work and the next one. The work runs without the lock.
        let own = parent.withLock { parent in
            let spawned = Lock<(own: ParkedTask, next: ParkedTask)?>(nil)
            parent.run { spawned.withLock { $0 = (ParkedTask(), ParkedTask()) } }
            guard let (own, next) = spawned.withLock({ $0 }) else { return ParkedTask?.none }
            parent = next
            return own
        }
        own?.run(work)
    }

    // A task that does not end is not freed.
    deinit { parent.withLock { $0 }.run {} }
}

/// A task that `run` resumes on the calling thread, once. It is the executor of the task, and keeps its only job. After
/// the job, the runtime restores the task in which the thread was before. The task retains its executor.
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
            state.work = work
            return state.job.take()
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

    // Closures that are already queued still run.
    deinit { queue.finish() }
}
