extension Engine {
    /// Enters a call that is not in the journal yet, and has the state decide about it, comparing it with what the state
    /// asks for.
    ///
    /// - Parameters:
    ///   - ticket: The call's; one that is not entered, or that the mock was reset after, is replaced.
    ///   - isAdmitted: Whether a tape has seen the call.
    /// - Returns: What becomes of the call: no question that could be answered here.
    func decide(
        _ invocation: Invocation, _ ticket: inout Ticket, at site: CallSite, canForward: Bool,
        isAdmitted: Bool = false
    ) -> Decision {
        var verdicts = Verdicts()
        while true {
            let decision = locked { state -> Decision in
                if state.isTaped, !isAdmitted { return .admit }
                if ticket.epoch != state.epoch {
                    // A first look, or the mock was reset meanwhile and knows nothing of the call.
                    ticket = enter(invocation, at: site, in: &state)
                    verdicts = Verdicts()
                }
                let decision = state.decide(ticket, verdicts, canForward: canForward)
                if decision.isReported { state.reports.begin() }
                return decision
            }
            switch decision {
            case .compare(let first, let others):
                if !compare(first, invocation, &verdicts) {
                    for other in others where compare(other, invocation, &verdicts) { break }
                }
            case .identify: verdicts.identify(as: comparison.key(invocation))
            case .admit, .answer, .forward, .forgive, .refuse: return decision
            }
        }
    }

    private func compare(
        _ declaration: Declaration, _ invocation: Invocation, _ verdicts: inout Verdicts
    ) -> Bool {
        let matches = accepts(declaration, invocation)
        verdicts.note(matches, for: declaration.index)
        return matches
    }
}
