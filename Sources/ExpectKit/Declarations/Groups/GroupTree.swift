/// The groups of a mock's expectations: the outermost group, and the groups inside it, nested to any depth.
///
/// An ordered group has a front. The members before it were passed and take no more calls; the members after it wait
/// until the front lacks no call. In an unordered group every member may be called. All rules about groups are in this
/// type, which knows only positions, so that they can be tested without a mock.
struct GroupTree {
    enum Member: Equatable {
        case expectation(Int)
        case group(Int)
    }

    /// A group around an expectation, and the place of the expectation in it.
    typealias Step = (group: Int, place: Int)

    struct Group {
        var ordering: MockOrdering
        let parent: Step?
        var isOpen = true
        var members: [Member] = []
        /// The place of the first member that may still take a call.
        var front = 0
        /// How many expectations in it lack a call, and how many may take one.
        var lackingCount = 0
        var openCount = 0
    }

    struct Leaf {
        let innermost: Step
        var lacksCalls = false
        var mayTakeCalls = false
    }

    private var groups: [Group]
    private(set) var leaves: [Leaf] = []
    /// The innermost open group.
    private var open = 0

    init(_ ordering: MockOrdering) { groups = [Group(ordering: ordering, parent: nil)] }

    /// The kind of the outermost group.
    @inline(__always)
    var ordering: MockOrdering {
        get { groups[0].ordering }
        set { groups[0].ordering = newValue }
    }

    // MARK: Declaring

    /// Opens a group in the innermost open group.
    mutating func openGroup(_ ordering: MockOrdering) {
        let parent = Step(open, groups[open].members.count)
        groups[open].members.append(.group(groups.count))
        open = groups.count
        groups.append(Group(ordering: ordering, parent: parent))
    }

    /// Closes the innermost open group.
    mutating func closeGroup() {
        guard let parent = groups[open].parent else { return }
        groups[open].isOpen = false
        open = parent.group
    }

    /// Enters the next expectation, which lacks a call, into the innermost open group.
    mutating func append() {
        leaves.append(Leaf(innermost: (open, groups[open].members.count)))
        groups[open].members.append(.expectation(leaves.count - 1))
        update(leaves.count - 1, lacksCalls: true, mayTakeCalls: true)
    }

    /// The kinds of the open groups inside of the outermost one, outermost first, to open them again after a reset.
    var openGroups: [MockOrdering] { openPath.dropLast().reversed().map { groups[$0.group].ordering } }

    /// The outermost unordered group that is open, apart from the outermost group of all.
    var openUnorderedGroup: Int? { openPath.dropLast().last { !isOrdered($0.group) }?.group }

    // MARK: Groups

    /// Whether there are groups inside of the outermost one.
    var isNested: Bool { groups.count > 1 }

    private func isOrdered(_ group: Int) -> Bool { groups[group].ordering == .ordered }

    private func lacksCalls(_ member: Member) -> Bool {
        switch member {
        case .expectation(let position): leaves[position].lacksCalls
        case .group(let group): groups[group].lackingCount > 0
        }
    }

    private func mayTakeCalls(_ member: Member) -> Bool {
        switch member {
        case .expectation(let position): leaves[position].mayTakeCalls
        case .group(let group): groups[group].openCount > 0 || groups[group].isOpen
        }
    }

    /// The groups around an expectation, innermost first.
    private func path(to position: Int) -> [Step] { path(from: leaves[position].innermost) }

    /// The open groups, innermost first, each with the place of the next expectation.
    private var openPath: [Step] { path(from: (open, groups[open].members.count)) }

    private func path(from innermost: Step) -> [Step] {
        Array(sequence(first: innermost) { groups[$0.group].parent })
    }

    // MARK: Calling

    /// Notes whether an expectation lacks a call, and whether it may take another one. If it took a call, the members
    /// before it, in every ordered group around it, take no more calls.
    @inline(__always)
    mutating func update(_ position: Int, lacksCalls: Bool, mayTakeCalls: Bool, isCalled: Bool = false) {
        let leaf = leaves[position]
        let lackingChange = (lacksCalls ? 1 : 0) - (leaf.lacksCalls ? 1 : 0)
        let openChange = (mayTakeCalls ? 1 : 0) - (leaf.mayTakeCalls ? 1 : 0)
        if lackingChange == 0, openChange == 0, !isCalled { return }
        leaves[position].lacksCalls = lacksCalls
        leaves[position].mayTakeCalls = mayTakeCalls
        var (group, place) = leaf.innermost
        // A clause may raise the count of an expectation that an earlier call has saturated.
        if openChange > 0, groups[group].front == place + 1 { groups[group].front = place }
        while true {
            groups[group].lackingCount += lackingChange
            groups[group].openCount += openChange
            if isCalled { pass(place, in: group) }
            guard let parent = groups[group].parent else { return }
            (group, place) = parent
        }
    }

    /// Takes an expectation out of the order: it blocks no other one, and is not found by a search.
    mutating func retire(_ position: Int) {
        update(position, lacksCalls: false, mayTakeCalls: false)
        for step in path(to: position) { pass(groups[step.group].front, in: step.group) }
    }

    @inline(__always)
    private mutating func pass(_ place: Int, in group: Int) {
        var front = groups[group].front
        if front < place, isOrdered(group) { front = place }
        while front < groups[group].members.count, !mayTakeCalls(groups[group].members[front]) { front += 1 }
        groups[group].front = front
    }

    // MARK: Searching

    /// Whether no expectation may take another call.
    @inline(__always)
    var isFinished: Bool { groups[0].openCount == 0 }

    /// The only expectation that may be called now, if the outermost group is ordered and an expectation is its front.
    @inline(__always)
    var onlyPosition: Int? {
        let front = groups[0].front
        guard ordering == .ordered, front < groups[0].members.count,
            case .expectation(let position) = groups[0].members[front],
            leaves[position].lacksCalls, leaves[position].mayTakeCalls
        else { return nil }
        return position
    }

    /// The expectations that may be called, oldest first; `nil` if more members than a limit may have to be asked.
    func openPositions(limit: Int) -> [Int]? {
        var (open, left) = ([Int](), limit)
        return appendOpenPositions(in: 0, to: &open, &left) ? open : nil
    }

    private func appendOpenPositions(in group: Int, to open: inout [Int], _ left: inout Int) -> Bool {
        for member in groups[group].members[groups[group].front...] {
            left -= 1
            if left < 0 { return false }
            switch member {
            case .group(let inner): if !appendOpenPositions(in: inner, to: &open, &left) { return false }
            case .expectation(let position): if leaves[position].mayTakeCalls { open.append(position) }
            }
            if isOrdered(group), lacksCalls(member) { break }
        }
        return true
    }

    /// Whether no order of the groups around an expectation forbids its call now.
    func isInTurn(_ position: Int) -> Bool {
        // Without an array of the path, because a call may ask it of each expectation.
        var step = leaves[position].innermost
        while true {
            let front = groups[step.group].front
            if step.place < front { return false }
            if isOrdered(step.group), groups[step.group].members[front..<step.place].contains(where: lacksCalls) {
                return false
            }
            guard let outer = groups[step.group].parent else { return true }
            step = outer
        }
    }

    /// The position of the first expectation that may still take a call.
    var head: Int { firstPosition(in: [.group(0)], fromFront: true) ?? leaves.count }

    /// The position of the first expectation in some members; `nil` if they are empty groups.
    ///
    /// - Parameter fromFront: Whether the expectations of a group that may take no more calls are left out.
    private func firstPosition(in members: ArraySlice<Member>, fromFront: Bool = false) -> Int? {
        for member in members {
            switch member {
            case .expectation(let position): return position
            case .group(let group):
                let inner = groups[group].members[(fromFront ? groups[group].front : 0)...]
                if let first = firstPosition(in: inner, fromFront: fromFront) { return first }
            }
        }
        return nil
    }

    /// The first expectation that may take every call of a new one. A later member of the outermost group ends the turn
    /// of all before it.
    var firstShadowing: Int {
        guard isOrdered(0), let last = leaves.indices.last, let outermost = path(to: last).last else { return 0 }
        return firstPosition(in: [groups[0].members[outermost.place]]) ?? 0
    }

    /// Whether an earlier expectation without an upper bound would take every call of a new one, because no other
    /// expectation can end its turn.
    func isShadowing(_ position: Int) -> Bool {
        let path = path(to: position)
        let canBeEnded = path.contains { group, place in
            isOrdered(group) && firstPosition(in: groups[group].members[(place + 1)...]) != nil
        }
        guard !canBeEnded, let common = path.first(where: { groups[$0.group].isOpen })?.group else { return false }
        // Another member of an unordered group around the new one could also end it, if that group comes later.
        return !isOrdered(common) || openPath.prefix { $0.group != common }.allSatisfy { isOrdered($0.group) }
    }

    // MARK: Explaining

    func areNeighbors(_ one: Int, _ other: Int) -> Bool { leaves[one].innermost.group == leaves[other].innermost.group }

    /// Whether an order puts one expectation before another.
    func isBefore(_ earlier: Int, _ later: Int) -> Bool {
        guard earlier < later else { return false }
        let path = path(to: later)
        let common = self.path(to: earlier).first { step in path.contains { $0.group == step.group } }
        return common.map { isOrdered($0.group) } ?? false
    }

    /// Whether an expectation was passed: a later member of an ordered group around it has been called.
    func isPassed(_ position: Int) -> Bool {
        path(to: position).contains { $0.place < groups[$0.group].front && isOrdered($0.group) }
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
            let nearest = lackingCalls(in: groups[step.group].members[..<step.place], of: step.group, isCounted)
            if !nearest.isEmpty { return nearest }
        }
        return []
    }

    /// The expectations in some members of a group that lack a call and are counted. Of an ordered group, only those of
    /// the last member that has any are the nearest.
    private func lackingCalls(in members: ArraySlice<Member>, of group: Int, _ isCounted: (Int) -> Bool) -> [Int] {
        func positions(in member: Member) -> [Int] {
            switch member {
            case .expectation(let position): isCounted(position) ? [position] : []
            case .group(let inner): lackingCalls(in: groups[inner].members[...], of: inner, isCounted)
            }
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
