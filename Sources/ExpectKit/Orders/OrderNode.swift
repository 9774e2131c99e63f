/// The place of an expectation in the orders across mocks: after its predecessors, in any mock.
///
/// A node is open when no predecessor is missing. When its expectation takes a call, it ends the turn of its
/// predecessors, whose calls would come too late then. Nodes of several mocks refer to one another, so they share one
/// lock. It is taken inside of an engine's lock and takes no other. The class is unchecked because the compiler
/// cannot see that the shared lock guards the stored properties.
package final class OrderNode: @unchecked Sendable {
    let member: OrderMember

    // Guarded by `OrderNode.lock`.
    private(set) var predecessors: [OrderNode] = []
    /// The nodes right before it in the order of its mock.
    private var earlierOfMock: [Reference] = []
    private var isBeforeAnother = false
    private(set) var orders: [OrderMembers] = []
    /// When its last required call came; `nil` if it lacks a call.
    private(set) var satisfiedSince: LogicalTime?
    private var (calls, count) = (0, CallCount.once)
    /// The later call that ended the turn of this node.
    private(set) var endedBy: Obstacle?
    /// When no predecessor was found to block the node: the value of the lock then. It stays so until the value changes.
    private var dueAfter: Int?
    /// Whether the failure of another call has reported its call as missing.
    private(set) var isReported = false
    private weak var reporter: (any OrderedMock)?
    /// Whether its own mock reports the missing call, or a failed call may have been meant for it.
    private(set) var isReleased = false

    init(_ member: OrderMember) { self.member = member }

    /// One lock for all nodes, because one check may visit the nodes of many mocks. Its value is the number of
    /// predecessors that nodes got although other nodes came after them, which may have been due.
    static let lock = Lock(0)

    /// A node keeps its predecessors alive, so a strong reference to a later node, or from an order that the node has
    /// joined, would form a cycle.
    struct Reference: Sendable { weak var node: OrderNode? }

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

    /// Returns `false` if the other node is this one or comes after it.
    @discardableResult package func come(after other: OrderNode) -> Bool {
        Self.lock.withLock { changes in
            // A node before no other closes no cycle, so an order declared from first to last needs no search.
            if self === other || isBeforeAnother && other.isAfter(self) { return false }
            predecessors.append(other)
            other.isBeforeAnother = true
            if isBeforeAnother { changes += 1 }
            dueAfter = nil
            return true
        }
    }

    private func isAfter(_ other: OrderNode) -> Bool {
        let links = { (node: OrderNode) in node.predecessors + node.earlierOfMock.compactMap(\.node) }
        return walkBack(along: links) { $0 === other ? .stop : .goOn } != nil
    }

    func noteOrderOfMock(after other: OrderNode) {
        Self.lock.withLock { _ in
            earlierOfMock.append(Reference(node: other))
            other.isBeforeAnother = true
        }
    }

    func join(_ order: OrderMembers) { Self.lock.withLock { _ in orders.append(order) } }

    // MARK: Calling

    /// Notes how far its expectation has come. The first call ends the turn of all predecessors.
    func update(_ progress: Progress) {
        Self.lock.withLock { _ in
            let isFirst = calls == 0 && progress.calls > 0
            (calls, count) = (progress.calls, progress.count)
            satisfiedSince = progress.isSatisfied ? satisfiedSince ?? .now : nil
            // A failed call may have been meant for the call that is missing.
            if !progress.isAwaited, !progress.isSatisfied { isReleased = true }
            guard isFirst else { return }
            walkBack { node in
                if node.endedBy != nil { return .skip }
                node.endedBy = Obstacle(self, blocking: node)
                return .goOn
            }
        }
    }

    /// Stops blocking others, because the mock was reset.
    func forget() { Self.lock.withLock { _ in satisfiedSince = satisfiedSince ?? .now } }

    /// Stops blocking others, because the missing call is reported by its own mock.
    func release() { Self.lock.withLock { _ in isReleased = true } }

    /// Whether another failure has reported its call as missing, and the mock of that failure.
    var report: (isMade: Bool, mock: (any OrderedMock)?) { Self.lock.withLock { _ in (isReported, reporter) } }

    /// Whether its call may come now: no predecessor is missing, and no successor has come. A call that was reported as
    /// missing may still come late without another failure.
    var isOpen: Bool {
        Self.lock.withLock { changes in
            if endedBy != nil, !isReported, !isReleased { return false }
            return isReached(after: changes)
        }
    }

    /// Once reported, it blocks no successor, because one mistake must not fail every later call.
    private var isBlocking: Bool { satisfiedSince == nil && !isReported && !isReleased }

    /// Whether no predecessor is missing. Each node keeps the answer, so that a long order costs only its length.
    private func isReached(after changes: Int) -> Bool {
        if dueAfter == changes { return true }
        var passed = [self]
        let obstacle = walkBack { node in
            if node.isBlocking { return .stop }
            if node.dueAfter == changes { return .skip }
            passed.append(node)
            return .goOn
        }
        if obstacle != nil { return false }
        for node in passed { node.dueAfter = changes }
        return true
    }

    private enum Step {
        case goOn
        /// It does not visit the nodes before this one.
        case skip
        case stop
    }

    /// Visits each node before this one once. Recursion would overflow the stack. The caller holds the lock.
    ///
    /// - Parameter links: Returns the nodes right before a node. The last of them is visited first.
    /// - Returns: The node at which the walk stopped.
    @discardableResult private func walkBack(
        along links: (OrderNode) -> [OrderNode] = { $0.predecessors }, _ visit: (OrderNode) -> Step
    ) -> OrderNode? {
        var open = links(self)
        var seen: Set<ObjectIdentifier> = []
        while let node = open.popLast() {
            guard seen.insert(ObjectIdentifier(node)).inserted else { continue }
            switch visit(node) {
            case .goOn: open += links(node)
            case .skip: break
            case .stop: return node
            }
        }
        return nil
    }

    // MARK: Explaining

    struct Obstacle: Sendable {
        let member: OrderMember
        let calls: Int
        let count: CallCount
        /// The order that it shares with the blocked call, if they share one.
        let order: OrderMembers?
        let node: Reference

        /// The caller holds the lock.
        init(_ node: OrderNode, blocking blocked: OrderNode) {
            (member, self.node) = (node.member, .init(node: node))
            (calls, count) = (node.calls, node.count)
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
    ///   - mock: The mock whose failure names them.
    ///   - isNamed: Whether the failure already names a missing call.
    func explain(by mock: any OrderedMock, besides isNamed: (OrderMember) -> Bool) -> Explanation {
        Self.lock.withLock { _ in
            let missing = nearestPredecessors(where: \.isBlocking).filter { !isNamed($0.member) }
            for node in missing { (node.isReported, node.reporter) = (true, mock) }
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
        for node in found { node.walkBack { distant.insert(ObjectIdentifier($0)).inserted ? .goOn : .skip } }
        return found.filter { !distant.contains(ObjectIdentifier($0)) }
    }

    /// Whether some of its calls did not come; `nil` if its own mock has reported it, or was reset, or a failed call may
    /// have been meant for it.
    var lacksCalls: Bool? {
        Self.lock.withLock { _ in
            if count.isSatisfied(by: calls) { return false }
            return satisfiedSince != nil || isReleased ? nil : true
        }
    }

    func obstacle(blocking other: OrderNode) -> Obstacle { Self.lock.withLock { _ in Obstacle(self, blocking: other) } }
}

/// Since when the orders across mocks have allowed the calls of one mock. It keeps what it finds, so that a
/// verification visits each node of a long order once. The expectations of the mock keep all these nodes alive.
struct OrderTimes {
    /// Since when no predecessor in another mock has been missing; `nil` if one is.
    private var known: [ObjectIdentifier: LogicalTime?] = [:]

    /// Apart from missing calls of its own mock; `nil` if the orders do not allow the call of the node now.
    mutating func start(of node: OrderNode) -> LogicalTime? {
        OrderNode.lock.withLock { _ in node.endedBy == nil ? time(before: node) : nil }
    }

    /// The caller holds the lock of the nodes.
    private mutating func time(before node: OrderNode) -> LogicalTime? {
        var open = [node]
        // A loop, because a recursive function would overflow the stack.
        while let next = open.last {
            let unknown = next.predecessors.filter { known[ObjectIdentifier($0)] == nil }
            open += unknown
            guard unknown.isEmpty else { continue }
            open.removeLast()
            if known[ObjectIdentifier(next)] != nil { continue }
            known[ObjectIdentifier(next)] = .some(latest(of: next.predecessors, besides: node.member.mockID))
        }
        return known[ObjectIdentifier(node)] ?? nil
    }

    /// - Parameter mock: The mock whose own missing calls its verification finds.
    private func latest(of predecessors: [OrderNode], besides mock: ObjectIdentifier) -> LogicalTime? {
        var latest = LogicalTime.start
        for node in predecessors {
            let since = node.member.mockID == mock ? .start : node.satisfiedSince
            guard let since, let before = known[ObjectIdentifier(node)] ?? nil else { return nil }
            latest = max(latest, since, before)
        }
        return latest
    }
}
