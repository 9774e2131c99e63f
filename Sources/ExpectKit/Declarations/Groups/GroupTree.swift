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

        @inline(__always)
        mutating func change(lacking: Int, open: Int) {
            lackingCount += lacking
            openCount += open
        }
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

    /// Enters the next expectation into the innermost open group.
    mutating func append(lacksCalls: Bool, mayTakeCalls: Bool) {
        groups[open].members.append(.expectation(leaves.count))
        leaves.append(Leaf(group: open, place: groups[open].members.count - 1))
        update(leaves.count - 1, lacksCalls: lacksCalls, mayTakeCalls: mayTakeCalls)
    }

    /// The kinds of the open groups, outermost first, to open them again after a reset.
    var openGroups: [MockOrdering] {
        ancestors(of: open).dropLast().reversed().map { ordering(of: $0) }
    }

    /// The outermost unordered group that is open, apart from the outermost group of all.
    var openUnorderedGroup: Int? {
        ancestors(of: open).dropLast().last { groups[$0].ordering == .unordered }
    }

    // MARK: Groups

    /// Whether there are groups inside of the outermost one.
    var isNested: Bool { groups.count > 1 }

    func ordering(of group: Int) -> MockOrdering { groups[group].ordering ?? ordering }

    func isOrdered(_ group: Int) -> Bool { ordering(of: group) == .ordered }

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

    /// A group and those around it, innermost first.
    func ancestors(of group: Int) -> [Int] {
        Array(sequence(first: group) { groups[$0].parent?.group })
    }

    /// The groups around an expectation, innermost first, each with the place of the expectation in it.
    func path(to position: Int) -> [(group: Int, place: Int)] {
        path(from: (group: leaves[position].group, place: leaves[position].place))
    }

    func path(from place: (group: Int, place: Int)) -> [(group: Int, place: Int)] {
        Array(sequence(first: place) { groups[$0.group].parent })
    }
}
