// An order across mocks as a condition of a call, and the facts about it in a failure.

extension OrderNode: CallCondition {
    var isMet: Bool { isOpen }

    func noteCall() -> [Wait] {
        pass()
        return []
    }

    func note(_ standing: CallStanding) {
        note(
            isSatisfied: standing.isSatisfied, isReplaced: standing.isReplaced,
            .calls(standing.calls, of: standing.count))
    }

    func explain(besides isNamed: (OrderPosition) -> Bool) -> ConditionExplanation {
        Self.lock.withLock { _ in
            // Counted first, because calls that are noted as reported no longer count as missing.
            let missingCount = missingPredecessorCount(besides: isNamed)
            let missing = reportMissingPredecessors(besides: isNamed)
            return ConditionExplanation(
                missing: missing.map(Obstacle.init), missingNodes: missing, missingCount: missingCount,
                ending: endedBy, placesLate: calledSuccessorCount)
        }
    }

    var isReportedMissing: Bool {
        Self.lock.withLock { _ in isReported }
    }

    var reportingMock: ReportingMock? {
        Self.lock.withLock { _ in reporting }
    }
}

extension OrderNode {
    /// A call, or a checkpoint, that blocks another call.
    struct Obstacle: Sendable {
        let facts: Facts
        let standing: Standing
    }

    /// Returns the nearest predecessors that are missing, which count as reported from then on.
    func reportMissingPredecessors() -> [Obstacle] {
        Self.lock.withLock { _ in reportMissingPredecessors { _ in false }.map(Obstacle.init) }
    }

    private func reportMissingPredecessors(besides isNamed: (OrderPosition) -> Bool) -> [OrderNode] {
        var found: [OrderNode] = []
        var seen: Set<ObjectIdentifier> = []
        var open = Array(predecessors.reversed())
        while let node = open.popLast() {
            guard seen.insert(ObjectIdentifier(node)).inserted else { continue }
            if !node.isBlocking { open += node.predecessors.reversed() } else { found.append(node) }
        }
        Self.keepNearest(in: &found)
        found.removeAll { $0.facts.position.map(isNamed) ?? false }
        for node in found { node.noteReported() }
        return found
    }

    /// Removes the nodes that come before other nodes in the list.
    private static func keepNearest(in found: inout [OrderNode]) {
        guard found.count > 1 else { return }
        var distant: Set<ObjectIdentifier> = []
        var open = found.flatMap(\.predecessors)
        while let node = open.popLast() {
            if distant.insert(ObjectIdentifier(node)).inserted { open += node.predecessors }
        }
        found.removeAll { distant.contains(ObjectIdentifier($0)) }
    }

    private func missingPredecessorCount(besides isNamed: (OrderPosition) -> Bool) -> Int {
        Self.reachable(from: predecessors, \.predecessors).count { node in
            node.isBlocking && !(node.facts.position.map(isNamed) ?? false)
        }
    }

    private var calledSuccessorCount: Int {
        Self.reachable(from: successors.compactMap(\.node)) { $0.successors.compactMap(\.node) }.count {
            node in
            if case .calls(let calls, _) = node.standing { calls > 0 } else { node.isSatisfied }
        }
    }

    /// Some nodes, and the nodes that can be reached from them, up to a limit.
    private static func reachable(
        from first: [OrderNode], _ next: (OrderNode) -> [OrderNode]
    ) -> [OrderNode] {
        var (found, open): ([OrderNode], [OrderNode]) = ([], first)
        var seen: Set<ObjectIdentifier> = []
        while let node = open.popLast(), found.count < Limits.Explaining.places {
            guard seen.insert(ObjectIdentifier(node)).inserted else { continue }
            found.append(node)
            open += next(node)
        }
        return found
    }
}

extension OrderNode.Obstacle {
    /// Reads a node, whose lock the caller holds.
    fileprivate init(_ node: OrderNode) {
        self.init(facts: node.facts, standing: node.standing)
    }
}
