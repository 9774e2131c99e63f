// What changes when calls come.

extension GroupTree {
    /// Notes whether an expectation lacks a call, and whether it may take another one.
    mutating func update(_ position: Int, lacksCalls: Bool, mayTakeCalls: Bool) {
        let lackingChange = (lacksCalls ? 1 : 0) - (leaves[position].lacksCalls ? 1 : 0)
        let openChange = (mayTakeCalls ? 1 : 0) - (leaves[position].mayTakeCalls ? 1 : 0)
        guard lackingChange != 0 || openChange != 0 else { return }
        leaves[position].lacksCalls = lacksCalls
        leaves[position].mayTakeCalls = mayTakeCalls
        // A clause may raise the count of an expectation that an earlier call has saturated.
        let (own, place) = (leaves[position].group, leaves[position].place)
        if openChange > 0, groups[own].front == place + 1 { groups[own].front = place }
        var group: Int? = own
        while let each = group {
            groups[each].lackingCount += lackingChange
            groups[each].openCount += openChange
            group = groups[each].parent?.group
        }
        if index != nil { noteInIndex(position) }
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
        update(position, lacksCalls: false, mayTakeCalls: false)
        for step in path(to: position) { pass(groups[step.group].front, in: step.group) }
    }

    private mutating func pass(_ place: Int, in group: Int) {
        var front = groups[group].front
        if isOrdered(group) { front = max(front, place) }
        while front < groups[group].members.count, !mayTakeCalls(groups[group].members[front]) { front += 1 }
        groups[group].front = front
        settleLastAllowed(of: group)
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
