/// The answers of a call of a mock in the quick form. An answer of the wrong type is reported at its line when the
/// call comes.
public protocol UncheckedAnswerClauses<Invocation>: AnswerClauses {}

extension UncheckedAnswerClauses {
    /// Returns values from consecutive calls.
    ///
    /// - Parameters:
    ///   - value: What the first call returns. A value of a type that the requirement does not return is
    ///     reported at this line when the call is made.
    ///   - more: What the calls after it return.
    @discardableResult
    public func andReturn<Value>(
        _ value: Value, _ more: Value...,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return answer(with: ([value] + more).map { .value($0) }, at: site)
    }

    /// Returns `nil` from the next call of the chain.
    ///
    /// - Parameter nothing: `nil`. The generic form cannot infer a type from it.
    @discardableResult
    public func andReturn(
        _ nothing: Never?,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return answer(with: [.value(nothing as Any)], at: site)
    }

    /// Returns nothing from the next call of the chain, such as before a call that throws.
    @discardableResult
    public func andReturn(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        answer(with: [.value(())], at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Throws an error from the next call of the chain.
    ///
    /// - Parameter error: The error to throw. An error that the requirement cannot throw is reported at this line
    ///   when the call is made.
    @discardableResult
    public func andThrow(
        _ error: any Error,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        answer(with: [.error(error)], at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Answers the next call of the chain with a closure.
    ///
    /// - Parameter action: The closure. It receives the call with its actual arguments, including closures. It runs
    ///   on the caller's thread, outside the mock's lock, and may call the same mock.
    @discardableResult
    public func andDo<Value>(
        _ action: @escaping (Invocation) throws -> Value,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return answer(with: [.action { try action(typedCall($0)) }], at: site)
    }

    /// Answers the next call of the chain with an asynchronous closure.
    ///
    /// The requirement must be `async`. A call of a synchronous requirement is reported here.
    ///
    /// - Parameter action: The closure. It receives the call with its actual arguments. It runs in the caller's task,
    ///   outside the mock's lock, and may call the same mock.
    @discardableResult
    public func andDo<Value>(
        _ action: nonisolated(nonsending) @escaping (Invocation) async throws -> Value,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return answer(with: [.asyncAction { try await action(typedCall($0)) }], at: site)
    }
}
