extension MockSnapshot {
    /// Returns what blocks a call from the expectation that it fits, apart from the order of its mock.
    ///
    /// Call it once for each call, when the call is made: in the orders across mocks, the missing calls that it names
    /// count as reported from then on, so that no other call fails because of them.
    ///
    /// - Parameter isReported: Whether the failure of the call is reported at once, and so shows the order around it.
    func obstacles(of call: Int, from head: Int, isReported: Bool, by mock: any OrderedMock) -> Obstacles? {
        let fitting = candidates(for: call, from: head).first {
            !progress(at: $0).isSaturated && matches($0, journalCall: call)
        }
        guard let position = fitting else { return nil }
        let expected = progress(at: position)
        // Later calls must not fail because of calls that have failed already: out of turn, or known to be missing.
        let missing = tree.unmetPredecessors(of: position, where: isUnreportedMissing)
        let inner = tree.unmetPredecessors(of: position, isInner: true, where: isUnreportedMissing)
        // Calls of this mock that its own order requires are in `missing` already.
        let order = expected.node?.explain(by: mock) { member in
            let own = member.declaration.flatMap(position(of:))
            return own.map { tree.isBefore($0, position) } ?? false
        }
        let blocked = OutOfOrderCall.Blocked(
            missing.prefix(Limits.Verifying.namedCalls).map { fact(at: $0) }, order, expected.unmetRequirements())
        var table: SequenceTable?
        // A missing call of this mock is named first, and its own table shows it.
        if isReported, missing.isEmpty, let node = expected.node,
            let first = order?.missing.first ?? order?.ending,
            let obstacle = first.node.node
        {
            table = first.order?.table(
                around: obstacle, blocking: node, describeCall(journal.invocations[call]), of: self.mock)
        }
        // The missing expectations before the call no longer block other mocks, because this mock reports them.
        for earlier in (min(self.head, position)..<position).prefix(Limits.Explaining.predecessors)
        where tree.isBefore(earlier, position) { progress(at: earlier).node?.release() }
        let isBlocked = !inner.isEmpty || !blocked.before.isEmpty || blocked.ended != nil || !blocked.conditions.isEmpty
        let isFollowing =
            !isBlocked && missing.isEmpty && !tree.isPassed(position) && !tree.unmetPredecessors(of: position).isEmpty
        guard isBlocked || isFollowing else { return nil }
        return Obstacles(
            position: position, missing: missing, blocked: blocked,
            first: order?.missing.first?.node ?? .init(), table: table, isFollowing: isFollowing)
    }
}
