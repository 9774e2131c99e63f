// Since when the orders across mocks have allowed calls.

/// What is known of the orders before the nodes of one mock, so that a verification visits each node of a long order once.
struct OrderTimes {
    private struct Known {
        // Keeps the node alive, because another node could get its address.
        let node: OrderNode
        /// Since when no predecessor in another mock has been missing; `nil` if one is.
        let since: LogicalTime?
    }

    private var mock: ObjectIdentifier?
    private var known: [ObjectIdentifier: Known] = [:]

    /// Returns since when no predecessor in another mock has been missing; `nil` if one is.
    ///
    /// The caller holds the lock of the nodes.
    fileprivate mutating func time(before node: OrderNode) -> LogicalTime? {
        if node.facts.position?.mock != mock {
            mock = node.facts.position?.mock
            known = [:]
        }
        var open = [node]
        while let next = open.last {
            if known[ObjectIdentifier(next)] != nil {
                open.removeLast()
                continue
            }
            // A loop, because a recursive function would overflow the stack.
            let unknown = next.predecessors.filter { known[ObjectIdentifier($0)] == nil }
            if unknown.isEmpty {
                known[ObjectIdentifier(next)] = Known(node: next, since: latest(of: next.predecessors))
                open.removeLast()
            } else {
                open += unknown
            }
        }
        return known[ObjectIdentifier(node)]?.since
    }

    private func latest(of predecessors: [OrderNode]) -> LogicalTime? {
        var latest = LogicalTime.start
        for node in predecessors {
            guard let since = known[ObjectIdentifier(node)]?.since else { return nil }
            latest = max(latest, since)
            // The verification of a mock finds its own missing calls.
            if let mock, node.facts.position?.mock == mock { continue }
            guard let since = node.satisfiedSince else { return nil }
            latest = max(latest, since)
        }
        return latest
    }
}

extension OrderNode {
    func allowedSince(_ known: inout OrderTimes) -> LogicalTime? {
        Self.lock.withLock { _ in endedBy == nil ? known.time(before: self) : nil }
    }
}
