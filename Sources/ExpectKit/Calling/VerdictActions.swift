/// Carries out the verdict on a call.
struct VerdictActions<Invocation, Output, Failure: Error> {
    typealias Outcome = Conclusion<Output, Failure>

    let engine: Engine<Invocation>
    let terms: CallTerms<Output, Failure>

    /// Carries out the verdict on a call. It returns the conclusion, and records it if the call is finished.
    func conclude(_ verdict: Verdict, _ call: inout CallInProgress<Invocation>) -> Outcome {
        var conclusion = conclusion(by: verdict, &call, found: nil)
        if case .forwards = conclusion, engine.isNestedTooDeep(call.invocation, at: terms.site) {
            conclusion = performWithoutCalls(call.invocation, at: terms.site)
        }
        engine.recording.record(conclusion, of: call)
        return conclusion
    }

    /// - Parameter found: The substitute, if an earlier verdict on the same call has found it.
    private func conclusion(by verdict: Verdict, _ call: inout CallInProgress<Invocation>, found: Found?) -> Outcome {
        switch verdict {
        case .answer(let answering): return answer(answering, call)
        case .forward:
            if terms.canForward { return .forwards(to: nil) }
            return perform(fallback(for: call.invocation), call.invocation, report: "")
        case .ignore(let isMentioned, _): return ignore(call, isMentioned: isMentioned)
        case .refuse(let refusal): return refuse(refusal, &call, found: found)
        case .withhold:
            return perform(
                fallback(for: call.invocation, hidesArguments: true), call.invocation,
                report: "\(engine.name): a call whose secrets cannot be redacted")
        }
    }

    private func answer(_ answering: Answering, _ call: CallInProgress<Invocation>) -> Outcome {
        let (declaration, invocation) = (answering.declaration, call.invocation)
        if declaration.isCapturing, !call.isCaptured {
            capture(invocation, for: declaration.of(Invocation.self).invocation)
        }
        if answering.isReused, let other = reusedAnswer(for: invocation, call.ticket, needsExact: true) {
            return perform(other, invocation, report: "")
        }
        if let answer = answering.answer { return perform(answer, invocation) }
        return answerWithoutAnswer(declaration, invocation, call.ticket)
    }

    /// Answers a call whose declaration has no answer: with that of a stub, if it is an expectation; with nothing, if
    /// the call returns nothing; or with a substitute, which is reported unless the mode ignores unexpected calls.
    private func answerWithoutAnswer(
        _ declaration: Declaration, _ invocation: Invocation, _ ticket: Ticket
    ) -> Outcome {
        let isExpected = declaration.role == .expect
        if isExpected, let stubbed = stubAnswer(for: invocation, ticket) {
            return perform(stubbed, invocation, report: "")
        }
        let mode = engine.locked { $0.state.mode }.effective(canForward: terms.canForward)
        if isExpected, mode == .partial { return .forwards(to: nil) }
        if let nothing = () as? Output ?? terms.unchanged { return .returns(nothing) }
        engine.locked { $0.state.table.noteReturnsValue(declaration) }
        let substitute =
            reusedAnswer(for: invocation, ticket) ?? repeatedAnswer(for: invocation) ?? fallback(for: invocation)
        let failure = UnansweredCallError.Failure.reported(at: declaration.site)
        var report = ""
        if substitute.isNothing {
            report = reportUnanswered(invocation, substitute, of: declaration)
        } else if mode == .strict || mode == .partial {
            let mistake = MistakeLedger.Mistake.unanswered(
                call: describeCall(invocation), declaration: declaration.index)
            if engine.locked({ $0.ledger.claim(mistake) }) { reportUnanswered(invocation, substitute, of: declaration) }
            if substitute.isError { engine.callReports.noteError(of: invocation, failure) }
        }
        return perform(substitute.explained(by: failure), invocation, report: report)
    }

    /// Reports a call that has no answer, and returns the text of the report.
    @discardableResult
    func reportUnanswered(_ invocation: Invocation, _ substitute: Found, of declaration: Declaration?)
        -> String
    {
        engine.callReports.reportUnanswered(
            invocation, answer: fact(of: substitute, to: invocation), of: declaration, at: terms.site
        ).text
    }

    /// Answers a call that no declaration allows, and that the mode ignores.
    private func ignore(_ call: CallInProgress<Invocation>, isMentioned: Bool) -> Outcome {
        // No stub accepts the call, or it would have answered. The answers of the expectations are for their own calls.
        let fallback = fallback(for: call.invocation)
        let substitute = fallback.isNothing ? reusedAnswer(for: call.invocation, call.ticket) ?? fallback : fallback
        if let misuse = engine.callReports.forwardedMatcher(inIgnored: call.invocation) {
            engine.callReports.reportForwardedMatcher(misuse, at: terms.site, severity: .warning)
        }
        if isMentioned {
            ReportingThread.run {
                engine.callReports.mention(call.ticket, answer: fact(of: substitute, to: call.invocation))
            }
            engine.failures.endReport()
        }
        let report = substitute.isNothing ? reportUnanswered(call.invocation, substitute, of: nil) : ""
        return perform(substitute, call.invocation, report: report)
    }

    /// Reports a call that is not allowed, and answers it so that the test continues.
    ///
    /// - Parameter found: The answer, if an earlier verdict has found it. Finding it may run client code that resets
    ///   the mock, so it is found only once.
    private func refuse(_ refusal: Refusal, _ call: inout CallInProgress<Invocation>, found: Found?) -> Outcome {
        let (substitute, report) = ReportingThread.run { [call] in
            let wrong = engine.callReports.examine(refusal, call.ticket, call.invocation)
            // A call of an earlier phase gets no answer that belongs to this phase.
            let substitute =
                found
                ?? (wrong.late == nil
                    ? self.substitute(
                        for: call.invocation, call.ticket, isReplacing: refusal.isCompared,
                        runsActions: wrong.misuse == nil, forwards: !refusal.isForbidden)
                    : nothing ?? fallback(for: call.invocation))
            return (substitute, engine.callReports.report(wrong, substitute))
        }
        // The verdict began it: `GuardedState.beginReport`.
        engine.failures.endReport()
        if let report { return perform(substitute.explained(by: report.failure), call.invocation, report: report.text) }
        // The mock was reset meanwhile, so the call needs a verdict of the new state.
        let verdict = engine.decide(call.invocation, &call.entered, at: terms.site, canForward: terms.canForward)
        return conclusion(by: verdict, &call, found: substitute)
    }
}
