/// What a call that may come is answered with.
///
/// Several answers on one chain are for consecutive calls, and the last one repeats where more calls come, as in
/// GoogleMock.
public protocol AnswerClauses<Invocation>: CallClauses {}

extension AnswerClauses {
    /// Asks the real object for the answer to the next call of the chain.
    ///
    /// The wrapper must offer a real object, by forwarding with a closure; one that does not is reported here
    /// when the call comes.
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
