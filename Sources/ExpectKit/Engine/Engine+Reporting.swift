extension Engine {
    /// How many failures are kept for a test that may come to receive them.
    private static var keptLimit: Int { 100 }

    /// Reports a violation, and keeps the failure if no test received it.
    @discardableResult
    func report(
        _ violation: Violation, severity: FailureReport.Severity = .error
    ) -> FailureReport {
        let report = FailureReport(violation, severity: severity)
        hand(report)
        return report
    }

    private func hand(_ report: FailureReport) {
        let delivery = reporter.hand(report)
        guard delivery != .received, report.severity == .error else { return }
        keep(report, delivery)
    }

    private func keep(_ report: FailureReport, _ delivery: Delivery) {
        locked { state in
            if state.undelivered.count < Self.keptLimit { state.undelivered.append((report, delivery)) }
        }
    }

    /// Reports a call that is not allowed, at once or, by keeping it, when the mock is verified.
    ///
    /// - Returns: The text, if it was reported at once; nothing at all if the mock was reset meanwhile, so that the
    ///   call is one of a new beginning and wants another decision.
    func report<Output, Failure: Error>(
        _ refusal: Refusal, _ ticket: Ticket, _ invocation: Invocation, _ terms: CallTerms<Output, Failure>,
        _ substitute: Substitute<Invocation, Output>
    ) -> String? {
        let trace = capturedTrace()
        let isImpossible = if case .nothing = substitute { true } else { false }
        // Words cost as traces do; a call that is only kept, behind others that are, goes without.
        let isKept = if case .diverged(false, _) = refusal { !isImpossible } else { false }
        let answer = isKept && trace == nil ? nil : substitute.words
        switch refusal {
        case .diverged(_, let head):
            // What cannot be answered ends the process, so it is reported while there is time.
            var divergence = Divergence(
                call: ticket.number, head: head, trace: trace, isReported: !isKept, answer: answer)
            if locked({ $0.isHinderable }) {
                guard let evidence = evidence(for: ticket) else { return nil }
                divergence.hindrance = evidence.hindrance(of: ticket.number, from: head)
            }
            let evidence = evidence(for: ticket) { [divergence] state in
                state.divergences.append(divergence)
                if isKept { state.isVerified = false }
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
        let declaration = evidence.declared[index]
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
                    count: "never to be called", site: "\(declaration.site)")
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
        _ invocation: Invocation, answer: String?, of declaration: DeclaredCall<Invocation>?,
        at site: CallSite
    ) -> FailureReport {
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

    func capturedTrace() -> CapturedTrace? {
        let isWanted = locked { state in
            defer { state.tracesLeft -= 1 }
            return state.tracesLeft > 0
        }
        return isWanted ? CapturedTrace() : nil
    }

    // MARK: Verifying

    /// Reports everything that is wrong and was not reported yet. It changes nothing that is expected.
    ///
    /// - Parameters:
    ///   - severity: How grave a missing call is.
    ///   - isAutomatic: Whether the test did not ask for it, and is not told again of what it has heard.
    ///   - annotate: Adds to what a report says.
    func verify(
        missing severity: FailureReport.Severity = .error, isAutomatic: Bool = false,
        annotate: (inout Violation) -> Void = { _ in }
    ) {
        let kept = locked { state in
            state.isVerified = true
            state.isVerifiedUnheard = false
            defer { state.undelivered = [] }
            return state.undelivered
        }
        for (report, delivery) in kept {
            // What XCTest was given inside a test of Swift Testing, it has dropped; inside one of its own it
            // has it, and must not be told again.
            if delivery == .lost || TestFrameworkReporter.isInsideTest {
                hand(report)
            } else {
                keep(report, delivery)
            }
        }
        var known = isAutomatic ? heard : []
        var found: [HeardViolation] = []
        let evidence = evidence()
        let hygiene = locked { $0.stubHygiene }
        let unused = hygiene == .off ? [] : evidence.unusedStubs()
        let severities: [ViolationKind: FailureReport.Severity] = [
            .missing: severity, .unusedStub: hygiene == .fail ? .error : .warning,
        ]
        for var violation in evidence.violations() + unused {
            let identity = violation.identity
            if let index = known.firstIndex(where: { $0.identity == identity }) {
                found.append(known.remove(at: index))
                continue
            }
            annotate(&violation)
            let report = FailureReport(violation, severity: severities[violation.kind] ?? .error)
            let delivery = reporter.hand(report)
            found.append(HeardViolation(identity: identity, delivery: delivery))
            // A later verification finds the same again, so these are not kept one by one.
            if delivery != .received, report.severity == .error { locked { $0.isVerifiedUnheard = true } }
        }
        locked { [found] in $0.verified = found }
    }

    /// What the last verification has told a test, as far as one can tell.
    private var heard: [HeardViolation] {
        let isInsideTest = TestFrameworkReporter.isInsideTest
        return locked { $0.verified }
            .filter { $0.delivery == .received || $0.delivery == .presumed && !isInsideTest }
    }

    /// Whether something is known that no test has received, as far as one can tell.
    var isUnheard: Bool {
        let isInsideTest = TestFrameworkReporter.isInsideTest
        return locked { state in
            let isOpen = !state.isVerified && !(state.queue.isEmpty && state.divergences.isEmpty)
            let isKept = state.undelivered.contains { isInsideTest || $0.delivery == .lost }
            return isOpen || isKept || isInsideTest && state.isVerifiedUnheard
        }
    }

    /// Forgets what was declared and called.
    func reset() {
        // What is forgotten may be the user's to destroy, which runs code of the user's, so it outlives the lock.
        let forgotten = locked { state in
            defer { state.reset() }
            return state
        }
        withExtendedLifetime(forgotten) {}
    }
}
