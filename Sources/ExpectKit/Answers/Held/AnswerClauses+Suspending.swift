extension CheckedAnswerClauses {
    /// Holds the next call of the chain until the test resumes it.
    ///
    /// The requirement must be `async`. A call of a synchronous requirement is reported here. For a completion
    /// handler, use ``PendingCompletion``.
    ///
    /// - Parameters:
    ///   - limit: The longest time that a call waits for its answer. A call that waits longer is reported here, and
    ///     continues with the answer of an unexpected call.
    ///   - endsOnCancellation: Whether the call throws a `CancellationError` when its task is cancelled, if the
    ///     requirement may throw one. If not, the call ignores the cancellation, as a collaborator that finishes its
    ///     work does, and goes on waiting for the test. ``PendingCall/isCancelled`` tells the test of it in any case.
    /// - Returns: The call, which the test waits for and resumes. The test must keep it: a call whose `PendingCall`
    ///   is deallocated can never be resumed, and is reported.
    public func andSuspend(
        atMost limit: Duration = .seconds(60), endsOnCancellation: Bool = true,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> PendingCall<Invocation, Output, Failure> {
        suspend(
            atMost: limit, endsOnCancellation, CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}

extension UncheckedAnswerClauses {
    /// Holds the next call of the chain until the test resumes it.
    ///
    /// The requirement must be `async`. A call of a synchronous requirement is reported here.
    ///
    /// - Parameters:
    ///   - limit: The longest time that a call waits for its answer. A call that waits longer is reported here, and
    ///     continues with the answer of an unexpected call.
    ///   - endsOnCancellation: Whether the call throws a `CancellationError` when its task is cancelled, if the
    ///     requirement may throw one. If not, the call goes on waiting for the test.
    /// - Returns: The call, which the test must keep, waits for, and resumes.
    public func andSuspend(
        atMost limit: Duration = .seconds(60), endsOnCancellation: Bool = true,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> PendingCall<Invocation, Any, any Error> {
        suspend(
            atMost: limit, endsOnCancellation, CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}

extension AnswerClauses {
    fileprivate func suspend<Output, Failure>(
        atMost limit: Duration, _ endsOnCancellation: Bool, _ site: CallSite
    ) -> PendingCall<Invocation, Output, Failure> {
        let held = HeldAnswer(
            declaration: _declaration.declaration, limit: limit, endsOnCancellation: endsOnCancellation, site: site)
        _ = answer(with: [.held(held)], at: site)
        return PendingCall(held, engine: _declaration.receiver.engine)
    }
}
