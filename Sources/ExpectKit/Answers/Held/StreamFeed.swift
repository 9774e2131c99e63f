/// The values that a test gives to streams, and what became of them.
///
/// Each call that is answered gets a stream of its own with all values, those from before the call among them. A stream asks for
/// its next value, so it is known what the code under test has consumed.
///
/// Unchecked, because the values may have any type. The lock around the state guards them.
final class StreamFeed<Element>: OtherAnswer, @unchecked Sendable {
    /// Unchecked for the same reason: a value goes to one task.
    private enum Step: @unchecked Sendable {
        case value(Element)
        case end(Result<Void, any Error>)
    }

    private struct Consumer {
        /// The number of values that it has got.
        var count = 0
        /// Continues the tasks that ask for a value while there is none, by their numbers. Several tasks may iterate over one stream.
        var waiting: [(task: Int, proceed: UnsafeContinuation<Step, Never>)] = []
        /// Whether it has asked for a value.
        var hasAsked = false
        /// Whether it got the end of the stream, was cancelled, or dropped the stream.
        var isOver = false
        /// Whether it gets no more values, because it waited too long.
        var hasExpired = false
    }

    private struct State {
        var values: [Element] = []
        var ending: Result<Void, any Error>?
        var consumers: [Consumer] = []
        var lastTask = 0
        /// The waits of the test for the values to be consumed.
        var waits: [Wait] = []
        /// Whether a failure of the stream has been reported.
        var isReported = false

        /// Whether each consumer has asked for values, and has come back for more or is over.
        var isConsumed: Bool {
            !consumers.isEmpty
                && consumers.allSatisfy {
                    $0.hasAsked && ($0.isOver || !$0.waiting.isEmpty && $0.count == values.count)
                }
        }

        /// Returns what a consumer gets now; `nil` if it has to wait.
        mutating func step(for number: Int) -> Step? {
            consumers[number].hasAsked = true
            consumers[number].isOver = false
            if !consumers[number].hasExpired, consumers[number].count < values.count {
                consumers[number].count += 1
                return .value(values[consumers[number].count - 1])
            }
            guard consumers[number].hasExpired || ending != nil else { return nil }
            consumers[number].isOver = true
            return .end(consumers[number].hasExpired ? .success(()) : ending ?? .success(()))
        }

        /// Removes a task of a consumer that waits.
        mutating func remove(_ task: Int, of number: Int) -> UnsafeContinuation<Step, Never>? {
            let place = consumers[number].waiting.firstIndex { $0.task == task }
            return place.map { consumers[number].waiting.remove(at: $0).proceed }
        }

        /// Removes all tasks of a consumer that wait.
        mutating func removeAll(of number: Int) -> [UnsafeContinuation<Step, Never>] {
            defer { consumers[number].waiting = [] }
            return consumers[number].waiting.map(\.proceed)
        }

        /// Returns the waits that are over.
        mutating func takeEndedWaits() -> [Wait] {
            guard isConsumed else { return [] }
            defer { waits = [] }
            return waits
        }
    }

    private let state = Lock(State())
    private let limit: Duration
    /// Makes the stream of a call from what gives its values.
    private let make: (@escaping @Sendable () async throws -> Element?) -> Any
    /// Reports a problem of the stream.
    private let report: @Sendable (StreamProblem, FailureReport.Severity) -> Void

    init(
        limit: Duration, make: @escaping (@escaping @Sendable () async throws -> Element?) -> Any,
        report: @escaping @Sendable (StreamProblem, FailureReport.Severity) -> Void
    ) {
        (self.limit, self.make, self.report) = (limit, make, report)
    }

    // MARK: Calls

    var fact: AnswerFact { .value("a stream") }

    func outcome<Output, Failure: Error>(
        of _: Output.Type, throwing _: Failure.Type
    ) throws(UnfitAnswer) -> Result<Any, any Error> {
        let number = state.withLock { state in
            state.consumers.append(Consumer())
            return state.consumers.count - 1
        }
        let lease = Lease { [weak self] in self?.drop(number) }
        let read: @Sendable () async throws -> Element? = { [self] in
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
                let (step, waits) = state.withLock { state in
                    let step = state.step(for: number)
                    if step == nil { state.consumers[number].waiting.append((task, continuation)) }
                    return (step, state.takeEndedWaits())
                }
                for wait in waits { wait.end(.met) }
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
        case .end(let ending):
            try ending.get()
            return nil
        }
    }

    /// Ends the wait of a task that was cancelled. Other tasks may go on with the stream.
    private func cancel(_ task: Int, of number: Int) {
        let (waiting, waits) = state.withLock { state in
            let waiting = state.remove(task, of: number)
            if state.consumers[number].waiting.isEmpty { state.consumers[number].isOver = true }
            return (waiting, state.takeEndedWaits())
        }
        waiting?.resume(returning: .end(.success(())))
        for wait in waits { wait.end(.met) }
    }

    private func drop(_ number: Int) {
        let waits = state.withLock { state in
            state.consumers[number].isOver = true
            return state.takeEndedWaits()
        }
        for wait in waits { wait.end(.met) }
    }

    private func expire(_ task: Int, of number: Int) {
        let expired = state.withLock {
            state -> (tasks: [UnsafeContinuation<Step, Never>], isReported: Bool, waits: [Wait])? in
            guard let waiting = state.remove(task, of: number) else { return nil }
            defer { state.isReported = true }
            let tasks = [waiting] + state.removeAll(of: number)
            (state.consumers[number].hasExpired, state.consumers[number].isOver) = (true, true)
            return (tasks, state.isReported, state.takeEndedWaits())
        }
        guard let expired else { return }
        if !expired.isReported { report(.notFinished(after: limit), .error) }
        for task in expired.tasks { task.resume(returning: .end(.success(()))) }
        for wait in expired.waits { wait.end(.met) }
    }

    // MARK: The test

    /// Gives a value to all consumers, and returns whether the stream was open.
    func yield(_ value: Element) -> Bool {
        let woken = state.withLock { state -> [UnsafeContinuation<Step, Never>]? in
            guard state.ending == nil else { return nil }
            state.values.append(value)
            return state.consumers.indices.compactMap { number in
                if state.consumers[number].waiting.isEmpty { return nil }
                state.consumers[number].count += 1
                return state.consumers[number].waiting.removeFirst().proceed
            }
        }
        for consumer in woken ?? [] { consumer.resume(returning: .value(value)) }
        return woken != nil
    }

    /// Ends the stream, and returns whether it was open.
    @discardableResult
    func end(_ ending: Result<Void, any Error>) -> Bool {
        let woken = state.withLock {
            state -> (consumers: [UnsafeContinuation<Step, Never>], waits: [Wait])? in
            guard state.ending == nil else { return nil }
            state.ending = ending
            let consumers = state.consumers.indices.flatMap { number in
                if !state.consumers[number].waiting.isEmpty { state.consumers[number].isOver = true }
                return state.removeAll(of: number)
            }
            return (consumers, state.takeEndedWaits())
        }
        guard let woken else { return false }
        for consumer in woken.consumers { consumer.resume(returning: .end(ending)) }
        for wait in woken.waits { wait.end(.met) }
        return true
    }

    /// Whether each consumer is over.
    var isTerminated: Bool {
        state.withLock { !$0.consumers.isEmpty && $0.consumers.allSatisfy(\.isOver) }
    }

    /// Returns a wait that ends when all values are consumed.
    func consumption() -> Wait {
        state.wait(addedTo: \.waits, unless: \.isConsumed)
    }

    /// Returns what was not consumed, unless a failure of the stream was reported. A failure is then reported.
    func unconsumed() -> StreamProblem? {
        state.withLock { state in
            if state.isReported || state.isConsumed { return nil }
            state.isReported = true
            if state.consumers.contains(where: { !$0.hasAsked }) {
                return .notConsumed(0, of: 0, isCalled: true)
            }
            let counts = state.consumers.map { $0.isOver ? state.values.count : $0.count }
            if let least = counts.min(), least == state.values.count { return .notAskedAgain }
            return .notConsumed(
                state.values.count - (counts.min() ?? 0), of: state.values.count,
                isCalled: !state.consumers.isEmpty)
        }
    }
}

/// A stream that is an answer, of any element.
protocol HeldStream {
    /// Ends the stream, because its test is over, and reports what was not consumed, as a warning.
    func abandon()
}

extension StreamFeed: HeldStream {
    func abandon() {
        let isWorthAWarning = state.withLock { state in
            // A consumer that took all values may still work on the last one.
            state.consumers.contains { !$0.hasAsked || !$0.isOver && $0.count < state.values.count }
        }
        if isWorthAWarning, let problem = unconsumed() { report(problem, .warning) }
        end(.success(()))
    }
}
