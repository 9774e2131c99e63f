/// Since when the orders across mocks have allowed the calls of one mock.
///
/// It keeps what it finds, so that a verification visits each node of a long order once. The expectations of the mock keep
/// all these nodes alive.
struct OrderTimes {
    /// Since when no predecessor in another mock has been missing; `nil` if one is.
    private var known: [ObjectIdentifier: LogicalTime?] = [:]

    /// Since when the orders have allowed the call of a node, apart from missing calls of its own mock; `nil` if they do
    /// not allow it now.
    mutating func start(of node: OrderNode) -> LogicalTime? {
        OrderNode.lock.withLock { _ in node.endedBy == nil ? time(before: node) : nil }
    }

    /// The caller holds the lock of the nodes.
    private mutating func time(before node: OrderNode) -> LogicalTime? {
        var open = [node]
        // A loop, because a recursive function would overflow the stack.
        while let next = open.last {
            let isKnown = known[ObjectIdentifier(next)] != nil
            let unknown = isKnown ? [] : next.predecessors.filter { known[ObjectIdentifier($0)] == nil }
            open += unknown
            guard unknown.isEmpty else { continue }
            open.removeLast()
            if isKnown { continue }
            known[ObjectIdentifier(next)] = .some(latest(of: next.predecessors, besides: node.member.mockID))
        }
        return known[ObjectIdentifier(node)] ?? nil
    }

    /// - Parameter mock: The mock whose own missing calls its verification finds.
    private func latest(of predecessors: [OrderNode], besides mock: ObjectIdentifier?) -> LogicalTime? {
        var latest = LogicalTime.start
        for node in predecessors {
            let since = node.member.mockID == mock ? .start : node.satisfiedSince
            guard let since, let before = known[ObjectIdentifier(node)] ?? nil else { return nil }
            latest = max(latest, since, before)
        }
        return latest
    }
}
