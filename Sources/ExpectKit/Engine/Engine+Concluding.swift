extension Engine {
    /// Works out what a call comes to that was decided about, and notes that it is complete, unless that takes longer.
    func conclude<Output, Failure: Error>(
        _ decision: Decision, _ ticket: Ticket, _ invocation: Invocation, _ terms: CallTerms<Output, Failure>
    ) -> Concluded<Invocation, Output, Failure> {
        var concluded = Concluded<Invocation, Output, Failure>(invocation, ticket)
        concluded.conclusion = conclusion(of: &concluded, decision, terms)
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

    /// Asks the real object, and notes what it returns or throws, of a call that is on no tape.
    func noting<Output, Failure: Error>(
        _ ticket: Ticket, _ real: () throws(Failure) -> Output
    ) throws(Failure) -> Output {
        do {
            let output = try real()
            // Of a call that returns nothing, the code of a test has nothing to say.
            if Output.self == Void.self { complete(ticket) } else { complete(ticket, .success(output)) }
            return output
        } catch {
            complete(ticket, Result<Output, any Error>.failure(error))
            throw error
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
        guard let recorder = concluded.recorder else { return complete(concluded.ticket, result) }
        let known = recorder.note(result, throwing: Failure.self)
        if Output.self == Void.self, !result.isFailure {
            complete(concluded.ticket)
        } else {
            complete(concluded.ticket, known)
        }
    }

    /// Notes that a call has its answer, and the answer itself where it is not the test's.
    private func complete<Output>(_ ticket: Ticket, _ result: Result<Output, any Error>) {
        locked { state in
            guard ticket.epoch == state.epoch else { return }
            state.journal.complete(ticket.number)
            // Of a call that returns nothing, the code has nothing to say.
            guard state.isKeepingResults, Output.self != Void.self || result.isFailure else { return }
            state.journal.keep(result.map { $0 as Any }, of: ticket.number)
        }
    }

    /// Notes that a call has its answer.
    private func complete(_ ticket: Ticket) {
        locked { state in if ticket.epoch == state.epoch { state.journal.complete(ticket.number) } }
    }

    /// Reports a call if it is not allowed, and works out its answer.
    private func conclusion<Output, Failure: Error>(
        of concluded: inout Concluded<Invocation, Output, Failure>, _ decision: Decision,
        _ terms: CallTerms<Output, Failure>
    ) -> Conclusion<Output, Failure> {
        var substitute: Substitute<Invocation, Output>?
        var decision = decision
        while true {
            let invocation = concluded.invocation
            switch decision {
            case .answer(let declaration, let answer, let isLent, _):
                if declaration.isCapturing {
                    capture(invocation, for: declaration.of(Invocation.self).invocation)
                }
                if isLent, let lent: Substitute<Invocation, Output> = lend(to: invocation, isExact: true) {
                    return perform(lent, invocation, terms, report: "")
                }
                if let answer { return perform(answer, invocation, terms) }
                return unanswered(declaration, invocation, terms)
            case .forward:
                return .forwards
            case .forgive(let isMentioned, _):
                return forgive(invocation, terms, mention: isMentioned ? concluded.ticket : nil)
            case .refuse(let refusal):
                // Found once, also where the call is decided again: finding it may run what reset the mock.
                let (found, report) = ReportingThread.run {
                    let found = substitute ?? self.substitute(for: invocation, terms)
                    return (found, self.report(refusal, concluded.ticket, invocation, terms, found))
                }
                substitute = found
                locked { $0.endReport() }
                if let report { return perform(found, invocation, terms, report: report) }
            case .admit:
                guard let taping = currentTaping else { break }
                let admission = taping.admit(invocation, terms.site, terms.canForward)
                concluded.isAdmitted = true
                guard let admitted = admission.invocation else {
                    // What it was called with cannot be told without its secrets, so nothing is told of it at all.
                    return perform(
                        standIn(for: invocation, terms, hidesArguments: true), invocation, terms,
                        report: "\(name): a call whose secrets cannot be redacted")
                }
                (concluded.invocation, concluded.recorder) = (admitted, admission.recorder)
            case .compare, .identify: break
            }
            decision = decide(
                concluded.invocation, &concluded.ticket, at: terms.site, canForward: terms.canForward,
                isAdmitted: concluded.isAdmitted)
        }
    }

    /// Answers a call that a nice mock forgives.
    private func forgive<Output, Failure: Error>(
        _ invocation: Invocation, _ terms: CallTerms<Output, Failure>, mention ticket: Ticket?
    ) -> Conclusion<Output, Failure> {
        // No stub fits, or it would have answered.
        let substitute = lend(to: invocation) ?? standIn(for: invocation, terms)
        if let ticket {
            ReportingThread.run { mention(ticket, answer: substitute.words) }
            locked { $0.endReport() }
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
        _ declaration: Declaration, _ invocation: Invocation, _ terms: CallTerms<Output, Failure>
    ) -> Conclusion<Output, Failure> {
        if declaration.role == .expect, let borrowed: Substitute<Invocation, Output> = borrow(for: invocation)
        {
            return perform(borrowed, invocation, terms, report: "")
        }
        let mode = locked { $0.mode }
        if declaration.role == .expect, terms.canForward, mode == .partial { return .forwards }
        if let nothing = () as? Output ?? terms.unchanged { return .returns(nothing) }
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

extension Result {
    fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
}
