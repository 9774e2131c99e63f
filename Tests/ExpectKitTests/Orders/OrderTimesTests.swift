import Testing

@testable import ExpectKit

/// Since when the orders before a node allow its call, in random orders of two mocks.
@Suite struct OrderTimesTests {
    private final class Owner: Sendable {}

    private let mocks = [Owner(), Owner()]

    private func node(of mock: Int) -> OrderNode {
        OrderNode(
            .init(
                subject: { .checkpoint("") },
                place: DeclarationPlace(
                    site: CallSite(fileID: #fileID, filePath: #filePath, line: 1, column: 1)),
                position: OrderPosition(mock: ObjectIdentifier(mocks[mock]), position: 0),
                isMockDeallocated: { false }, lastCall: { nil }, reportMissing: { _ in }))
    }

    /// Nodes of random mocks, each after a few earlier ones. Most of the first half are satisfied.
    private func nodes(_ random: inout SeededGenerator) -> [OrderNode] {
        var nodes: [OrderNode] = []
        for number in 0..<20 {
            let node = node(of: Int.random(in: 0...1, using: &random))
            for earlier in nodes where Int.random(in: 0..<8, using: &random) == 0 {
                #expect(node.come(after: earlier))
            }
            let isSatisfied = Int.random(in: 0..<20, using: &random) > number / 2
            node.update(isSatisfied: isSatisfied, .calls(isSatisfied ? 1 : 0, of: .once))
            nodes.append(node)
        }
        return nodes
    }

    /// Walks all ways back from a node.
    private func expected(_ node: OrderNode) -> LogicalTime? {
        var latest = LogicalTime.start
        var open = node.predecessors
        while let earlier = open.popLast() {
            open += earlier.predecessors
            if earlier.facts.position?.mock == node.facts.position?.mock { continue }
            guard let since = earlier.satisfiedSince else { return nil }
            latest = max(latest, since)
        }
        return latest
    }

    @Test func allNodesOfAMockTogetherHaveTheTimesOfEachAlone() {
        var random = SeededGenerator(seed: 3)
        var (later, never) = (0, 0)
        for _ in 0..<50 {
            let nodes = nodes(&random)
            // The nodes of one mock, and then those of both mocks in turn.
            for list in [nodes.filter { $0.facts.position?.mock == ObjectIdentifier(mocks[0]) }, nodes] {
                var known = OrderTimes()
                for node in list.shuffled(using: &random) {
                    let time = node.allowedSince(&known)
                    #expect(time == expected(node))
                    if time == nil { never += 1 } else if time != .start { later += 1 }
                }
            }
        }
        #expect(later > 100 && never > 100, "\(later), \(never)")
    }

    @Test func aNodeWhoseTurnIsOverIsNotAllowed() {
        let (first, second) = (node(of: 0), node(of: 1))
        #expect(second.come(after: first))
        second.pass()
        var known = OrderTimes()
        #expect(first.allowedSince(&known) == nil)
        #expect(second.allowedSince(&known) == nil)
        first.update(isSatisfied: true, .calls(1, of: .once))
        known = OrderTimes()
        #expect(second.allowedSince(&known) != nil)
    }
}
