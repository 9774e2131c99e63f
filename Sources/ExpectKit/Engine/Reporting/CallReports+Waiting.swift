extension CallReports {
    /// Reports that a wait for a call timed out. A declaration is reported only once.
    func reportNotCalled(_ index: Int, epoch: Int, after waiting: Waiting) {
        let isNew = engine.locked {
            $0.state.epoch == epoch && $0.verification.reportedMissing.insert(index).inserted
        }
        guard isNew else { return }
        let snapshot = engine.snapshot()
        // Another thread may have reset the mock meanwhile.
        guard snapshot.declared.indices.contains(index) else { return }
        let explanation = MissingCallExplanation(snapshot: snapshot)
        engine.failures.report(explanation.violation(awaiting: snapshot.declared[index], waiting.note))
    }

    /// Reports calls that were suspended and never resumed.
    ///
    /// - Parameters:
    ///   - calls: The calls.
    ///   - answer: The answer that they wait for.
    ///   - substitute: The answer that they got instead, if any.
    ///   - limit: How long they waited, if they timed out.
    @discardableResult
    func reportNotResumed(
        _ calls: [Invocation], of answer: HeldAnswer, answer substitute: GivenAnswer?,
        waited limit: Duration?
    ) -> String {
        let snapshot = engine.snapshot()
        let isKnown =
            engine.locked { $0.state.epoch } == answer.epoch
            && snapshot.declared.indices.contains(answer.declaration)
        let declaration = isKnown ? snapshot.fact(of: snapshot.declared[answer.declaration]) : nil
        let violation = Violation(
            mock: snapshot.mock,
            problem: .notResumed(.calls(calls.map(describeCall), by: declaration, waited: limit)),
            place: FailurePlace(answer.site), answer: substitute)
        return engine.failures.report(violation).text
    }
}
