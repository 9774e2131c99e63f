// What a generated wrapper forwards calls to that bring a closure which must not be kept. No engine can hold it, so that
// the answer is what the closure is called with. Its errors are the closure's own, whatever the call is answered with:
// of a requirement that rethrows, the token throws nothing. A token that throws nothing fits both forms; the one of the
// closure's errors comes first.

extension TypedMocking {
    /// Answers a call that brings a closure, and runs the closure with the answer; or asks the real object, if there
    /// is one. Only generated wrappers use it.
    ///
    /// ```swift
    /// func read<T>(_ body: (Page) throws -> T) rethrows -> T {
    ///     try _call(.read, on: real) { try real.object.read(body) } running: { page in try body(page) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - call: What was called. It is answered with what the closure is called with.
    ///   - real: The real object of a partial mock.
    ///   - forward: Calls the real object, which calls the closure itself.
    ///   - run: Calls the closure with the answer, and returns what the requirement returns.
    /// - Returns: What the closure, or the real object, returned.
    /// - Throws: What the closure threw.
    public func _call<Real, Answer, Output: ~Copyable, Failure: Error>(
        _ call: MockCall<Invocation, Answer, Never>, on real: _RealObject<Real>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column,
        forwardingTo forward: () throws(Failure) -> Output,
        running run: (Answer) throws(Failure) -> Output
    ) throws(Failure) -> Output {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard real.isThere else {
            return try run(
                mock.engine.dispatcher.call(call.invocation, throwing: Never.self, default: { nil }, at: site)
            )
        }
        var forwarded: Result<Output, Failure>?
        // The real object has no answer to give, as it calls the closure itself.
        let answer: Answer? = mock.engine.dispatcher.call(call.invocation, at: site) {
            forwarded = Result { () throws(Failure) in try forward() }
            return nil
        }
        if let forwarded = forwarded.take() { return try forwarded.get() }
        guard let answer else { return try forward() }
        return try run(answer)
    }

    /// Answers a call that brings a closure, and runs the closure with the answer; or asks the real object, if there
    /// is one. The call can be answered with an error of its own. Only generated wrappers use it.
    ///
    /// - Parameters:
    ///   - call: What was called. It is answered with what the closure is called with.
    ///   - real: The real object of a partial mock.
    ///   - forward: Calls the real object, which calls the closure itself.
    ///   - run: Calls the closure with the answer, and returns what the requirement returns.
    /// - Returns: What the closure, or the real object, returned.
    /// - Throws: The error that the test gave, or what the closure threw.
    @_disfavoredOverload
    public func _call<Real, Answer, Output: ~Copyable, Failure: Error>(
        _ call: MockCall<Invocation, Answer, Failure>, on real: _RealObject<Real>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column,
        forwardingTo forward: () throws(Failure) -> Output,
        running run: (Answer) throws(Failure) -> Output
    ) throws(Failure) -> Output {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard real.isThere else {
            return try run(
                mock.engine.dispatcher.call(
                    call.invocation, throwing: Failure.self, default: { nil }, at: site))
        }
        var forwarded: Output?
        let answer: Answer? = try mock.engine.dispatcher.call(call.invocation, at: site) {
            () throws(Failure) in
            forwarded = try forward()
            return nil
        }
        if let forwarded = forwarded.take() { return forwarded }
        guard let answer else { return try forward() }
        return try run(answer)
    }

    /// Answers a call of an `async` requirement that brings a closure, and runs the closure with the answer; or asks
    /// the real object, if there is one. Only generated wrappers use it.
    ///
    /// - Parameters:
    ///   - call: What was called. It is answered with what the closure is called with.
    ///   - real: The real object of a partial mock.
    ///   - forward: Calls the real object, which calls the closure itself.
    ///   - run: Calls the closure with the answer, and returns what the requirement returns.
    /// - Returns: What the closure, or the real object, returned.
    /// - Throws: What the closure threw.
    nonisolated(nonsending) public func _call<Real, Answer, Output: ~Copyable, Failure: Error>(
        _ call: MockCall<Invocation, Answer, Never>, on real: _RealObject<Real>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column,
        forwardingTo forward: () async throws(Failure) -> Output,
        running run: (Answer) async throws(Failure) -> Output
    ) async throws(Failure) -> Output {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard real.isThere else {
            return try await run(
                mock.engine.dispatcher.call(call.invocation, throwing: Never.self, default: { nil }, at: site)
            )
        }
        var forwarded: Result<Output, Failure>?
        let answer: Answer? = await mock.engine.dispatcher.call(call.invocation, at: site) {
            () async -> Answer? in
            do throws(Failure) { forwarded = .success(try await forward()) } catch {
                forwarded = .failure(error)
            }
            return nil
        }
        if let forwarded = forwarded.take() { return try forwarded.get() }
        guard let answer else { return try await forward() }
        return try await run(answer)
    }

    /// Answers a call of an `async` requirement that brings a closure, and runs the closure with the answer; or asks
    /// the real object, if there is one. The call can be answered with an error of its own. Only generated wrappers use
    /// it.
    ///
    /// - Parameters:
    ///   - call: What was called. It is answered with what the closure is called with.
    ///   - real: The real object of a partial mock.
    ///   - forward: Calls the real object, which calls the closure itself.
    ///   - run: Calls the closure with the answer, and returns what the requirement returns.
    /// - Returns: What the closure, or the real object, returned.
    /// - Throws: The error that the test gave, or what the closure threw.
    @_disfavoredOverload
    nonisolated(nonsending) public func _call<Real, Answer, Output: ~Copyable, Failure: Error>(
        _ call: MockCall<Invocation, Answer, Failure>, on real: _RealObject<Real>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column,
        forwardingTo forward: () async throws(Failure) -> Output,
        running run: (Answer) async throws(Failure) -> Output
    ) async throws(Failure) -> Output {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard real.isThere else {
            return try await run(
                mock.engine.dispatcher.call(
                    call.invocation, throwing: Failure.self, default: { nil }, at: site))
        }
        var forwarded: Output?
        let answer: Answer? = try await mock.engine.dispatcher.call(call.invocation, at: site) {
            () async throws(Failure) in
            forwarded = try await forward()
            return nil
        }
        if let forwarded = forwarded.take() { return forwarded }
        guard let answer else { return try await forward() }
        return try await run(answer)
    }
}
