/// The answers of an expected or a stubbed call.
///
/// Several answers on one chain answer consecutive calls. The last one repeats if more calls come, as in GoogleMock.
public protocol AnswerClauses<Invocation>: CallClauses {}

extension AnswerClauses {
    /// Forwards the next call of the chain to the real object.
    ///
    /// The wrapper must offer a real object by passing a closure that forwards. If it offers none, the call is
    /// reported here when it comes.
    @discardableResult
    public func andForward(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return answer(with: [.forward], at: site)
    }
}

extension AnswerClauses {
    /// Adds answers for consecutive calls.
    func answer(with kinds: [Answer.Kind], at site: CallSite) -> Self {
        amend(at: site) { progress throws(Misuse) in
            try progress.addAnswers(kinds.map { Answer(kind: $0, site: site) })
        }
    }
}
