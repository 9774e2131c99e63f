// Finds out what a reported call really was. The snapshot has the calls that the alignment found for each expectation.

extension MockSnapshot {
    /// The note for a call whose failure stands for a difference.
    func note(on reported: Divergence, _ finding: Finding, _ moved: MovedCall?) -> ReportedCallOutcome? {
        let call = finding.calls.contains(reported.call) ? reported.call : finding.calls.first
        switch finding.kind {
        case .missing: return noteOfMissing(finding.positions[0], on: reported)
        case .substituted:
            guard let call, isNewlyMissing(finding.positions[0]) else { return nil }
            return note(on: reported, about: call, .replaced(fact(at: finding.positions[0], againstAlike: call)))
        case .extra: return note(on: reported, .added)
        case .moved:
            guard let moved, !moved.isWithoutReason else { return nil }
            let (before, after) = (moved.before.map { fact(at: $0) }, moved.after.map { fact(at: $0) })
            return note(on: reported, about: call, .moved(before: before, after: after))
        case .matched, .ignored, .early: return nil
        }
    }

    /// The note for a call that another mock, a group or a state blocked: whether the calls before it came later.
    func note(onBlocked reported: Divergence) -> ReportedCallOutcome? {
        guard let obstacles = reported.obstacles, !obstacles.isFollowing else { return nil }
        if let position = obstacles.missing.first {
            if isNewlyMissing(position) { return noteOfMissing(position, on: reported) }
            return note(on: reported, .moved(before: fact(at: position), after: nil))
        }
        guard let node = obstacles.first.node, let lacksCalls = node.lacksCalls,
            let expected = progress(at: obstacles.position).node
        else { return nil }
        let fact = OrderFact(node.obstacle(blocking: expected))
        return note(on: reported, lacksCalls ? .missingElsewhere(fact) : .movedBefore(fact))
    }

    /// The note for a call that was made too early because an expected call was left out.
    private func noteOfMissing(_ position: Int, on reported: Divergence) -> ReportedCallOutcome? {
        guard isNewlyMissing(position) else { return nil }
        let expectation = expectation(at: position)
        let others = latestCalls.filter { call in
            taker(of: call) != expectation.index && expectation.accepts(journal.invocations[call])
        }
        // A call that it accepts came, but was not allowed, or was ignored. So nothing was left out.
        guard others.allSatisfy({ taker(of: $0) != nil }) else { return nil }
        var fact = fact(at: position)
        // The alignment may have found another expectation for a call that it took, which came nevertheless.
        fact.calls = max(fact.calls, progress[expectation.index].calls)
        return note(on: reported, .missing(fact, isNever: fact.calls == 0 && others.isEmpty))
    }

    /// Whether an expectation lacks a call, when the calls came and after the alignment, and no failure has said so.
    private func isNewlyMissing(_ position: Int) -> Bool {
        !isSatisfied(at: position) && !progress[queue[position]].isSatisfied && !isKnownMissing(at: position)
    }

    private func note(
        on reported: Divergence, about call: Int? = nil, _ finding: ReportedCallOutcome.Explanation
    ) -> ReportedCallOutcome {
        let words = describeCall(journal.invocations[reported.call])
        return ReportedCallOutcome(
            call: call.map { describeCall(journal.invocations[$0]) } ?? words, reported: words, explanation: finding)
    }
}
