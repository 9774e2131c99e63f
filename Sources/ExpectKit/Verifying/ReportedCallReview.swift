/// Finds out what a reported call really was, once both sequences are known.
struct ReportedCallReview<Invocation> {
    /// The snapshot, with the calls that the alignment found for each expectation.
    let snapshot: MockSnapshot<Invocation>

    /// The note for a call whose failure stands for a difference.
    func note(on reported: Divergence, _ finding: Finding, _ moved: MovedCall?) -> ReportedCallNote? {
        let call = finding.calls.contains(reported.call) ? reported.call : finding.calls.first
        switch finding.kind {
        case .missing: return missing(finding.positions[0], on: reported)
        case .substituted:
            guard let call, lacksCall(finding.positions[0]) else { return nil }
            return note(
                on: reported, about: call,
                .replaced(snapshot.fact(at: finding.positions[0], againstAlike: call)))
        case .extra: return note(on: reported, .added)
        case .moved:
            guard let moved, !moved.isWithoutReason else { return nil }
            return note(
                on: reported, about: call,
                .moved(
                    before: moved.before.map { snapshot.fact(at: $0) },
                    after: moved.after.map { snapshot.fact(at: $0) }))
        case .matched, .ignored, .early: return nil
        }
    }

    /// The note for a call that something other than the order of its mock blocked: whether the calls before it came
    /// later, or not at all.
    func note(onBlocked reported: Divergence) -> ReportedCallNote? {
        guard let obstacles = reported.obstacles, !obstacles.isFollowing else { return nil }
        if let position = obstacles.missing.first {
            if lacksCall(position) { return missing(position, on: reported) }
            return note(on: reported, .moved(before: snapshot.fact(at: position), after: nil))
        }
        let expected = snapshot.progress(at: obstacles.position).node
        guard let node = obstacles.first.node, let expected, let lacksCalls = node.lacksCalls else {
            return nil
        }
        let fact = OrderFact(node.obstacle(blocking: expected))
        return note(on: reported, lacksCalls ? .missingElsewhere(fact) : .movedBefore(fact))
    }

    /// The note for a call that was made too early because an expected call was left out.
    private func missing(_ position: Int, on reported: Divergence) -> ReportedCallNote? {
        guard lacksCall(position) else { return nil }
        let expectation = snapshot.expectation(at: position)
        let others = snapshot.latestCalls.filter { call in
            snapshot.taker(of: call) != expectation.index
                && expectation.accepts(snapshot.journal.invocations[call])
        }
        // A call that it accepts came, but was not allowed, or was ignored. So nothing was left out.
        guard others.allSatisfy({ snapshot.taker(of: $0) != nil }) else { return nil }
        var fact = snapshot.fact(at: position)
        // The alignment may have found another expectation for a call that it took, which came nevertheless.
        fact.calls = max(fact.calls, snapshot.progress[expectation.index].calls)
        return note(on: reported, .missing(fact, isNever: fact.calls == 0 && others.isEmpty))
    }

    /// Whether an expectation lacks a call, both when the calls came and after the alignment, and no other failure has
    /// said so.
    private func lacksCall(_ position: Int) -> Bool {
        !snapshot.isSatisfied(at: position) && !snapshot.progress[snapshot.queue[position]].isSatisfied
            && !snapshot.isKnownMissing(at: position)
    }

    private func note(
        on reported: Divergence, about call: Int? = nil, _ finding: ReportedCallOutcome.Explanation
    ) -> ReportedCallNote {
        let words = describeCall(snapshot.journal.invocations[reported.call])
        return ReportedCallNote(
            number: reported.call,
            outcome: ReportedCallOutcome(
                call: call.map { describeCall(snapshot.journal.invocations[$0]) } ?? words, reported: words,
                explanation: finding))
    }
}
