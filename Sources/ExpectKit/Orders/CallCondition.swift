/// A condition outside of a mock for when a declared call may come, such as a state.
///
/// Several mocks may share a condition, so it guards its own state. An engine asks and notifies it while it holds its own
/// lock, so only `requirement` may run client code, and none may call an engine. An order across mocks is no such
/// condition, because it also depends on the progress of the declaration: see ``OrderNode``.
protocol CallCondition: Sendable {
    /// Whether it can forbid a call. A condition that only reacts to calls cannot.
    var restrictsCalls: Bool { get }

    /// Since when it has allowed the call; `nil` if it does not allow it now.
    var metSince: LogicalTime? { get }

    /// What it requires, for a failure; `nil` if it requires nothing.
    var requirement: StateFact? { get }

    /// The states that it depends on or changes, which a failure shows.
    var states: (any CurrentState)? { get }

    /// Notes that the declaration took a call, before its action runs, and returns the waits that end with it. The engine
    /// ends them after it has released its lock.
    func noteCall() -> [Wait]
}

extension CallCondition {
    var restrictsCalls: Bool { true }
    var states: (any CurrentState)? { nil }
    func noteCall() -> [Wait] { [] }
}

extension Progress {
    /// Whether an order across mocks or a condition can forbid a call.
    var restrictsCalls: Bool { node != nil || conditions.contains(where: \.restrictsCalls) }

    /// Whether the orders across mocks and the conditions allow a call now. The engine asks this under its lock.
    var allowsCall: Bool { conditions.allSatisfy { $0.metSince != nil } && node?.isOpen ?? true }

    /// Since when the orders across mocks and the conditions have allowed a call, apart from the order of its own
    /// mock; `nil` if they do not allow it now.
    func allowedSince(_ known: inout OrderTimes) -> LogicalTime? {
        let times = [node.map { known.start(of: $0) } ?? .start] + conditions.map(\.metSince)
        return times.contains(nil) ? nil : times.compactMap(\.self).max()
    }

    /// What the conditions require that did not allow a call at a time, or do not allow one now.
    func unmetRequirements(at time: LogicalTime? = nil) -> [StateFact] {
        conditions.compactMap { condition in
            if let since = condition.metSince, time.map({ $0 > since }) ?? true { return nil }
            return condition.requirement
        }
    }
}

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
