/// What kept a call from the expectation that it fits, beside the order of its mock: calls of other mocks, an order
/// inside of a group, or a state.
///
/// It is noted when the call comes, as all of these may change afterwards.
struct Hindrance: Sendable {
    /// The position of the expectation.
    let position: Int
    /// What had not come right before it.
    var before: [Candidate] = []
    /// What ended its turn.
    var ended: Candidate?
    /// The states that it asks for, such as `light is green`.
    var conditions: [String] = []
}

extension Evidence {
    /// What keeps a call from the expectation that it fits; nothing where it fits none, or only its own mock's order
    /// is in the way.
    ///
    /// - Parameters:
    ///   - call: The call's number in the journal.
    ///   - head: The position of the expectation whose turn it is.
    func hindrance(of call: Int, from head: Int) -> Hindrance? {
        let position = nearestExpectations(to: call, from: head).first {
            !progress(at: $0).isSaturated && matches($0, journalCall: call)
        }
        guard let position else { return nil }
        let expected = progress(at: position)
        var hindrance = Hindrance(position: position)
        hindrance.conditions = expected.conditions.filter { !$0.isMet }.map(\.words)
        hindrance.before = tree.unmetInnerPredecessors(of: position).map {
            candidate(.before, at: $0, headline: "")
        }
        if let node = expected.node {
            hindrance.before += node.blameUnmetPredecessors().prefix(Self.obstacleLimit).map {
                $0.candidate(.before)
            }
            hindrance.ended = node.ending?.candidate(.ended)
        }
        let isHindered =
            !hindrance.before.isEmpty || hindrance.ended != nil || !hindrance.conditions.isEmpty
        return isHindered ? hindrance : nil
    }

    /// How many missing calls are named one by one.
    private static var obstacleLimit: Int { 4 }

    /// Describes a call whose expectation could not take it.
    func describeHindrance(_ violation: inout Violation, _ hindrance: Hindrance) {
        violation.kind = .outOfOrder
        var declared = candidate(.declared, at: hindrance.position, headline: violation.call)
        if !hindrance.conditions.isEmpty {
            declared.count += ", when \(hindrance.conditions.joined(separator: " and "))"
        }
        if hindrance.ended != nil { declared.count += ", and its turn is over" }
        violation.candidates.append(declared)
        violation.candidates += hindrance.before
        if let ended = hindrance.ended { violation.candidates.append(ended) }
        if !hindrance.before.isEmpty {
            violation.advice.append("if what is expected before it was left out, that is the mistake")
        }
        if hindrance.ended != nil || !hindrance.before.isEmpty {
            violation.advice.append(
                "if this order does not matter: leave out inOrder(_:), after(_:) or ordered { }")
        }
    }
}

extension OrderNode.Obstacle {
    func candidate(_ role: Candidate.Role) -> Candidate {
        let gone = facts.isGone() ? ", and its mock is gone" : ""
        return Candidate(
            role: role, position: nil, call: facts.words(), count: standing.words + gone,
            site: "\(facts.site)")
    }
}
