/// The groups that expectations stand in: one order or none for the whole mock, and groups in it, nested at will.
///
/// An ordered group has a front: what stands before it was passed and takes no more calls, and what stands behind it
/// waits until the front lacks no call. In an unordered group every member may be called. It knows positions only,
/// and what each lacks, so that every rule about groups can be tested without a mock.
struct GroupTree {
    /// A member of a group.
    enum Member: Equatable {
        case expectation(Int)
        case group(Int)
    }

    private struct Group {
        /// Nothing for the outermost, whose order is a setting of the mock's.
        let isOrdered: Bool?
        let parent: (group: Int, place: Int)?
        var members: [Member] = []
        /// The place of the first member that may still take a call.
        var front = 0
        /// How many expectations in it lack a call, and how many may take one.
        var lacking = 0
        var live = 0
    }

    private struct Leaf {
        let group: Int
        let place: Int
        var isLacking = false
        var isLive = false
    }

    /// Whether the outermost group is ordered.
    var isOrdered: Bool
    private var groups = [Group(isOrdered: nil, parent: nil)]
    private var leaves: [Leaf] = []
    private var open = 0

    init(isOrdered: Bool) {
        self.isOrdered = isOrdered
    }

    // MARK: Declaring

    /// Opens a group in the one that is open.
    mutating func openGroup(isOrdered: Bool) {
        groups[open].members.append(.group(groups.count))
        groups.append(
            Group(isOrdered: isOrdered, parent: (open, groups[open].members.count - 1)))
        open = groups.count - 1
    }

    /// Closes the group that is open.
    mutating func closeGroup() {
        if let parent = groups[open].parent { open = parent.group }
    }

    /// Enters the next expectation into the group that is open.
    mutating func append(isLacking: Bool, isLive: Bool) {
        groups[open].members.append(.expectation(leaves.count))
        leaves.append(Leaf(group: open, place: groups[open].members.count - 1))
        note(leaves.count - 1, isLacking: isLacking, isLive: isLive)
    }

    /// The groups that are open, outermost first, to be opened again after a reset.
    var openGroups: [Bool] {
        ancestors(of: open).dropLast().reversed().map { groups[$0].isOrdered ?? isOrdered }
    }

    /// The outermost group without an order that a new expectation would stand in, below the outermost of all.
    var openUnorderedGroup: Int? {
        ancestors(of: open).dropLast().last { groups[$0].isOrdered == false }
    }

    /// Whether an earlier expectation that takes every call leaves none for one that is declared now: nothing stands
    /// between them whose call would retire the earlier one.
    func wouldShadow(_ position: Int) -> Bool {
        let earlier = way(to: position)
        let new = way(from: (group: open, place: groups[open].members.count))
        for (depth, step) in earlier.enumerated() {
            guard let level = new.firstIndex(where: { $0.group == step.group }) else { continue }
            // Behind it in a group of its own, something may be called that retires it.
            let isLast = earlier[..<depth].allSatisfy { inner in
                !isOrdered(inner.group) || areVoid(groups[inner.group].members[(inner.place + 1)...])
            }
            guard isOrdered(step.group) else { return isLast }
            // So may something between them, or beside the new one in a group without an order.
            return isLast && areVoid(groups[step.group].members[(step.place + 1)..<new[level].place])
                && new[..<level].allSatisfy { inner in
                    isOrdered(inner.group) && areVoid(groups[inner.group].members[..<inner.place])
                }
        }
        return false
    }

    /// Whether there is no expectation in any of these members, which are empty groups then.
    private func areVoid(_ members: ArraySlice<Member>) -> Bool {
        members.allSatisfy { member in
            if case .group(let group) = member { areVoid(groups[group].members[...]) } else { false }
        }
    }

    // MARK: Calling

    /// Notes what an expectation lacks, and whether it may take another call.
    mutating func note(_ position: Int, isLacking: Bool, isLive: Bool) {
        let lacking = (isLacking ? 1 : 0) - (leaves[position].isLacking ? 1 : 0)
        let live = (isLive ? 1 : 0) - (leaves[position].isLive ? 1 : 0)
        guard lacking != 0 || live != 0 else { return }
        leaves[position].isLacking = isLacking
        leaves[position].isLive = isLive
        var group: Int? = leaves[position].group
        while let each = group {
            groups[each].lacking += lacking
            groups[each].live += live
            group = groups[each].parent?.group
        }
    }

    /// Passes what stands before an expectation that took a call, in every ordered group around it.
    mutating func pass(_ position: Int) {
        pass(leaves[position].place, in: leaves[position].group)
        var place = groups[leaves[position].group].parent
        while let each = place {
            pass(each.place, in: each.group)
            place = groups[each.group].parent
        }
    }

    private mutating func pass(_ place: Int, in group: Int) {
        var front = groups[group].front
        if isOrdered(group) { front = max(front, place) }
        while front < groups[group].members.count, !isLive(groups[group].members[front]) { front += 1 }
        groups[group].front = front
    }

    /// The one expectation that may be called now, where the outermost group says so: in an order, what is due.
    var onlyPosition: Int? {
        let front = groups[0].front
        guard isOrdered, front < groups[0].members.count,
            case .expectation(let position) = groups[0].members[front],
            leaves[position].isLacking, leaves[position].isLive
        else { return nil }
        return position
    }

    /// What a search for the expectation of a call comes to.
    enum Found: Equatable {
        case expectation(Int)
        /// It must be known of this one and the others first whether they accept the call.
        case unknown(Int, then: [Int])
        case nothing
    }

    /// Looks for the first expectation that may be called and accepts a call.
    ///
    /// - Parameter accepts: Whether an expectation accepts the call; nothing where that is not known.
    func search(_ accepts: (Int) -> Bool?) -> Found {
        var unknown = Unknown()
        if let found = search(0, &unknown, accepts) { return .expectation(found) }
        return unknown.first.map { .unknown($0, then: unknown.others) } ?? .nothing
    }

    /// Those that it must be known of. The first stands apart: mostly there is no other, and nothing is allocated.
    private struct Unknown {
        var first: Int?
        var others: [Int] = []

        mutating func append(_ position: Int) {
            if first == nil { first = position } else { others.append(position) }
        }
    }

    private func search(_ group: Int, _ unknown: inout Unknown, _ accepts: (Int) -> Bool?) -> Int? {
        let isOrdered = isOrdered(group)
        var place = groups[group].front
        while place < groups[group].members.count {
            let member = groups[group].members[place]
            place += 1
            switch member {
            case .group(let inner):
                if let found = search(inner, &unknown, accepts) { return found }
            case .expectation(let position) where leaves[position].isLive:
                switch accepts(position) {
                case nil: unknown.append(position)
                case true? where unknown.first == nil: return position
                case true?, false?: break
                }
            case .expectation: break
            }
            // Most calls are taken by the front, and nothing behind it is looked at.
            if isOrdered, unknown.first != nil || isLacking(member) { return nil }
        }
        return nil
    }

    /// The position of the first expectation that may still take a call.
    var head: Int { firstPosition(in: 0) ?? leaves.count }

    private func firstPosition(in group: Int) -> Int? {
        for member in groups[group].members[groups[group].front...] {
            switch member {
            case .expectation(let position): return position
            // A group may be empty, or have had all its calls.
            case .group(let inner): if let first = firstPosition(in: inner) { return first }
            }
        }
        return nil
    }

    // MARK: Explaining

    /// Whether two expectations stand in the same group.
    func areNeighbours(_ one: Int, _ other: Int) -> Bool { leaves[one].group == leaves[other].group }

    /// Whether an order puts one expectation before another.
    func isBefore(_ earlier: Int, _ later: Int) -> Bool {
        guard earlier < later else { return false }
        let way = way(to: later)
        let common = self.way(to: earlier).first { step in way.contains { $0.group == step.group } }
        return common.map { isOrdered($0.group) } ?? false
    }

    /// Whether an expectation was passed: in an ordered group around it something behind it has been called.
    func isPassed(_ position: Int) -> Bool {
        way(to: position).contains { $0.place < groups[$0.group].front && isOrdered($0.group) }
    }

    /// Whether an expectation stands in no group without an order, or in an ordered one inside of the outermost of these.
    func isInOrderedGroup(_ position: Int) -> Bool {
        let way = way(to: position)
        guard let outermost = way.lastIndex(where: { !isOrdered($0.group) }) else { return true }
        return way[..<outermost].contains { isOrdered($0.group) }
    }

    /// The expectations that lack a call right before one that must wait for them.
    func unmetPredecessors(of position: Int) -> [Int] {
        for step in way(to: position) where isOrdered(step.group) {
            let before = groups[step.group].members[..<step.place]
            if let member = before.last(where: isLacking) { return lacking(in: member) }
        }
        return []
    }

    /// The same, as far as it is a matter of groups inside of one without an order.
    func unmetInnerPredecessors(of position: Int) -> [Int] {
        let way = way(to: position)
        guard let outermost = way.lastIndex(where: { !isOrdered($0.group) }) else { return [] }
        for step in way[..<outermost] where isOrdered(step.group) {
            let before = groups[step.group].members[..<step.place]
            if let member = before.last(where: isLacking) { return lacking(in: member) }
        }
        return []
    }

    /// Whether there are groups inside of the outermost one.
    var isNested: Bool { groups.count > 1 }

    private func lacking(in member: Member) -> [Int] {
        switch member {
        case .expectation(let position): return leaves[position].isLacking ? [position] : []
        case .group(let group):
            let members = groups[group].members
            // Of an ordered group only its last is right before what follows it.
            guard !isOrdered(group) else { return members.last(where: isLacking).map(lacking) ?? [] }
            return members.flatMap(lacking)
        }
    }

    // MARK: Groups

    private func isOrdered(_ group: Int) -> Bool { groups[group].isOrdered ?? isOrdered }

    private func isLacking(_ member: Member) -> Bool {
        switch member {
        case .expectation(let position): leaves[position].isLacking
        case .group(let group): groups[group].lacking > 0
        }
    }

    private func isLive(_ member: Member) -> Bool {
        switch member {
        case .expectation(let position): leaves[position].isLive
        case .group(let group): groups[group].live > 0 || ancestors(of: open).contains(group)
        }
    }

    /// A group and those around it, innermost first.
    private func ancestors(of group: Int) -> [Int] {
        Array(sequence(first: group) { groups[$0].parent?.group })
    }

    /// The groups around an expectation with the place that it has in each, innermost first.
    private func way(to position: Int) -> [(group: Int, place: Int)] {
        way(from: (group: leaves[position].group, place: leaves[position].place))
    }

    private func way(from place: (group: Int, place: Int)) -> [(group: Int, place: Int)] {
        Array(sequence(first: place) { groups[$0.group].parent })
    }
}
