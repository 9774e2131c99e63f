// What the fast path of a call asks of the tree, and changes in it. The other functions handle groups in groups and the
// index, which costs the plain case a third of the time of a call.

extension GroupTree {
    /// The only expectation that may be called now, if the outermost group is ordered and an expectation is its front.
    @inline(__always)
    var onlyPosition: Int? {
        let front = groups[0].front
        guard ordering == .ordered, front < groups[0].members.count else { return nil }
        let position = isPlain ? front : position(of: groups[0].members[front])
        guard let position, leaves[position].lacksCalls, leaves[position].mayTakeCalls else { return nil }
        return position
    }

    /// Whether no expectation may take another call.
    @inline(__always)
    var isFinished: Bool { groups[0].openCount == 0 }

    /// Whether it has one group, whose members have the same places as positions, and no index.
    @inline(__always)
    var isPlain: Bool { groups.count == 1 && index == nil }

    /// Notes that the only expectation that may be called took a call that it lacked, in a plain tree.
    ///
    /// It does the same as `update(_:lacksCalls:mayTakeCalls:)` and `pass(_:)`.
    ///
    /// - Parameters:
    ///   - isMet: Whether the expectation lacks no call any more.
    ///   - isSaturated: Whether it may take no other call.
    @inline(__always)
    mutating func takeFront(_ position: Int, isMet: Bool, isSaturated: Bool) {
        guard isMet else { return }
        leaves[position].lacksCalls = false
        groups[0].lackingCount -= 1
        guard isSaturated else { return }
        leaves[position].mayTakeCalls = false
        groups[0].openCount -= 1
        var front = position + 1
        while front < leaves.count, !leaves[front].mayTakeCalls { front += 1 }
        groups[0].front = front
    }

    private func position(of member: Member) -> Int? {
        if case .expectation(let position) = member { position } else { nil }
    }
}
