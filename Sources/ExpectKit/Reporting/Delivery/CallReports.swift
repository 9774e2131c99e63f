/// Reports the failures of calls when they come.
struct CallReports<Invocation> {
    let engine: Engine<Invocation>

    /// Finds out what may explain a call that is not allowed, before an answer of an expectation is reused for it. The
    /// expectation counts as called then.
    func examine(_ refusal: Refusal, _ ticket: Ticket, _ invocation: Invocation) -> WrongCall<Invocation> {
        let (overdue, hasThrown, hasOtherOrders, isTraced, filter) = engine.locked { guarded in
            let hasThrown = guarded.ledger.hasThrown
            return (
                guarded.verification.overdue, hasThrown, guarded.state.hasOtherOrders,
                !hasThrown && guarded.takeTrace(), engine.filter
            )
        }
        var call = WrongCall(refusal: refusal, ticket: ticket, invocation: invocation, filter: filter)
        call.misuse = forwardedMatcher(in: invocation)
        if case .diverged = refusal.reason {
            call.late = takeOverdue(invocation, ticket, from: overdue)
            if hasThrown, call.late == nil { call.cause = failureOfRetry(invocation) }
        }
        // A loop that repeats a call must not use up the traces of other calls.
        if call.cause == nil {
            call.trace = hasThrown ? capturedTrace() : isTraced ? CapturedTrace() : nil
        }
        guard case .diverged(let isFirst) = refusal.reason, call.late == nil, call.misuse == nil,
            call.cause == nil, hasOtherOrders,
            let snapshot = engine.snapshot(for: ticket)
        else { return call }
        call.obstacles = ObstacleSearch(snapshot: snapshot).obstacles(
            of: ticket.number, from: refusal.head, isReported: isFirst, by: engine)
        return call
    }

    /// Reports a call that is not allowed, or keeps it to be reported when the mock is verified.
    ///
    /// - Returns: `nil` if the mock was reset meanwhile, so that the call needs another verdict.
    func report<Output>(_ call: WrongCall<Invocation>, _ substitute: Substitute<Invocation, Output>)
        -> CallFailure?
    {
        let (refusal, ticket) = (call.refusal, call.ticket)
        // A verification does not consider it either, because it knows only the calls that are kept or reported here.
        if let cause = call.cause, substitute.isError {
            let isCurrent = engine.locked { $0.state.contains(ticket) }
            return isCurrent ? CallFailure(text: "", failure: cause) : nil
        }
        let trace = call.cause == nil ? call.trace : capturedTrace()
        let isImpossible = substitute.isNothing
        // Describing an answer costs as much as a trace. So the answer of a kept call is described only if its stack
        // is traced.
        let isKept = if case .diverged(isFirst: false) = refusal.reason { !isImpossible } else { false }
        let answer = isKept && trace == nil ? nil : substitute.fact(to: call.invocation, call.filter)
        switch refusal.reason {
        case .diverged:
            // A call that cannot be answered ends the process, so it is reported at once.
            let divergence = Divergence(
                call: ticket.number, head: refusal.head, trace: trace,
                isReported: !isKept || call.misuse != nil, answer: answer, obstacles: call.obstacles)
            return call.late.map { warn(of: $0, divergence, ticket) }
                ?? reportDivergence(
                    divergence, of: call.invocation, ticket, call.misuse, canBeKept: !isImpossible)
        case .rejected(let index), .surplus(let index):
            guard let snapshot = engine.snapshot(for: ticket) else { return nil }
            let violation = CallExplanation(snapshot: snapshot)
                .refused(ticket.number, by: index, trace, answer: answer)
            return CallFailure(engine.failures.report(violation, of: ticket))
        }
    }

    /// - Parameter canBeKept: Whether the call can be answered, so that its failure can wait for the verification.
    /// - Returns: `nil` if the mock was reset meanwhile.
    private func reportDivergence(
        _ divergence: Divergence, of invocation: Invocation, _ ticket: Ticket, _ misuse: Misuse?,
        canBeKept: Bool
    ) -> CallFailure? {
        var divergence = divergence
        // Only calls block it that other failures have named. The verification finds out what is left to report.
        if canBeKept, divergence.obstacles?.isFollowing == true { divergence.isReported = false }
        if divergence.obstacles == nil, misuse == nil {
            divergence.elsewhere = MisdirectedCallSearch(engine: engine).expectation(of: invocation)
            if canBeKept, divergence.elsewhere?.isSwapped == true { divergence.isReported = false }
        }
        var endedTest: TestIdentity?
        let snapshot = engine.snapshot(for: ticket) { [divergence] guarded in
            endedTest = guarded.endedTest
            guarded.verification.divergences.append(divergence)
            for position in divergence.obstacles?.missing ?? [] {
                _ = guarded.ledger.claim(.namedMissing(guarded.state.table.queue[position]))
            }
            if !divergence.isReported { guarded.verification.isCurrent = false }
        }
        guard let snapshot else { return nil }
        guard divergence.isReported else { return .kept }
        if let misuse {
            return reportForwardedMatcher(misuse, at: snapshot.journal.log.site(of: divergence.call))
        }
        let table = SequenceTableBuilder(snapshot: snapshot).table(at: divergence)
        var violation = CallExplanation(snapshot: snapshot).violation(of: divergence, table: table)
        // Another test may use the mock meanwhile.
        violation.isAfterTest =
            endedTest != nil && engine.framework.owner?.test == endedTest?.test
            && !engine.framework.isInOtherTest
        // A verification compares it with the expectations.
        let mayBeHeld =
            canBeKept && !snapshot.queue.isEmpty && divergence.elsewhere == nil && !violation.isAfterTest
        return CallFailure(engine.failures.report(violation, of: ticket, mayBeHeld: mayBeHeld))
    }

    /// Warns of a call that a naggy mock ignored.
    func mention(_ ticket: Ticket, answer: GivenAnswer?) {
        let trace = capturedTrace()
        guard let snapshot = engine.snapshot(for: ticket) else { return }
        engine.failures.report(
            CallExplanation(snapshot: snapshot).uninteresting(ticket.number, trace, answer: answer),
            severity: .warning)
    }

    /// Reports a call that was allowed, but has no answer.
    ///
    /// - Parameters:
    ///   - declaration: The declaration that took the call, if any.
    ///   - site: Where the mock forwarded the call.
    @discardableResult
    func reportUnanswered(
        _ invocation: Invocation, answer: GivenAnswer?, of declaration: Declaration?,
        at site: CallSite
    ) -> FailureReport {
        engine.failures.reporting {
            let trace = capturedTrace()
            let snapshot = engine.snapshot()
            let (origin, frame) = snapshot.origin(from: site, trace)
            let place = declaration.map { FailurePlace($0.site) }
            return engine.failures.report(
                Violation(
                    mock: snapshot.mock,
                    problem: .unanswered(
                        call: describeCall(invocation), by: declaration.map { snapshot.fact(of: $0) }),
                    place: place ?? snapshot.place(from: site, origin, frame: frame, or: nil), origin: origin,
                    answer: answer))
        }
    }

    // MARK: Calls that repeat a mistake

    /// Notes a call that throws an ``UnansweredCallError``, whose cause was reported.
    func noteError(of invocation: Invocation, _ failure: UnansweredCallError.Failure) {
        let call = describeCall(invocation)
        engine.locked { $0.ledger.noteError(of: call, failure) }
    }

    /// The failure that an ``UnansweredCallError`` named, if the code under test repeats a call that threw it.
    func failureOfRetry(_ invocation: Invocation) -> UnansweredCallError.Failure? {
        let call = describeCall(invocation)
        return engine.locked { $0.ledger.failure(thrownBy: call) }
    }

    func capturedTrace() -> CapturedTrace? {
        engine.locked { $0.takeTrace() } ? CapturedTrace() : nil
    }
}

/// A call that is not allowed, with what may explain it.
struct WrongCall<Invocation> {
    let refusal: Refusal
    let ticket: Ticket
    let invocation: Invocation
    let filter: CallFilter<Invocation>?
    var trace: CapturedTrace?
    /// The mistake of the mock that explains the call, if any. It is reported in place of the call.
    var misuse: Misuse?
    /// The missing call of an earlier phase that the call is, if any.
    var late: OverdueCall?
    /// The failure that was reported, if the call repeats one that threw an ``UnansweredCallError``. That it came too
    /// often, or out of order, then follows from the same mistake.
    var cause: UnansweredCallError.Failure?
    /// What blocked the call apart from the order of its mock, if anything did.
    var obstacles: Obstacles?
}

/// The failure of a call that was not allowed, as far as its answer needs it.
struct CallFailure {
    /// The text, which is empty if the call is not reported now.
    let text: String
    /// What an ``UnansweredCallError`` says about it.
    let failure: UnansweredCallError.Failure

    init(text: String, failure: UnansweredCallError.Failure) {
        (self.text, self.failure) = (text, failure)
    }

    init(_ report: FailureReport) {
        text = report.text
        failure = .reported(
            file: pathInPackage(ofFile: report.location.filePath), line: report.location.line)
    }

    /// A failure that is reported when the mock is verified.
    static let kept = CallFailure(text: "", failure: .kept)
}

// Mocks that forward a matcher in place of an argument. No declaration accepts such a call.

extension CallReports {
    /// Returns the mistake of a mock that forwards a matcher in place of an argument; `nil` if it forwards values only.
    func forwardedMatcher(in invocation: Invocation) -> Misuse? {
        let shape = InvocationShape(of: invocation)
        let index = shape.arguments.firstIndex { ($0.value as? any AnyArg)?.isMatcher ?? false }
        guard let index else { return nil }
        return .forwardedMatcher(argument: shape.argumentName(at: index), call: describeCall(shape))
    }

    /// Returns the mistake of a mock whose call the mode ignores. Without declarations, such a call is not examined.
    func forwardedMatcher(inIgnored invocation: Invocation) -> Misuse? {
        engine.locked { $0.state.table.declared.isEmpty } ? nil : forwardedMatcher(in: invocation)
    }

    /// Reports a mock that forwards a matcher, once for each of its lines.
    ///
    /// - Parameters:
    ///   - site: Where the mock forwarded the call.
    ///   - severity: A warning if the call itself is no failure. A missing call is the failure then.
    @discardableResult
    func reportForwardedMatcher(
        _ misuse: Misuse, at site: CallSite, severity: FailureReport.Severity = .error
    ) -> CallFailure {
        let isNew = engine.locked { $0.ledger.claim(.forwardedMatcher(.init(site))) }
        guard isNew else { return CallFailure(text: "", failure: .reported(at: site)) }
        return CallFailure(
            engine.failures.report(
                Violation(mock: engine.name, problem: .misuse(misuse), place: FailurePlace(site)),
                severity: severity))
    }
}

extension AnyArg {
    fileprivate var isMatcher: Bool { plainValue == nil }
}
