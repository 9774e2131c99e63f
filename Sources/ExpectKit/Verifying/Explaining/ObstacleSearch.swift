/// Finds what blocks a call from the expectation that it fits, when the call comes.
struct ObstacleSearch<Invocation> {
    let snapshot: MockSnapshot<Invocation>

    private var tree: GroupTree { snapshot.tree }

    /// Returns what blocks a call from the expectation that it fits; `nil` if it fits none, or if only its own mock's
    /// order blocks it.
    ///
    /// Call it once for each call, when the call comes: in the orders across mocks, the missing calls that it names
    /// count as reported from then on, so that no other call fails because of them.
    ///
    /// - Parameters:
    ///   - call: The call's number in the journal.
    ///   - head: The position of the next expectation.
    ///   - isReported: Whether the failure of the call is reported at once, and so shows the order around it.
    func obstacles(of call: Int, from head: Int, isReported: Bool) -> Obstacles? {
        let position = NearestDeclarations(snapshot: snapshot).candidates(for: call, from: head).first {
            !snapshot.progress(at: $0).isSaturated && snapshot.matches($0, journalCall: call)
        }
        guard let position else { return nil }
        let expected = snapshot.progress(at: position)
        var obstacles = Obstacles(position: position)
        // Calls that came out of turn, or are known to be missing, have failed already. Later calls must not fail
        // because of them.
        obstacles.missing = tree.unmetPredecessors(of: position).filter {
            snapshot.isUnreportedMissing(at: $0)
        }
        let isInner = tree.unmetInnerPredecessors(of: position).contains {
            snapshot.isUnreportedMissing(at: $0)
        }
        let mock = expected.node?.facts.position?.mock
        // Calls of this mock that its own order requires are in `missing` already.
        let explanations = expected.conditions.map { condition in
            condition.explain { $0.mock == mock && tree.isBefore($0.position, position) }
        }
        let before = explanations.flatMap(\.missing)
        obstacles.nodes = explanations.flatMap(\.missingNodes)
        obstacles.conditions = explanations.compactMap(\.requirement)
        obstacles.missingFacts = obstacles.missing.prefix(Limits.Explaining.obstacles).map {
            snapshot.fact(at: $0)
        }
        obstacles.before = before.prefix(Limits.Explaining.obstacles).map(OrderFact.init)
        let ending = explanations.compactMap(\.ending).first
        obstacles.ended = ending.map(OrderFact.init)
        if let first = before.first ?? ending, let node = expected.node {
            // A missing call of this mock is named first, and its own table shows it.
            if isReported, obstacles.missing.isEmpty, let obstacle = first.node.node {
                obstacles.excerpt = first.order?.excerpt(around: obstacle, blocking: node)
            }
            if !before.isEmpty { obstacles.first = first.node }
        }
        releaseUnmet(before: position)
        let isBlocked =
            isInner || !before.isEmpty || obstacles.ended != nil || !obstacles.conditions.isEmpty
        obstacles.isFollowing =
            !isBlocked && obstacles.missing.isEmpty && !tree.isPassed(position)
            && !tree.unmetPredecessors(of: position).isEmpty
        return isBlocked || obstacles.isFollowing ? obstacles : nil
    }

    /// Stops the missing expectations before a call from blocking other mocks, because this mock reports them.
    private func releaseUnmet(before position: Int) {
        let first = min(snapshot.head, position)
        for earlier in (first..<position).prefix(Limits.Explaining.releasedPredecessors)
        where tree.isBefore(earlier, position) {
            for condition in snapshot.progress(at: earlier).conditions { condition.release() }
        }
    }
}
