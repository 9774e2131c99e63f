/// The completion handlers that calls handed over, and the value that the test gives them.
///
/// It is unchecked, because handlers and values are of any type: a lock guards them, and the test hands a value over
/// as it does any answer.
final class HeldCompletion<Value>: @unchecked Sendable {
    private struct State {
        var handlers: [(Value) -> Void] = []
        /// How many calls have come.
        var calls = 0
        var value: Value?
        /// Whether nobody is left to give a value.
        var isAbandoned = false
        var receiver: (any CompletionReceiving)?
        var arrivals: [Wait] = []
    }

    /// Where the test made it.
    let site: CallSite
    private let state = Lock(State())

    init(at site: CallSite) {
        self.site = site
    }

    var calls: Int { state.withLock { $0.calls } }
    var receiver: (any CompletionReceiving)? { state.withLock { $0.receiver } }

    /// Takes the handler of a call, and calls it where the value is there already.
    func hold(_ handler: @escaping (Value) -> Void) {
        let (value, arrivals, orphan) = state.withLock { state in
            state.calls += 1
            if state.value == nil { state.handlers.append(handler) }
            defer { state.arrivals = [] }
            return (state.value, state.arrivals, state.isAbandoned ? state.receiver : nil)
        }
        for arrival in arrivals { arrival.end(.met) }
        if let value { handler(value) }
        orphan?.reportNotResumed(1, heldAt: site)
    }

    /// Calls the handlers, outside of the lock and on this thread.
    ///
    /// - Returns: Whether it was the first time.
    func resume(_ value: Value) -> Bool {
        let handlers = state.withLock { state -> [(Value) -> Void]? in
            guard state.value == nil else { return nil }
            state.value = value
            defer { state.handlers = [] }
            return state.handlers
        }
        for handler in handlers ?? [] { handler(value) }
        return handlers != nil
    }

    /// Gives the handlers up, as nobody is left to call them.
    func abandon() {
        let (count, receiver) = state.withLock { state in
            state.isAbandoned = state.value == nil
            defer { state.handlers = [] }
            return (state.handlers.count, state.receiver)
        }
        if count > 0 { receiver?.reportNotResumed(count, heldAt: site) }
    }

    /// Returns a wait that ends when a call has come.
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

/// A part of a declared call that is told who looks after it.
protocol CompletionHolding: Sendable {
    func attach(_ receiver: any CompletionReceiving)

    /// Gives the handlers up, as nobody is left to call them.
    func abandon()
}

/// The part of the engine that looks after held completion handlers.
protocol CompletionReceiving: Sendable {
    /// Reports that a handler was called a second time.
    func refuseSecondAnswer(at site: CallSite)

    /// Reports that a call was waited for in vain.
    func reportNotCalled(waited: Duration, at site: CallSite)

    /// Reports handlers that nobody called.
    func reportNotResumed(_ count: Int, heldAt site: CallSite)
}
