// The functions to which a mock forwards its calls. They throw what the requirement throws, so that a mock writes `try`
// only if the requirement throws.

extension Mock {
    /// Answers a call.
    ///
    /// - Parameters:
    ///   - invocation: The call.
    ///   - throwing: The type of error that the requirement throws, such as `(any Error).self`.
    ///   - makeDefault: What the call returns without an answer, instead of a registered or synthesized value.
    /// - Returns: The declared answer, or a fallback if there is none (see <doc:answering-calls>).
    /// - Throws: The declared error; if there is no answer, possibly an ``UnansweredCallError``.
    public func call<Output, Failure: Error>(
        _ invocation: Invocation, throwing: Failure.Type = Never.self,
        default makeDefault: @autoclosure () -> Output? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws(Failure) -> sending Output {
        try engine.dispatcher.call(
            invocation, throwing: throwing, default: makeDefault, unchanged: { nil },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { _ throws(Failure) in stopWithoutRealObject() }
    }

    /// Answers a call that returns nothing.
    ///
    /// - Parameters:
    ///   - invocation: The call.
    ///   - throwing: The type of error that the requirement throws, such as `(any Error).self`.
    /// - Throws: The declared error; if there is no answer, possibly an ``UnansweredCallError``.
    public func call<Failure: Error>(
        _ invocation: Invocation, throwing: Failure.Type = Never.self,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws(Failure) {
        try engine.dispatcher.call(
            invocation, throwing: throwing, default: { () -> Void? in nil }, unchanged: { nil },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { _ throws(Failure) in stopWithoutRealObject() }
    }

    /// Answers a call, or forwards it to a real object.
    ///
    /// - Parameters:
    ///   - invocation: The call.
    ///   - real: Calls the real object. It runs for `andForward()`, and in a partial mock for every call that no
    ///     declaration answers.
    /// - Returns: The declared answer, or the result of the real object.
    /// - Throws: The declared error, or that of the real object.
    public func call<Output, Failure: Error>(
        _ invocation: Invocation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        forwardingTo real: () throws(Failure) -> Output
    ) throws(Failure) -> sending Output {
        try engine.dispatcher.call(
            invocation, throwing: Failure.self, canForward: true, default: { nil }, unchanged: { nil },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { _ throws(Failure) in try real() }
    }

    /// Answers a call of an `async` requirement.
    ///
    /// - Parameters:
    ///   - invocation: The call.
    ///   - throwing: The type of error that the requirement throws, such as `(any Error).self`.
    ///   - makeDefault: What the call returns without an answer, instead of a registered or synthesized value.
    /// - Returns: The declared answer, or a fallback if there is none (see <doc:answering-calls>).
    /// - Throws: The declared error; if there is no answer, possibly an ``UnansweredCallError``.
    nonisolated(nonsending) public func call<Output, Failure: Error>(
        _ invocation: Invocation, throwing: Failure.Type = Never.self,
        default makeDefault: @autoclosure () -> Output? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async throws(Failure) -> sending Output {
        try await engine.dispatcher.call(
            invocation, throwing: throwing, default: makeDefault, unchanged: { nil },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { _ async throws(Failure) in stopWithoutRealObject() }
    }

    /// Answers a call of an `async` requirement that returns nothing.
    ///
    /// - Parameters:
    ///   - invocation: The call.
    ///   - throwing: The type of error that the requirement throws, such as `(any Error).self`.
    /// - Throws: The declared error; if there is no answer, possibly an ``UnansweredCallError``.
    nonisolated(nonsending) public func call<Failure: Error>(
        _ invocation: Invocation, throwing: Failure.Type = Never.self,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async throws(Failure) {
        try await engine.dispatcher.call(
            invocation, throwing: throwing, default: { () -> Void? in nil }, unchanged: { nil },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { _ async throws(Failure) in stopWithoutRealObject() }
    }

    /// Answers a call of an `async` requirement, or forwards it to a real object.
    ///
    /// - Parameters:
    ///   - invocation: The call.
    ///   - real: Calls the real object. It runs for `andForward()`, and in a partial mock for every call that no
    ///     declaration answers.
    /// - Returns: The declared answer, or the result of the real object.
    /// - Throws: The declared error, or that of the real object.
    nonisolated(nonsending) public func call<Output, Failure: Error>(
        _ invocation: Invocation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        forwardingTo real: () async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        try await engine.dispatcher.call(
            invocation, throwing: Failure.self, canForward: true, default: { nil }, unchanged: { nil },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { _ async throws(Failure) in try await real() }
    }
}

// The functions that the inlined code of a typed mock calls. `forward` calls the object in the box that it gets.

extension Mock {
    @usableFromInline
    func answer<Output, Failure: Error>(
        _ invocation: Invocation, throwing: Failure.Type, default makeDefault: () -> Output? = { nil },
        unchanged: () -> Output? = { nil }, at site: CallSite
    ) throws(Failure) -> sending Output {
        try engine.dispatcher.call(
            invocation, throwing: throwing, default: makeDefault, unchanged: unchanged, at: site
        ) { _ throws(Failure) in stopWithoutRealObject() }
    }

    @usableFromInline
    nonisolated(nonsending) func answer<Output, Failure: Error>(
        _ invocation: Invocation, throwing: Failure.Type, default makeDefault: () -> Output? = { nil },
        unchanged: () -> Output? = { nil }, at site: CallSite
    ) async throws(Failure) -> sending Output {
        try await engine.dispatcher.call(
            invocation, throwing: throwing, default: makeDefault, unchanged: unchanged, at: site
        ) { _ async throws(Failure) in stopWithoutRealObject() }
    }

    @usableFromInline
    func answer<Real, Output, Failure: Error>(
        _ invocation: Invocation, on real: _RealObject<Real>, default makeDefault: () -> Output? = { nil },
        unchanged: () -> Output? = { nil }, at site: CallSite,
        forwardingTo forward: (_RealObject<Real>) throws(Failure) -> Output
    ) throws(Failure) -> sending Output {
        if real.bypassesEngine { return handOver(try forward(real)) }
        return try engine.dispatcher.call(
            invocation, throwing: Failure.self, canForward: real.isThere, replacement: real.replacement,
            default: makeDefault, unchanged: unchanged, at: site
        ) { other throws(Failure) in try forward(other as? _RealObject<Real> ?? real) }
    }

    @usableFromInline
    nonisolated(nonsending) func answer<Real, Output, Failure: Error>(
        _ invocation: Invocation, on real: _RealObject<Real>, default makeDefault: () -> Output? = { nil },
        unchanged: () -> Output? = { nil }, at site: CallSite,
        forwardingTo forward: (_RealObject<Real>) async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        // Safe, because the box of a subclass contains nothing that another isolation domain could change.
        nonisolated(unsafe) let box = real
        if real.bypassesEngine { return handOver(try await forward(box)) }
        return try await engine.dispatcher.call(
            invocation, throwing: Failure.self, canForward: real.isThere, replacement: real.replacement,
            default: makeDefault, unchanged: unchanged, at: site
        ) { other async throws(Failure) in try await forward(other as? _RealObject<Real> ?? box) }
    }
}
