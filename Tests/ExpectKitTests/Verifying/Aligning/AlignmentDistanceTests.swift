import Testing

@testable import ExpectKit

/// Compares the alignment with a plain edit distance of the same costs, for short random sequences.
struct AlignmentDistanceTests {
    /// The least cost of all alignments, found by trying each one.
    private func leastCost(
        _ nodes: ArraySlice<Alignment.Node>, _ calls: ArraySlice<Alignment.Call>, _ price: (Int, Int) -> Int
    ) -> Int {
        guard let node = nodes.first else { return calls.reduce(0) { $0 + Alignment.Cost.extra($1) } }
        let withoutNode =
            leastCost(nodes.dropFirst(), calls, price) + (node.isRepeating ? 0 : Alignment.Cost.missing)
        guard let call = calls.first else { return withoutNode }
        let extra = Alignment.Cost.extra(call)
        let least = min(withoutNode, leastCost(nodes, calls.dropFirst(), price) + extra)
        let pair = price(node.position, call.number)
        let rest = node.isRepeating ? nodes : nodes.dropFirst()
        if pair == 0 { return min(least, leastCost(rest, calls.dropFirst(), price)) }
        if node.isRepeating || call.outcome == .ignored { return least }
        return min(least, leastCost(rest, calls.dropFirst(), price) + extra + pair)
    }

    private func cost(
        _ alignment: Alignment, _ calls: [Alignment.Call], _ price: (Int, Int) -> Int
    ) -> Int {
        alignment.steps.reduce(0) { sum, step in
            let extra = step.calls.reduce(0) { $0 + Alignment.Cost.extra(calls[$1]) }
            return switch step.kind {
            case .missing: sum + Alignment.Cost.missing
            case .extra: sum + extra
            case .substituted: sum + extra + price(step.positions[0], step.calls[0])
            default: sum
            }
        }
    }

    @Test(arguments: 0..<200)
    func theAlignmentHasTheLeastCost(seed: Int) {
        var random = SeededGenerator(seed: seed)
        func letters() -> [Character] {
            (0..<Int.random(in: 0...7, using: &random)).map { _ in
                "abcABC".randomElement(using: &random) ?? "a"
            }
        }
        let (expected, called) = (letters(), letters())
        let nodes = expected.indices.map {
            Alignment.Node(position: $0, isRepeating: Int.random(in: 0..<5, using: &random) == 0)
        }
        let ignored = Set(called.indices.filter { _ in Int.random(in: 0..<5, using: &random) == 0 })
        let reported = Set(called.indices.filter { _ in Int.random(in: 0..<5, using: &random) == 0 })
        let calls = called.indices.map { index in
            Alignment.Call(
                number: index,
                outcome: ignored.contains(index) ? .ignored : reported.contains(index) ? .reported : .kept)
        }
        let price = { (node: Int, call: Int) in Letters.price(expected[node], called[call]) }
        let alignment = Alignment(nodes, calls, price)
        #expect(cost(alignment, calls, price) == leastCost(nodes[...], calls[...], price))
        #expect(callsOfSteps(alignment) == Array(called.indices))
        #expect(requiredNodesWithoutAStep(alignment, nodes).isEmpty)
    }

    private func callsOfSteps(_ alignment: Alignment) -> [Int] { alignment.steps.flatMap(\.calls) }

    /// The nodes for exactly one call that no step has.
    private func requiredNodesWithoutAStep(_ alignment: Alignment, _ nodes: [Alignment.Node]) -> Set<Int> {
        Set(nodes.filter { !$0.isRepeating }.map(\.position)).subtracting(
            alignment.steps.flatMap(\.positions))
    }
}
