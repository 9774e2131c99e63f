// What keeps a failed call from an error, or from a default value, which would fail the test a second time.

extension VerdictActions {
    /// Finds a used answer of the call's case, or nothing for a call that returns nothing.
    ///
    /// It replaces an error and a default value of a strict mock: `nil` in the other modes. The declaration that is most
    /// like the call comes first. Values, errors, answers of other products, and the answers of resumed calls are repeated. Other
    /// answers are not, because they could do what the test did not ask for: a closure that runs more often than the test
    /// allows may trap, a real object may have effects, a suspended call may wait forever, and the process stops if two
    /// tasks iterate over one `AsyncThrowingStream`.
    func repeatedAnswer(for invocation: Invocation) -> Found? {
        guard engine.locked({ $0.state.mode }).treatment(canForward: terms.canForward) == .refuse else {
            return nil
        }
        let name = InvocationShape(of: invocation).fullName
        let isVoid = Output.self == Void.self
        let declarations = engine.locked { $0.state.table.answeringDeclarations(ofCase: name) }
        // A call that returns nothing throws the error of its own declaration only.
        let found = first(of: declarations, mostLike: invocation, needsExact: isVoid) { declaration in
            let answers = engine.locked { guarded in
                // A stub answers only while its conditions hold. An expectation may have been meant by the failed call.
                declaration.role == .stub && !guarded.allowsCall(of: declaration)
                    ? [] : guarded.state.repeatableAnswers(of: declaration)
            }
            return answers.lazy.compactMap(repeatable).first.map { (declaration, $0) }
        }
        guard found != nil || nothing != nil, engine.locked({ $0.state.countRepetition() }) else {
            return nil
        }
        guard let (declaration, answer) = found else { return nothing }
        return declaration.role == .stub ? .stub(answer, declaration) : .reused(answer, of: declaration)
    }

    /// The substitute of a call that returns nothing, which needs no answer.
    var nothing: Found? { (() as? Output).map { .synthesized($0) } }

    /// Returns an answer that may be given once more; `nil` for one that may not, or that does not fit the call.
    private func repeatable(_ answer: Answer) -> Answer? {
        switch answer.kind {
        case .value(is any AsyncSequence): return nil
        case .value, .error: return answer.fits(Output.self, throwing: Failure.self) ? answer : nil
        case .other(let other):
            let outcome = try? other.outcome(of: Output.self, throwing: Failure.self)
            return outcome == nil ? nil : answer
        case .held(let held): return held.givenAnswer.flatMap(repeatable)
        case .action, .asyncAction, .forward, .released: return nil
        }
    }
}
