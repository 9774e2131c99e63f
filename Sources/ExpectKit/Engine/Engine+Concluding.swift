// One function for each kind of verdict.

extension Engine {
    /// Works out what a call comes to by its verdict, and records it unless the call is not finished.
    func conclude<Output, Failure: Error, Real, Suspension>(
        _ verdict: Verdict, _ call: inout CallInProgress<Invocation>,
        _ terms: CallTerms<Output, Failure, Real, Suspension>
    ) -> Conclusion<Output, Failure, Real, Suspension> {
        let conclusion = conclusion(by: verdict, &call, terms, found: nil)
        record(conclusion, of: call)
        return conclusion
    }

    /// - Parameter found: The substitute, if an earlier verdict on the same call has found it.
    private func conclusion<Output, Failure: Error, Real, Suspension>(
        by verdict: Verdict, _ call: inout CallInProgress<Invocation>,
        _ terms: CallTerms<Output, Failure, Real, Suspension>, found: Substitute<Invocation, Output>?
    ) -> Conclusion<Output, Failure, Real, Suspension> {
        switch verdict {
        case .answer(let answering): return answer(answering, call.invocation, terms)
        case .forward: return terms.real.map { .forwards($0) } ?? withhold(call.invocation, terms)
        case .ignore(let isMentioned, _): return ignore(call, terms, isMentioned: isMentioned)
        case .refuse(let refusal): return refuse(refusal, &call, terms, found: found)
        case .withhold: return withhold(call.invocation, terms)
        }
    }

    // MARK: Answering

    /// Lets a declaration answer a call that it took.
    private func answer<Output, Failure: Error, Real, Suspension>(
        _ answering: Answering, _ invocation: Invocation,
        _ terms: CallTerms<Output, Failure, Real, Suspension>
    ) -> Conclusion<Output, Failure, Real, Suspension> {
        let declaration = answering.declaration
        if declaration.isCapturing {
            capture(invocation, for: declaration.of(Invocation.self).invocation)
        }
        if answering.isReused,
            let other: Substitute<Invocation, Output> = reusedAnswer(for: invocation, isExact: true)
        {
            return perform(other, invocation, terms, report: "")
        }
        if let answer = answering.answer { return perform(answer, invocation, terms) }
        return answerWithoutAnswer(declaration, invocation, terms)
    }

    /// Answers a call whose declaration has no answer.
    ///
    /// The answer of a stub that accepts the call counts as the declaration's own. A call that returns nothing needs no
    /// answer. Any other gets the answer of a fallback, which a strict mock reports.
    private func answerWithoutAnswer<Output, Failure: Error, Real, Suspension>(
        _ declaration: Declaration, _ invocation: Invocation,
        _ terms: CallTerms<Output, Failure, Real, Suspension>
    ) -> Conclusion<Output, Failure, Real, Suspension> {
        let isExpected = declaration.role == .expect
        if isExpected, let stubbed: Substitute<Invocation, Output> = stubAnswer(for: invocation) {
            return perform(stubbed, invocation, terms, report: "")
        }
        let treatment = locked { $0.state.mode }.treatment(canForward: terms.canForward)
        if isExpected, treatment == .forward, let real = terms.real { return .forwards(real) }
        if let nothing = () as? Output ?? terms.unchanged { return .returns(nothing) }
        let substitute = reusedAnswer(for: invocation) ?? fallback(for: invocation, terms)
        var report = ""
        if case .nothing = substitute {
            report =
                reportUnanswered(invocation, answer: substitute.fact, of: declaration, at: terms.site).text
        } else if treatment == .refuse || treatment == .forward {
            reportUnanswered(invocation, answer: substitute.fact, of: declaration, at: terms.site)
        }
        return perform(substitute, invocation, terms, report: report)
    }

    // MARK: Without a declaration

    /// Answers a call that nothing allows, and that the mode ignores.
    private func ignore<Output, Failure: Error, Real, Suspension>(
        _ call: CallInProgress<Invocation>, _ terms: CallTerms<Output, Failure, Real, Suspension>,
        isMentioned: Bool
    ) -> Conclusion<Output, Failure, Real, Suspension> {
        // No stub accepts the call, or it would have answered.
        let substitute = reusedAnswer(for: call.invocation) ?? fallback(for: call.invocation, terms)
        if isMentioned {
            ReportingThread.run { mention(call.ticket, answer: substitute.fact) }
            endReport()
        }
        var report = ""
        if case .nothing = substitute {
            report =
                reportUnanswered(call.invocation, answer: substitute.fact, of: nil, at: terms.site).text
        }
        return perform(substitute, call.invocation, terms, report: report)
    }

    /// Reports a call that is not allowed, and answers it so that the test goes on.
    ///
    /// - Parameter found: The answer, if an earlier verdict on the same call has found it. Finding it may run client code
    ///   that resets the mock, so it is found only once.
    private func refuse<Output, Failure: Error, Real, Suspension>(
        _ refusal: Refusal, _ call: inout CallInProgress<Invocation>,
        _ terms: CallTerms<Output, Failure, Real, Suspension>, found: Substitute<Invocation, Output>?
    ) -> Conclusion<Output, Failure, Real, Suspension> {
        let (substitute, report) = ReportingThread.run { [call] in
            let substitute = found ?? self.substitute(for: call.invocation, terms)
            return (substitute, self.report(refusal, call.ticket, call.invocation, terms, substitute))
        }
        endReport()
        if let report { return perform(substitute, call.invocation, terms, report: report) }
        // The mock was reset meanwhile, so the call is the first of a new beginning.
        let verdict = verdict(
            on: call.invocation, &call.ticket, &call.admission, at: terms.site, canForward: terms.canForward)
        return conclusion(by: verdict, &call, terms, found: substitute)
    }

    /// Answers a call about which nothing may be kept or reported, because its secrets cannot be removed.
    private func withhold<Output, Failure: Error, Real, Suspension>(
        _ invocation: Invocation, _ terms: CallTerms<Output, Failure, Real, Suspension>
    ) -> Conclusion<Output, Failure, Real, Suspension> {
        perform(
            fallback(for: invocation, terms, hidesArguments: true), invocation, terms,
            report: StopReason.secretCall(mock: name).words)
    }
}
