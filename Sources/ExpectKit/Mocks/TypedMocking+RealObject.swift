// What a generated wrapper forwards its calls to. It may stand around a real object, or not.

extension TypedMocking {
    /// Answers a call, or asks the real object for the answer, if there is one. Only generated wrappers use it.
    ///
    /// - Parameters:
    ///   - call: What was called.
    ///   - real: The real object of a partial mock.
    ///   - makeDefault: What the call returns without an answer and without a real object.
    ///   - unchanged: What an `inout` argument is before the call, where the requirement returns nothing: a call that
    ///     is allowed and has no answer leaves it as it is, and needs none.
    ///   - forward: Calls the real object. It runs for `andForward()`, and in a partial mock for every call that
    ///     nothing else answers.
    /// - Returns: The answer that the test or the real object gave.
    /// - Throws: The error that the test or the real object gave.
    public func _call<Real, Output, Failure: Error>(
        _ call: MockCall<Invocation, Output, Failure>, on real: _RealObject<Real>,
        default makeDefault: @autoclosure () -> Output? = nil, unchanged: Output? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column,
        forwardingTo forward: () throws(Failure) -> Output
    ) throws(Failure) -> sending Output {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard real.isThere else {
            return try mock.engine.dispatcher.call(
                call.invocation, throwing: Failure.self, default: makeDefault, unchanged: unchanged, at: site)
        }
        return try mock.engine.dispatcher.call(
            call.invocation, unchanged: unchanged, at: site, forwardingTo: forward)
    }

    /// Answers a call of an `async` requirement, or asks the real object for the answer, if there is one. Only generated
    /// wrappers use it.
    ///
    /// - Parameters:
    ///   - call: What was called.
    ///   - real: The real object of a partial mock.
    ///   - makeDefault: What the call returns without an answer and without a real object.
    ///   - unchanged: What an `inout` argument is before the call, where the requirement returns nothing: a call that
    ///     is allowed and has no answer leaves it as it is, and needs none.
    ///   - forward: Calls the real object. It runs for `andForward()`, and in a partial mock for every call that
    ///     nothing else answers.
    /// - Returns: The answer that the test or the real object gave.
    /// - Throws: The error that the test or the real object gave.
    nonisolated(nonsending) public func _call<Real, Output, Failure: Error>(
        _ call: MockCall<Invocation, Output, Failure>, on real: _RealObject<Real>,
        default makeDefault: @autoclosure () -> Output? = nil, unchanged: Output? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column,
        forwardingTo forward: () async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard real.isThere else {
            return try await mock.engine.dispatcher.call(
                call.invocation, throwing: Failure.self, default: makeDefault, unchanged: unchanged, at: site)
        }
        return try await mock.engine.dispatcher.call(
            call.invocation, unchanged: unchanged, at: site, forwardingTo: forward)
    }
}
