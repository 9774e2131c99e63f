extension Engine {
    /// Answers a call, and notes that it is complete, unless that takes longer.
    func conclude<Output, Failure: Error>(
        _ invocation: Invocation, _ terms: CallTerms<Output, Failure>
    ) -> Concluded<Invocation, Output, Failure> {
        var concluded = Concluded<Invocation, Output, Failure>(invocation)
        decide(&concluded, terms)
        noteEnd(of: concluded)
        return concluded
    }

    /// Notes what a call has come to, unless that takes longer.
    func noteEnd<Output, Failure: Error>(of concluded: Concluded<Invocation, Output, Failure>) {
        switch concluded.conclusion {
        case .returns(let output): note(.success(output), of: concluded)
        case .fails(let failure): note(.failure(failure), of: concluded)
        case .stops: complete(concluded.ticket)
        case .forwards, .waits: return
        }
    }

    /// Asks the real object, and notes what it returns or throws.
    func noting<Output, Failure: Error>(
        _ concluded: Concluded<Invocation, Output, Failure>, _ real: () throws(Failure) -> Output
    ) throws(Failure) -> Output {
        do {
            let output = try real()
            note(.success(output), of: concluded)
            return output
        } catch {
            note(.failure(error), of: concluded)
            throw error
        }
    }

    /// Asks the real object, and notes what it returns or throws.
    nonisolated(nonsending) func noting<Output, Failure: Error>(
        _ concluded: Concluded<Invocation, Output, Failure>, _ real: () async throws(Failure) -> Output
    ) async throws(Failure) -> Output {
        do {
            let output = try await real()
            note(.success(output), of: concluded)
            return output
        } catch {
            note(.failure(error), of: concluded)
            throw error
        }
    }

    private func note<Output, Failure: Error>(
        _ result: Result<Output, any Error>, of concluded: Concluded<Invocation, Output, Failure>
    ) {
        concluded.recorder?.note(result)
        complete(concluded.ticket, result)
    }

    /// Notes that a call has its answer, and the answer itself where it is not the test's.
    private func complete<Output>(_ ticket: Ticket, _ result: Result<Output, any Error>) {
        locked { state in
            guard ticket.epoch == state.epoch else { return }
            state.journal.complete(ticket.number)
            guard state.mode == .partial || state.taping != nil else { return }
            state.journal.keep(result.map { $0 as Any }, of: ticket.number)
        }
    }

    /// Notes that a call has its answer.
    private func complete(_ ticket: Ticket) {
        locked { state in if ticket.epoch == state.epoch { state.journal.complete(ticket.number) } }
    }

    /// Decides about a call, reports it if it is not allowed, and works out its answer.
    private func decide<Output, Failure: Error>(
        _ concluded: inout Concluded<Invocation, Output, Failure>, _ terms: CallTerms<Output, Failure>
    ) {
        if let taping = locked({ $0.taping }) {
            let admission = taping.admit(concluded.invocation, terms.site, terms.canForward)
            guard let invocation = admission.invocation else {
                // What it was called with cannot be told without its secrets, so that nothing is told of it at all.
                concluded.conclusion = perform(
                    standIn(for: concluded.invocation, terms), concluded.invocation, terms, report: "")
                return
            }
            (concluded.invocation, concluded.recorder) = (invocation, admission.recorder)
        }
        concluded.conclusion = conclusion(of: concluded.invocation, terms, &concluded.ticket)
    }

    private func conclusion<Output, Failure: Error>(
        of invocation: Invocation, _ terms: CallTerms<Output, Failure>, _ ticket: inout Ticket
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
