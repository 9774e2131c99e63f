/// The groups of a mock's expectations, nested to any depth. It knows only positions.
///
/// The members before the front of an ordered group were passed and take no more calls; those after it wait until the
/// front lacks no call. In an unordered group every member may be called.
struct GroupTree {
    /// A group around an expectation, and the place of the expectation in it.
    private typealias Step = (group: Int, place: Int)

    /// A group, or an expectation, which has no members.
    private struct Node {
        /// `nil` for the outermost group.
        let parent: Step?
        /// `nil` for a group.
        var position: Int?
        var ordering = MockOrdering.ordered
        /// Whether it is a group that may get more members.
        var isOpen = false
        /// The numbers of its members.
        var members: [Int] = []
        /// The place of the first member that may still take a call.
        var front = 0
        /// How many expectations in it lack a call, and how many may take one.
        var lackingCount = 0
        var openCount = 0
    }

    private var nodes: [Node]
    /// The numbers of the expectations, by position.
    private var leaves: [Int] = []
    /// The innermost open group.
    private var open = 0

    init(_ ordering: MockOrdering) { nodes = [Node(parent: nil, ordering: ordering, isOpen: true)] }

    /// The kind of the outermost group.
    @inline(__always) var ordering: MockOrdering {
        get { nodes[0].ordering }
        set { nodes[0].ordering = newValue }
    }

    // MARK: Declaring

    mutating func openGroup(_ ordering: MockOrdering) {
        enter(Node(parent: nextStep, ordering: ordering, isOpen: true))
        open = nodes.count - 1
    }

    mutating func closeGroup() {
        guard let parent = nodes[open].parent else { return }
        nodes[open].isOpen = false
        open = parent.group
    }

    mutating func append() {
        leaves.append(nodes.count)
        enter(Node(parent: nextStep, position: leaves.count - 1))
        update(leaves.count - 1, lacksCalls: true, mayTakeCalls: true)
    }

    private var nextStep: Step { (open, nodes[open].members.count) }

    private mutating func enter(_ node: Node) {
        nodes[open].members.append(nodes.count)
        nodes.append(node)
    }

    /// The kinds of the open groups inside of the outermost one, outermost first.
    var openGroups: [MockOrdering] { openPath.dropLast().reversed().map { nodes[$0.group].ordering } }

    /// The outermost unordered group that is open, apart from the outermost group of all.
    var openUnorderedGroup: Int? { openPath.dropLast().last { !isOrdered($0.group) }?.group }

    /// Whether there are groups inside of the outermost one.
    var isNested: Bool { nodes.count > leaves.count + 1 }

    private func isOrdered(_ group: Int) -> Bool { nodes[group].ordering == .ordered }
    private func lacksCalls(_ node: Int) -> Bool { nodes[node].lackingCount > 0 }
    private func mayTakeCalls(_ node: Int) -> Bool { nodes[node].openCount > 0 || nodes[node].isOpen }

    /// The groups around an expectation, innermost first.
    private func path(to position: Int) -> [Step] { path(from: nodes[leaves[position]].parent) }
    /// The groups around the next expectation, innermost first.
    private var openPath: [Step] { path(from: nextStep) }
    private func path(from innermost: Step?) -> [Step] {
        innermost.map { Array(sequence(first: $0) { nodes[$0.group].parent }) } ?? []
    }

    // MARK: Calling

    /// Notes whether an expectation lacks a call, and whether it may take another one. If it took a call, the members
    /// before it, in every ordered group around it, take no more calls.
    @inline(__always)
    mutating func update(_ position: Int, lacksCalls: Bool, mayTakeCalls: Bool, isCalled: Bool = false) {
        var node = leaves[position]
        let lackingChange = (lacksCalls ? 1 : 0) - nodes[node].lackingCount
        let openChange = (mayTakeCalls ? 1 : 0) - nodes[node].openCount
        if lackingChange == 0, openChange == 0, !isCalled { return }
        // A clause may raise the count of an expectation that an earlier call has saturated.
        if openChange > 0, let (group, place) = nodes[node].parent, nodes[group].front == place + 1 {
            nodes[group].front = place
        }
        while true {
            nodes[node].lackingCount += lackingChange
            nodes[node].openCount += openChange
            guard let (group, place) = nodes[node].parent else { return }
            if isCalled { pass(place, in: group) }
            node = group
        }
    }

    /// Takes an expectation out of the order, so that it blocks no other one.
    mutating func retire(_ position: Int) {
        update(position, lacksCalls: false, mayTakeCalls: false)
        for step in path(to: position) { pass(nodes[step.group].front, in: step.group) }
    }

    @inline(__always) private mutating func pass(_ place: Int, in group: Int) {
        var front = nodes[group].front
        if front < place, isOrdered(group) { front = place }
        while front < nodes[group].members.count, !mayTakeCalls(nodes[group].members[front]) { front += 1 }
        nodes[group].front = front
    }

    // MARK: Searching

    @inline(__always) var isFinished: Bool { nodes[0].openCount == 0 }

    @inline(__always) func mayTakeCalls(at position: Int) -> Bool { mayTakeCalls(leaves[position]) }

    /// The expectation whose turn it is: no other one may be called now. It is the front of the outermost group, which
    /// is ordered, and lacks a call. `nil` if others may be called as well, or none.
    @inline(__always) var onlyPosition: Int? {
        let front = nodes[0].front
        guard ordering == .ordered, front < nodes[0].members.count else { return nil }
        let member = nodes[0].members[front]
        return lacksCalls(member) && mayTakeCalls(member) ? nodes[member].position : nil
    }

    /// The expectations that may be called, oldest first; `nil` if more members than a limit may have to be asked.
    func openPositions(limit: Int) -> [Int]? {
        var (open, left) = ([Int](), limit)
        return appendOpenPositions(in: 0, to: &open, &left) ? open : nil
    }

    private func appendOpenPositions(in group: Int, to open: inout [Int], _ left: inout Int) -> Bool {
        for member in nodes[group].members[nodes[group].front...] {
            left -= 1
            if left < 0 { return false }
            if let position = nodes[member].position {
                if mayTakeCalls(member) { open.append(position) }
            } else if !appendOpenPositions(in: member, to: &open, &left) {
                return false
            }
            if isOrdered(group), lacksCalls(member) { break }
        }
        return true
    }

    /// Whether no order of the groups around an expectation forbids its call now.
    func isInTurn(_ position: Int) -> Bool {
        // Without an array of the path, because a call may ask it of each expectation.
        var node = leaves[position]
        while let (group, place) = nodes[node].parent {
            let front = nodes[group].front
            if place < front { return false }
            if isOrdered(group), nodes[group].members[front..<place].contains(where: lacksCalls) { return false }
            node = group
        }
        return true
    }

    /// The position of the first expectation that may still take a call.
    var head: Int { firstPosition(in: [0], fromFront: true) ?? leaves.count }

    /// The position of the first expectation in some members; `nil` if they are empty groups.
    ///
    /// - Parameter fromFront: Whether the expectations of a group that may take no more calls are left out.
    private func firstPosition(in members: ArraySlice<Int>, fromFront: Bool = false) -> Int? {
        for member in members {
            if let position = nodes[member].position { return position }
            let inner = nodes[member].members[(fromFront ? nodes[member].front : 0)...]
            if let first = firstPosition(in: inner, fromFront: fromFront) { return first }
        }
        return nil
    }

    /// The first expectation that may take every call of a new one. A later member of the outermost group ends the turn
    /// of all before it.
    var firstShadowing: Int {
        guard isOrdered(0), let last = leaves.indices.last, let outermost = path(to: last).last else { return 0 }
        return firstPosition(in: [nodes[0].members[outermost.place]]) ?? 0
    }

    /// Whether an earlier expectation without an upper bound would take every call of a new one, because no other
    /// expectation can end its turn.
    func isShadowing(_ position: Int) -> Bool {
        let path = path(to: position)
        let canBeEnded = path.contains { group, place in
            isOrdered(group) && firstPosition(in: nodes[group].members[(place + 1)...]) != nil
        }
        guard !canBeEnded, let common = path.first(where: { nodes[$0.group].isOpen })?.group else { return false }
        // Another member of an unordered group around the new one could also end it, if that group comes later.
        return !isOrdered(common) || openPath.prefix { $0.group != common }.allSatisfy { isOrdered($0.group) }
    }

    // MARK: Explaining

    func areNeighbors(_ one: Int, _ other: Int) -> Bool {
        nodes[leaves[one]].parent?.group == nodes[leaves[other]].parent?.group
    }

    /// Whether an order puts one expectation before another.
    func isBefore(_ earlier: Int, _ later: Int) -> Bool {
        guard earlier < later else { return false }
        let path = path(to: later)
        let common = self.path(to: earlier).first { step in path.contains { $0.group == step.group } }
        return common.map { isOrdered($0.group) } ?? false
    }

    /// Whether an expectation was passed: a later member of an ordered group around it has been called.
    func isPassed(_ position: Int) -> Bool {
        path(to: position).contains { $0.place < nodes[$0.group].front && isOrdered($0.group) }
    }

    /// Whether the order of a group limits an expectation: it is in ordered groups only, or in an ordered group
    /// inside of the outermost unordered group around it.
    func isInOrderedGroup(_ position: Int) -> Bool {
        let path = path(to: position)
        guard let outermost = path.lastIndex(where: { !isOrdered($0.group) }) else { return true }
        return path[..<outermost].contains { isOrdered($0.group) }
    }

    /// The nearest expectations that must come before one, lack a call, and are counted.
    ///
    /// - Parameter isInner: Whether only those inside of the outermost unordered group around it are searched.
    func unmetPredecessors(
        of position: Int, isInner: Bool = false, where isCounted: (Int) -> Bool = { _ in true }
    ) -> [Int] {
        let path = path(to: position)
        let end = isInner ? path.lastIndex { !isOrdered($0.group) } ?? 0 : path.count
        for step in path[..<end] where isOrdered(step.group) {
            let nearest = lackingCalls(in: nodes[step.group].members[..<step.place], of: step.group, isCounted)
            if !nearest.isEmpty { return nearest }
        }
        return []
    }

    /// The expectations in some members of a group that lack a call and are counted. Of an ordered group, only those of
    /// the last member that has any are the nearest.
    private func lackingCalls(in members: ArraySlice<Int>, of group: Int, _ isCounted: (Int) -> Bool) -> [Int] {
        func positions(in member: Int) -> [Int] {
            if let position = nodes[member].position { return isCounted(position) ? [position] : [] }
            return lackingCalls(in: nodes[member].members[...], of: member, isCounted)
        }
        if !isOrdered(group) { return members.filter(lacksCalls).flatMap(positions) }
        // Bounded, because a test may miss very many calls.
        for member in members.reversed().lazy.filter(lacksCalls).prefix(Limits.Explaining.predecessors) {
            let nearest = positions(in: member)
            if !nearest.isEmpty { return nearest }
        }
        return []
    }
}
