import ExpectKit

extension AnswerScheduler {
    /// Holds the calls of mocks until it is their turn to be answered.
    ///
    /// All calls of `async` requirements wait: those that an expectation or a stub answers, those that a nice mock
    /// ignores, and those that a partial mock forwards. These calls do not wait: unexpected calls that fail the test,
    /// calls that the test itself suspends with `andSuspend()`, and calls of synchronous requirements.
    ///
    /// If the task of a waiting call is cancelled, the call throws a `CancellationError` at once if its requirement can
    /// throw it.
    ///
    /// Make the mocks in the body. A mock that was made before the run fails the test, because it would keep the calls of
    /// earlier runs.
    ///
    /// - Parameter mocks: The mocks.
    public func hold(_ mocks: any TestDouble...) {
        for mock in mocks { holdCalls(of: mock) }
    }

    private func holdCalls(of mock: some TestDouble) {
        let mock = mock.namedEngine
        if mock.creation < start { reportFirst(.madeBeforeRun(mock: mock.name)) }
        mock.join()
        mock.changeGates { $0.turns = self }
    }
}

extension AnswerClauses {
    /// Holds the calls of this declaration until a scheduler answers them.
    ///
    /// ```swift
    /// api.stub(.search("a")).andReturn(["A"]).answered(by: answers)
    /// ```
    ///
    /// The requirement must be `async`. Calls of a synchronous requirement are answered at once; for completion handlers,
    /// use `PendingCompletion.answered(by:returning:)`.
    ///
    /// - Parameter scheduler: The scheduler of the run.
    @discardableResult
    public func answered(by scheduler: AnswerScheduler) -> Self {
        setTurns(scheduler)
        return self
    }
}

extension PendingCompletion {
    /// Lets a scheduler call the completion handlers, with a value.
    ///
    /// Each call with a handler waits for its turn like a call of an `async` requirement. The handler is called in the
    /// isolation of the body.
    ///
    /// ```swift
    /// let completion = PendingCompletion<[String]>().answered(by: answers, returning: ["A"])
    /// api.stub(.search("a", done: .held(by: completion)))
    /// ```
    ///
    /// - Parameters:
    ///   - scheduler: The scheduler of the run.
    ///   - value: The argument of the handlers; a tuple if they take several.
    /// - Returns: The completion itself.
    @discardableResult
    public func answered(by scheduler: AnswerScheduler, returning value: Value) -> Self {
        hand(value) { call, handler in scheduler.add(call, .handler(handler)) != nil }
        return self
    }
}
