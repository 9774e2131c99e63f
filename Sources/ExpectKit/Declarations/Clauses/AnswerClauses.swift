/// The answers of an expected or a stubbed call.
///
/// Several answers on one chain answer consecutive calls. The last one repeats if more calls come, as in GoogleMock.
public protocol AnswerClauses<Invocation>: CallClauses {}

extension AnswerClauses {
    /// Forwards the next call of the chain to the real object.
    ///
    /// If the mock offers no real object, by passing a closure that forwards, the call is reported here when it comes.
    @discardableResult public func andForward(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        answer(with: [.forward(to: nil)], at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Forwards the next call of the chain to an object, which also sets `inout` arguments. The mock records the call:
    ///
    /// ```swift
    /// let injector = MockInjector()
    /// injector.expect(.inject).andForward(to: HeaderInjector())
    /// ```
    ///
    /// In a mock written by hand, and to an object of another type, the call is reported here when it comes.
    ///
    /// - Parameter object: The object. If it is a value, mutating calls change a copy for each call.
    @discardableResult
    public func andForward(
        to object: Any,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return answer(with: [.forward(to: object)], at: site)
    }

    /// Begins with the first answer of the chain again after the last one, as GoogleMock's `RoundRobin` does.
    ///
    /// ```swift
    /// light.stub(.color).andReturn(.red, .green, .yellow).andRepeat()
    /// ```
    ///
    /// An expectation still expects as many calls as it has answers, unless a count is written.
    @discardableResult public func andRepeat(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        amend(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) { $0.repeatAnswers() }
    }

    func answer(with kinds: [Answer.Kind], at site: CallSite) -> Self {
        let answers = kinds.map { Answer(kind: $0, site: site) }
        return amend(at: site) { progress throws(Misuse) in try progress.addAnswers(answers) }
    }
}

/// The answers of a call of a typed mock. The compiler checks each of them.
public protocol CheckedAnswerClauses<Invocation, Arguments, Output, Failure>: AnswerClauses {
    /// What a closure of `andDo` receives: the arguments, or the `Invocation` if the mock's call is a ``MockCall``.
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
    /// Unless a count is written, an expectation expects as many calls as it has answers. The last value repeats.
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
        let answers = ([result] + more).map { result -> Answer.Kind in
            do { return try .value(result.get()) } catch { return .error(error) }
        }
        return answer(with: answers, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Returns a value from the next call of the chain after a time, which a clock of the test may control.
    ///
    /// The requirement must be `async`. A call of a synchronous one is reported here. A cancelled call returns at once.
    ///
    /// - Parameters:
    ///   - value: What the call returns.
    ///   - delay: How long the call takes.
    ///   - clock: The clock that measures the time.
    @discardableResult public func andReturn(
        _ value: Output, after delay: Duration, clock: some Clock<Duration> = ContinuousClock(),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let wait = Answer.Kind.asyncAction { _ in
            try? await clock.sleep(for: delay.forSleep)
            return value
        }
        return answer(with: [wait], at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
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
    /// In a mock written by hand, whose calls are of the type ``MockCall``, it receives the case of the `Invocation`.
    ///
    /// - Parameter action: The closure. It receives the actual arguments, including closures. It runs on the caller's
    ///   thread and may call the same mock. An error that the requirement does not throw is reported at this line.
    @discardableResult
    public func andDo(
        _ action: @escaping (Arguments) throws -> Output,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return answer(with: [.action { [_arguments] in try action(actualArguments(of: $0, _arguments)) }], at: site)
    }

    /// Answers the next call of the chain with an asynchronous closure. A call of a requirement that is not `async` is
    /// reported here.
    ///
    /// - Parameter action: The closure. It receives the actual arguments. It runs in the caller's task and may call the
    ///   same mock. An error that the requirement does not throw is reported at this line.
    @discardableResult
    public func andDo(
        _ action: nonisolated(nonsending) @escaping (Arguments) async throws -> Output,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return answer(
            with: [.asyncAction { [_arguments] in try await action(actualArguments(of: $0, _arguments)) }], at: site)
    }
}

extension CheckedAnswerClauses where Output == Void {
    /// Returns nothing from the next call of the chain, such as before a call that throws.
    ///
    /// ```swift
    /// store.expect(.save).andReturn().andThrow(StoreError.full)   // two calls
    /// ```
    @discardableResult public func andReturn(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        answer(with: [.value(())], at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}

private func actualArguments<Invocation, Arguments>(
    of call: Any, _ arguments: (Invocation) -> Arguments?
) throws(ArgumentsUnavailable) -> Arguments {
    guard let arguments = arguments(typedCall(call)) else { throw ArgumentsUnavailable() }
    return arguments
}

/// The answers of a call in the quick form. One of the wrong type is reported at its line when the call comes.
public protocol UncheckedAnswerClauses<Invocation>: AnswerClauses {}

extension UncheckedAnswerClauses {
    /// Returns values from consecutive calls.
    ///
    /// - Parameters:
    ///   - value: What the first call returns. A value of the wrong type is reported here when the call is made.
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
    @discardableResult public func andReturn(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        answer(with: [.value(())], at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Throws an error from the next call of the chain.
    ///
    /// - Parameter error: The error. One that the requirement cannot throw is reported here when the call comes.
    @discardableResult
    public func andThrow(
        _ error: any Error,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        answer(with: [.error(error)], at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Answers the next call of the chain with a closure.
    ///
    /// - Parameter action: The closure. It receives the call with its actual arguments, including closures. It runs on
    ///   the caller's thread and may call the same mock.
    @discardableResult
    public func andDo<Value>(
        _ action: @escaping (Invocation) throws -> Value,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return answer(with: [.action { try action(typedCall($0)) }], at: site)
    }

    /// Answers the next call of the chain with an asynchronous closure. A call of a requirement that is not `async` is
    /// reported here.
    ///
    /// - Parameter action: The closure. It receives the call with its actual arguments. It runs in the caller's task
    ///   and may call the same mock.
    @discardableResult
    public func andDo<Value>(
        _ action: nonisolated(nonsending) @escaping (Invocation) async throws -> Value,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return answer(with: [.asyncAction { try await action(typedCall($0)) }], at: site)
    }
}
