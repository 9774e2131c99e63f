/// The rest of both sequences after a point, and the least cost of aligning it.
struct Remainder {
    let calls: Int
    /// For each node, how many nodes from it on match exactly one call.
    private var required: [Int]
    private let lastRepeating: Int

    init(_ nodes: [Alignment.Node], calls: Int) {
        self.calls = calls
        required = Array(repeating: 0, count: nodes.count + 1)
        for node in nodes.indices.reversed() {
            required[node] = required[node + 1] + (nodes[node].isRepeating ? 0 : 1)
        }
        lastRepeating = nodes.lastIndex(where: \.isRepeating) ?? -1
    }

    /// The cost of the missing or extra calls if everything else matches.
    func leastCost(node: Int, call: Int) -> Int {
        let surplus = calls - call - required[node]
        if surplus < 0 { return -surplus * Alignment.Cost.missing }
        return lastRepeating >= node ? 0 : surplus * Alignment.Cost.extra
    }
}
