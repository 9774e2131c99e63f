extension Engine {
    /// Reports a violation, and keeps the failure if no test received it.
    ///
    /// - Parameter site: The line of the test that verifies; nothing for what is found when a call comes.
    @discardableResult
    func report(
        _ violation: Violation, severity: FailureReport.Severity = .error, verifiedAt site: CallSite? = nil
    ) -> FailureReport {
        reporting {
            let report = published(FailureReport(violation, severity: severity, verifiedAt: site))
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
    func report<Output, Real>(
        _ refusal: Refusal, _ ticket: Ticket, _ substitute: Substitute<Invocation, Output, Real>
    ) -> String? {
        let trace = capturedTrace()
        let isImpossible = if case .nothing = substitute { true } else { false }
        // A description costs as much as a trace. A call that is only kept, after others, goes without.
        let isKept = if case .diverged(isFirst: false) = refusal.reason { !isImpossible } else { false }
        let answer = isKept && trace == nil ? nil : substitute.fact
        switch refusal.reason {
        case .diverged:
            // A call without any answer ends the process, so it is reported at once.
            return reportDivergence(
                Divergence(
                    call: ticket.number, head: refusal.head, trace: trace, isReported: !isKept, answer: answer
                ),
                ticket)
        case .rejected(let index):
            return snapshot(for: ticket).map { snapshot in
                let explanation = CallExplanation(snapshot: snapshot)
                return report(explanation.rejected(ticket.number, by: index, trace, answer: answer)).text
            }
        case .surplus(let index):
            return snapshot(for: ticket).map { snapshot in
                let explanation = CallExplanation(snapshot: snapshot)
                return report(explanation.exceeded(ticket.number, index, trace, answer: answer)).text
            }
        }
    }

    /// - Returns: The text, which is empty if the call is kept; nothing at all if the mock was reset meanwhile.
    private func reportDivergence(_ divergence: Divergence, _ ticket: Ticket) -> String? {
        var divergence = divergence
        if locked({ $0.state.hasOtherOrders }) {
            guard let snapshot = snapshot(for: ticket) else { return nil }
            divergence.obstacles = ObstacleSearch(snapshot: snapshot).obstacles(
                of: ticket.number, from: divergence.head)
        }
        let snapshot = snapshot(for: ticket) { [divergence] guarded in
            guarded.verification.divergences.append(divergence)
            guarded.state.noteNamed(divergence.obstacles?.missing ?? [])
            if !divergence.isReported { guarded.verification.isCurrent = false }
        }
        guard let snapshot else { return nil }
        guard divergence.isReported else { return "" }
        let table = SequenceTableBuilder(snapshot: snapshot).table(at: divergence)
        return report(CallExplanation(snapshot: snapshot).violation(of: divergence, table: table)).text
    }

    /// Warns of a call that a naggy mock ignored.
    func mention(_ ticket: Ticket, answer: GivenAnswer?) {
        let trace = capturedTrace()
        guard let snapshot = snapshot(for: ticket) else { return }
        report(
            CallExplanation(snapshot: snapshot).uninteresting(ticket.number, trace, answer: answer),
            severity: .warning)
    }

    /// Reports a call that was allowed, but has no answer.
    ///
    /// - Parameters:
    ///   - declaration: What took the call, if anything did.
    ///   - site: Where the wrapper forwarded the call.
    @discardableResult
    func reportUnanswered(
        _ invocation: Invocation, answer: GivenAnswer?, of declaration: Declaration?,
        at site: CallSite
    ) -> FailureReport {
        reporting {
            let trace = capturedTrace()
            let snapshot = snapshot()
            return report(
                Violation(
                    mock: snapshot.mock,
                    problem: .unanswered(
                        call: describeCall(invocation), by: declaration.map(snapshot.fact(of:))),
                    place: FailurePlace(declaration?.site ?? site),
                    origin: snapshot.origin(from: site, trace).origin, answer: answer))
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
