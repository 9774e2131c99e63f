extension Engine {
    /// Reports a violation, and keeps the failure if no test received it.
    @discardableResult
    func report(
        _ violation: Violation, severity: FailureReport.Severity = .error
    ) -> FailureReport {
        reporting {
            let report = published(FailureReport(violation, severity: severity))
            if severity == .error { noteFailure() }
            hand(report)
            return report
        }
    }

    /// Tells the tape that the mock is on.
    func noteFailure() { currentInterceptor?.noteFailure() }

    func hand(_ report: FailureReport) {
        let delivery = deliver(report)
        guard !delivery.isReceived, report.severity == .error else { return }
        keep(report, delivery)
    }

    /// Hands a failure to the reporter, and notes whether it fails a test.
    func deliver(_ report: FailureReport, unlessSkipped: Bool = false) -> Delivery {
        let delivery = reporter.hand(report, unlessSkipped: unlessSkipped)
        if report.severity == .error, delivery == .received || delivery == .presumed {
            locked { $0.delivery.hasFailedTest = true }
        }
        return delivery
    }

    func keep(_ report: FailureReport, _ delivery: Delivery) {
        locked { $0.delivery.keep(report, delivery) }
    }

    /// Reports a call that is not allowed, at once or, by keeping it, when the mock is verified.
    ///
    /// - Returns: The text, if it was reported at once; nothing at all if the mock was reset meanwhile, so that the
    ///   call is one of a new beginning and wants another decision.
    func report<Output, Failure: Error, Real, Suspension>(
        _ refusal: Refusal, _ ticket: Ticket, _ invocation: Invocation,
        _ terms: CallTerms<Output, Failure, Real, Suspension>, _ substitute: Substitute<Invocation, Output>
    ) -> String? {
        let trace = capturedTrace()
        let isImpossible = if case .nothing = substitute { true } else { false }
        // Words cost as traces do; a call that is only kept, behind others that are, goes without.
        let isKept = if case .diverged(isFirst: false) = refusal.reason { !isImpossible } else { false }
        let answer = isKept && trace == nil ? nil : substitute.words
        switch refusal.reason {
        case .diverged:
            // What cannot be answered ends the process, so it is reported while there is time.
            var divergence = Divergence(
                call: ticket.number, head: refusal.head, trace: trace, isReported: !isKept, answer: answer)
            if locked({ $0.state.hasOtherOrders }) {
                guard let evidence = evidence(for: ticket) else { return nil }
                divergence.hindrance = evidence.hindrance(of: ticket.number, from: refusal.head)
            }
            let evidence = evidence(for: ticket) { [divergence] guarded in
                guarded.verification.divergences.append(divergence)
                guarded.state.noteNamed(divergence.hindrance?.missing ?? [])
                if isKept { guarded.verification.isCurrent = false }
            }
            guard let evidence else { return nil }
            guard !isKept else { return "" }
            return report(evidence.violation(of: divergence, table: evidence.table(at: divergence))).text
        case .rejected(let index):
            return refused(.rejected, invocation, ticket, by: index, trace, answer: answer)
                .map { report($0).text }
        case .surplus(let index):
            return refused(.surplus, invocation, ticket, by: index, trace, answer: answer)
                .map { report($0).text }
        }
    }

    private func refused(
        _ kind: ViolationKind, _ invocation: Invocation, _ ticket: Ticket, by index: Int,
        _ trace: CapturedTrace?, answer: String?
    ) -> Violation? {
        guard let evidence = evidence(for: ticket) else { return nil }
        let declaration = evidence.call(evidence.declared[index])
        let site = evidence.journal[ticket.number].site
        let (origin, frame) = evidence.origin(from: site, trace)
        var violation = Violation(
            kind: kind, mock: evidence.mock, call: describeCall(invocation), origin: origin, answer: answer,
            place: evidence.place(from: site, frame: frame, or: declaration.site))
        if kind == .rejected {
            let words = describeCall(declaration.invocation)
            violation.candidates = [
                Candidate(
                    role: .declared, position: nil, call: words == violation.call ? nil : words,
                    count: "never to be called", site: declaration.place)
            ]
        } else if let position = evidence.queue.firstIndex(of: index) {
            // The call at hand is one more than the expectation took.
            var candidate = evidence.candidate(.declared, at: position, headline: violation.call)
            let progress = evidence.progress[index]
            candidate.count = "expected \(progress.count.words), this is call \(progress.calls + 1)"
            violation.candidates = [candidate]
        }
        return violation
    }

    /// Warns of a call that a naggy mock forgave.
    func mention(_ ticket: Ticket, answer: String?) {
        let trace = capturedTrace()
        guard let evidence = evidence(for: ticket) else { return }
        let call = evidence.journal[ticket.number]
        let (origin, frame) = evidence.origin(from: call.site, trace)
        report(
            Violation(
                kind: .uninteresting, mock: evidence.mock,
                call: describeCall(call.invocation), origin: origin, answer: answer,
                advice: ["stub or expect the call, or make the mock nice to keep it quiet"],
                place: evidence.place(from: call.site, frame: frame, or: nil)),
            severity: .warning)
    }

    /// Reports a call that was allowed, but has no answer.
    ///
    /// - Parameters:
    ///   - declaration: What took the call, if anything did.
    ///   - site: Where the wrapper forwarded the call.
    @discardableResult
    func reportUnanswered(
        _ invocation: Invocation, answer: String?, of declaration: Declaration?,
        at site: CallSite
    ) -> FailureReport {
        reporting {
            let trace = capturedTrace()
            let evidence = evidence()
            var violation = Violation(
                kind: .unanswered, mock: evidence.mock, call: describeCall(invocation),
                origin: evidence.origin(from: site, trace).origin, answer: answer,
                advice: ["say what it returns: andReturn(_:), andDo(_:), or a stub of the call"],
                place: FailurePlace(declaration?.site ?? site))
            if let declaration {
                violation.candidates = [evidence.declared(declaration, headline: violation.call)]
            }
            return report(violation)
        }
    }

    func capturedTrace() -> CapturedTrace? {
        let isWanted = locked { state in
            defer { state.tracesLeft -= 1 }
            return state.tracesLeft > 0
        }
        return isWanted ? CapturedTrace() : nil
    }
}
