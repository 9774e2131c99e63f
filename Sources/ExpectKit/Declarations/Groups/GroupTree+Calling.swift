// What changes when calls come.

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
            groups[group].change(lacking: lackingChange, open: openChange)
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
}
