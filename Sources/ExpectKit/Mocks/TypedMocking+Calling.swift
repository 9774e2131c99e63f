// The functions to which a typed mock forwards its calls. The `MockCall` determines the types of the result and of the
// error. They are inlinable, because only the mock's module knows the type of the `MockCall`, from which they take the call.

extension TypedMocking {
    /// Answers a call.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - makeDefault: What the call returns without an answer, instead of a registered or synthesized value.
    ///   - unchanged: The value of an `inout` argument before the call, which an allowed call without an answer keeps.
    /// - Returns: The declared answer, or a fallback if there is none (see <doc:answering-calls>).
    /// - Throws: The declared error; if there is no answer, possibly an ``UnansweredCallError``.
    @inlinable public func call<Arguments, Output, Failure: Error>(
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
    ///   - real: Calls the real object: for `andForward()`, and in a partial mock for every call without an answer.
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
    ///   - unchanged: The value of an `inout` argument before the call, which an allowed call without an answer keeps.
    /// - Returns: The declared answer, or a fallback if there is none (see <doc:answering-calls>).
    /// - Throws: The declared error; if there is no answer, possibly an ``UnansweredCallError``.
    @inlinable nonisolated(nonsending) public func call<Arguments, Output, Failure: Error>(
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
    ///   - real: Calls the real object: for `andForward()`, and in a partial mock for every call without an answer.
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
    ///   - unchanged: The value of an `inout` argument before the call, which an allowed call without an answer keeps.
    ///   - forward: Calls the object in the box that it receives. It runs for `andForward()`, and in a partial mock for
    ///     every call that no declaration answers.
    /// - Returns: The declared answer, or the result of the real object.
    /// - Throws: The declared error, or that of the real object.
    @inlinable public func _call<Real, Arguments, Output, Failure: Error>(
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
    @inlinable nonisolated(nonsending) public func _call<Real, Arguments, Output, Failure: Error>(
        _ call: TypedCall<Invocation, Arguments, Output, Failure>, on real: _RealObject<Real>,
        default makeDefault: @autoclosure () -> Output? = nil, unchanged: Output? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        forwardingTo forward: (_RealObject<Real>) async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        try await mock.answer(
            call.invocation, on: real, default: makeDefault, unchanged: { unchanged },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), forwardingTo: forward)
    }

    // A generated mock forwards calls with a nonescaping closure to these functions. The engine cannot keep the
    // closure, so the answer is the value that the closure is called with. If only the closure throws, a call fits both
    // forms, and the compiler has to choose the one in which only the closure throws. So the other one is disfavored.

    /// Answers a call with a nonescaping closure, and calls the closure with the answer; or forwards the call to the
    /// real object, if there is one. Only generated mocks use it.
    ///
    /// ```swift
    /// func read<T>(_ body: (Page) throws -> T) rethrows -> T {
    ///     try _call(.read, on: real) { try $0.object.read(body) } running: { page in try body(page) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - call: The call. Its answer is the value that the closure is called with.
    ///   - real: The box for the real object.
    ///   - forward: Calls the object in the box that it receives. The object calls the closure itself.
    ///   - run: Calls the closure with the answer, and returns what the requirement returns.
    /// - Returns: The result of the closure, or of the real object.
    /// - Throws: The error of the closure, or of the real object.
    public func _call<Real, Arguments, Answer, Output: ~Copyable, Failure: Error>(
        _ call: TypedCall<Invocation, Arguments, Answer, Never>, on real: _RealObject<Real>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        forwardingTo forward: (_RealObject<Real>) throws(Failure) -> Output,
        running run: (Answer) throws(Failure) -> Output
    ) throws(Failure) -> Output {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        if !real.isThere { return try run(mock.answer(call.invocation, throwing: Never.self, at: site)) }
        var forwarded: Result<Output, Failure>?
        // The real object calls the closure itself, so it has no answer for the call.
        let answer: Answer? = mock.answer(
            call.invocation, on: real, default: { mock.answerOfRefused(Answer.self) }, at: site
        ) { real in
            forwarded = Result { () throws(Failure) in try forward(real) }
            return nil
        }
        if let forwarded = forwarded.take() { return try forwarded.get() }
        guard let answer else { return try forward(real) }
        return try run(answer)
    }

    /// The same for a call that can throw: the test can also declare an error.
    @_disfavoredOverload public func _call<Real, Arguments, Answer, Output: ~Copyable, Failure: Error>(
        _ call: TypedCall<Invocation, Arguments, Answer, Failure>, on real: _RealObject<Real>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        forwardingTo forward: (_RealObject<Real>) throws(Failure) -> Output,
        running run: (Answer) throws(Failure) -> Output
    ) throws(Failure) -> Output {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        if !real.isThere { return try run(mock.answer(call.invocation, throwing: Failure.self, at: site)) }
        var forwarded: Output?
        let answer: Answer? = try mock.answer(
            call.invocation, on: real, default: { mock.answerOfRefused(Answer.self) }, at: site
        ) { real throws(Failure) in
            forwarded = try forward(real)
            return nil
        }
        if let forwarded = forwarded.take() { return forwarded }
        guard let answer else { return try forward(real) }
        return try run(answer)
    }

    /// The same for the call of an `async` requirement.
    nonisolated(nonsending) public func _call<Real, Arguments, Answer, Output: ~Copyable, Failure: Error>(
        _ call: TypedCall<Invocation, Arguments, Answer, Never>, on real: _RealObject<Real>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        forwardingTo forward: (_RealObject<Real>) async throws(Failure) -> Output,
        running run: (Answer) async throws(Failure) -> Output
    ) async throws(Failure) -> Output {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        // The caller waits for the closures, so nothing else uses the box meanwhile.
        nonisolated(unsafe) let real = real
        if !real.isThere { return try await run(mock.answer(call.invocation, throwing: Never.self, at: site)) }
        var forwarded: Result<Output, Failure>?
        let answer: Answer? = await mock.answer(
            call.invocation, on: real, default: { mock.answerOfRefused(Answer.self) }, at: site
        ) { real async -> Answer? in
            do throws(Failure) { forwarded = .success(try await forward(real)) } catch { forwarded = .failure(error) }
            return nil
        }
        if let forwarded = forwarded.take() { return try forwarded.get() }
        guard let answer else { return try await forward(real) }
        return try await run(answer)
    }

    /// The same for the call of an `async` requirement that can throw.
    @_disfavoredOverload
    nonisolated(nonsending) public func _call<Real, Arguments, Answer, Output: ~Copyable, Failure: Error>(
        _ call: TypedCall<Invocation, Arguments, Answer, Failure>, on real: _RealObject<Real>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        forwardingTo forward: (_RealObject<Real>) async throws(Failure) -> Output,
        running run: (Answer) async throws(Failure) -> Output
    ) async throws(Failure) -> Output {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        // The caller waits for the closures, so nothing else uses the box meanwhile.
        nonisolated(unsafe) let real = real
        if !real.isThere { return try await run(mock.answer(call.invocation, throwing: Failure.self, at: site)) }
        var forwarded: Output?
        let answer: Answer? = try await mock.answer(
            call.invocation, on: real, default: { mock.answerOfRefused(Answer.self) }, at: site
        ) { real async throws(Failure) in
            forwarded = try await forward(real)
            return nil
        }
        if let forwarded = forwarded.take() { return forwarded }
        guard let answer else { return try await forward(real) }
        return try await run(answer)
    }
}

extension Mock {
    /// The answer of a call whose closure must not run on the real object. A nice mock lets the object answer.
    fileprivate func answerOfRefused<Answer>(_ type: Answer.Type) -> Answer? {
        [.nice, .naggy].contains(mode) ? nil : _defaultValue(of: type)
    }
}
