// What a typed wrapper forwards its calls to. The token tells the result and the error, so that both are those
// of the requirement.

extension TypedMocking {
    /// Answers a call.
    ///
    /// - Parameters:
    ///   - call: What was called.
    ///   - makeDefault: What the call returns without an answer, in place of a synthesized value.
    ///   - unchanged: What an `inout` argument is before the call, where the requirement returns nothing: a call that
    ///     is allowed and has no answer leaves it as it is, and needs none.
    /// - Returns: The answer that the test gave. A call without one is reported, and returns a default value.
    /// - Throws: The error that the test gave.
    public func call<Output, Failure: Error>(
        _ call: MockCall<Invocation, Output, Failure>,
        default makeDefault: @autoclosure () -> Output? = nil, unchanged: Output? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) throws(Failure) -> sending Output {
        try mock.engine.dispatcher.call(
            call.invocation, throwing: Failure.self, default: makeDefault, unchanged: unchanged,
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Answers a call, or asks a real object for the answer.
    ///
    /// - Parameters:
    ///   - call: What was called.
    ///   - real: Calls the real object. It runs for `andForward()`, and in a partial mock for every call that
    ///     nothing else answers.
    /// - Returns: The answer that the test or the real object gave.
    /// - Throws: The error that the test or the real object gave.
    public func call<Output, Failure: Error>(
        _ call: MockCall<Invocation, Output, Failure>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column,
        forwardingTo real: () throws(Failure) -> Output
    ) throws(Failure) -> sending Output {
        try mock.engine.dispatcher.call(
            call.invocation, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
            forwardingTo: real)
    }

    /// Answers a call of an `async` requirement.
    ///
    /// - Parameters:
    ///   - call: What was called.
    ///   - makeDefault: What the call returns without an answer, in place of a synthesized value.
    ///   - unchanged: What an `inout` argument is before the call, where the requirement returns nothing: a call that
    ///     is allowed and has no answer leaves it as it is, and needs none.
    /// - Returns: The answer that the test gave. A call without one is reported, and returns a default value.
    /// - Throws: The error that the test gave.
    nonisolated(nonsending) public func call<Output, Failure: Error>(
        _ call: MockCall<Invocation, Output, Failure>,
        default makeDefault: @autoclosure () -> Output? = nil, unchanged: Output? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async throws(Failure) -> sending Output {
        try await mock.engine.dispatcher.call(
            call.invocation, throwing: Failure.self, default: makeDefault, unchanged: unchanged,
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Answers a call of an `async` requirement, or asks a real object for the answer.
    ///
    /// - Parameters:
    ///   - call: What was called.
    ///   - real: Calls the real object. It runs for `andForward()`, and in a partial mock for every call that
    ///     nothing else answers.
    /// - Returns: The answer that the test or the real object gave.
    /// - Throws: The error that the test or the real object gave.
    nonisolated(nonsending) public func call<Output, Failure: Error>(
        _ call: MockCall<Invocation, Output, Failure>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column,
        forwardingTo real: () async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        try await mock.engine.dispatcher.call(
            call.invocation, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
            forwardingTo: real)
    }
}
