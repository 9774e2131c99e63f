/// The place of an expectation, or of a checkpoint, in the orders across mocks: after its predecessors, in any mock.
///
/// A node is open when no predecessor is missing. When its expectation takes a call, it ends the turn of its
/// predecessors, whose calls would come too late then. Nodes of several mocks refer to one another, so they share one
/// lock. It is taken inside of an engine's lock and takes no other. The class is unchecked because the compiler
/// cannot see that the shared lock guards the stored properties.
package final class OrderNode: @unchecked Sendable {
    /// What a report says about a node.
    struct Facts: Sendable {
        /// Describes the call or the checkpoint, which runs client code.
        let subject: @Sendable () -> OrderFact.Subject
        let place: DeclarationPlace
        /// `nil` for a checkpoint.
        let position: OrderPosition?
        let isMockDeallocated: @Sendable () -> Bool
        /// Describes the last call that its expectation took, if any. It runs client code.
        let lastCall: @Sendable () -> String?
        /// Reports that its call was missing when a checkpoint was passed.
        let reportMissing: @Sendable (PassedCheckpoint) -> Void
    }

    /// How far it has come.
    enum Stage: Sendable, Equatable {
        case calls(Int, of: CallCount)
        case checkpoint(isPassed: Bool)
    }

    let facts: Facts

    // Guarded by `OrderNode.lock`.
    private(set) var predecessors: [OrderNode] = []
    private(set) var successors: [Reference] = []
    /// The orders that it has joined.
    private(set) var orders: [OrderMembers] = []
    /// Higher than the rank of every predecessor, so that an order declared from first to last needs no search for cycles.
    private var rank = 0
    /// Whether it comes after another node, also in the order of its mock.
    private var isAfterAnother = false
    /// When its last required call came; `nil` if it lacks a call.
    private(set) var satisfiedSince: LogicalTime?
    private(set) var stage = Stage.checkpoint(isPassed: false)
    /// The later call that ended the turn of this node.
    private(set) var endedBy: Obstacle?
    /// Whether no predecessor blocks the node. Once true, it stays true until the node gets another predecessor.
    private var isDue = false
    /// Whether it has ended the turn of all its predecessors.
    private var hasPassed = false
    /// The predecessor that blocked the node at the last check.
    private var obstacle: OrderNode?
    /// Whether a failure has reported its call as missing.
    private(set) var isReported = false
    /// The mock whose failure has reported it, unless its own mock or a checkpoint has.
    private(set) var reporting: ReportingMock?
    /// Whether its own mock reports the missing call, or a failed call may have been meant for it.
    private(set) var isReleased = false

    init(_ facts: Facts) {
        self.facts = facts
    }

    /// One lock for all nodes, because one check may visit the nodes of many mocks.
    ///
    /// It guards the stored properties of the nodes. Its value is not used. It is not `Void`, because the thread
    /// sanitizer confuses a value without a size with its neighbor in memory.
    static let lock = Lock(true)

    /// A weak reference. A node keeps its predecessors alive, so a strong reference to a later node, or from an order that
    /// the node has joined, would form a cycle.
    struct Reference: Sendable {
        weak var node: OrderNode?
    }

    deinit {
        // In a loop, because the nested deinitializers of a long order would overflow the stack.
        var open = predecessors
        predecessors = []
        while var node = open.popLast() {
            guard isKnownUniquelyReferenced(&node) else { continue }
            open += node.predecessors
            node.predecessors = []
        }
    }

    // MARK: Declaring

    /// Puts the node after another one.
    ///
    /// - Parameter isObeyed: Whether calls have to obey this order. An order that a mock enforces itself is added only
    ///   for the search for cycles.
    /// - Returns: `false` if the other one is this node or comes after it.
    package func come(after other: OrderNode, isObeyed: Bool = true) -> Bool {
        Self.lock.withLock { _ in
            if self === other { return false }
            if other.rank >= rank {
                // An order declared from last to first needs no search either.
                if !other.isAfterAnother {
                    other.rank = rank - 1
                } else if !rise(above: other) {
                    return false
                }
            }
            isAfterAnother = true
            other.successors.append(Reference(node: self))
            if isObeyed {
                predecessors.append(other)
                isDue = false
                hasPassed = false
            }
            return true
        }
    }

    /// Puts this node and all its successors above another one.
    ///
    /// - Returns: `false` if the other one is one of the successors.
    private func rise(above other: OrderNode) -> Bool {
        var (nodes, seen): ([OrderNode], Set<ObjectIdentifier>) = ([], [])
        var open = [self]
        while let node = open.popLast() {
            if node === other { return false }
            guard seen.insert(ObjectIdentifier(node)).inserted else { continue }
            nodes.append(node)
            open += node.successors.compactMap(\.node)
        }
        // In the order of their old ranks, so that each is raised once, however many paths lead to it.
        nodes.sort { $0.rank < $1.rank }
        rank = other.rank + 1
        for node in nodes {
            for successor in node.successors.compactMap(\.node) where successor.rank <= node.rank {
                successor.rank = node.rank + 1
            }
        }
        return true
    }

    /// Notes that the node has joined an order.
    func join(_ order: OrderMembers) {
        Self.lock.withLock { _ in
            if !orders.contains(where: { $0 === order }) { orders.append(order) }
        }
    }

    // MARK: Calling

    /// Notes how far the expectation, or the checkpoint, has come.
    ///
    /// - Parameter isReplaced: Whether a failed call may have been meant for the call that is missing.
    func update(isSatisfied: Bool, isReplaced: Bool = false, _ stage: Stage) {
        Self.lock.withLock { _ in
            setSatisfied(isSatisfied)
            if isReplaced { isReleased = true }
            self.stage = stage
        }
    }

    /// Stops blocking others, because the mock was reset.
    func forget() {
        Self.lock.withLock { _ in setSatisfied(true) }
    }

    private func setSatisfied(_ isSatisfied: Bool) {
        satisfiedSince = isSatisfied ? satisfiedSince ?? .now : nil
    }

    /// Stops blocking others, because the missing call is reported by its own mock.
    func release() {
        Self.lock.withLock { _ in isReleased = true }
    }

    /// Counts the call as reported. The caller holds the lock.
    func noteReported() { isReported = true }

    /// Notes the mock whose failure reports the missing call.
    func noteReporting(_ mock: ReportingMock) {
        Self.lock.withLock { _ in reporting = mock }
    }

    /// Whether its call may come now: no predecessor is missing, and no successor has come. A call that was reported as
    /// missing may still come late without another failure.
    var isOpen: Bool {
        Self.lock.withLock { _ in (endedBy == nil || isReported || isReleased) && isReached() }
    }

    var isSatisfied: Bool { satisfiedSince != nil }

    /// Whether it blocks its successors. After a failure has reported it, it blocks none, because one mistake must not
    /// fail every later call.
    var isBlocking: Bool { !isSatisfied && !isReported && !isReleased }

    /// Whether it lacked a call at an earlier time.
    func isLacking(at time: LogicalTime) -> Bool { satisfiedSince.map { time < $0 } ?? true }

    /// Whether no predecessor is missing. The answer is kept in each node, so that a long order costs no more than its
    /// length.
    private func isReached() -> Bool {
        if isDue { return true }
        if let obstacle, obstacle.isBlocking { return false }
        var open = predecessors
        var seen: [OrderNode] = []
        while let node = open.popLast() {
            guard !node.isBlocking else {
                obstacle = node
                for node in seen { node.isDue = false }
                return false
            }
            if node.isDue { continue }
            // Noted at once, because many paths may lead to a node.
            node.isDue = true
            seen.append(node)
            open += node.predecessors
        }
        isDue = true
        return true
    }

    /// Ends the turn of all predecessors, because this call has come.
    func pass() {
        Self.lock.withLock { _ in
            // A node with many predecessors may take many calls.
            if hasPassed { return }
            hasPassed = true
            var open = predecessors
            while let node = open.popLast() {
                guard node.endedBy == nil else { continue }
                node.endedBy = Obstacle(self, blocking: node)
                open += node.predecessors
            }
        }
    }
}
