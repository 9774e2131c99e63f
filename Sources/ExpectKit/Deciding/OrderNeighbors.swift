/// The nearest expectations that the mock's own order puts before and after one, of those with a place in the orders
/// across mocks.
struct OrderNeighbors {
    private(set) var earlier: [OrderNode] = []
    private(set) var later: [OrderNode] = []

    init(of position: Int, in table: borrowing DeclarationTable) {
        let tree = table.tree
        guard tree.ordering == .ordered || tree.isNested else { return }
        let limit = Limits.Deciding.orderNeighbors
        let nodes = table.nodePositions
        for other in nodes[..<nodes.firstPosition { $0 >= position }].suffix(limit).reversed()
        where tree.isBefore(other, position) {
            if let node = table.progress[table.queue[other]].node { earlier.append(node) }
            if tree.areNeighbors(other, position) { break }
        }
        for other in nodes[nodes.firstPosition { $0 > position }...].prefix(limit)
        where tree.isBefore(position, other) {
            if let node = table.progress[table.queue[other]].node { later.append(node) }
            if tree.areNeighbors(position, other) { break }
        }
    }
}
