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
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> PendingCall<Invocation, Output, Failure> {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return PendingCall(
            suspend(atMost: limit, endsOnCancellation: endsOnCancellation, at: site),
            receiver: _declaration.receiver)
    }
}

extension UncheckedAnswerClauses {
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
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> PendingCall<Invocation, Any, any Error> {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return PendingCall(
            suspend(atMost: limit, endsOnCancellation: endsOnCancellation, at: site),
            receiver: _declaration.receiver)
    }
}

extension AnswerClauses {
    fileprivate func suspend(
        atMost limit: Duration, endsOnCancellation: Bool, at site: CallSite
    ) -> HeldAnswer {
        let held = HeldAnswer(
            declaration: _declaration.index, epoch: _declaration.epoch, limit: limit,
            endsOnCancellation: endsOnCancellation, site: site)
        _ = answer(with: [.held(held)], at: site)
        return held
    }
}
