/// The groups of a mock's expectations: the outermost group, and the groups inside it, nested to any depth.
///
/// An ordered group has a front. The members before it were passed and take no more calls; the members after it wait
/// until the front lacks no call. In an unordered group every member may be called. The tree knows only positions,
/// and which of them lack a call, so that every rule about groups can be tested without a mock. All code that depends
/// on the kind of a group is in this type.
struct GroupTree {
    /// A member of a group.
    enum Member: Equatable {
        case expectation(Int)
        case group(Int)
    }

    private struct Group {
        /// `nil` for the outermost, whose kind is a setting of the mock.
        let ordering: MockOrdering?
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

    /// The kind of the outermost group.
    var ordering: MockOrdering
    private var groups = [Group(ordering: nil, parent: nil)]
    private var leaves: [Leaf] = []
    private var open = 0

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
        if let parent = groups[open].parent { open = parent.group }
    }

    /// Enters the next expectation into the innermost open group.
    mutating func append(isLacking: Bool, isLive: Bool) {
        groups[open].members.append(.expectation(leaves.count))
        leaves.append(Leaf(group: open, place: groups[open].members.count - 1))
        note(leaves.count - 1, isLacking: isLacking, isLive: isLive)
    }

    /// The kinds of the open groups, outermost first, to open them again after a reset.
    var openGroups: [MockOrdering] {
        ancestors(of: open).dropLast().reversed().map { ordering(of: $0) }
    }

    /// The outermost unordered group that is open, apart from the outermost group of all.
    var openUnorderedGroup: Int? {
        ancestors(of: open).dropLast().last { groups[$0].ordering == .unordered }
    }

    /// Whether an earlier expectation without an upper bound would take every call of a new one, because no other
    /// expectation can end its turn.
    func wouldShadow(_ position: Int) -> Bool {
        let earlier = path(to: position)
        let new = path(from: (group: open, place: groups[open].members.count))
        for (depth, step) in earlier.enumerated() {
            guard let level = new.firstIndex(where: { $0.group == step.group }) else { continue }
            // A later member of its own group could end its turn.
            let isLast = earlier[..<depth].allSatisfy { inner in
                !isOrdered(inner.group) || areEmpty(groups[inner.group].members[(inner.place + 1)...])
            }
            guard isOrdered(step.group) else { return isLast }
            // So could an expectation between them, or another member of an unordered group around the new one.
            return isLast && areEmpty(groups[step.group].members[(step.place + 1)..<new[level].place])
                && new[..<level].allSatisfy { inner in
                    isOrdered(inner.group) && areEmpty(groups[inner.group].members[..<inner.place])
                }
        }
        return false
    }

    /// Whether these members are all empty groups.
    private func areEmpty(_ members: ArraySlice<Member>) -> Bool {
        members.allSatisfy { member in
            if case .group(let group) = member { areEmpty(groups[group].members[...]) } else { false }
        }
    }

    // MARK: Calling

    /// Notes whether an expectation lacks a call, and whether it may take another one.
    mutating func note(_ position: Int, isLacking: Bool, isLive: Bool) {
        let lacking = (isLacking ? 1 : 0) - (leaves[position].isLacking ? 1 : 0)
        let live = (isLive ? 1 : 0) - (leaves[position].isLive ? 1 : 0)
        guard lacking != 0 || live != 0 else { return }
        leaves[position].isLacking = isLacking
        leaves[position].isLive = isLive
        // A clause may raise the count of an expectation that an earlier call has saturated.
        let (own, place) = (leaves[position].group, leaves[position].place)
        if live > 0, groups[own].front == place + 1 { groups[own].front = place }
        var group: Int? = leaves[position].group
        while let each = group {
            groups[each].lacking += lacking
            groups[each].live += live
            group = groups[each].parent?.group
        }
    }

    /// Passes the members before an expectation that took a call, in every ordered group around it.
    mutating func pass(_ position: Int) {
        pass(leaves[position].place, in: leaves[position].group)
        var place = groups[leaves[position].group].parent
        while let each = place {
            pass(each.place, in: each.group)
            place = groups[each.group].parent
        }
    }

    /// Takes an expectation out of the order: it blocks no other one, and is not found by a search.
    mutating func retire(_ position: Int) {
        note(position, isLacking: false, isLive: false)
        for step in path(to: position) { pass(groups[step.group].front, in: step.group) }
    }

    private mutating func pass(_ place: Int, in group: Int) {
        var front = groups[group].front
        if isOrdered(group) { front = max(front, place) }
        while front < groups[group].members.count, !isLive(groups[group].members[front]) { front += 1 }
        groups[group].front = front
    }

    /// The only expectation that may be called now, if the outermost group is ordered and an expectation is its front.
    @inline(__always)
    var onlyPosition: Int? {
        let front = groups[0].front
        guard isOrdered(0), front < groups[0].members.count,
            case .expectation(let position) = groups[0].members[front],
            leaves[position].isLacking, leaves[position].isLive
        else { return nil }
        return position
    }

    /// Notes that the only expectation that may be called took a call.
    ///
    /// It does the same as `note(_:isLacking:isLive:)` and `pass(_:)`, which also handle groups.
    ///
    /// - Parameters:
    ///   - isMet: Whether the expectation lacks no call any more.
    ///   - isSaturated: Whether it may take no other call.
    mutating func takeFront(isMet: Bool, isSaturated: Bool) {
        guard isMet, case .expectation(let position) = groups[0].members[groups[0].front] else { return }
        leaves[position].isLacking = false
        groups[0].lacking -= 1
        guard isSaturated else { return }
        leaves[position].isLive = false
        groups[0].live -= 1
        groups[0].front += 1
        // Few mocks have a member after it that takes no calls.
        if groups[0].front < groups[0].members.count, !isLive(groups[0].members[groups[0].front]) {
            pass(groups[0].front, in: 0)
        }
    }

    /// Whether no expectation may take another call.
    @inline(__always)
    var isFinished: Bool { groups[0].live == 0 }

    /// The result of a search for the expectation of a call.
    enum Found: Equatable {
        case expectation(Int)
        /// The call has to be compared with this one and the others first.
        case unknown(Int, then: [Int])
        case nothing
    }

    /// Searches for the first expectation that may be called and accepts a call.
    ///
    /// - Parameter accepts: Whether an expectation accepts the call; `nil` if that is not known yet.
    func search(_ accepts: (Int) -> Bool?) -> Found {
        var unknown = Unknown()
        if let found = search(0, &unknown, accepts) { return .expectation(found) }
        return unknown.first.map { .unknown($0, then: unknown.others) } ?? .nothing
    }

    /// The expectations to compare the call with. The first is stored apart, because mostly there is no other, and
    /// then nothing is allocated.
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
            // Most calls are taken by the front, and no later member is visited.
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
            // A group may be empty, or may have all its calls.
            case .group(let inner): if let first = firstPosition(in: inner) { return first }
            }
        }
        return nil
    }

    // MARK: Explaining

    /// Whether two expectations are in the same group.
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

    /// The nearest expectations that must come before one and lack a call.
    func unmetPredecessors(of position: Int) -> [Int] {
        for step in path(to: position) where isOrdered(step.group) {
            let before = groups[step.group].members[..<step.place]
            if let member = before.last(where: isLacking) { return lacking(in: member) }
        }
        return []
    }

    /// The nearest expectations that must come before one and lack a call, inside of the outermost unordered group
    /// around it.
    func unmetInnerPredecessors(of position: Int) -> [Int] {
        let path = path(to: position)
        guard let outermost = path.lastIndex(where: { !isOrdered($0.group) }) else { return [] }
        for step in path[..<outermost] where isOrdered(step.group) {
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
            // In an ordered group, only the last member that lacks a call is the nearest.
            guard !isOrdered(group) else { return members.last(where: isLacking).map(lacking) ?? [] }
            return members.flatMap(lacking)
        }
    }

    // MARK: Groups

    private func ordering(of group: Int) -> MockOrdering { groups[group].ordering ?? ordering }

    private func isOrdered(_ group: Int) -> Bool { ordering(of: group) == .ordered }

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

    /// The groups around an expectation, innermost first, each with the place of the expectation in it.
    private func path(to position: Int) -> [(group: Int, place: Int)] {
        path(from: (group: leaves[position].group, place: leaves[position].place))
    }

    private func path(from place: (group: Int, place: Int)) -> [(group: Int, place: Int)] {
        Array(sequence(first: place) { groups[$0.group].parent })
    }
}
