import ExpectKit

/// The order of the expectations of all mocks on a tape.
struct TapeOrder {
    private var nodes: [(index: Int, node: OrderNode)] = []

    /// Inserts the expectation of an entry between those before and after it.
    mutating func insert(_ node: OrderNode, at index: Int) {
        let place = nodes.firstIndex { $0.index > index } ?? nodes.count
        if place > 0 { node.come(after: nodes[place - 1].node) }
        if place < nodes.count { nodes[place].node.come(after: node) }
        nodes.insert((index, node), at: place)
    }
}
