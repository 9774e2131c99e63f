extension Engine {
    /// Answers a call, and notes that it is complete, unless that takes longer.
    func conclude<Output, Failure: Error>(
        _ invocation: Invocation, _ terms: CallTerms<Output, Failure>
    ) -> (conclusion: Conclusion<Invocation, Output, Failure>, ticket: Ticket) {
        var ticket = Ticket.notEntered
        let conclusion = decide(invocation, terms, &ticket)
        switch conclusion {
        case .returns, .fails, .stops: complete(ticket)
        case .forwards, .waits: break
        }
        return (conclusion, ticket)
    }

    /// Notes that a call has its answer.
    func complete(_ ticket: Ticket) {
        locked { state in if ticket.epoch == state.epoch { state.journal.complete(ticket.number) } }
    }

    /// Decides about a call, reports it if it is not allowed, and works out its answer.
    private func decide<Output, Failure: Error>(
        _ invocation: Invocation, _ terms: CallTerms<Output, Failure>, _ ticket: inout Ticket
    ) -> Conclusion<Invocation, Output, Failure> {
        var verdicts = Verdicts()
        var substitute: Substitute<Invocation, Output>?
        while true {
            let decision = locked { state -> Decision<Invocation> in
                if ticket.epoch != state.epoch {
                    // A first look, or the mock was reset meanwhile and knows nothing of the call.
                    let number = state.journal.enter(invocation, at: terms.site)
                    ticket = Ticket(epoch: state.epoch, number: number)
                    verdicts = Verdicts()
                }
                let decision = state.decide(ticket, verdicts, canForward: terms.canForward)
                if decision.isReported { state.reporting += 1 }
                return decision
            }
            switch decision {
            case .compare(let declarations):
                for declaration in declarations {
                    let matches = accepts(declaration, invocation)
                    verdicts.note(matches, for: declaration.index)
                    if matches { break }
                }
            case .answer(let declaration, let answer, let isLent):
                if declaration.isCapturing { capture(invocation, for: declaration.invocation) }
                if isLent, let lent: Substitute<Invocation, Output> = lend(to: invocation, isExact: true) {
                    return perform(lent, invocation, terms, report: "")
                }
                if let answer { return perform(answer, invocation, terms) }
                return unanswered(declaration, invocation, terms)
            case .forward:
                return .forwards
            case .forgive(let isMentioned):
                return forgive(invocation, terms, mention: isMentioned ? ticket : nil)
            case .refuse(let refusal):
                // Found once, also where the call is decided again: finding it may run what reset the mock.
                let found = substitute ?? self.substitute(for: invocation, terms)
                substitute = found
                let report = report(refusal, ticket, invocation, terms, found)
                noteReported(ticket)
                guard let report else { continue }
                return perform(found, invocation, terms, report: report)
            }
        }
    }

    /// Notes that a call has been reported, which ends the waits that it has decided about.
    private func noteReported(_ ticket: Ticket) {
        locked { state in if ticket.epoch == state.epoch { state.reporting -= 1 } }
    }

    /// Answers a call that a nice mock forgives.
    private func forgive<Output, Failure: Error>(
        _ invocation: Invocation, _ terms: CallTerms<Output, Failure>, mention ticket: Ticket?
    ) -> Conclusion<Invocation, Output, Failure> {
        // No stub fits, or it would have answered.
        let substitute = lend(to: invocation) ?? standIn(for: invocation, terms)
        if let ticket {
            mention(ticket, answer: substitute.words)
            noteReported(ticket)
        }
        var report = ""
        if case .nothing = substitute {
            report = reportUnanswered(invocation, answer: substitute.words, of: nil, at: terms.site).text
        }
        return perform(substitute, invocation, terms, report: report)
    }

    /// Answers a call that its declaration gave no answer to; a call that returns nothing needs none.
    ///
    /// A stub that fits as well is as good as an answer of the declaration's own. Beyond that the answer is made
    /// up, which a strict mock says.
    private func unanswered<Output, Failure: Error>(
        _ declaration: DeclaredCall<Invocation>, _ invocation: Invocation, _ terms: CallTerms<Output, Failure>
    ) -> Conclusion<Invocation, Output, Failure> {
        if declaration.role == .expect, let borrowed: Substitute<Invocation, Output> = borrow(for: invocation)
        {
            return perform(borrowed, invocation, terms, report: "")
        }
        let mode = locked { $0.mode }
        if declaration.role == .expect, terms.canForward, mode == .partial { return .forwards }
        if let nothing = () as? Output { return .returns(nothing) }
        let substitute = lend(to: invocation) ?? standIn(for: invocation, terms)
        let isForgiven = mode == .nice || mode == .naggy
        var report = ""
        if case .nothing = substitute {
            report =
                reportUnanswered(invocation, answer: substitute.words, of: declaration, at: terms.site).text
        } else if !isForgiven {
            reportUnanswered(invocation, answer: substitute.words, of: declaration, at: terms.site)
        }
        return perform(substitute, invocation, terms, report: report)
    }
}
