extension DeclarationReceiver {
    func refuseSecondAnswer(to answer: HeldAnswer, at site: CallSite) {
        misuse(.resumedTwice(call: describeDeclaration(of: answer)), at: site)
    }

    func abandon(_ answer: HeldAnswer) {
        let calls = answer.abandon()
        if !calls.isEmpty {
            engine.callReports.reportNotResumed(
                calls.map { typedCall($0) }, of: answer, answer: nil, waited: nil)
        }
    }

    func reportNotCalled(_ answer: HeldAnswer, waited: Duration, at site: CallSite) {
        engine.callReports.reportNotCalled(
            answer.declaration, epoch: answer.epoch, after: Waiting(limit: waited, site: site))
    }

    func reportNotCancelled(
        _ answer: HeldAnswer, _ missed: MissedCancellation, waited: Duration, at site: CallSite
    ) {
        engine.callReports.reportNotCancelled(
            answer, missed, call: describeDeclaration(of: answer),
            after: Waiting(limit: waited, site: site))
    }

    func isKnownMissing(_ answer: HeldAnswer) -> Bool {
        engine.locked { guarded in
            guarded.state.epoch == answer.epoch && guarded.isKnownMissing(answer.declaration)
        }
    }

    private func describeDeclaration(of answer: HeldAnswer) -> String? {
        let declared = engine.locked { guarded in
            guarded.state.epoch == answer.epoch
                ? guarded.state.table.declared[answer.declaration] : nil
        }
        if let declared { return describeCall(declared.of(Invocation.self).invocation) }
        return answer.calls.first.map { describeCall(typedCall($0, as: Invocation.self)) }
    }
}
