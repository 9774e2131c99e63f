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

    /// Works out what a call comes to after it was suspended, and records it.
    func conclude<Output, Failure: Error, Real>(
        _ ending: HeldAnswer.Ending, of answer: Answer, _ call: CallInProgress<Invocation>,
        _ terms: CallTerms<Output, Failure, Real, EndlessSuspension>
    ) -> Conclusion<Output, Failure, Real, EndlessSuspension> {
        let conclusion = conclusion(of: ending, answer, call.invocation, terms)
        record(conclusion, of: call)
        return conclusion
    }

    private func conclusion<Output, Failure: Error, Real>(
        of ending: HeldAnswer.Ending, _ answer: Answer, _ invocation: Invocation,
        _ terms: CallTerms<Output, Failure, Real, EndlessSuspension>
    ) -> Conclusion<Output, Failure, Real, EndlessSuspension> {
        guard case .held(let held) = answer.kind else {
            if case .answer(let given) = ending { return perform(given, invocation, terms) }
            return .waits(EndlessSuspension())
        }
        let substitute = fallback(for: invocation, terms)
        switch ending {
        case .answer(let given):
            return perform(given, invocation, terms)
        case .expired:
            let report = reportNotResumed(
                [invocation], of: held, answer: substitute.words, waited: held.limit)
            return perform(substitute, invocation, terms, report: report)
        case .abandoned(let isReported):
            if !isReported { reportNotResumed([invocation], of: held, answer: substitute.words, waited: nil) }
            // The test is over. A call that stays suspended is better than the end of all other tests.
            if case .nothing = substitute { return .waits(EndlessSuspension()) }
            return perform(substitute, invocation, terms, report: "")
        }
    }

    /// Suspends a call that has no answer, after the end of its test.
    nonisolated(nonsending) func suspendForever<Output>() async -> Output {
        await withUnsafeContinuation { (_: UnsafeContinuation<Output, Never>) in }
    }
}

extension Engine: PendingCallReceiving {
    func refuseSecondAnswer(to answer: HeldAnswer, at site: CallSite) {
        let call = describeDeclaration(of: answer)
        misuse(
            Misuse(
                words: "\(call) is resumed a second time",
                advice: "resume a call once; for another answer to the next call, suspend that one as well"),
            at: site)
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

    /// Reports that a test waited for a call in vain, once for each declaration.
    func reportNotCalled(_ index: Int, epoch: Int, after waiting: Waiting) {
        let isNew = locked {
            $0.state.epoch == epoch && $0.verification.reportedMissing.insert(index).inserted
        }
        guard isNew else { return }
        let evidence = evidence()
        // Another thread may have reset the mock meanwhile.
        guard evidence.declared.indices.contains(index) else { return }
        let declaration = evidence.declared[index]
        let words = describeCall(declaration.of(Invocation.self).invocation)
        var violation = Violation(
            kind: .missing, mock: evidence.mock, call: words,
            candidates: [evidence.declared(declaration, headline: words)],
            advice: [waiting.words], place: FailurePlace(declaration.site))
        if let position = evidence.queue.firstIndex(of: index) {
            violation.table = evidence.table(around: position)
        }
        report(violation)
    }

    /// Reports calls that were suspended and that nobody resumed.
    ///
    /// - Parameters:
    ///   - calls: The calls.
    ///   - answer: What they wait for.
    ///   - substitute: What they were answered with, in words.
    ///   - limit: How long they waited, if that is why they do no more.
    @discardableResult
    private func reportNotResumed(
        _ calls: [Invocation], of answer: HeldAnswer, answer substitute: String?,
        waited limit: Duration?
    ) -> String {
        let evidence = evidence()
        let words = calls.map(describeCall)
        let times = calls.count == 1 ? "a call" : counted(calls.count, "call")
        let wait = limit.map { "\(times) waited for \($0)" } ?? "\(times) waited to the end"
        var violation = Violation(
            kind: .notResumed, mock: evidence.mock, call: words.joined(separator: ", "), answer: substitute,
            advice: [
                "\(wait): resume(returning:) or resume(throwing:) ends the wait, as cancelling the task does where "
                    + "the requirement throws"
            ],
            place: FailurePlace(answer.site))
        if locked({ $0.state.epoch }) == answer.epoch, evidence.declared.indices.contains(answer.declaration)
        {
            violation.candidates = [
                evidence.declared(evidence.declared[answer.declaration], headline: violation.call)
            ]
        }
        return report(violation).text
    }

    private func describeDeclaration(of answer: HeldAnswer) -> String {
        let declared = locked { guarded in
            guarded.state.epoch == answer.epoch ? guarded.state.table.declared[answer.declaration] : nil
        }
        if let declared { return describeCall(declared.of(Invocation.self).invocation) }
        return answer.calls.first.map { describeCall(typedCall($0, as: Invocation.self)) } ?? "a call"
    }
}
