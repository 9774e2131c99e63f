extension Engine {
    /// Enters the call into the journal, and answers the questions of the state until it gives a verdict.
    ///
    /// - Parameters:
    ///   - ticket: The ticket of the call. It is replaced if the call is not in the journal yet, or no longer after a
    ///     reset.
    ///   - admission: What the filter made of the call; `nil` until it was asked.
    ///   - attempt: What the fast path found out about the call.
    func verdict(
        on invocation: Invocation, _ ticket: inout Ticket, _ admission: inout Admission?,
        after attempt: FastAttempt? = nil, at site: CallSite, canForward: Bool
    ) -> Verdict {
        var known = attempt?.knowledge ?? Knowledge()
        var first = attempt?.ruling
        while true {
            let ruling =
                first.take()
                ?? locked { guarded -> CallRuling in
                    if guarded.state.isFiltered, admission == nil { return .filter }
                    if ticket.epoch != guarded.state.epoch {
                        ticket = enter(invocation, at: site, in: &guarded)
                        known = Knowledge()
                    }
                    return guarded.rule(on: ticket, known, canForward: canForward)
                }
            switch ruling {
            case .verdict(let verdict): return verdict
            case .question(let question): answer(question, about: invocation, &known)
            case .filter:
                return verdictOfAdmitted(invocation, &ticket, &admission, at: site, canForward: canForward)
            }
        }
    }

    /// Searches for the newest stub that accepts a call, may be called now, and has an answer.
    ///
    /// - Parameter ticket: The call, if it is in the journal.
    /// - Returns: The stub with its answer, which counts as used.
    func answerOfStub(to invocation: Invocation, _ ticket: Ticket?) -> Answering? {
        var known = Knowledge()
        while true {
            switch locked({ $0.ruleByAnsweringStubs(ticket, known) }) {
            case .question(let question): answer(question, about: invocation, &known)
            case .verdict(.answer(let answering)): return answering
            case .verdict, .filter, nil: return nil
            }
        }
    }

    private func answer(
        _ question: Question, about invocation: Invocation, _ known: inout Knowledge
    ) {
        switch question {
        case .compare(let first, let others):
            if compare(first, invocation, &known) { return }
            for other in others where compare(other, invocation, &known) { return }
        case .identify: known.identify(as: comparison.key(invocation))
        }
    }

    private func compare(
        _ declaration: Declaration, _ invocation: Invocation, _ known: inout Knowledge
    ) -> Bool {
        let matches = accepts(declaration, invocation)
        known.learn(matches, for: declaration.index)
        return matches
    }

    /// Lets the filter admit the call, and asks for a verdict on the call without its secrets.
    ///
    /// It is never inlined: the caller would allocate space for another value of unknown type on every call.
    @inline(never)
    private func verdictOfAdmitted(
        _ invocation: Invocation, _ ticket: inout Ticket, _ admission: inout Admission?,
        at site: CallSite, canForward: Bool
    ) -> Verdict {
        guard let filtered = currentFilter?.admit(invocation, canForward) else {
            admission = Admission(invocation: invocation, recorder: nil)
            return verdict(on: invocation, &ticket, &admission, at: site, canForward: canForward)
        }
        admission = Admission(invocation: filtered.invocation, recorder: nil)
        guard let redacted = filtered.invocation else { return .withhold }
        let verdict = verdict(on: redacted, &ticket, &admission, at: site, canForward: canForward)
        admission = Admission(
            invocation: redacted, recorder: filtered.recorder(verdict.isOfDeclaration))
        return verdict
    }
}

/// The answer to a call, for the engine to act on outside of its lock.
enum CallRuling {
    /// A filter sees the call first.
    case filter
    case question(Question)
    case verdict(Verdict)

    /// The answer to return at once, if its value has a type; `nil` if more has to be done for the call.
    func finalAnswer(of type: Any.Type) -> Answer? {
        guard case .verdict(let verdict) = self, let answer = verdict.finalAnswer, answer.valueType == type
        else { return nil }
        return answer
    }
}

extension GuardedState {
    /// Returns the ruling of the state. It answers questions about conditions itself, because the answers are valid
    /// only while the lock is held.
    mutating func rule(
        on ticket: Ticket, _ known: borrowing Knowledge, canForward: Bool
    ) -> CallRuling {
        var conditions = ConditionKnowledge()
        while true {
            switch state.rule(on: ticket, known, conditions, canForward: canForward) {
            case .checkConditions(let declarations): check(declarations, &conditions)
            case .question(let question): return .question(question)
            case .verdict(let verdict):
                record(verdict, on: ticket)
                return .verdict(verdict)
            }
        }
    }

    /// Returns the ruling of the state about the stub that answers a call of another declaration.
    mutating func ruleByAnsweringStubs(_ ticket: Ticket?, _ known: borrowing Knowledge) -> CallRuling? {
        var conditions = ConditionKnowledge()
        while true {
            switch state.ruleByAnsweringStubs(ticket, known, conditions) {
            case .checkConditions(let declarations): check(declarations, &conditions)
            case .question(let question): return .question(question)
            case .verdict(let verdict): return .verdict(verdict)
            case nil: return nil
            }
        }
    }

    private func check(_ declarations: [Int], _ conditions: inout ConditionKnowledge) {
        for index in declarations {
            conditions[index] = state.table.progress[index].conditions.allSatisfy(\.isMet)
        }
    }

    /// Whether a declaration is in the table, and its conditions allow a call now.
    func allowsCall(of declaration: Declaration) -> Bool {
        state.table.contains(declaration)
            && state.table.progress[declaration.index].conditions.allSatisfy(\.isMet)
    }

    private mutating func record(_ verdict: Verdict, on ticket: Ticket) {
        // From here on every verification waits for the report.
        if verdict.isReported { reports.begin() }
        guard case .refuse(let refusal) = verdict, refusal.isCompared else { return }
        if case .diverged = refusal.reason { return }
        verification.divergences.append(
            Divergence(
                call: ticket.number, head: refusal.head, trace: nil, isReported: true, answer: nil))
    }
}
