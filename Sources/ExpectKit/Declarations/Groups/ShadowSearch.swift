/// Finds out whether an earlier expectation without an upper bound would take every call of a new one, because no other
/// expectation can end its turn.
struct ShadowSearch {
    private let tree: GroupTree
    /// The place of the new expectation in the open groups, innermost first.
    private let new: [(group: Int, place: Int)]
    /// The first position that may be shadowing. A later member of the outermost group ends the turn of every
    /// expectation before it.
    let start: Int

    init(_ tree: GroupTree) {
        self.tree = tree
        new = tree.openPath
        let before = tree.groups[0].members[..<(new.last?.place ?? 0)]
        let last = before.last { tree.firstPosition(in: [$0]) != nil }
        start = tree.isOrdered(0) ? last.flatMap { tree.firstPosition(in: [$0]) } ?? 0 : 0
    }

    /// Whether an earlier expectation would take every call of the new one.
    func isShadowing(_ position: Int) -> Bool {
        let earlier = tree.path(to: position)
        for (depth, step) in earlier.enumerated() {
            guard let level = new.firstIndex(where: { $0.group == step.group }) else { continue }
            // A later member of its own group could end its turn.
            let isLast = earlier[..<depth].allSatisfy { inner in
                !tree.isOrdered(inner.group)
                    || areEmpty(tree.groups[inner.group].members[(inner.place + 1)...])
            }
            guard tree.isOrdered(step.group) else { return isLast }
            // So could an expectation between them, or another member of an unordered group around the new one.
            return isLast && areEmpty(tree.groups[step.group].members[(step.place + 1)..<new[level].place])
                && new[..<level].allSatisfy { inner in
                    tree.isOrdered(inner.group) && areEmpty(tree.groups[inner.group].members[..<inner.place])
                }
        }
        return false
    }

    /// Whether these members are all empty groups.
    private func areEmpty(_ members: ArraySlice<GroupTree.Member>) -> Bool {
        tree.firstPosition(in: members) == nil
    }
}
