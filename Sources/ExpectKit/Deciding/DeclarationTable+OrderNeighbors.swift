extension DeclarationTable {
    /// The nearest expectations that the mock's own order puts before and after one, of those with a place in the
    /// orders across mocks.
    func orderNeighbors(of position: Int) -> (earlier: [OrderNode], later: [OrderNode]) {
        guard tree.ordering == .ordered || tree.isNested, let place = nodePositions.firstIndex(of: position)
        else { return ([], []) }
        var (earlier, later): ([OrderNode], [OrderNode]) = ([], [])
        for other in nodePositions[..<place].suffix(Limits.Deciding.orderNeighbors).reversed()
        where tree.isBefore(other, position) {
            if let node = progress[queue[other]].node { earlier.append(node) }
            if tree.areNeighbors(other, position) { break }
        }
        for other in nodePositions[(place + 1)...].prefix(Limits.Deciding.orderNeighbors)
        where tree.isBefore(position, other) {
            if let node = progress[queue[other]].node { later.append(node) }
            if tree.areNeighbors(position, other) { break }
        }
        return (earlier, later)
    }
}
