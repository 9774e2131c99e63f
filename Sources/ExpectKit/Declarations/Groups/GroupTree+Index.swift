// The search for the expectation of a call, and the index that it uses among many.

extension GroupTree {
    /// Searches for the first expectation that may be called and accepts a call.
    ///
    /// - Parameters:
    ///   - isIdentified: Whether the key of the call has been computed.
    ///   - key: The key; `nil` if the call has none.
    ///   - width: The members that may be visited without the index.
    ///   - accepts: Whether an expectation accepts the call; `nil` if that is not known yet.
    func search(
        isIdentified: Bool = false, key: Int? = nil, width: Int,
        _ accepts: (Int) -> Bool?
    ) -> CandidateSearch.Found {
        if index == nil || !isIdentified {
            var walk = CandidateSearch(width: width)
            if let found = walk.walk(self, accepts) { return found }
        }
        guard let index else { return .unindexed }
        if index.hasExact, !isIdentified { return .unidentified }
        var search = CandidateSearch(width: width)
        return search.search(self, index, key: key, accepts)
    }

    /// Builds the index of the expectations that may take a call, which is kept from then on.
    mutating func buildIndex() {
        var empty = CandidateIndex()
        for _ in groups { empty.openGroup() }
        index = empty
        for position in leaves.indices where leaves[position].mayTakeCalls { enterIntoIndex(position) }
        for group in groups.indices { settleLastAllowed(of: group) }
    }

    /// Notes in the index that an expectation has changed.
    mutating func noteInIndex(_ position: Int) {
        if leaves[position].mayTakeCalls { enterIntoIndex(position) } else { removeFromIndex(position) }
        var step: (group: Int, place: Int)? = (leaves[position].group, leaves[position].place)
        while let (group, place) = step {
            if place >= groups[group].front, lacksCalls(groups[group].members[place]) {
                index?.lowerLastAllowed(of: group, to: place)
            }
            settleLastAllowed(of: group)
            step = groups[group].parent
        }
    }

    /// Moves the lastAllowed of a group to its first member, from the front on, that lacks a call.
    mutating func settleLastAllowed(of group: Int) {
        guard var lastAllowed = index?.lastAllowed(of: group) else { return }
        lastAllowed = max(lastAllowed, groups[group].front)
        while lastAllowed < groups[group].members.count, !lacksCalls(groups[group].members[lastAllowed]) {
            lastAllowed += 1
        }
        index?.raiseLastAllowed(of: group, to: lastAllowed)
    }

    /// Whether no order of the groups around an expectation forbids its call now.
    func isInTurn(_ position: Int, _ index: CandidateIndex) -> Bool {
        var step: (group: Int, place: Int)? = (leaves[position].group, leaves[position].place)
        while let (group, place) = step {
            if place < groups[group].front || isOrdered(group) && place > index.lastAllowed(of: group) {
                return false
            }
            step = groups[group].parent
        }
        return true
    }

    private mutating func enterIntoIndex(_ position: Int) {
        if let key = leaves[position].key {
            index?.insert(position, key: key)
            return
        }
        var step: (group: Int, place: Int)? = (leaves[position].group, leaves[position].place)
        while let (group, place) = step {
            index?.insert(place, in: group)
            step = groups[group].parent
        }
    }

    private mutating func removeFromIndex(_ position: Int) {
        if let key = leaves[position].key {
            index?.remove(position, key: key)
            return
        }
        // A group whose last such member is removed is not visited any more.
        var step: (group: Int, place: Int)? = (leaves[position].group, leaves[position].place)
        while let (group, place) = step, index?.remove(place, in: group) ?? false {
            step = groups[group].parent
        }
    }
}
