/// A stream asks for its values, so it is known what was consumed. Unchecked, because the lock guards the values.
final class StreamFeed<Element>: OtherAnswer, @unchecked Sendable {
    private struct Consumer {
        var count = 0
        /// The tasks that ask for a value while there is none. Several tasks may iterate over one stream.
        var waiting: [(task: LogicalTime, continuation: UnsafeContinuation<Element?, any Error>)] = []
        var hasAsked = false
        var isOver = false
        /// Whether it gets no more values, because it waited too long.
        var hasExpired = false

        func waits(in task: LogicalTime) -> Bool { waiting.contains { $0.task == task } }

        /// Whether it has asked for values, and has come back after all of them, or is over.
        func hasConsumed(_ all: Int) -> Bool { hasAsked && (isOver || !waiting.isEmpty && count == all) }
    }

    private struct State {
        var values: [Element] = []
        var ending: Result<Void, any Error>?
        var consumers: [Consumer] = []
        var cancelled: [UnsafeContinuation<Element?, any Error>] = []
        var waits: [Wait] = []
        var isReported = false
        /// Whether the test is over, so that what it still does with the stream has no effect.
        var isAbandoned = false

        var isConsumed: Bool { !consumers.isEmpty && consumers.allSatisfy { $0.hasConsumed(values.count) } }

        mutating func takeContinuations() -> [() -> Void] {
            var continuations = cancelled.takeAll().map { task in { task.resume(returning: nil) } }
            for number in consumers.indices {
                while let result = nextResult(of: number) {
                    let continuation = consumers[number].waiting.removeFirst().continuation
                    continuations.append { continuation.resume(with: handOver(result)) }
                }
            }
            if isConsumed { continuations += waits.takeAll().map { wait in { wait.end(.met) } } }
            return continuations
        }

        /// Returns what the first waiting task of a consumer gets; `nil` if it has to wait.
        private mutating func nextResult(of number: Int) -> Result<Element?, any Error>? {
            let consumer = consumers[number]
            if consumer.waiting.isEmpty { return nil }
            let hasAll = consumer.count == values.count
            let end = consumer.hasExpired ? .success(()) : hasAll ? ending : nil
            consumers[number].isOver = end != nil
            if let end { return end.map { nil } }
            if hasAll { return nil }
            consumers[number].count += 1
            return .success(values[consumer.count])
        }
    }

    typealias Read = @Sendable () async throws -> Element?
    typealias Report = @Sendable (StreamProblem, FailureReport.Severity, CallSite) -> Void

    let report: Report
    private let state = Lock(State())
    private let limit: Duration
    private let site: CallSite
    private let make: (@escaping Read) -> Any

    init(limit: Duration, site: CallSite, make: @escaping (@escaping Read) -> Any, report: @escaping Report) {
        (self.limit, self.site, self.make, self.report) = (limit, site, make, report)
    }

    @discardableResult private func change<Change>(_ change: (inout State) -> Change) -> Change {
        let (result, continuations) = state.withLock { (change(&$0), $0.takeContinuations()) }
        for proceed in continuations { proceed() }
        return result
    }

    var fact: AnswerFact { .value("a stream") }
    var isRepeatable: Bool { false }

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
        // It identifies the task.
        let task = LogicalTime.now
        return try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { continuation in
                change { state in
                    state.consumers[number].hasAsked = true
                    state.consumers[number].waiting.append((task, continuation))
                }
                guard state.withLock({ $0.consumers[number].waits(in: task) }) else { return }
                // The handler has no effect on a task that does not wait yet.
                if Task.isCancelled { cancel(task, of: number) }
                timer = Task.detached { [weak self, limit] in
                    if (try? await Task.sleep(for: limit.forSleep)) != nil { self?.expire(task, of: number) }
                }
            }
        } onCancel: {
            cancel(task, of: number)
        }
    }

    /// Ends the wait of a task that was cancelled. Other tasks may go on with the stream.
    private func cancel(_ task: LogicalTime, of number: Int) {
        change { state in
            let index = state.consumers[number].waiting.firstIndex { $0.task == task }
            if let index { state.cancelled.append(state.consumers[number].waiting.remove(at: index).continuation) }
            if state.consumers[number].waiting.isEmpty { state.consumers[number].isOver = true }
        }
    }

    private func expire(_ task: LogicalTime, of number: Int) {
        let wasReported = state.withLock { state -> Bool? in
            guard state.consumers[number].waits(in: task) else { return nil }
            defer { state.isReported = true }
            (state.consumers[number].hasExpired, state.consumers[number].isOver) = (true, true)
            return state.isReported
        }
        guard let wasReported else { return }
        if !wasReported { report(.notFinished(after: limit), .error, site) }
        // The tasks that wait get the end only after the report.
        change { _ in }
    }

    /// Returns whether the stream was open. The library may have ended it before the test tears down.
    func yield(_ value: Element) -> Bool { changeIfOpen { $0.values.append(value) } }

    @discardableResult func end(_ ending: Result<Void, any Error>) -> Bool { changeIfOpen { $0.ending = ending } }

    private func changeIfOpen(_ body: (inout State) -> Void) -> Bool {
        change { state in
            if state.ending != nil { return state.isAbandoned }
            body(&state)
            return true
        }
    }

    var isTerminated: Bool { state.withLock { !$0.consumers.isEmpty && $0.consumers.allSatisfy(\.isOver) } }

    func consumption() -> Wait { state.wait(addedTo: \.waits, unless: \.isConsumed) }

    /// Returns what was not consumed, for its report. It is `nil` after a failure of the stream.
    func unconsumed() -> StreamProblem? {
        state.withLock { state in
            if state.isReported || state.isConsumed { return nil }
            state.isReported = true
            if state.consumers.contains(where: { !$0.hasAsked }) { return .notConsumed(0, of: 0) }
            let all = state.values.count
            guard let least = state.consumers.map({ $0.isOver ? all : $0.count }).min() else { return .notCalled }
            return least == all ? .notAskedAgain : .notConsumed(all - least, of: all)
        }
    }

    func abandon() {
        let isWorthAWarning = state.withLock { state in
            // A consumer that took all values may still work on the last one.
            state.consumers.contains { !$0.hasAsked || !$0.isOver && $0.count < state.values.count }
        }
        if isWorthAWarning, let problem = unconsumed() { report(problem, .warning, site) }
        change { state in
            if state.ending == nil { (state.ending, state.isAbandoned) = (.success(()), true) }
        }
    }
}
