// The facts about an order across mocks in a failure.

extension OrderNode {
    /// A call, or a checkpoint, that blocks another call.
    struct Obstacle: Sendable {
        let member: OrderMember
        let stage: Stage
        /// The order that it shares with the blocked call, if they share one.
        let order: OrderMembers?
        let node: Reference

        /// Reads a node, whose lock the caller holds.
        ///
        /// - Parameter blocked: The node of the call that it blocks.
        init(_ node: OrderNode, blocking blocked: OrderNode) {
            (member, stage, self.node) = (node.member, node.stage, .init(node: node))
            order = node.orders.first { order in blocked.orders.contains { $0 === order } }
        }
    }

    /// Why a call may not come now, or could not have come earlier.
    struct Explanation {
        /// The calls that are missing right before it, in any mock.
        let missing: [Obstacle]
        /// The later call that came already, so that the call is too late.
        let ending: Obstacle?
    }

    /// Why its call may not come now. What it names as missing counts as reported from then on.
    ///
    /// - Parameters:
    ///   - mock: The mock whose failure names them; `nil` for a checkpoint.
    ///   - isNamed: Whether the failure already names a missing call.
    func explain(
        by mock: (any OrderedMock)? = nil, besides isNamed: (OrderMember) -> Bool = { _ in false }
    ) -> Explanation {
        Self.lock.withLock { _ in
            let missing = nearestPredecessors(where: \.isBlocking).filter { !isNamed($0.member) }
            for node in missing { node.noteReported(by: mock) }
            return Explanation(missing: missing.map { Obstacle($0, blocking: self) }, ending: endedBy)
        }
    }

    /// Why an earlier call could not be the declared one; empty if nothing forbade it.
    func explain(callAt time: LogicalTime) -> Explanation {
        Self.lock.withLock { _ in
            let before = nearestPredecessors { node in node.satisfiedSince.map { time < $0 } ?? true }
            return Explanation(
                missing: before.map { Obstacle($0, blocking: self) }, ending: before.isEmpty ? endedBy : nil)
        }
    }

    /// The nearest predecessors on each way back through the orders. The caller holds the lock.
    private func nearestPredecessors(where isInTheWay: (OrderNode) -> Bool) -> [OrderNode] {
        var found: [OrderNode] = []
        walkBack(along: { $0.predecessors.reversed() }) { node in
            guard isInTheWay(node) else { return .goOn }
            found.append(node)
            return .skip
        }
        guard found.count > 1 else { return found }
        // Another way may lead from one of them to another, which is not the nearest one then.
        var distant: Set<ObjectIdentifier> = []
        for node in found {
            node.walkBack { distant.insert(ObjectIdentifier($0)).inserted ? .goOn : .skip }
        }
        return found.filter { !distant.contains(ObjectIdentifier($0)) }
    }

    /// Whether some of its calls did not come; `nil` if its own mock has reported it, or was reset, or a failed call may
    /// have been meant for it.
    var lacksCalls: Bool? {
        Self.lock.withLock { _ in
            guard case .calls(let calls, let count) = stage else { return nil }
            if count.isSatisfied(by: calls) { return false }
            return satisfiedSince != nil || isReleased ? nil : true
        }
    }

    /// The node as it is now, as what blocks another one.
    func obstacle(blocking blocked: OrderNode) -> Obstacle {
        Self.lock.withLock { _ in Obstacle(self, blocking: blocked) }
    }
}
