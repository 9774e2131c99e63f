import Testing

@testable import ExpectKit

/// Compares the alignment with a plain edit distance of the same costs, for short random sequences.
@Suite struct AlignmentDistanceTests {
    /// The least cost of all alignments, found by trying each one.
    private func leastCost(
        _ nodes: ArraySlice<Alignment.Node>, _ calls: Range<Int>, _ ask: Alignment.Questions
    ) -> Int {
        guard let node = nodes.first else {
            return calls.reduce(0) { $0 + (ask.isIgnored($1) ? 0 : Alignment.Cost.extra) }
        }
        let withoutNode =
            leastCost(nodes.dropFirst(), calls, ask) + (node.isRepeating ? 0 : Alignment.Cost.missing)
        guard let call = calls.first else { return withoutNode }
        let withoutCall =
            leastCost(nodes, calls.dropFirst(), ask) + (ask.isIgnored(call) ? 0 : Alignment.Cost.extra)
        var least = min(withoutNode, withoutCall)
        if ask.matches(node.expectation, call) {
            least = min(
                least, leastCost(node.isRepeating ? nodes : nodes.dropFirst(), calls.dropFirst(), ask))
        } else if !node.isRepeating, !ask.isIgnored(call) {
            let price =
                ask.isSameCase(node.expectation, call) ? Alignment.Cost.sameCase : Alignment.Cost.otherCase
            least = min(least, leastCost(nodes.dropFirst(), calls.dropFirst(), ask) + price)
        }
        return least
    }

    private func cost(_ alignment: Alignment, _ ask: Alignment.Questions) -> Int {
        alignment.steps.reduce(0) { sum, step in
            switch step {
            case .matched, .ignored: sum
            case .missing: sum + Alignment.Cost.missing
            case .extra: sum + Alignment.Cost.extra
            case .substituted(let node, let call):
                sum + (ask.isSameCase(node, call) ? Alignment.Cost.sameCase : Alignment.Cost.otherCase)
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
            Alignment.Node(expectation: $0, isRepeating: Int.random(in: 0..<5, using: &random) == 0)
        }
        let ignored = Set(called.indices.filter { _ in Int.random(in: 0..<5, using: &random) == 0 })
        let ask = Letters.questions(expected, called, ignored: ignored)
        let alignment = Alignment(nodes, calls: called.count, ask)
        #expect(cost(alignment, ask) == leastCost(nodes[...], called.indices[...], ask))
        #expect(callsOfSteps(alignment) == Array(called.indices))
        #expect(requiredNodesWithoutAStep(alignment, nodes).isEmpty)
    }

    private func callsOfSteps(_ alignment: Alignment) -> [Int] {
        alignment.steps.compactMap { step in
            switch step {
            case .matched(_, let call), .substituted(_, let call), .extra(let call), .ignored(let call): call
            case .missing: nil
            }
        }
    }

    /// The nodes for exactly one call that no step has.
    private func requiredNodesWithoutAStep(_ alignment: Alignment, _ nodes: [Alignment.Node]) -> Set<Int> {
        var open = Set(nodes.filter { !$0.isRepeating }.map(\.expectation))
        for step in alignment.steps {
            switch step {
            case .matched(let node, _), .substituted(let node, _), .missing(let node): open.remove(node)
            case .extra, .ignored: continue
            }
        }
        return open
    }
}
