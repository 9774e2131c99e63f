/// The values that a test gives to streams, and what became of them. A stream asks for its next value, so it is known
/// what the code under test has consumed.
///
/// Unchecked, because the values may have any type. The lock around the state guards them.
final class StreamFeed<Element>: OtherAnswer, @unchecked Sendable {
    /// Unchecked for the same reason: a value goes to one task.
    private enum Step: @unchecked Sendable {
        case value(Element)
        case end(Result<Void, any Error>)
    }

    private typealias WaitingTask = UnsafeContinuation<Step, Never>

    private struct Consumer {
        var count = 0
        /// Continues the tasks that ask for a value while there is none, by their numbers. Several tasks may iterate over one stream.
        var waiting: [(task: Int, proceed: WaitingTask)] = []
        var hasAsked = false
        /// Whether it got the end of the stream, was cancelled, or dropped the stream.
        var isOver = false
        /// Whether it gets no more values, because it waited too long.
        var hasExpired = false

        /// Returns what a task gets now; `nil` if it has to wait.
        mutating func step(
            of values: [Element], _ ending: Result<Void, any Error>?, for task: Int, _ proceed: WaitingTask
        ) -> Step? {
            hasAsked = true
            let end = hasExpired ? .success(()) : count == values.count ? ending : nil
            isOver = end != nil
            if let end { return .end(end) }
            if count == values.count {
                waiting.append((task, proceed))
                return nil
            }
            count += 1
            return .value(values[count - 1])
        }

        mutating func remove(_ task: Int) -> WaitingTask? {
            waiting.firstIndex { $0.task == task }.map { waiting.remove(at: $0).proceed }
        }

        mutating func removeAll() -> [WaitingTask] {
            defer { waiting = [] }
            return waiting.map(\.proceed)
        }
    }

    private struct State {
        var values: [Element] = []
        var ending: Result<Void, any Error>?
        var consumers: [Consumer] = []
        var lastTask = 0
        /// The waits of the test for the values to be consumed.
        var waits: [Wait] = []
        var isReported = false

        /// Whether each consumer has asked for values, and has come back for more or is over.
        var isConsumed: Bool {
            !consumers.isEmpty
                && consumers.allSatisfy {
                    $0.hasAsked && ($0.isOver || !$0.waiting.isEmpty && $0.count == values.count)
                }
        }

        /// Removes and returns the waits that are over.
        mutating func takeEndedWaits() -> [Wait] {
            guard isConsumed else { return [] }
            defer { waits = [] }
            return waits
        }
    }

    typealias Read = @Sendable () async throws -> Element?
    typealias Report = @Sendable (StreamProblem, FailureReport.Severity) -> Void

    private let state = Lock(State())
    private let limit: Duration
    private let make: (@escaping Read) -> Any
    private let report: Report

    init(limit: Duration, make: @escaping (@escaping Read) -> Any, report: @escaping Report) {
        (self.limit, self.make, self.report) = (limit, make, report)
    }

    /// Changes the state, continues the tasks that this wakes, and ends the waits of the test that are over.
    private func change<Change>(_ change: (inout State) -> Change, then proceed: (Change) -> Void = { _ in }) {
        let (result, waits) = state.withLock { (change(&$0), $0.takeEndedWaits()) }
        proceed(result)
        for wait in waits { wait.end(.met) }
    }

    var fact: AnswerFact { .value("a stream") }

    func outcome<Output, Failure: Error>(
        of _: Output.Type, throwing _: Failure.Type
    ) throws(UnfitAnswer) -> Result<Any, any Error> {
        let number = state.withLock { state in
            state.consumers.append(Consumer())
            return state.consumers.count - 1
        }
        let lease = Lease { [weak self] in self?.change { $0.consumers[number].isOver = true } }
        let read: Read = { [self] in
            defer { withExtendedLifetime(lease) {} }
            return try await next(number)
        }
        return .success(make(read))
    }

    /// Ends a consumer when the stream is deallocated.
    private final class Lease: Sendable {
        private let end: @Sendable () -> Void
        init(_ end: @escaping @Sendable () -> Void) { self.end = end }
        deinit { end() }
    }

    private func next(_ number: Int) async throws -> Element? {
        var timer: Task<Void, Never>?
        defer { timer?.cancel() }
        let task = state.withLock { state in
            state.lastTask += 1
            return state.lastTask
        }
        let step = await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in
                var step: Step?
                change { step = $0.consumers[number].step(of: $0.values, $0.ending, for: task, continuation) }
                if let step { return continuation.resume(returning: step) }
                // The handler has no effect on a task that does not wait yet.
                if Task.isCancelled { cancel(task, of: number) }
                timer = Task.detached { [weak self, limit] in
                    if (try? await Task.sleep(for: limit.forSleep)) != nil { self?.expire(task, of: number) }
                }
            }
        } onCancel: {
            cancel(task, of: number)
        }
        switch step {
        case .value(let value): return value
        case .end(.success): return nil
        case .end(.failure(let error)): throw error
        }
    }

    /// Ends the wait of a task that was cancelled. Other tasks may go on with the stream.
    private func cancel(_ task: Int, of number: Int) {
        change { state in
            let waiting = state.consumers[number].remove(task)
            if state.consumers[number].waiting.isEmpty { state.consumers[number].isOver = true }
            return waiting
        } then: {
            $0?.resume(returning: .end(.success(())))
        }
    }

    private func expire(_ task: Int, of number: Int) {
        change { state -> (tasks: [WaitingTask], isReported: Bool)? in
            guard let waiting = state.consumers[number].remove(task) else { return nil }
            defer { state.isReported = true }
            (state.consumers[number].hasExpired, state.consumers[number].isOver) = (true, true)
            return ([waiting] + state.consumers[number].removeAll(), state.isReported)
        } then: { expired in
            guard let expired else { return }
            if !expired.isReported { report(.notFinished(after: limit), .error) }
            for task in expired.tasks { task.resume(returning: .end(.success(()))) }
        }
    }

    /// Gives a value to all consumers, and returns whether the stream was open.
    func yield(_ value: Element) -> Bool {
        let woken = state.withLock { state -> [WaitingTask]? in
            guard state.ending == nil else { return nil }
            state.values.append(value)
            return state.consumers.indices.filter { !state.consumers[$0].waiting.isEmpty }.map { number in
                state.consumers[number].count += 1
                return state.consumers[number].waiting.removeFirst().proceed
            }
        }
        for consumer in woken ?? [] { consumer.resume(returning: .value(value)) }
        return woken != nil
    }

    @discardableResult
    func end(_ ending: Result<Void, any Error>) -> Bool {
        var isFirst = false
        change { state -> [WaitingTask] in
            guard state.ending == nil else { return [] }
            (state.ending, isFirst) = (ending, true)
            return state.consumers.indices.flatMap { number in
                if !state.consumers[number].waiting.isEmpty { state.consumers[number].isOver = true }
                return state.consumers[number].removeAll()
            }
        } then: { consumers in
            for consumer in consumers { consumer.resume(returning: .end(ending)) }
        }
        return isFirst
    }

    var isTerminated: Bool { state.withLock { !$0.consumers.isEmpty && $0.consumers.allSatisfy(\.isOver) } }

    func consumption() -> Wait { state.wait(addedTo: \.waits, unless: \.isConsumed) }

    /// Returns what was not consumed, unless a failure of the stream was reported. A failure is then reported.
    func unconsumed() -> StreamProblem? {
        state.withLock { state in
            if state.isReported || state.isConsumed { return nil }
            state.isReported = true
            if state.consumers.contains(where: { !$0.hasAsked }) { return .notConsumed(0, of: 0, isCalled: true) }
            let counts = state.consumers.map { $0.isOver ? state.values.count : $0.count }
            if let least = counts.min(), least == state.values.count { return .notAskedAgain }
            return .notConsumed(
                state.values.count - (counts.min() ?? 0), of: state.values.count, isCalled: !state.consumers.isEmpty)
        }
    }

    /// Ends the stream, because its test is over, and reports what was not consumed, as a warning.
    func abandon() {
        let isWorthAWarning = state.withLock { state in
            // A consumer that took all values may still work on the last one.
            state.consumers.contains { !$0.hasAsked || !$0.isOver && $0.count < state.values.count }
        }
        if isWorthAWarning, let problem = unconsumed() { report(problem, .warning) }
        end(.success(()))
    }
}
