extension Engine {
    /// Waits for an answer that takes its time: an `async` closure's, or one that the test gives later.
    nonisolated(nonsending) func ending<Failure: Error>(
        of answer: Answer, _ invocation: Invocation, throwing _: Failure.Type
    ) async -> HeldAnswer.Ending {
        switch answer.kind {
        case .asyncAction(let action):
            do {
                return .answer(Answer(kind: .value(try await action(invocation)), site: answer.site))
            } catch {
                return .answer(Answer(kind: .error(error), site: answer.site))
            }
        case .held(let held):
            return await held.ending(of: invocation, endsOnCancel: CancellationError() is Failure)
        case .value, .error, .action, .taped, .forward, .released:
            return .answer(answer)
        }
    }

    /// Suspends a call that has no answer, after the end of its test.
    nonisolated(nonsending) func suspendForever<Output>() async -> Output {
        await withUnsafeContinuation { (_: UnsafeContinuation<Output, Never>) in }
    }
}

extension Engine: PendingCallReceiving {
    func refuseSecondAnswer(to answer: HeldAnswer, at site: CallSite) {
        misuse(.resumedTwice(call: describeDeclaration(of: answer)), at: site)
    }

    func abandon(_ answer: HeldAnswer) {
        let calls = answer.abandon()
        if !calls.isEmpty {
            reportNotResumed(calls.map { typedCall($0) }, of: answer, answer: nil, waited: nil)
        }
    }

    func reportNotCalled(_ answer: HeldAnswer, waited: Duration, at site: CallSite) {
        reportNotCalled(
            answer.declaration, epoch: answer.epoch, after: Waiting(limit: waited, site: site))
    }

    /// Reports that a wait for a call timed out, once for each declaration.
    func reportNotCalled(_ index: Int, epoch: Int, after waiting: Waiting) {
        let isNew = locked {
            $0.state.epoch == epoch && $0.verification.reportedMissing.insert(index).inserted
        }
        guard isNew else { return }
        let snapshot = snapshot()
        // Another thread may have reset the mock meanwhile.
        guard snapshot.declared.indices.contains(index) else { return }
        let explanation = MissingCallExplanation(snapshot: snapshot)
        report(explanation.violation(awaiting: snapshot.declared[index], waiting.note))
    }

    /// Reports calls that were suspended and never resumed.
    ///
    /// - Parameters:
    ///   - calls: The calls.
    ///   - answer: What they wait for.
    ///   - substitute: What they were answered with.
    ///   - limit: How long they waited, if that is why they do no more.
    @discardableResult
    func reportNotResumed(
        _ calls: [Invocation], of answer: HeldAnswer, answer substitute: GivenAnswer?,
        waited limit: Duration?
    ) -> String {
        let snapshot = snapshot()
        let isKnown =
            locked { $0.state.epoch } == answer.epoch
            && snapshot.declared.indices.contains(answer.declaration)
        let declaration = isKnown ? snapshot.fact(of: snapshot.declared[answer.declaration]) : nil
        let violation = Violation(
            mock: snapshot.mock,
            problem: .notResumed(.calls(calls.map(describeCall), by: declaration, waited: limit)),
            place: FailurePlace(answer.site), answer: substitute)
        return report(violation).text
    }

    private func describeDeclaration(of answer: HeldAnswer) -> String? {
        let declared = locked { guarded in
            guarded.state.epoch == answer.epoch ? guarded.state.table.declared[answer.declaration] : nil
        }
        if let declared { return describeCall(declared.of(Invocation.self).invocation) }
        return answer.calls.first.map { describeCall(typedCall($0, as: Invocation.self)) }
    }
}
