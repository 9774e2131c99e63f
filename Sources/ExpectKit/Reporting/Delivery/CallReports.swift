struct CallReports<Invocation> {
    let engine: Engine<Invocation>

    /// Finds out what may explain a call that is not allowed, before an expectation answers it and counts as called.
    func examine(_ refusal: Refusal, _ ticket: Ticket, _ invocation: Invocation) -> WrongCall<Invocation> {
        var call = WrongCall(refusal: refusal, ticket: ticket, invocation: invocation)
        call.misuse = forwardedMatcher(in: invocation)
        if case .diverged = refusal.reason {
            if refusal.mayBeLate { call.late = takeOverdue(invocation, ticket) }
            if refusal.mayRepeatError, call.late == nil {
                let words = describeCall(invocation)
                call.cause = engine.locked { $0.ledger.thrown[words] }
            }
        }
        if call.cause == nil, refusal.isTraced || refusal.mayRepeatError && engine.locked({ $0.takeTrace() }) {
            call.trace = CapturedTrace()
        }
        guard case .diverged(let isFirst) = refusal.reason, call.late == nil, call.misuse == nil,
            call.cause == nil, refusal.mayBeBlocked, let snapshot = engine.snapshot(for: ticket)
        else { return call }
        call.obstacles = snapshot.obstacles(of: ticket.number, from: refusal.head, isReported: isFirst, by: engine)
        return call
    }

    /// Reports a call, or keeps it for the verification. It returns `nil` if the mock was reset meanwhile, so that the
    /// call needs another verdict.
    func report<Output>(_ call: WrongCall<Invocation>, _ substitute: Substitute<Invocation, Output>) -> CallFailure? {
        let (refusal, ticket) = (call.refusal, call.ticket)
        // A verification does not consider it either, because it knows only the calls that are kept or reported here.
        if let cause = call.cause, substitute.isError {
            let isCurrent = engine.locked { $0.state.contains(ticket) }
            return isCurrent ? CallFailure(failure: cause) : nil
        }
        let trace = call.cause == nil ? call.trace : capturedTrace()
        // A call that cannot be answered ends the process, so it is reported at once.
        let canBeKept = !substitute.isNothing
        let isLater = if case .diverged(isFirst: false) = refusal.reason { true } else { false }
        // Describing an answer costs as much as a trace. So a kept call has both or none.
        let isDescribed = !isLater || !canBeKept || trace != nil
        let filter = refusal.isFiltered ? engine.currentFilter : nil
        let answer = isDescribed ? substitute.fact(to: call.invocation, filter) : nil
        switch refusal.reason {
        case .diverged:
            let isReported = !isLater || !canBeKept || call.misuse != nil
            let divergence = Divergence(
                call: ticket.number, head: refusal.head, trace: trace, isReported: isReported, answer: answer,
                obstacles: call.obstacles)
            if let late = call.late { return warn(of: late, divergence, ticket) }
            return reportDivergence(divergence, of: call, canBeKept: canBeKept)
        case .rejected(let index), .surplus(let index):
            guard let snapshot = engine.snapshot(for: ticket) else { return nil }
            let violation = snapshot.violation(ofRefusedCall: ticket.number, by: index, trace, answer: answer)
            return CallFailure(engine.failures.report(violation, of: ticket), endsReport: true)
        }
    }

    private func reportDivergence(
        _ divergence: Divergence, of call: WrongCall<Invocation>, canBeKept: Bool
    ) -> CallFailure? {
        var divergence = divergence
        if divergence.obstacles == nil, call.misuse == nil {
            divergence.elsewhere = engine.misdirectedCall(of: call.invocation)
        }
        // Only calls block it that other failures have named. The verification finds out what is left to report.
        let isFollowing = divergence.obstacles?.isFollowing ?? divergence.elsewhere?.isSwapped ?? false
        if canBeKept, isFollowing { divergence.isReported = false }
        var endedTest: TestIdentity?
        let current = engine.snapshot(for: call.ticket) { [divergence] guarded in
            endedTest = guarded.endedTest
            guarded.verification.divergences.append(divergence)
            for position in divergence.obstacles?.missing ?? [] {
                _ = guarded.ledger.claim(.namedMissing(guarded.state.table.queue[position]))
            }
            if divergence.obstacles == nil, divergence.elsewhere == nil { guarded.state.table.releaseNext() }
            if !divergence.isReported { guarded.verification.isCurrent = false }
        }
        guard let snapshot = current else { return nil }
        guard divergence.isReported else { return CallFailure(failure: .kept) }
        if let misuse = call.misuse {
            return reportForwardedMatcher(misuse, at: snapshot.journal.log.site(of: divergence.call))
        }
        var violation = snapshot.violation(of: divergence, table: snapshot.table(at: divergence))
        // Another test may use the mock meanwhile.
        violation.isAfterTest =
            endedTest != nil && engine.framework.owner?.test == endedTest?.test && !engine.framework.isInOtherTest
        // A verification compares it with the expectations.
        let mayBeHeld = canBeKept && !snapshot.queue.isEmpty && divergence.elsewhere == nil && !violation.isAfterTest
        let report = engine.failures.report(violation, of: call.ticket, mayBeHeld: mayBeHeld)
        return CallFailure(report, endsReport: true)
    }

    func mention(_ ticket: Ticket, answer: GivenAnswer?) {
        let trace = capturedTrace()
        guard let snapshot = engine.snapshot(for: ticket) else { return }
        engine.failures.report(
            snapshot.violation(ofIgnoredCall: ticket.number, trace, answer: answer), severity: .warning)
    }

    func reportUnanswered(
        _ invocation: Invocation, answer: GivenAnswer?, of declaration: Declaration?, at site: CallSite
    ) -> FailureReport {
        engine.failures.reporting {
            let trace = capturedTrace()
            let snapshot = engine.snapshot()
            let (lines, place) = snapshot.origin(from: site, trace)
            let fact = declaration.map { snapshot.fact(of: $0) }
            return engine.failures.report(
                Violation(
                    mock: snapshot.mock, problem: .unanswered(call: describeCall(invocation), by: fact),
                    place: declaration.map { FailurePlace($0.site) } ?? place, origin: lines, answer: answer))
        }
    }

    func noteError(of invocation: Invocation, _ failure: UnansweredCallError.Failure) {
        let call = describeCall(invocation)
        engine.locked { $0.ledger.noteError(of: call, failure) }
    }

    func capturedTrace() -> CapturedTrace? { engine.locked { $0.takeTrace() } ? CapturedTrace() : nil }

    /// The mistake of a mock that forwards a matcher in place of an argument. No declaration accepts such a call.
    func forwardedMatcher(in invocation: Invocation) -> Misuse? {
        let shape = InvocationShape(of: invocation)
        let index = shape.arguments.firstIndex { argument in
            (argument.value as? any AnyArg).map { $0.plainValue == nil } ?? false
        }
        return index.map { .forwardedMatcher(argument: shape.argumentName(at: $0), call: describeCall(shape)) }
    }

    /// The same for a call that the mode ignores. Without declarations, it is not examined.
    func forwardedMatcher(inIgnored invocation: Invocation) -> Misuse? {
        engine.locked { $0.state.table.declared.isEmpty } ? nil : forwardedMatcher(in: invocation)
    }

    /// Reports a mock that forwards a matcher, once for each of its lines.
    @discardableResult func reportForwardedMatcher(
        _ misuse: Misuse, at site: CallSite, severity: FailureReport.Severity = .error
    ) -> CallFailure {
        let isNew = engine.locked { $0.ledger.claim(.forwardedMatcher(.init(site))) }
        guard isNew else { return CallFailure(failure: .reported(at: site)) }
        let violation = Violation(mock: engine.name, problem: .misuse(misuse), place: FailurePlace(site))
        return CallFailure(engine.failures.report(violation, severity: severity))
    }

    func reportNotCalled(_ declaration: Declaration, after waiting: Waiting) {
        // A wait that blocks the thread does not notice the cancellation of the test.
        if engine.framework.isTestCancelled { return }
        guard noteMissing(declaration, at: waiting.site) else { return }
        let snapshot = engine.snapshot()
        // Another thread may have reset the mock meanwhile.
        guard snapshot.declared.contains(declaration) else { return }
        // The failure of another call may be the reason.
        let severity: FailureReport.Severity = engine.failures.hasSurelyFailedTest ? .warning : .error
        engine.failures.report(snapshot.violation(awaiting: declaration, waiting.note), severity: severity)
    }

    /// Returns whether a wait that has timed out must be reported. A wait for a call from before a reset is a misuse.
    func noteMissing(_ declaration: Declaration, at site: CallSite) -> Bool {
        let isNew = engine.locked { guarded in
            guarded.state.table.progress(of: declaration).map {
                guarded.claim(missed: declaration.index, calls: $0.calls)
            }
        }
        if isNew == nil { engine.declarations.misuse(.waitAfterReset, at: site) }
        return isNew ?? false
    }

    func reportNotCancelled(_ answer: HeldAnswer, _ missed: MissedCancellation, after waiting: Waiting) {
        if engine.framework.isTestCancelled { return }
        if missed == .notCalled, !noteMissing(answer.declaration, at: waiting.site) { return }
        let calls = answer.calls.map { describeCall(typedCall($0, as: Invocation.self)) }
        let problem = NotCancelledCalls(
            calls: calls.isEmpty ? [declaredCall(of: answer)] : calls, declaration: fact(of: answer),
            reason: missed, waited: missed == .expired ? answer.limit : waiting.limit)
        engine.failures.report(
            Violation(mock: engine.name, problem: .notCancelled(problem), place: FailurePlace(waiting.site)))
    }

    /// Returns `nil` if the mock was reset since.
    private func fact(of answer: HeldAnswer) -> DeclarationFact? {
        let snapshot = engine.snapshot()
        return snapshot.declared.contains(answer.declaration) ? snapshot.fact(of: answer.declaration) : nil
    }

    /// - Parameter limit: How long the calls waited if they timed out.
    @discardableResult func reportNotResumed(
        _ calls: [Invocation], of answer: HeldAnswer, answer substitute: GivenAnswer?, waited limit: Duration?
    ) -> String {
        let problem = NotResumedCalls.calls(
            calls.map(describeCall), by: fact(of: answer), waited: limit, endsOnCancellation: answer.endsOnCancellation)
        let violation = Violation(
            mock: engine.name, problem: .notResumed(problem), place: FailurePlace(answer.site), answer: substitute)
        return engine.failures.report(violation).text
    }
}

struct WrongCall<Invocation> {
    let refusal: Refusal
    let ticket: Ticket
    let invocation: Invocation
    var trace: CapturedTrace?
    /// The mistake of the mock that is reported in place of the call.
    var misuse: Misuse?
    /// The missing call of an earlier phase that the call is.
    var late: OverdueCall?
    /// The reported failure, if the call repeats one that threw an ``UnansweredCallError``.
    var cause: UnansweredCallError.Failure?
    /// What blocked the call apart from the order of its mock.
    var obstacles: Obstacles?
}

struct CallFailure {
    /// It is empty if the call is not reported now.
    var text = ""
    let failure: UnansweredCallError.Failure
    /// Whether it ended the report that the verdict on the call began.
    var endsReport = false
}

extension CallFailure {
    init(_ report: FailureReport, endsReport: Bool = false) {
        let (file, line) = (report.location.relativePath, report.location.line)
        self.init(text: report.text, failure: .reported(file: file, line: line), endsReport: endsReport)
    }
}
