extension CallReports {
    /// Reports that a wait for a call timed out, unless a wait has reported that before.
    func reportNotCalled(_ declaration: Declaration, after waiting: Waiting) {
        // A wait that blocks the thread does not notice the cancellation of the test.
        if engine.framework.isTestCancelled { return }
        guard noteMissing(declaration, at: waiting.site) else { return }
        let snapshot = engine.snapshot()
        // Another thread may have reset the mock meanwhile.
        guard snapshot.declared.contains(declaration) else { return }
        engine.failures.report(snapshot.violation(awaiting: declaration, waiting.note))
    }

    /// Notes that a wait for a call has timed out, and returns whether the missing call must be reported. A wait for a call
    /// from before a reset is a mistake in the test, which is reported.
    func noteMissing(_ declaration: Declaration, at site: CallSite) -> Bool {
        let isNew = engine.locked { guarded in
            let calls = guarded.state.table.progress(of: declaration)?.calls
            return calls.map { guarded.claim(missed: declaration.index, calls: $0) }
        }
        if isNew == nil { engine.declarations.misuse(.waitAfterReset, at: site) }
        return isNew ?? false
    }

    /// Reports that no task of a suspended call was cancelled while a test waited for it.
    func reportNotCancelled(_ answer: HeldAnswer, _ missed: MissedCancellation, after waiting: Waiting) {
        if engine.framework.isTestCancelled { return }
        if missed == .notCalled, !noteMissing(answer.declaration, at: waiting.site) { return }
        let declaration = fact(of: answer)
        let calls = answer.calls.map { describeCall(typedCall($0, as: Invocation.self)) }
        let problem = NotCancelledCalls(
            calls: calls.isEmpty ? [declaredCall(of: answer)] : calls, declaration: declaration,
            reason: missed, waited: missed == .expired ? answer.limit : waiting.limit)
        engine.failures.report(
            Violation(mock: engine.name, problem: .notCancelled(problem), place: FailurePlace(waiting.site)))
    }

    /// The declaration of a suspended call; `nil` if the mock was reset since.
    private func fact(of answer: HeldAnswer) -> DeclarationFact? {
        let snapshot = engine.snapshot()
        return snapshot.declared.contains(answer.declaration) ? snapshot.fact(of: answer.declaration) : nil
    }

    /// Reports calls that were suspended and never resumed. If they timed out, it says how long they waited.
    @discardableResult
    func reportNotResumed(
        _ calls: [Invocation], of answer: HeldAnswer, answer substitute: GivenAnswer?, waited limit: Duration?
    ) -> String {
        let declaration = fact(of: answer)
        let problem = NotResumedCalls.calls(
            calls.map(describeCall), by: declaration, waited: limit,
            endsOnCancellation: answer.endsOnCancellation)
        let violation = Violation(
            mock: engine.name, problem: .notResumed(problem), place: FailurePlace(answer.site),
            answer: substitute)
        return engine.failures.report(violation).text
    }
}
