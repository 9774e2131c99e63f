/// The completion handlers of calls, and the value with which the test resumes them.
///
/// Unchecked, because handlers and values may have any type. The lock around the state guards them. The test is
/// responsible for passing the value to another thread, as with every answer.
final class HeldCompletion<Value>: @unchecked Sendable {
    private struct State {
        var handlers: [(Value) -> Void] = []
        /// The number of calls so far.
        var calls = 0
        var value: Value?
        /// Calls the handlers in its order; `nil` if the test calls them.
        var schedule: (value: Value, take: Schedule)?
        /// Whether the `PendingCompletion` was deallocated before the test resumed it.
        var isAbandoned = false
        /// Whether handlers that the test did not call have been reported. Later ones are the same mistake.
        var isReported = false
        var receiver: (any CompletionReceiving)?
        var arrivals: [Wait] = []

        /// Notes that handlers were not called.
        ///
        /// - Returns: Whether it is the first time, which is reported.
        mutating func noteFailure() -> Bool {
            defer { isReported = true }
            return !isReported
        }
    }

    /// Takes a call, and a closure that calls its handler. Returns whether it will run the closure.
    typealias Schedule = (_ call: ArrivedCall, _ handler: @escaping () -> Void) -> Bool

    /// The line of the test that creates the `PendingCompletion`.
    let site: CallSite
    private let state = Lock(State())

    init(at site: CallSite) {
        self.site = site
    }

    var calls: Int { state.withLock { $0.calls } }
    var receiver: (any CompletionReceiving)? { state.withLock { $0.receiver } }

    /// Lets something else call the handlers, with a value.
    func hand(_ value: Value, to schedule: @escaping Schedule) {
        state.withLock { $0.schedule = (value, schedule) }
    }

    /// Stores the handler of a call, or calls it at once if there is a value.
    func hold(_ handler: @escaping (Value) -> Void) {
        if schedules(handler) { return }
        let (value, arrivals, abandonedBy) = state.withLock { state in
            state.calls += 1
            if state.value == nil { state.handlers.append(handler) }
            defer { state.arrivals = [] }
            let isReported = !state.isAbandoned || !state.noteFailure()
            return (state.value, state.arrivals, isReported ? nil : state.receiver)
        }
        for arrival in arrivals { arrival.end(.met) }
        if let value { handler(value) }
        abandonedBy?.reportNotResumed(1, heldAt: site)
    }

    /// Lets something else call a handler.
    ///
    /// - Returns: Whether something else calls the handlers.
    private func schedules(_ handler: @escaping (Value) -> Void) -> Bool {
        let (schedule, arrivals, receiver) = state.withLock { state in
            guard state.schedule != nil else { return (state.schedule, [Wait](), state.receiver) }
            state.calls += 1
            defer { state.arrivals = [] }
            return (state.schedule, state.arrivals, state.receiver)
        }
        guard let (value, take) = schedule else { return false }
        for arrival in arrivals { arrival.end(.met) }
        let call = receiver?.call ?? ArrivedCall(mock: "", words: "a completion handler")
        if !take(call, { handler(value) }) { handler(value) }
        return true
    }

    /// Stores the value, and calls the handlers on this thread after the lock is released.
    ///
    /// - Returns: Whether it is the first value.
    func resume(_ value: Value) -> Bool {
        let handlers = state.withLock { state -> [(Value) -> Void]? in
            guard state.value == nil, state.schedule == nil else { return nil }
            state.value = value
            defer { state.handlers = [] }
            return state.handlers
        }
        for handler in handlers ?? [] { handler(value) }
        return handlers != nil
    }

    /// Drops the handlers, because no one can call them any more, and reports them.
    func abandon() {
        let (count, receiver) = state.withLock { state in
            state.isAbandoned = state.value == nil && state.schedule == nil
            defer { state.handlers = [] }
            let isReported = state.handlers.isEmpty || !state.noteFailure()
            return (state.handlers.count, isReported ? nil : state.receiver)
        }
        if count > 0 { receiver?.reportNotResumed(count, heldAt: site) }
    }

    /// Returns a wait that ends when a call has arrived.
    func arrival() -> Wait {
        let wait = Wait()
        let isOver = state.withLock { state in
            if state.calls == 0 { state.arrivals.append(wait) }
            return state.calls > 0
        }
        if isOver { wait.end(.met) }
        return wait
    }
}

extension HeldCompletion: CompletionHolding {
    func attach(_ receiver: any CompletionReceiving) {
        state.withLock { $0.receiver = receiver }
    }
}

/// A holder of completion handlers in an expectation, which reports mistakes to the engine.
protocol CompletionHolding: Sendable {
    /// Sets the part of the engine that reports the mistakes.
    func attach(_ receiver: any CompletionReceiving)

    /// Drops the handlers, because no one can call them any more, and reports them.
    func abandon()
}

/// The part of the engine that reports mistakes with held completion handlers.
protocol CompletionReceiving: Sendable {
    /// The declared call.
    var call: ArrivedCall { get }

    /// Reports that the test resumed a handler a second time.
    func refuseSecondAnswer(at site: CallSite)

    /// Reports that a wait for a call timed out.
    func reportNotCalled(waited: Duration, at site: CallSite)

    /// Reports handlers that the test did not resume.
    func reportNotResumed(_ count: Int, heldAt site: CallSite)
}
