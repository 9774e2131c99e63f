/// The answers of an expected or a stubbed call.
///
/// Several answers on one chain answer consecutive calls. The last one repeats if more calls come, as in GoogleMock.
public protocol AnswerClauses<Invocation>: CallClauses {}

extension AnswerClauses {
    /// Forwards the next call of the chain to the real object.
    ///
    /// The mock must offer a real object by passing a closure that forwards. If it offers none, the call is
    /// reported here when it comes.
    @discardableResult
    public func andForward(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        answer(with: [.forward(to: nil)], at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Forwards the next call of the chain to another object than the real object of the mock.
    ///
    /// The object does what the call does, also to `inout` arguments, and the mock records the call:
    ///
    /// ```swift
    /// let injector = MockInjector()
    /// injector.expect(.inject).andForward(to: HeaderInjector())
    /// ```
    ///
    /// The mock must be a generated one, whose calls take the object that they are forwarded to. For a mock
    /// written by hand, and for an object of another type than the mocked protocol, the call is reported here when it
    /// comes.
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
    /// Without it, the last answer repeats. An expectation still expects as many calls as it has answers, unless a count is
    /// written.
    @discardableResult
    public func andRepeat(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        amend(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
            $0.repeatsAnswers = true
        }
    }

    /// Adds answers for consecutive calls.
    func answer(with kinds: [Answer.Kind], at site: CallSite) -> Self {
        amend(at: site) { progress throws(Misuse) in
            try progress.addAnswers(kinds.map { Answer(kind: $0, site: site) })
        }
    }
}
