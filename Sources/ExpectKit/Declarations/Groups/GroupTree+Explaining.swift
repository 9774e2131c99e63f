// What a failure says about the order of a mock.

extension GroupTree {
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

    /// The nearest expectations that must come before one, lack a call, and are counted.
    func unmetPredecessors(of position: Int, where isCounted: (Int) -> Bool = { _ in true }) -> [Int] {
        unmetPredecessors(on: path(to: position)[...], isCounted)
    }

    /// The nearest expectations that must come before one, lack a call, and are counted, inside of the outermost
    /// unordered group around it.
    func unmetInnerPredecessors(of position: Int, where isCounted: (Int) -> Bool = { _ in true }) -> [Int] {
        let path = path(to: position)
        guard let outermost = path.lastIndex(where: { !isOrdered($0.group) }) else { return [] }
        return unmetPredecessors(on: path[..<outermost], isCounted)
    }

    private func unmetPredecessors(
        on path: ArraySlice<(group: Int, place: Int)>, _ isCounted: (Int) -> Bool
    ) -> [Int] {
        for step in path where isOrdered(step.group) {
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
