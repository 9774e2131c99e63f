/// Finds what blocks a call from the expectation that it fits, when the call comes.
struct ObstacleSearch<Invocation> {
    let snapshot: MockSnapshot<Invocation>

    /// Returns what blocks a call from the expectation that it fits; `nil` if it fits none, or if only its own mock's
    /// order blocks it.
    ///
    /// Call it once for each call, when the call comes: in the orders across mocks, the missing calls that it names
    /// count as reported from then on, so that no other call fails because of them.
    ///
    /// - Parameter isReported: Whether the failure of the call is reported at once, and so shows the order around it.
    func obstacles(
        of call: Int, from head: Int, isReported: Bool, by mock: any OrderedMock
    ) -> Obstacles? {
        let position = NearestDeclarations(snapshot: snapshot).candidates(for: call, from: head).first {
            !snapshot.progress(at: $0).isSaturated && snapshot.matches($0, journalCall: call)
        }
        guard let position else { return nil }
        let tree = snapshot.tree
        let expected = snapshot.progress(at: position)
        // Calls that came out of turn, or are known to be missing, have failed already. Later calls must not fail
        // because of them.
        let missing = tree.unmetPredecessors(of: position, where: snapshot.isUnreportedMissing)
        let inner = tree.unmetPredecessors(
            of: position, isInner: true, where: snapshot.isUnreportedMissing)
        // Calls of this mock that its own order requires are in `missing` already.
        let order = expected.node?.explain(by: mock) { member in
            let own = member.declaration.flatMap(snapshot.position(of:))
            return own.map { tree.isBefore($0, position) } ?? false
        }
        let blocked = OutOfOrderCall.Blocked(
            missing.prefix(Limits.Verifying.namedCalls).map { snapshot.fact(at: $0) }, order,
            expected.unmetRequirements())
        var table: SequenceTable?
        // A missing call of this mock is named first, and its own table shows it.
        if isReported, missing.isEmpty, let node = expected.node,
            let first = order?.missing.first ?? order?.ending,
            let obstacle = first.node.node
        {
            table = first.order?.table(
                around: obstacle, blocking: node, describeCall(snapshot.journal.invocations[call]),
                of: snapshot.mock)
        }
        // The missing expectations before the call no longer block other mocks, because this mock reports them.
        for earlier in (min(snapshot.head, position)..<position).prefix(Limits.Explaining.predecessors)
        where tree.isBefore(earlier, position) {
            snapshot.progress(at: earlier).node?.release()
        }
        let isBlocked =
            !inner.isEmpty || !blocked.before.isEmpty || blocked.ended != nil || !blocked.conditions.isEmpty
        let isFollowing =
            !isBlocked && missing.isEmpty && !tree.isPassed(position)
            && !tree.unmetPredecessors(of: position).isEmpty
        guard isBlocked || isFollowing else { return nil }
        return Obstacles(
            position: position, missing: missing, blocked: blocked,
            first: order?.missing.first?.node ?? .init(),
            table: table, isFollowing: isFollowing)
    }
}
