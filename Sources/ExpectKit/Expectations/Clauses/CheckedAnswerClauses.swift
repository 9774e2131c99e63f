/// What a call of a typed mock is answered with. The compiler checks each answer.
public protocol CheckedAnswerClauses<Invocation, Output, Failure>: AnswerClauses {
    /// What the requirement returns.
    associatedtype Output
    /// What the requirement throws.
    associatedtype Failure: Error
}

extension CheckedAnswerClauses {
    /// Returns values from consecutive calls.
    ///
    /// Without a written count, the number of answers is the count. After the last one a stub, or an
    /// expectation with a larger count, returns the last one again.
    ///
    /// - Parameters:
    ///   - value: What the first call returns.
    ///   - more: What the calls after it return.
    @discardableResult
    public func andReturn(
        _ value: Output, _ more: Output...,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return answer(with: ([value] + more).map { .value($0) }, at: site)
    }

    /// Throws an error from the next call of the chain.
    ///
    /// - Parameter error: What to throw.
    @discardableResult
    public func andThrow(
        _ error: Failure,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return answer(with: [.error(error)], at: site)
    }

    /// Answers the next call of the chain with a closure.
    ///
    /// - Parameter action: What to do. It is given the call with its actual arguments, closures among them,
    ///   runs on the caller's thread and outside the engine's lock, and may call the same mock.
    @discardableResult
    public func andDo(
        _ action: @escaping (Invocation) throws(Failure) -> Output,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return answer(with: [.action { try action(typedCall($0)) }], at: site)
    }

    /// Answers the next call of the chain with a closure that may wait.
    ///
    /// The requirement must be `async`; a call of one that is not is reported here.
    ///
    /// - Parameter action: What to do. It is given the call with its actual arguments, runs in the caller's task
    ///   and outside the engine's lock, and may call the same mock.
    @discardableResult
    public func andDo(
        _ action: nonisolated(nonsending) @escaping (Invocation) async throws(Failure) -> Output,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return answer(with: [.asyncAction { try await action(typedCall($0)) }], at: site)
    }
}
