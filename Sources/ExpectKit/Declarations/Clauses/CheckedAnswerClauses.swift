/// The answers of a call of a typed mock. The compiler checks each of them.
public protocol CheckedAnswerClauses<Invocation, Arguments, Output, Failure>: AnswerClauses {
    /// What a closure of `andDo` receives: the arguments of the requirement, or the case of the `Invocation` if the mock's call
    /// is a ``MockCall``.
    associatedtype Arguments
    /// The type that the requirement returns.
    associatedtype Output
    /// The type that the requirement throws.
    associatedtype Failure: Error

    /// Returns the arguments of a call. Only the library uses it.
    var _arguments: (Invocation) -> Arguments? { get }
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
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return answer(with: ([value] + more).map { .value($0) }, at: site)
    }

    /// Returns or throws what results say, from consecutive calls.
    ///
    /// ```swift
    /// @Test(arguments: [.success(5), .failure(StoreError.gone)])
    /// func loading(result: Result<Int, any Error>) {
    ///     store.stub(.load).andAnswer(result)
    /// ```
    ///
    /// - Parameters:
    ///   - result: What the first call returns or throws.
    ///   - more: What the calls after it return or throw.
    @discardableResult
    public func andAnswer(
        _ result: Result<Output, Failure>, _ more: Result<Output, Failure>...,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let answers = ([result] + more).map { result -> Answer.Kind in
            switch result {
            case .success(let value): .value(value)
            case .failure(let error): .error(error)
            }
        }
        return answer(with: answers, at: site)
    }

    /// Returns a value from the next call of the chain after a time, which a clock of the test may control.
    ///
    /// The requirement must be `async`. A call of a synchronous requirement is reported here. A call whose task is cancelled
    /// returns the value at once.
    ///
    /// - Parameters:
    ///   - value: What the call returns.
    ///   - delay: How long the call takes.
    ///   - clock: The clock that measures the time.
    @discardableResult
    public func andReturn(
        _ value: Output, after delay: Duration, clock: some Clock<Duration> = ContinuousClock(),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return answer(
            with: [
                .asyncAction { _ in
                    try? await clock.sleep(for: delay.forSleep)
                    return value
                }
            ], at: site)
    }

    /// Throws an error from the next call of the chain.
    ///
    /// - Parameter error: The error to throw.
    @discardableResult
    public func andThrow(
        _ error: Failure,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        answer(with: [.error(error)], at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Answers the next call of the chain with a closure, which receives the arguments of the call.
    ///
    /// ```swift
    /// courier.stub(.deliver(street: .any, parcels: .any)).andDo { street, parcels in parcels.count }
    /// ```
    ///
    /// A mock written by hand has calls of the type ``MockCall``, and the closure receives the case of the `Invocation`.
    ///
    /// - Parameter action: The closure. It receives the actual arguments, including closures. It runs on the caller's
    ///   thread, outside the mock's lock, and may call the same mock. An error that the requirement does not throw
    ///   is reported at this line when the closure throws it.
    @discardableResult
    public func andDo(
        _ action: @escaping (Arguments) throws -> Output,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let arguments = _arguments
        return answer(with: [.action { try action(actualArguments(of: $0, arguments)) }], at: site)
    }

    /// Answers the next call of the chain with an asynchronous closure, which receives the arguments of the call.
    ///
    /// The requirement must be `async`. A call of a synchronous requirement is reported here.
    ///
    /// - Parameter action: The closure. It receives the actual arguments. It runs in the caller's task, outside the
    ///   mock's lock, and may call the same mock. An error that the requirement does not throw is reported at this
    ///   line when the closure throws it.
    @discardableResult
    public func andDo(
        _ action: nonisolated(nonsending) @escaping (Arguments) async throws -> Output,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let arguments = _arguments
        return answer(with: [.asyncAction { try await action(actualArguments(of: $0, arguments)) }], at: site)
    }
}

extension CheckedAnswerClauses where Output == Void {
    /// Returns nothing from the next call of the chain, such as before a call that throws.
    ///
    /// ```swift
    /// store.expect(.save).andReturn().andThrow(StoreError.full)   // two calls
    /// ```
    @discardableResult
    public func andReturn(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        answer(with: [.value(())], at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}

/// Returns the arguments of a call for a closure of the test.
private func actualArguments<Invocation, Arguments>(
    of call: Any, _ arguments: (Invocation) -> Arguments?
) throws(ArgumentsUnavailable) -> Arguments {
    guard let arguments = arguments(typedCall(call)) else { throw ArgumentsUnavailable() }
    return arguments
}
