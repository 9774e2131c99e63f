/// Finds out what a reported call really was, once both sequences are known.
struct ReportedCallReview<Invocation> {
    /// The snapshot, with the calls that the alignment found for each expectation.
    let snapshot: MockSnapshot<Invocation>

    /// The note for a call of a mock with an order.
    ///
    /// - Parameters:
    ///   - reported: The reported call.
    ///   - finding: The difference that its failure stands for.
    ///   - calls: The aligned calls, by their numbers in the journal.
    func note(
        on reported: Divergence, _ finding: Finding, of calls: [Int], in steps: [Alignment.Step]
    ) -> ReportedCallNote? {
        switch finding {
        case .missing(let position): return missing(position, on: reported)
        case .substituted(let position, let call):
            return replacement(of: position, by: calls[call], on: reported)
        case .extra: return note(on: reported, .added)
        case .moved(let positions, let moved):
            let index = moved.firstIndex { calls[$0] == reported.call } ?? 0
            return move(
                positions[index], moved[index],
                in: steps + zip(positions, moved).map { .matched($0, call: $1) }
            ).map { note(on: reported, about: calls[moved[index]], $0) }
        }
    }

    /// The expectation that should have come first of those that came after a call, or else last of those that came
    /// before it. The failure of the call has mostly named it as the next one.
    private func move(
        _ position: Int, _ call: Int, in steps: [Alignment.Step]
    ) -> ReportedCallOutcome.Explanation? {
        var (before, after): (Int?, Int?)
        for case .matched(let other, let otherCall) in steps {
            if otherCall > call, snapshot.tree.isBefore(other, position) {
                before = min(other, before ?? other)
            }
            if otherCall < call, snapshot.tree.isBefore(position, other) {
                after = max(other, after ?? other)
            }
        }
        if let before { return .moved(before: snapshot.fact(at: before), after: nil) }
        return after.map { .moved(before: nil, after: snapshot.fact(at: $0)) }
    }

    /// The note for a call that came in place of an expected one.
    ///
    /// - Parameters:
    ///   - position: The position of the expectation.
    ///   - call: The number of the call; by default, that of the reported call.
    func replacement(
        of position: Int, by call: Int? = nil, on reported: Divergence
    ) -> ReportedCallNote? {
        guard lacksCall(position) else { return nil }
        let call = call ?? reported.call
        return note(on: reported, about: call, .replaced(snapshot.fact(at: position, againstAlike: call)))
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
        guard let node = obstacles.first.node, let expected else { return nil }
        switch node.outcome {
        case .missing:
            return note(on: reported, .missingElsewhere(OrderFact(node.obstacle(blocking: expected))))
        case .called: return note(on: reported, .movedBefore(OrderFact(node.obstacle(blocking: expected))))
        case .unknown: return nil
        }
    }

    /// The note for a call that came too early because an expected call was left out.
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
