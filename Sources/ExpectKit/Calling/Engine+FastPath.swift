// The fast path of a call, for the plain case that most calls are: the next expectation, or the newest stub, accepts the
// call and answers it with a value. It takes the lock twice, and compares once. Everything else is left to
// `verdict(on:_:_:after:at:canForward:)`, which continues where the fast path stops.
//
// It is separate, because a function that handles verdicts of every kind, or values of unknown types, copies and destroys
// parts of them on every call.

/// What the fast path found out about a call that it could not finish.
///
/// It is an object, so that a call on the fast path passes only a null reference.
final class FastAttempt {
    let ticket: Ticket
    /// The ruling of the state; `nil` if the mock was reset or got a filter meanwhile.
    let ruling: CallRuling?
    /// The declaration with which the call was compared, by its index.
    private let compared: Int?
    private let matches: Bool

    init(ticket: Ticket, ruling: CallRuling?, compared: Int? = nil, matches: Bool = false) {
        (self.ticket, self.ruling, self.compared, self.matches) = (ticket, ruling, compared, matches)
    }

    /// What the comparison has shown.
    var knowledge: Knowledge {
        var known = Knowledge()
        if let compared { known.learn(matches, for: compared) }
        return known
    }
}

extension Engine {
    /// Enters the call into the journal, and decides about it.
    ///
    /// - Parameter type: The type that the call returns.
    @inline(__always)
    func decision(
        on invocation: Invocation, returning type: Any.Type, at site: CallSite, canForward: Bool
    ) -> CallDecision {
        var attempt: FastAttempt?
        if let answer = fastAnswer(
            to: invocation, returning: type, &attempt, at: site, canForward: canForward)
        {
            return .answer(answer)
        }
        return slowDecision(
            on: invocation, returning: type, after: attempt, at: site, canForward: canForward)
    }

    @inline(never)
    private func slowDecision(
        on invocation: Invocation, returning type: Any.Type, after attempt: FastAttempt?, at site: CallSite,
        canForward: Bool
    ) -> CallDecision {
        var (ticket, admission) = (attempt?.ticket ?? .notEntered, Admission?.none)
        let verdict = verdict(
            on: invocation, &ticket, &admission, after: attempt, at: site, canForward: canForward)
        if let answer = CallRuling.verdict(verdict).finalAnswer(of: type) { return .answer(answer) }
        // The fast path makes an attempt at every call except those that something else must see first.
        return .verdict(
            DecidedCall(
                verdict: verdict, ticket: ticket, admission: admission, mayBeDeferred: attempt == nil))
    }

    /// Enters the call into the journal, and answers it on the fast path.
    ///
    /// - Parameter type: The type that the call returns.
    /// - Returns: The answer, whose value has this type; `nil` if more has to be done for the call.
    private func fastAnswer(
        to invocation: Invocation, returning type: Any.Type, _ attempt: inout FastAttempt?, at site: CallSite,
        canForward: Bool
    ) -> Answer? {
        var ticket = Ticket.notEntered
        var answer: Answer?
        let candidate = locked { guarded -> Declaration? in
            if guarded.state.isFiltered || guarded.state.defersAnswers { return nil }
            ticket = enter(invocation, at: site, in: &guarded)
            if let candidate = guarded.state.fastCandidate() { return candidate }
            let ruling = guarded.rule(on: ticket, Knowledge(), canForward: canForward)
            answer = ruling.finalAnswer(of: type)
            if answer == nil { attempt = FastAttempt(ticket: ticket, ruling: ruling) }
            return nil
        }
        guard let candidate else { return answer }
        let matches = accepts(candidate, invocation)
        return locked { guarded in
            if matches,
                let answer = guarded.state.takeOnFastPath(ticket, by: candidate, returning: type)
            {
                return answer
            }
            var known = Knowledge()
            known.learn(matches, for: candidate.index)
            let isStale =
                ticket.epoch != guarded.state.epoch || guarded.state.isFiltered || guarded.state.defersAnswers
            attempt = FastAttempt(
                ticket: ticket,
                ruling: isStale ? nil : guarded.rule(on: ticket, known, canForward: canForward),
                compared: candidate.index, matches: matches)
            return nil
        }
    }
}
