/// The answers of a call of a typed mock. The compiler checks each of them.
public protocol CheckedAnswerClauses<Invocation, Output, Failure>: AnswerClauses {
    /// The type that the requirement returns.
    associatedtype Output
    /// The type that the requirement throws.
    associatedtype Failure: Error
}

extension CheckedAnswerClauses {
    /// Returns values from consecutive calls.
    ///
    /// Unless a count is written, an expectation expects as many calls as it has answers. A stub, and an expectation
    /// with a larger count, repeat the last value.
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
    /// - Parameter error: The error to throw.
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
    /// - Parameter action: The closure. It receives the call with its actual arguments, including closures. It runs
    ///   on the caller's thread, outside the engine's lock, and may call the same mock.
    @discardableResult
    public func andDo(
        _ action: @escaping (Invocation) throws(Failure) -> Output,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return answer(with: [.action { try action(typedCall($0)) }], at: site)
    }

    /// Answers the next call of the chain with an asynchronous closure.
    ///
    /// The requirement must be `async`. A call of a synchronous requirement is reported here.
    ///
    /// - Parameter action: The closure. It receives the call with its actual arguments. It runs in the caller's task,
    ///   outside the engine's lock, and may call the same mock.
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
