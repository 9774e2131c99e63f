// Plan, compare, commit: the state says under the lock which declarations a call has to be compared with, the engine
// compares outside of it, and the state decides under the lock, as long as it asks for no other comparison.

enum CallDecision {
    case answer(Answer)
    /// More has to be done for the call.
    case verdict(Verdict, EnteredCall)
}

/// A call that is not answered with a plain value at once: an object, so that most calls pass only a null reference.
final class EnteredCall {
    let site: CallSite
    let canForward: Bool
    /// It is replaced if the call is not in the journal yet, or no longer after a reset.
    fileprivate(set) var ticket: Ticket
    /// Whether something may delay the answer, or replace it.
    fileprivate(set) var mayBeDeferred: Bool
    /// The decision of the first turn under the lock; `nil` if the state has to be asked again.
    fileprivate var decision: Decision?
    /// The first candidate, and whether it accepts the call.
    fileprivate var compared: (candidate: Declaration, matches: Bool)?
    /// The call without its secrets; `nil` unless a filter has admitted it.
    fileprivate var redacted: Any?
    fileprivate(set) var recorder: (any OutcomeRecording)?
    var isCaptured = false

    fileprivate init(
        at site: CallSite, canForward: Bool, _ ticket: Ticket = .notEntered, _ decision: Decision? = nil,
        compared: (Declaration, Bool)? = nil, mayBeDeferred: Bool = false
    ) {
        (self.site, self.canForward, self.ticket) = (site, canForward, ticket)
        (self.decision, self.compared, self.mayBeDeferred) = (decision, compared, mayBeDeferred)
    }

    /// The call, without its secrets.
    func admitted<Invocation>(_ invocation: Invocation) -> Invocation { redacted as? Invocation ?? invocation }
}

extension Engine {
    /// Never inlined: a mock would look up the metadata of the engine's type on every call.
    @inline(never) func decision(
        on invocation: Invocation, returning type: Any.Type, at site: CallSite, canForward: Bool
    ) -> CallDecision {
        var ticket = Ticket.notEntered
        var (answer, entered): (Answer?, EnteredCall?) = (nil, nil)
        let first = locked { guarded -> Declaration? in
            if let first = guarded.state.firstCandidate() {
                ticket = enter(invocation, at: site, in: &guarded)
                return first
            }
            if guarded.state.isFiltered { return nil }
            ticket = enter(invocation, at: site, in: &guarded)
            let decision = guarded.decide(ticket, Knowledge(), canForward: canForward)
            if case .verdict(let verdict) = decision { answer = verdict.finalAnswer(of: type) }
            if answer == nil {
                entered = EnteredCall(
                    at: site, canForward: canForward, ticket, decision, mayBeDeferred: guarded.state.defersAnswers)
            }
            return nil
        }
        if let answer { return .answer(answer) }
        guard let first else {
            return rarerDecision(
                on: invocation, returning: type, entered ?? EnteredCall(at: site, canForward: canForward))
        }
        let matches = accepts(first, invocation)
        if matches {
            let answer = locked { guarded -> Answer? in
                guard let answering = guarded.state.take(ticket, byFirst: first) else { return nil }
                if let answer = answering.finalAnswer(of: type) { return answer }
                entered = EnteredCall(at: site, canForward: canForward, ticket, .verdict(.answer(answering)))
                return nil
            }
            if let answer { return .answer(answer) }
        }
        return rarerDecision(
            on: invocation, returning: type,
            entered ?? EnteredCall(at: site, canForward: canForward, ticket, compared: (first, matches)))
    }

    /// Decides about the rarer calls. Never inlined, because most calls do not need the space for its values.
    @inline(never)
    private func rarerDecision(
        on invocation: Invocation, returning type: Any.Type, _ call: EnteredCall
    ) -> CallDecision {
        let verdict = decide(invocation, call)
        if let answer = verdict.finalAnswer(of: type) { return .answer(answer) }
        return .verdict(verdict, call)
    }

    func decide(_ invocation: Invocation, _ call: EnteredCall) -> Verdict {
        var known = Knowledge()
        if let (candidate, matches) = call.compared.take() { known.learn(matches, for: candidate) }
        let verdict = settle(invocation, &known) { known in
            call.decision.take()
                ?? locked { guarded -> Decision? in
                    call.mayBeDeferred = guarded.state.isFiltered || guarded.state.defersAnswers
                    if guarded.state.isFiltered, call.redacted == nil { return nil }
                    if !guarded.state.contains(call.ticket) {
                        call.ticket =
                            guarded.state.renewed(call.ticket) ?? enter(invocation, at: call.site, in: &guarded)
                        known = Knowledge()
                    }
                    return guarded.decide(call.ticket, known, canForward: call.canForward)
                }
        }
        return verdict ?? decideAdmitted(invocation, call)
    }

    /// Finds out what the state asks about a call, until it has a verdict; `nil` if it decides nothing.
    @inline(__always) private func settle(
        _ invocation: Invocation, _ known: inout Knowledge, _ decide: (inout Knowledge) -> Decision?
    ) -> Verdict? {
        func accepts(_ declaration: Declaration) -> Bool {
            let matches = self.accepts(declaration, invocation)
            known.learn(matches, for: declaration)
            return matches
        }
        while true {
            switch decide(&known) {
            case .verdict(let verdict)?: return verdict
            case .compare(let first, let others)?: if !accepts(first) { _ = others.contains(where: accepts) }
            case .identify?: known.identify(as: comparison.key(invocation))
            case nil: return nil
            }
        }
    }

    /// Searches for the newest stub that accepts a call, may be called now, and has an answer, which counts as used.
    func answerOfStub(to invocation: Invocation, _ ticket: Ticket?) -> Answering? {
        var known = Knowledge()
        let verdict = settle(invocation, &known) { known in
            locked { $0.inTurn { $0.decideByAnsweringStubs(ticket, known) } }
        }
        guard case .answer(let answering)? = verdict else { return nil }
        return answering
    }

    /// Decides about the call that the filter admits. Never inlined: the caller would allocate space on every call.
    @inline(never) private func decideAdmitted(_ invocation: Invocation, _ call: EnteredCall) -> Verdict {
        guard let filtered = currentFilter?.admit(invocation, call.canForward) else { return .withhold }
        call.redacted = filtered.invocation
        let verdict = decide(filtered.invocation, call)
        call.recorder = filtered.recorder(verdict.isOfDeclaration)
        return verdict
    }
}

/// Lets one mock at a time decide by its conditions. Process-wide, because any two mocks may share a condition that
/// only one of two concurrent calls may meet. An engine takes it under its own lock, never the reverse.
private let conditionTurns = Lock(())

extension GuardedState {
    mutating func decide(_ ticket: Ticket, _ known: borrowing Knowledge, canForward: Bool) -> Decision {
        let decision = inTurn { $0.decide(ticket, known, canForward: canForward) }
        guard case .verdict(.refuse(let refusal)) = decision else { return decision }
        return .verdict(.refuse(beginReport(of: refusal, on: ticket)))
    }

    /// Lets the state decide when no other mock decides by conditions, if this one has any.
    @inline(__always) fileprivate mutating func inTurn<Result>(_ decide: (inout EngineState) -> Result) -> Result {
        state.table.hasConditions ? conditionTurns.withLock { _ in decide(&state) } : decide(&state)
    }

    /// Notes what the report needs to know. Every verification waits for the report.
    private mutating func beginReport(of refusal: Refusal, on ticket: Ticket) -> Refusal {
        reports.begin()
        if refusal.isCompared, refusal.isForbidden {
            // It is not known yet whether a diverged call is reported now, so its report appends it.
            verification.divergences.append(
                Divergence(call: ticket.number, head: refusal.head, trace: nil, isReported: true))
        }
        var refusal = refusal
        refusal.mayRepeatError = !ledger.thrown.isEmpty
        refusal.mayBeLate = !verification.overdue.isEmpty
        // A loop that repeats a call must not use up the traces of other calls.
        refusal.isTraced = !refusal.mayRepeatError && takeTrace()
        return refusal
    }
}
