import Dispatch
import ExpectKit

/// Decides the order in which the held calls of a run are answered.
///
/// See ``inEveryAnswerOrder(limit:replaying:patience:isolation:fileID:filePath:line:column:_:)``.
///
/// The body of a test receives a scheduler in each run. It uses the scheduler to hold the calls of mocks, and to answer
/// them:
///
/// ```swift
/// await inEveryAnswerOrder { answers in
///     let api = MockSearchAPI()
///     answers.hold(api)
///     api.stub(.search("a")).andReturn(["A"])
///     api.stub(.search("b")).andReturn(["B"])
///     let model = SearchModel(api: api)
///     async let first: Void = model.type("a")
///     async let second: Void = model.type("b")
///     await answers.answerAll()
///     _ = await (first, second)
///     #expect(model.results == ["B"])
/// }
/// ```
///
/// The name and the idea come from the scheduler of fast-check.
public final class AnswerScheduler: Sendable {
    struct State: Sendable {
        var queue: AnswerQueue
        /// The waits of the test for calls, with the number of calls that must wait.
        var arrivals: [(count: Int, wait: Wait)] = []
        var isAnswering = false
        /// When the test last answered a call, or began to answer.
        var lastProgress = ContinuousClock.now
        /// How many calls have come from a task or a thread that is not observed.
        var foreignCalls = 0
        /// Whether an earlier run had work that is not observed.
        let expectsForeignWork: Bool
        /// Whether a mistake with the calls was reported. Later mistakes may only follow from it.
        var isReported = false
        /// Whether the body of the run has returned. Its waiting calls are left to the end of the run.
        var hasBodyReturned = false
    }

    let state: Lock<State>
    let start = LogicalTime.now
    /// The executor of the run; `nil` on systems where tasks cannot be observed.
    let tasks: (any RunObserving)?
    /// How long the test waits for a call, and how long a call waits for its answer.
    let patience: Duration
    /// How long an order waits for another call.
    let delay: Duration
    let report: @Sendable (AnswerOrderProblem, CallSite?) -> Void

    init(
        _ plan: AnswerChoices.Plan, tasks: (any RunObserving)?, patience: Duration,
        delay: Duration = .seconds(1), expectsForeignWork: Bool = false,
        report: @escaping @Sendable (AnswerOrderProblem, CallSite?) -> Void
    ) {
        state = Lock(State(queue: AnswerQueue(plan), expectsForeignWork: expectsForeignWork))
        self.tasks = tasks
        self.patience = patience
        self.delay = delay
        self.report = report
        watchTasks()
    }

    /// Whether anything that is not observed has made a call or resumed a task.
    var hasForeignWork: Bool {
        state.withLock { $0.expectsForeignWork || $0.foreignCalls > 0 } || tasks?.hasForeignWork ?? true
    }

    /// A watch for the body of the run.
    func newWatch() -> BodyWatch {
        guard let tasks else { return BodyWatch(patience: patience) { self.steps } }
        return BodyWatch(patience: patience) {
            if let steps = self.steps, let jobs = tasks.steps { steps + jobs } else { nil }
        } idleness: {
            tasks.idleness()
        }
    }

    /// The number of arrivals and answers so far; `nil` while the test answers calls, or a call waits for its answer.
    private var steps: Int? {
        state.withLock { state in
            if state.isAnswering || !state.arrivals.isEmpty || !state.queue.waiting.isEmpty { return nil }
            return state.queue.arrived.count + state.queue.choices.made.count
        }
    }

    /// Lets the tasks run in parallel if one of them blocks the thread that all of them share, and without the main queue
    /// if something blocks that.
    ///
    /// The check runs on another thread, because no task can run on the blocked one.
    private func watchTasks() {
        guard tasks != nil else { return }
        DispatchQueue.global().asyncAfter(deadline: .now() + patience.seconds) { [weak self] in
            guard let self, let tasks, state.withLock({ $0.queue.isOpen && !$0.hasBodyReturned }) else {
                return
            }
            if tasks.isMainQueueBlocked(for: patience) {
                report(.mainQueueBlocked(after: patience), nil)
                tasks.leaveMainQueue()
            }
            guard tasks.isBlocked(for: patience) else { return watchTasks() }
            // The executor may have taken the job of another test, which the body cannot help.
            if tasks.runsOwnJob { reportFirst(.blocked(after: patience)) }
            tasks.runInParallel()
        }
    }

    /// Reports a problem, unless it may follow from an earlier one.
    func reportFirst(_ problem: AnswerOrderProblem) {
        let isFirst = state.withLock { state in
            defer { state.isReported = true }
            return !state.isReported
        }
        if isFirst { report(problem, nil) }
    }

    /// Adds a call, and ends the waits for it.
    ///
    /// - Returns: Its number; `nil` if it does not wait.
    func add(_ call: ArrivedCall, _ continuation: AnswerQueue.Continuation) -> Int? {
        let isForeign = !(tasks?.runsCurrentTask ?? false)
        let foreignJobs = tasks?.foreignJobs ?? 0
        let (number, waits) = state.withLock { state -> (Int?, [Wait]) in
            if isForeign { state.foreignCalls += 1 }
            let number = state.queue.add(
                call, continuation, .init(foreignWork: foreignJobs + state.foreignCalls))
            let count = state.queue.waiting.count
            let ended = state.arrivals.filter { $0.count <= count }.map(\.wait)
            state.arrivals.removeAll { $0.count <= count }
            return (number, ended)
        }
        for wait in waits { wait.end(.met) }
        if let number { watch(number) }
        return number
    }

    /// Ends the wait of a call if the test does not answer it in time.
    ///
    /// Tasks of the body that can continue may still answer it, even if they have waited for a thread all the time. So the
    /// time is over only when none of them can continue.
    private func watch(_ number: Int) {
        DispatchQueue.global().asyncAfter(deadline: .now() + patience.seconds) { [weak self] in
            guard let self, state.withLock({ $0.queue.waiting.contains(number) }) else { return }
            guard let tasks else { return expire(number) }
            // Not on the main queue, where the wait ends.
            tasks.idleness().onEnd { _ in
                DispatchQueue.global().async { self.expire(number) }
            }
        }
    }

    /// Ends all waits if a call has waited too long.
    func expire(_ number: Int) {
        let (words, again) = state.withLock { state -> ([String]?, Bool) in
            // The end of the run may take any time, because its task waits for a thread. That is no fault of the test.
            guard !state.hasBodyReturned, state.queue.waiting.contains(number) else { return (nil, false) }
            if state.isAnswering || !state.arrivals.isEmpty { return (nil, true) }
            if state.lastProgress.duration(to: .now) < patience { return (nil, true) }
            defer { state.isReported = true }
            return (state.isReported ? nil : state.queue.waitingWords, false)
        }
        if again { return watch(number) }
        guard let words else { return }
        report(.notAnswered(words, after: patience), nil)
        for continuation in state.withLock({ $0.queue.close() }) {
            // Handlers of code that is isolated to the main actor must be called there. Safe, because a handler is
            // passed on once, and not used here.
            if case .handler = continuation {
                nonisolated(unsafe) let continuation = continuation
                DispatchQueue.main.async { [self] in
                    if !state.withLock({ $0.hasBodyReturned }) { continuation.resume() }
                }
            } else {
                continuation.resume()
            }
        }
    }

    /// Notes that the body of the run has returned. Its completion handlers are no longer called.
    func endBody() { state.withLock { $0.hasBodyReturned = true } }

    /// Ends the run.
    ///
    /// - Parameter hasFailed: Whether the run has failed. Waiting calls may then follow from the failure, and are not
    ///   reported.
    func finish(hasFailed: Bool) {
        let words = state.withLock { state -> [String] in
            state.isReported || hasFailed ? [] : state.queue.waitingWords
        }
        if !words.isEmpty { report(.leftWaiting(words), nil) }
        for continuation in state.withLock({ $0.queue.close() }) {
            // The completion handlers belong to the body, which has returned.
            if case .handler = continuation { continue }
            continuation.resume()
        }
    }
}

extension AnswerScheduler: TurnTaking {
    package nonisolated(nonsending) func turn(of call: ArrivedCall, canThrowCancellation: Bool) async
        -> TurnEnd
    {
        guard let number = add(call, .arriving) else { return .answered }
        return await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in
                if let end = state.withLock({ $0.queue.park(number, continuation) }) {
                    continuation.resume(returning: end)
                }
            }
        } onCancel: {
            guard canThrowCancellation else { return }
            state.withLock { $0.queue.cancel(number) }?.resume(.cancelled)
        }
    }
}

/// Observes the tasks of a run.
protocol RunObserving: Sendable {
    /// Whether the current task, or the current thread, is one of the run.
    var runsCurrentTask: Bool { get }

    /// Whether code that is not observed has resumed a task.
    var hasForeignWork: Bool { get }

    /// How many jobs so far code that is not observed may have started.
    var foreignJobs: Int { get }

    /// Returns a wait that ends when none of the tasks can continue.
    func idleness() -> Wait

    /// Whether a task has run for some time without a suspension.
    func isBlocked(for limit: Duration) -> Bool

    /// Whether the task that runs is certainly one of the run.
    var runsOwnJob: Bool { get }

    /// Whether a task has waited for some time for its turn in the main queue.
    func isMainQueueBlocked(for limit: Duration) -> Bool

    /// The number of jobs so far; `nil` while a job runs or waits for its turn.
    var steps: Int? { get }

    /// Lets the tasks run in parallel, because one of them blocks its thread.
    func runInParallel()

    /// Lets the tasks run without a turn in the main queue, because something blocks it.
    func leaveMainQueue()
}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ObservedTasks: RunObserving {}
