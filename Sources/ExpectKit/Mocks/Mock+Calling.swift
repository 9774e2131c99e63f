// What a wrapper forwards its calls to: with and without a result, with and without a real object, waiting or
// not. The thrown type is that of the requirement, so `try` is written where the requirement throws.

extension Mock {
    /// Answers a call.
    ///
    /// - Parameters:
    ///   - invocation: What was called.
    ///   - throwing: The type of error that the requirement throws: `(any Error).self`, or a type of its own.
    ///   - makeDefault: What the call returns without an answer, in place of a synthesized value.
    /// - Returns: The answer that the test gave. A call without one is reported, and returns a default value.
    /// - Throws: The error that the test gave.
    public func call<Output, Failure: Error>(
        _ invocation: Invocation, throwing: Failure.Type = Never.self,
        default makeDefault: @autoclosure () -> Output? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) throws(Failure) -> sending Output {
        try engine.dispatcher.call(
            invocation, throwing: throwing, default: makeDefault,
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Answers a call that returns nothing.
    ///
    /// - Parameters:
    ///   - invocation: What was called.
    ///   - throwing: The type of error that the requirement throws: `(any Error).self`, or a type of its own.
    /// - Throws: The error that the test gave.
    public func call<Failure: Error>(
        _ invocation: Invocation, throwing: Failure.Type = Never.self,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) throws(Failure) {
        try engine.dispatcher.call(
            invocation, throwing: throwing, default: { () -> Void? in nil },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Answers a call, or asks a real object for the answer.
    ///
    /// - Parameters:
    ///   - invocation: What was called.
    ///   - real: Calls the real object. It runs for `andForward()`, and in a partial mock for every call that
    ///     nothing else answers.
    /// - Returns: The answer that the test or the real object gave.
    /// - Throws: The error that the test or the real object gave.
    public func call<Output, Failure: Error>(
        _ invocation: Invocation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column,
        forwardingTo real: () throws(Failure) -> Output
    ) throws(Failure) -> sending Output {
        try engine.dispatcher.call(
            invocation, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
            forwardingTo: real)
    }

    /// Answers a call of an `async` requirement.
    ///
    /// - Parameters:
    ///   - invocation: What was called.
    ///   - throwing: The type of error that the requirement throws: `(any Error).self`, or a type of its own.
    ///   - makeDefault: What the call returns without an answer, in place of a synthesized value.
    /// - Returns: The answer that the test gave. A call without one is reported, and returns a default value.
    /// - Throws: The error that the test gave.
    nonisolated(nonsending) public func call<Output, Failure: Error>(
        _ invocation: Invocation, throwing: Failure.Type = Never.self,
        default makeDefault: @autoclosure () -> Output? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async throws(Failure) -> sending Output {
        try await engine.dispatcher.call(
            invocation, throwing: throwing, default: makeDefault,
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Answers a call of an `async` requirement that returns nothing.
    ///
    /// - Parameters:
    ///   - invocation: What was called.
    ///   - throwing: The type of error that the requirement throws: `(any Error).self`, or a type of its own.
    /// - Throws: The error that the test gave.
    nonisolated(nonsending) public func call<Failure: Error>(
        _ invocation: Invocation, throwing: Failure.Type = Never.self,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async throws(Failure) {
        try await engine.dispatcher.call(
            invocation, throwing: throwing, default: { () -> Void? in nil },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Answers a call of an `async` requirement, or asks a real object for the answer.
    ///
    /// - Parameters:
    ///   - invocation: What was called.
    ///   - real: Calls the real object. It runs for `andForward()`, and in a partial mock for every call that
    ///     nothing else answers.
    /// - Returns: The answer that the test or the real object gave.
    /// - Throws: The error that the test or the real object gave.
    nonisolated(nonsending) public func call<Output, Failure: Error>(
        _ invocation: Invocation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column,
        forwardingTo real: () async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        try await engine.dispatcher.call(
            invocation, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
            forwardingTo: real)
    }
}
