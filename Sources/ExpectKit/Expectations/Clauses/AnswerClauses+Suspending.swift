extension CheckedAnswerClauses {
    /// Holds the next call of the chain until the test resumes it.
    ///
    /// The requirement must be `async`; a call of one that is not is reported here. For a completion handler there
    /// is ``PendingCompletion``.
    ///
    /// - Parameter limit: How long a call waits at most for its answer. It is then reported here, and goes on with
    ///   the answer of an unexpected call.
    /// - Returns: The call, to be waited for and resumed. The test keeps it: a call whose `PendingCall` is deallocated
    ///   can never be resumed, and is reported.
    public func andSuspend(
        atMost limit: Duration = .seconds(60),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> PendingCall<Invocation, Output, Failure> {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return PendingCall(suspend(atMost: limit, at: site), receiver: _declaration.receiver)
    }
}

extension UncheckedAnswerClauses {
    /// Holds the next call of the chain until the test resumes it.
    ///
    /// The requirement must be `async`; a call of one that is not is reported here. For a completion handler there
    /// is ``PendingCompletion``.
    ///
    /// - Parameter limit: How long a call waits at most for its answer. It is then reported here, and goes on with
    ///   the answer of an unexpected call.
    /// - Returns: The call, to be waited for and resumed. The test keeps it: a call whose `PendingCall` is deallocated
    ///   can never be resumed, and is reported.
    public func andSuspend(
        atMost limit: Duration = .seconds(60),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> PendingCall<Invocation, Any, any Error> {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return PendingCall(suspend(atMost: limit, at: site), receiver: _declaration.receiver)
    }
}

extension AnswerClauses {
    fileprivate func suspend(atMost limit: Duration, at site: CallSite) -> HeldAnswer {
        let held = HeldAnswer(
            declaration: _declaration.index, epoch: _declaration.epoch, limit: limit, site: site)
        _ = answer(with: [.held(held)], at: site)
        return held
    }
}
