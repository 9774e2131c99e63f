// The functions to which a typed mock forwards its calls. The `MockCall` determines the types of the result and of the
// error. They are inlinable, because only the mock's module knows the type of the `MockCall`, from which they take the call.

extension TypedMocking {
    /// Answers a call.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - makeDefault: What the call returns without an answer, instead of a registered or synthesized value.
    ///   - unchanged: The value of an `inout` argument before the call, if the requirement returns nothing. An allowed
    ///     call without an answer leaves the argument unchanged, and is not reported.
    /// - Returns: The declared answer, or a fallback if there is none (see <doc:answering-calls>).
    /// - Throws: The declared error; if there is no answer, possibly an ``UnansweredCallError``.
    @inlinable
    public func call<Arguments, Output, Failure: Error>(
        _ call: TypedCall<Invocation, Arguments, Output, Failure>,
        default makeDefault: @autoclosure () -> Output? = nil, unchanged: Output? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws(Failure) -> sending Output {
        try mock.answer(
            call.invocation, throwing: Failure.self, default: makeDefault, unchanged: { unchanged },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Answers a call, or forwards it to a real object.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - real: Calls the real object. It runs for `andForward()`, and in a partial mock for every call that no
    ///     declaration answers.
    /// - Returns: The declared answer, or the result of the real object.
    /// - Throws: The declared error, or that of the real object.
    @inlinable
    public func call<Arguments, Output, Failure: Error>(
        _ call: TypedCall<Invocation, Arguments, Output, Failure>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        forwardingTo real: () throws(Failure) -> Output
    ) throws(Failure) -> sending Output {
        try mock.call(
            call.invocation, fileID: fileID, filePath: filePath, line: line, column: column, forwardingTo: real)
    }

    /// Answers a call of an `async` requirement.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - makeDefault: What the call returns without an answer, instead of a registered or synthesized value.
    ///   - unchanged: The value of an `inout` argument before the call, if the requirement returns nothing. An allowed
    ///     call without an answer leaves the argument unchanged, and is not reported.
    /// - Returns: The declared answer, or a fallback if there is none (see <doc:answering-calls>).
    /// - Throws: The declared error; if there is no answer, possibly an ``UnansweredCallError``.
    @inlinable
    nonisolated(nonsending) public func call<Arguments, Output, Failure: Error>(
        _ call: TypedCall<Invocation, Arguments, Output, Failure>,
        default makeDefault: @autoclosure () -> Output? = nil, unchanged: Output? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async throws(Failure) -> sending Output {
        try await mock.answer(
            call.invocation, throwing: Failure.self, default: makeDefault, unchanged: { unchanged },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Answers a call of an `async` requirement, or forwards it to a real object.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - real: Calls the real object. It runs for `andForward()`, and in a partial mock for every call that no
    ///     declaration answers.
    /// - Returns: The declared answer, or the result of the real object.
    /// - Throws: The declared error, or that of the real object.
    @inlinable
    nonisolated(nonsending) public func call<Arguments, Output, Failure: Error>(
        _ call: TypedCall<Invocation, Arguments, Output, Failure>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        forwardingTo real: () async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        try await mock.call(
            call.invocation, fileID: fileID, filePath: filePath, line: line, column: column, forwardingTo: real)
    }

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
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        forwardingTo forward: (_RealObject<Real>) throws(Failure) -> Output
    ) throws(Failure) -> sending Output {
        try mock.answer(
            call.invocation, on: real, default: makeDefault, unchanged: { unchanged },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), forwardingTo: forward)
    }

    /// The same for the call of an `async` requirement.
    @inlinable
    nonisolated(nonsending) public func _call<Real, Arguments, Output, Failure: Error>(
        _ call: TypedCall<Invocation, Arguments, Output, Failure>, on real: _RealObject<Real>,
        default makeDefault: @autoclosure () -> Output? = nil, unchanged: Output? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        forwardingTo forward: (_RealObject<Real>) async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        try await mock.answer(
            call.invocation, on: real, default: makeDefault, unchanged: { unchanged },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), forwardingTo: forward)
    }
}
