// What a failure says of a node, and what it lets pass once it has been said.

extension OrderNode {
    /// One thing that keeps a call from being allowed.
    struct Obstacle: Sendable {
        let facts: Facts
        let standing: Standing
    }

    /// What is missing right before it. It counts as reported from now on.
    ///
    /// - Parameter isNamed: Whether the mock's own order names one, which is then left out.
    func blameUnmetPredecessors(except isNamed: (OrderNode) -> Bool = { _ in false }) -> [Obstacle] {
        Self.lock.withLock { _ in
            var found: [OrderNode] = []
            var seen: Set<ObjectIdentifier> = []
            var open = Array(predecessors.reversed())
            while let node = open.popLast() {
                guard seen.insert(ObjectIdentifier(node)).inserted else { continue }
                if !node.isInTheWay { open += node.predecessors.reversed() } else { found.append(node) }
            }
            Self.removeDistant(from: &found)
            found.removeAll(where: isNamed)
            for node in found { node.isBlamed = true }
            return found.map { Obstacle(facts: $0.facts, standing: $0.standing) }
        }
    }

    /// Leaves only those that none of the others come after.
    private static func removeDistant(from found: inout [OrderNode]) {
        guard found.count > 1 else { return }
        var distant: Set<ObjectIdentifier> = []
        var open = found.flatMap(\.predecessors)
        while let node = open.popLast() {
            if distant.insert(ObjectIdentifier(node)).inserted { open += node.predecessors }
        }
        found.removeAll { distant.contains(ObjectIdentifier($0)) }
    }

    /// Keeps nothing waiting any more, though it is missing.
    func excuse() {
        Self.lock.withLock { _ in isExcused = true }
    }

    /// How many come before it and are missing, apart from those that a failure has told of.
    ///
    /// - Parameter isCounted: Whether one is counted elsewhere.
    func unmetPredecessors(except isCounted: (OrderNode) -> Bool) -> Int {
        Self.lock.withLock { _ in
            Self.all(from: predecessors, \.predecessors).count { $0.isInTheWay && !isCounted($0) }
        }
    }

    /// How many come after it and have been called.
    var placesLate: Int {
        Self.lock.withLock { _ in
            Self.all(from: successors.compactMap(\.node)) { $0.successors.compactMap(\.node) }.count {
                if case .calls(let calls, _) = $0.standing { calls > 0 } else { $0.isSatisfied }
            }
        }
    }

    /// All nodes that are reached from some, and these.
    private static func all(from first: [OrderNode], _ next: (OrderNode) -> [OrderNode]) -> [OrderNode] {
        var (found, open): ([OrderNode], [OrderNode]) = ([], first)
        var seen: Set<ObjectIdentifier> = []
        while let node = open.popLast(), found.count < placesLimit {
            guard seen.insert(ObjectIdentifier(node)).inserted else { continue }
            found.append(node)
            open += next(node)
        }
        return found
    }

    private static var placesLimit: Int { 1000 }

    /// The call that ended its turn.
    var ending: Obstacle? {
        Self.lock.withLock { _ in endedBy }
    }

    /// Whether a failure named it as missing before another call, so that it need not be reported again.
    var isReported: Bool {
        Self.lock.withLock { _ in isBlamed }
    }
}
