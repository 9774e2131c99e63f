// Plan, compare, commit: the state says under the lock which declarations a call has to be compared with, the engine
// compares outside of it, and the state decides under the lock, as long as it asks for no other comparison.

/// The decision of the engine about a call.
enum CallDecision {
    /// The call returns the value of an answer, which has the right type.
    case answer(Answer)
    /// More has to be done for the call.
    case verdict(Verdict, EnteredCall)
}

/// What identifies a call, and what a filter made of it.
struct EnteredCall {
    /// It is replaced if the call is not in the journal yet, or no longer after a reset.
    var ticket = Ticket.notEntered
    /// `nil` until a filter was asked.
    var admission: Admission?
    /// Whether something may delay the answer, or replace it.
    var mayBeDeferred = false
}

/// What is known of a call after its first turn under the lock: an object, so that most calls, which are decided then,
/// pass only a null reference.
final class UndecidedCall {
    let entered: EnteredCall
    /// The decision so far; `nil` if the state has to be asked again.
    let decision: Decision?
    /// The first candidate, and whether it accepts the call.
    let compared: (candidate: Declaration, matches: Bool)?

    init(
        _ ticket: Ticket, _ decision: Decision?, compared: (Declaration, Bool)? = nil,
        mayBeDeferred: Bool = false
    ) {
        entered = EnteredCall(ticket: ticket, mayBeDeferred: mayBeDeferred)
        (self.decision, self.compared) = (decision, compared)
    }
}

extension Verdict {
    /// The value to return at once, if it has a type; `nil` if more has to be done for the call.
    fileprivate func finalAnswer(of type: Any.Type) -> Answer? {
        finalAnswer.flatMap { $0.valueType == type ? $0 : nil }
    }
}

extension Engine {
    /// Enters the call into the journal, and decides about it. It is never inlined: a mock would look up the metadata
    /// of the engine's type on every call.
    @inline(never)
    func decision(
        on invocation: Invocation, returning type: Any.Type, at site: CallSite, canForward: Bool
    ) -> CallDecision {
        var ticket = Ticket.notEntered
        var (answer, undecided): (Answer?, UndecidedCall?) = (nil, nil)
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
                undecided = UndecidedCall(ticket, decision, mayBeDeferred: guarded.state.defersAnswers)
            }
            return nil
        }
        if let answer { return .answer(answer) }
        guard let first else {
            return rarerDecision(on: invocation, returning: type, at: site, canForward, undecided)
        }
        let matches = accepts(first, invocation)
        if matches {
            let answer = locked { guarded -> Answer? in
                guard let answering = guarded.state.take(ticket, byFirst: first) else { return nil }
                if let answer = answering.finalAnswer, answer.valueType == type { return answer }
                undecided = UndecidedCall(ticket, .verdict(.answer(answering)), compared: (first, true))
                return nil
            }
            if let answer { return .answer(answer) }
        }
        return rarerDecision(
            on: invocation, returning: type, at: site, canForward,
            undecided ?? UndecidedCall(ticket, nil, compared: (first, matches)))
    }

    /// Decides about a call that its first candidate, if there is one, does not answer with a plain value. It is never
    /// inlined, because most calls do not need the space for its values.
    ///
    /// - Parameter undecided: What is known of the call; `nil` if it is not in the journal yet.
    @inline(never)
    private func rarerDecision(
        on invocation: Invocation, returning type: Any.Type, at site: CallSite, _ canForward: Bool,
        _ undecided: UndecidedCall?
    ) -> CallDecision {
        var call = undecided?.entered ?? EnteredCall()
        let verdict = decide(invocation, &call, after: undecided, at: site, canForward: canForward)
        if let answer = verdict.finalAnswer(of: type) { return .answer(answer) }
        return .verdict(verdict, call)
    }

    func decide(
        _ invocation: Invocation, _ call: inout EnteredCall, after undecided: UndecidedCall? = nil,
        at site: CallSite, canForward: Bool
    ) -> Verdict {
        var known = Knowledge()
        if let (candidate, matches) = undecided?.compared { known.learn(matches, for: candidate) }
        var earlier = undecided?.decision
        let verdict = settle(invocation, &known) { known in
            earlier.take()
                ?? locked { guarded -> Decision? in
                    call.mayBeDeferred = guarded.state.isFiltered || guarded.state.defersAnswers
                    if guarded.state.isFiltered, call.admission == nil { return nil }
                    if !guarded.state.contains(call.ticket) {
                        call.ticket = enter(invocation, at: site, in: &guarded)
                        known = Knowledge()
                    }
                    return guarded.decide(call.ticket, known, canForward: canForward)
                }
        }
        return verdict ?? decideAdmitted(invocation, &call, at: site, canForward: canForward)
    }

    /// Finds out what the state asks about a call, until it has a verdict; `nil` if it decides nothing.
    @inline(__always)
    private func settle(
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

    /// Lets the filter admit the call, and decides about the call without its secrets. It is never inlined: the caller
    /// would allocate space for another value of unknown type on every call.
    @inline(never)
    private func decideAdmitted(
        _ invocation: Invocation, _ call: inout EnteredCall, at site: CallSite, canForward: Bool
    ) -> Verdict {
        guard let filtered = currentFilter?.admit(invocation, canForward), let redacted = filtered.invocation
        else { return .withhold }
        let admission = Admission(redacted)
        call.admission = admission
        let verdict = decide(redacted, &call, at: site, canForward: canForward)
        admission.recorder = filtered.recorder(verdict.isOfDeclaration)
        return verdict
    }
}

/// Lets one mock at a time decide by its conditions. Process-wide, because any two mocks may share a condition that
/// only one of two concurrent calls may meet. An engine takes it under its own lock, never the reverse.
private let conditionTurns = Lock(())

extension GuardedState {
    /// Decides about a call, and begins the report of a verdict that is reported.
    mutating func decide(_ ticket: Ticket, _ known: borrowing Knowledge, canForward: Bool) -> Decision {
        let decision = inTurn { $0.decide(ticket, known, canForward: canForward) }
        if case .verdict(let verdict) = decision, verdict.isReported {
            beginReport(of: verdict, on: ticket)
        }
        return decision
    }

    /// Lets the state decide when no other mock decides by conditions, if this one has any.
    @inline(__always)
    fileprivate mutating func inTurn<Result>(_ decide: (inout EngineState) -> Result) -> Result {
        state.table.hasConditions ? conditionTurns.withLock { _ in decide(&state) } : decide(&state)
    }

    /// Every verification waits for the report from here on. `VerdictActions.refuse` ends it.
    private mutating func beginReport(of verdict: Verdict, on ticket: Ticket) {
        reports.begin()
        guard case .refuse(let refusal) = verdict, refusal.isCompared else { return }
        // It is not known yet whether a diverged call is reported now, so its report appends it.
        if case .diverged = refusal.reason { return }
        verification.divergences.append(
            Divergence(
                call: ticket.number, head: refusal.head, trace: nil, isReported: true, answer: nil))
    }
}
