// An order across mocks as a condition of a call, and the facts about it in a failure.

extension OrderNode: CallCondition {
    var isMet: Bool { isOpen }

    func noteCall() -> [Wait] {
        pass()
        return []
    }

    func update(_ progress: CallProgress) {
        update(
            isSatisfied: progress.isSatisfied, isReplaced: progress.isReplaced,
            .calls(progress.calls, of: progress.count))
    }

    func explain(besides isNamed: (OrderPosition) -> Bool) -> ConditionExplanation {
        Self.lock.withLock { _ in
            let missing = reportMissingPredecessors(besides: isNamed)
            return ConditionExplanation(
                missing: missing.map { Obstacle($0, blocking: self) }, missingNodes: missing, ending: endedBy)
        }
    }

    func explain(callAt time: LogicalTime) -> ConditionExplanation {
        Self.lock.withLock { _ in
            let before = nearestPredecessors { $0.isLacking(at: time) }
            return ConditionExplanation(
                missing: before.map { Obstacle($0, blocking: self) }, ending: before.isEmpty ? endedBy : nil)
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
        let stage: Stage
        /// The order that it shares with the blocked call, if they share one.
        let order: OrderMembers?
        let node: Reference
    }

    /// Returns the nearest predecessors that are missing, which count as reported from then on.
    func reportMissingPredecessors() -> [Obstacle] {
        Self.lock.withLock { _ in
            reportMissingPredecessors { _ in false }.map { Obstacle($0, blocking: self) }
        }
    }

    private func reportMissingPredecessors(besides isNamed: (OrderPosition) -> Bool) -> [OrderNode] {
        var found = nearestPredecessors(where: \.isBlocking)
        found.removeAll { $0.facts.position.map(isNamed) ?? false }
        for node in found { node.noteReported() }
        return found
    }

    /// The nearest predecessors on each way back through the orders. The caller holds the lock.
    private func nearestPredecessors(where isInTheWay: (OrderNode) -> Bool) -> [OrderNode] {
        var found: [OrderNode] = []
        var seen: Set<ObjectIdentifier> = []
        var open = Array(predecessors.reversed())
        while let node = open.popLast() {
            guard seen.insert(ObjectIdentifier(node)).inserted else { continue }
            if isInTheWay(node) { found.append(node) } else { open += node.predecessors.reversed() }
        }
        Self.keepNearest(in: &found)
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
}

extension OrderNode.Obstacle {
    /// Reads a node, whose lock the caller holds.
    ///
    /// - Parameter blocked: The node of the call that it blocks.
    init(_ node: OrderNode, blocking blocked: OrderNode) {
        let order = node.orders.first { order in blocked.orders.contains { $0 === order } }
        self.init(facts: node.facts, stage: node.stage, order: order, node: .init(node: node))
    }
}

extension OrderNode {
    /// What became of the calls of a node that blocked another call.
    enum Outcome {
        /// All of them came.
        case called
        /// Some of them did not come.
        case missing
        /// Its own mock has reported it, or was reset, or a failed call may have been meant for it.
        case unknown
    }

    var outcome: Outcome {
        Self.lock.withLock { _ in
            guard case .calls(let calls, let count) = stage else { return .unknown }
            if count.isSatisfied(by: calls) { return .called }
            return isSatisfied || isReleased ? .unknown : .missing
        }
    }

    /// The node as it is now, as what blocks another one.
    func obstacle(blocking blocked: OrderNode) -> Obstacle {
        Self.lock.withLock { _ in Obstacle(self, blocking: blocked) }
    }
}
