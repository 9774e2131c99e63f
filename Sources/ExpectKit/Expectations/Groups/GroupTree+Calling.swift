// What changes when calls come.

extension GroupTree {
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
        var group: Int? = own
        while let each = group {
            groups[each].lacking += lacking
            groups[each].live += live
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
        note(position, isLacking: false, isLive: false)
        for step in path(to: position) { pass(groups[step.group].front, in: step.group) }
    }

    private mutating func pass(_ place: Int, in group: Int) {
        var front = groups[group].front
        if isOrdered(group) { front = max(front, place) }
        while front < groups[group].members.count, !isLive(groups[group].members[front]) { front += 1 }
        groups[group].front = front
        settleReach(of: group)
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
