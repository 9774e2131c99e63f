/// What kept a call from the expectation that it fits, beside the order of its mock: calls of other mocks, an order
/// inside of a group, or a state.
///
/// It is noted when the call comes, as all of these may change afterwards.
struct Hindrance: Sendable {
    /// The position of the expectation.
    let position: Int
    /// What its own mock expects right before it and had not come, by position.
    var missing: [Int] = []
    /// How many expectations had not come that stand before it, or had been called that stand behind it.
    var places = 0
    /// What had not come right before it, in whichever mock.
    var before: [Candidate] = []
    /// What ended its turn.
    var ended: Candidate?
    /// The states that it asks for, such as `light is green`.
    var conditions: [String] = []
    /// Whether nothing was in the way but calls that came out of turn, and failed for that.
    var isFollowing = false
}

extension Evidence {
    /// What keeps a call from the expectation that it fits; nothing where it fits none, or only its own mock's order
    /// is in the way.
    ///
    /// It is asked once for each call, when that comes: what it names as missing counts as told from then on, in the
    /// orders across mocks, so that no other call fails for it as well.
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
        // What came out of turn, or is known to be missing, has failed for that; what follows must not as well.
        hindrance.missing = tree.unmetPredecessors(of: position).filter {
            progress(at: $0).isUnreportedMissing
        }
        let isInner = tree.unmetInnerPredecessors(of: position).contains {
            progress(at: $0).isUnreportedMissing
        }
        let own = missingCount(before: position)
        let mock = expected.node?.facts.place?.mock
        // Calls of this mock that its own order requires are in `missing` already.
        let explanations = expected.conditions.map { condition in
            condition.explain { $0.mock == mock && tree.isBefore($0.position, position) }
        }
        let obstacles = explanations.flatMap(\.missing)
        hindrance.conditions = explanations.compactMap { $0.requirement?.words }
        hindrance.before =
            hindrance.missing.prefix(Limits.Explaining.obstacles).map {
                candidate(.before, at: $0, headline: "")
            }
            + obstacles.prefix(Limits.Explaining.obstacles).map { $0.candidate(.before) }
        hindrance.ended = explanations.compactMap(\.ending).first?.candidate(.ended)
        let early = explanations.reduce(own) { $0 + $1.missingCount }
        hindrance.places = early > 0 ? early : explanations.reduce(0) { $0 + $1.placesLate }
        excuseUnmet(before: position)
        let isHindered =
            isInner || !obstacles.isEmpty || hindrance.ended != nil || !hindrance.conditions.isEmpty
        hindrance.isFollowing =
            !isHindered && hindrance.missing.isEmpty && !tree.isPassed(position)
            && !tree.unmetPredecessors(of: position).isEmpty
        return isHindered || hindrance.isFollowing ? hindrance : nil
    }

    /// How many expectations of this mock lack a call and come before one.
    private func missingCount(before position: Int) -> Int {
        (0..<position).suffix(Limits.Explaining.places).count {
            progress(at: $0).isAwaited && tree.isBefore($0, position)
        }
    }

    /// Stops the missing expectations before a call from blocking other mocks: this mock reports them.
    private func excuseUnmet(before position: Int) {
        for earlier in (min(head, position)..<position).prefix(Limits.Explaining.releasedPredecessors)
        where tree.isBefore(earlier, position) {
            for condition in progress(at: earlier).conditions { condition.release() }
        }
    }

    /// How many missing calls are named one by one.
    static var obstacleLimit: Int { 4 }

    /// Describes a call whose expectation could not take it.
    func describeHindrance(_ violation: inout Violation, _ hindrance: Hindrance) {
        violation.kind = .outOfOrder
        // The sequences of one mock do not show what another one lacks.
        if hindrance.missing.isEmpty { violation.table = nil }
        var declared = candidate(.declared, at: hindrance.position, headline: violation.call)
        if !hindrance.conditions.isEmpty {
            declared.count += ", when \(hindrance.conditions.joined(separator: " and "))"
        }
        let places = counted(hindrance.places, "place")
        if hindrance.ended != nil {
            declared.count += ", and its turn is over" + (hindrance.places > 0 ? ", \(places) late" : "")
        } else if hindrance.places > 0 {
            declared.count += ", \(places) early"
        }
        violation.candidates.append(declared)
        violation.candidates += hindrance.before
        if let ended = hindrance.ended { violation.candidates.append(ended) }
        if !hindrance.before.isEmpty {
            violation.advice.append("the missing call above may be the cause")
        }
        if !hindrance.conditions.isEmpty {
            violation.advice.append("if the state does not matter: leave out when(_:_:)")
        }
        if hindrance.ended != nil || !hindrance.before.isEmpty {
            violation.advice.append(
                "if this order does not matter: leave out inOrder(_:), after(_:) or ordered { }")
        }
    }
}

extension OrderNode.Obstacle {
    func candidate(_ role: Candidate.Role) -> Candidate {
        let gone = facts.isGone() ? ", and its mock was deallocated" : ""
        return Candidate(
            role: role, position: nil, call: facts.words(), count: standing.words + gone,
            site: facts.site)
    }
}
