/// The place of an expectation, or of a checkpoint, among those that come before it, in any mock.
///
/// It tells whether all that comes before has come, and retires it once it is called itself. Nodes of several mocks
/// know one another, so they have a lock of their own, which is taken inside of an engine's and takes no other.
/// It is unchecked, as that lock is one for all nodes, and the compiler cannot see what it guards.
final class OrderNode: @unchecked Sendable {
    /// What a report says of a node.
    struct Facts: Sendable {
        /// The expected call in words, with the name of its mock.
        let words: @Sendable () -> String
        let site: String
        /// Its mock, and its position there; nothing for a checkpoint.
        let place: (mock: ObjectIdentifier, position: Int)?
        /// Whether its mock is there no more.
        let isGone: @Sendable () -> Bool
        /// Reports that it is missing, with the words for when that was noticed.
        let reportMissing: @Sendable (String) -> Void
    }

    /// How far it has come.
    enum Standing: Sendable {
        case calls(Int, of: CallCount)
        case checkpoint(isPassed: Bool)

        var words: String {
            switch self {
            case .calls(let calls, let count): "expected \(count.words), \(CallCount.called(calls))"
            case .checkpoint(let isPassed): isPassed ? "passed" : "not passed"
            }
        }
    }

    let facts: Facts

    // Guarded by `OrderNode.lock`.
    private(set) var predecessors: [OrderNode] = []
    private(set) var successors: [Successor] = []
    /// One more than that of anything before it, so that what is declared in order needs no search for cycles.
    private var rank = 0
    private(set) var isSatisfied = false
    private(set) var standing = Standing.checkpoint(isPassed: false)
    /// The call that ended the turn of this one.
    private(set) var endedBy: Obstacle?
    /// Whether all that comes before it has come, which stays true.
    private var isDue = false
    /// What it was last seen to wait for.
    private var obstacle: OrderNode?
    /// Whether a failure named it as missing before another call.
    var isBlamed = false
    /// Whether its own mock accounts for it: a call of that mock came before it, or may have stood for it.
    var isExcused = false

    init(_ facts: Facts) {
        self.facts = facts
    }

    /// One lock for all nodes, as one question may lead through those of many mocks. It guards no state of its own,
    /// but must hold some: the thread sanitizer takes a value without a size for what lies beside it.
    static let lock = Lock(true)

    /// A node that comes later; it keeps those before it, and must not be kept by them.
    struct Successor {
        weak var node: OrderNode?
    }

    deinit {
        // One by one: a long order must not be taken down in as many nested steps.
        var open = predecessors
        predecessors = []
        while var node = open.popLast() {
            guard isKnownUniquelyReferenced(&node) else { continue }
            open += node.predecessors
            node.predecessors = []
        }
    }

    // MARK: Declaring

    /// Lets the node come after another one.
    ///
    /// - Parameter isObeyed: Whether calls have to obey it; an order that a mock obeys anyway is only noted, for
    ///   cycles.
    /// - Returns: Whether it can: a node cannot come after itself, nor after what comes after it.
    func come(after other: OrderNode, isObeyed: Bool = true) -> Bool {
        Self.lock.withLock { _ in
            if other.rank >= rank {
                guard self !== other, let raised = raised(above: other) else { return false }
                for (node, rank) in raised { node.rank = rank }
            }
            other.successors.append(Successor(node: self))
            if isObeyed, !predecessors.contains(where: { $0 === other }) {
                predecessors.append(other)
                isDue = false
            }
            return true
        }
    }

    /// The ranks that put this node and all that comes after it above another one; nothing where that is among them.
    private func raised(above other: OrderNode) -> [(OrderNode, Int)]? {
        var ranks: [ObjectIdentifier: (node: OrderNode, rank: Int)] = [:]
        var open = [(node: self, rank: other.rank + 1)]
        while let next = open.popLast() {
            if next.node === other { return nil }
            let known = ranks[ObjectIdentifier(next.node)]?.rank ?? next.node.rank
            guard next.rank > known else { continue }
            ranks[ObjectIdentifier(next.node)] = next
            open += next.node.successors.compactMap(\.node).map { ($0, next.rank + 1) }
        }
        return Array(ranks.values.map { ($0.node, $0.rank) })
    }

    // MARK: Calling

    /// Notes how far the expectation has come.
    ///
    /// - Parameter isExcused: Whether a wrong call that has failed may stand for what is missing.
    func note(isSatisfied: Bool, isExcused: Bool = false, _ standing: Standing) {
        Self.lock.withLock { _ in
            self.isSatisfied = isSatisfied
            if isExcused { self.isExcused = true }
            self.standing = standing
        }
    }

    /// Waits for nothing any more, and keeps nothing waiting, as its mock was reset.
    func forget() {
        Self.lock.withLock { _ in isSatisfied = true }
    }

    /// Whether it may be called now: its turn has come and is not over. What a failure has told of may come late,
    /// without another one.
    var isOpen: Bool {
        Self.lock.withLock { _ in (endedBy == nil || isBlamed || isExcused) && isReached() }
    }

    /// Whether it keeps what comes after it waiting. Once a failure tells of it, it does so no more, as one mistake
    /// must not make every call fail that comes after.
    var isInTheWay: Bool { !isSatisfied && !isBlamed && !isExcused }

    /// Whether all that comes before has come. What is known is not asked again, so that a long order costs no more
    /// than its length.
    private func isReached() -> Bool {
        if isDue { return true }
        if let obstacle, obstacle.isInTheWay { return false }
        var open = predecessors
        var seen: [OrderNode] = [self]
        while let node = open.popLast() {
            guard !node.isInTheWay else {
                obstacle = node
                return false
            }
            if node.isDue { continue }
            seen.append(node)
            open += node.predecessors
        }
        for node in seen { node.isDue = true }
        return true
    }

    /// Retires all that comes before it, as it was called.
    func pass() {
        Self.lock.withLock { _ in
            var open = predecessors
            while let node = open.popLast() {
                guard node.endedBy == nil else { continue }
                node.endedBy = Obstacle(facts: facts, standing: standing)
                open += node.predecessors
            }
        }
    }
}
