// The functions to which a generated mock forwards its calls. It may wrap a real object. They are inlinable for the
// same reason as those of other typed mocks.

extension TypedMocking {
    /// Answers a call, or forwards it to the real object, if there is one. Only generated mocks use it.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - real: The box for the real object.
    ///   - makeDefault: What the call returns without an answer and without a real object.
    ///   - unchanged: The value of an `inout` argument before the call, if the requirement returns nothing. An allowed
    ///     call without an answer leaves the argument unchanged, and is not reported.
    ///   - forward: Calls the object in the box that it receives. It runs for `andForward()`, and in a partial mock for
    ///     every call that no declaration answers.
    /// - Returns: The declared answer, or the result of the real object.
    /// - Throws: The declared error, or that of the real object.
    @inlinable
    public func _call<Real, Arguments, Output, Failure: Error>(
        _ call: TypedCall<Invocation, Arguments, Output, Failure>, on real: _RealObject<Real>,
        default makeDefault: @autoclosure () -> Output? = nil, unchanged: Output? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column,
        forwardingTo forward: (_RealObject<Real>) throws(Failure) -> Output
    ) throws(Failure) -> sending Output {
        try mock.answer(
            call.invocation, on: real, default: makeDefault, unchanged: { unchanged },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
            forwardingTo: forward)
    }

    /// The same for the call of an `async` requirement.
    @inlinable
    nonisolated(nonsending) public func _call<Real, Arguments, Output, Failure: Error>(
        _ call: TypedCall<Invocation, Arguments, Output, Failure>, on real: _RealObject<Real>,
        default makeDefault: @autoclosure () -> Output? = nil, unchanged: Output? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column,
        forwardingTo forward: (_RealObject<Real>) async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        try await mock.answer(
            call.invocation, on: real, default: makeDefault, unchanged: { unchanged },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
            forwardingTo: forward)
    }
}
