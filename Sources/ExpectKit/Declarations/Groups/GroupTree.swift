/// The groups of a mock's expectations: the outermost group, and the groups inside it, nested to any depth.
///
/// An ordered group has a front. The members before it were passed and take no more calls; the members after it wait
/// until the front lacks no call. In an unordered group every member may be called. The tree knows only positions,
/// and which of them lack a call, so that every rule about groups can be tested without a mock. All code that depends
/// on the kind of a group is in this type.
struct GroupTree {
    enum Member: Equatable {
        case expectation(Int)
        case group(Int)
    }

    struct Group {
        /// `nil` for the outermost, whose kind is a setting of the mock.
        let ordering: MockOrdering?
        let parent: (group: Int, place: Int)?
        var isOpen = true
        var members: [Member] = []
        /// The place of the first member that may still take a call.
        var front = 0
        /// How many expectations in it lack a call, and how many may take one.
        var lackingCount = 0
        var openCount = 0
    }

    struct Leaf {
        let group: Int
        let place: Int
        var lacksCalls = false
        var mayTakeCalls = false
    }

    /// The kind of the outermost group.
    var ordering: MockOrdering
    var groups = [Group(ordering: nil, parent: nil)]
    var leaves: [Leaf] = []
    var open = 0

    init(_ ordering: MockOrdering) {
        self.ordering = ordering
    }

    // MARK: Declaring

    /// Opens a group in the innermost open group.
    mutating func openGroup(_ ordering: MockOrdering) {
        groups[open].members.append(.group(groups.count))
        groups.append(
            Group(ordering: ordering, parent: (open, groups[open].members.count - 1)))
        open = groups.count - 1
    }

    /// Closes the innermost open group.
    mutating func closeGroup() {
        guard let parent = groups[open].parent else { return }
        groups[open].isOpen = false
        open = parent.group
    }

    /// Enters the next expectation, which lacks a call, into the innermost open group.
    mutating func append() {
        groups[open].members.append(.expectation(leaves.count))
        leaves.append(Leaf(group: open, place: groups[open].members.count - 1))
        update(leaves.count - 1, lacksCalls: true, mayTakeCalls: true)
    }

    /// The kinds of the open groups, outermost first, to open them again after a reset.
    var openGroups: [MockOrdering] { openPath.reversed().compactMap { groups[$0.group].ordering } }

    /// The outermost unordered group that is open, apart from the outermost group of all.
    var openUnorderedGroup: Int? {
        openPath.last { groups[$0.group].ordering == .unordered }?.group
    }

    // MARK: Groups

    /// Whether there are groups inside of the outermost one.
    var isNested: Bool { groups.count > 1 }

    func isOrdered(_ group: Int) -> Bool { (groups[group].ordering ?? ordering) == .ordered }

    func lacksCalls(_ member: Member) -> Bool {
        switch member {
        case .expectation(let position): leaves[position].lacksCalls
        case .group(let group): groups[group].lackingCount > 0
        }
    }

    func mayTakeCalls(_ member: Member) -> Bool {
        switch member {
        case .expectation(let position): leaves[position].mayTakeCalls
        case .group(let group): groups[group].openCount > 0 || groups[group].isOpen
        }
    }

    /// The groups around an expectation, innermost first, each with the place of the expectation in it.
    func path(to position: Int) -> [(group: Int, place: Int)] {
        path(from: (group: leaves[position].group, place: leaves[position].place))
    }

    /// The open groups, innermost first, each with the place of the next expectation in it.
    var openPath: [(group: Int, place: Int)] {
        path(from: (group: open, place: groups[open].members.count))
    }

    private func path(from place: (group: Int, place: Int)) -> [(group: Int, place: Int)] {
        Array(sequence(first: place) { groups[$0.group].parent })
    }
}

// How calls change it.

extension GroupTree {
    /// Notes whether an expectation lacks a call, and whether it may take another one.
    ///
    /// - Parameter isCalled: Whether it took a call. The members before it, in every ordered group around it, take no
    ///   more calls then.
    @inline(__always)
    mutating func update(_ position: Int, lacksCalls: Bool, mayTakeCalls: Bool, isCalled: Bool = false) {
        let leaf = leaves[position]
        let lackingChange = (lacksCalls ? 1 : 0) - (leaf.lacksCalls ? 1 : 0)
        let openChange = (mayTakeCalls ? 1 : 0) - (leaf.mayTakeCalls ? 1 : 0)
        if lackingChange == 0, openChange == 0, !isCalled { return }
        var (group, place) = (leaf.group, leaf.place)
        leaves[position] = Leaf(
            group: group, place: place, lacksCalls: lacksCalls, mayTakeCalls: mayTakeCalls)
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

    /// The position of the first expectation that may still take a call.
    var head: Int { firstPosition(in: [.group(0)], fromFront: true) ?? leaves.count }

    /// The position of the first expectation in some members; `nil` if they are empty groups.
    ///
    /// - Parameter fromFront: Whether the expectations of a group that may take no more calls are left out.
    func firstPosition(in members: ArraySlice<Member>, fromFront: Bool = false) -> Int? {
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
}

// What a failure says about the order of a mock.

extension GroupTree {
    func areNeighbors(_ one: Int, _ other: Int) -> Bool { leaves[one].group == leaves[other].group }

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
            let nearest = nearestLackingCalls(in: groups[step.group].members[..<step.place], isCounted)
            if !nearest.isEmpty { return nearest }
        }
        return []
    }

    private func nearestLackingCalls(in members: ArraySlice<Member>, _ isCounted: (Int) -> Bool) -> [Int] {
        // Bounded, because a test may miss very many calls.
        for member in members.reversed().lazy.filter(lacksCalls).prefix(Limits.Explaining.predecessors) {
            let nearest = membersLackingCalls(in: member, isCounted)
            if !nearest.isEmpty { return nearest }
        }
        return []
    }

    private func membersLackingCalls(in member: Member, _ isCounted: (Int) -> Bool) -> [Int] {
        switch member {
        case .expectation(let position):
            return leaves[position].lacksCalls && isCounted(position) ? [position] : []
        case .group(let group):
            let members = groups[group].members
            return isOrdered(group)
                ? nearestLackingCalls(in: members[...], isCounted)
                : members.flatMap { membersLackingCalls(in: $0, isCounted) }
        }
    }
}
