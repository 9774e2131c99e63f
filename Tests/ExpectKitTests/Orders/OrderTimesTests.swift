import Testing

@testable import ExpectKit

/// Since when the orders before a node allow its call, in random orders of two mocks.
struct OrderTimesTests {
    private let mocks = [MockShelf(), MockShelf()]

    private func node(of mock: Int) -> OrderNode {
        let place = DeclarationPlace(site: Sites.site(1))
        let declaration = TypedDeclaration(.expect, MockShelf.Invocation.clear, at: place)
        return OrderNode(OrderMember(declaration, of: mocks[mock].mock.engine))
    }

    private func progress(_ calls: Int, of count: CallCount) -> Progress {
        var progress = Progress(isExpectation: true)
        (progress.calls, progress.count) = (calls, count)
        return progress
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
            node.update(progress(0, of: isSatisfied ? .anyTimes : .once))
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
            if earlier.member.mockID == node.member.mockID { continue }
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
            for mock in mocks {
                let own = nodes.filter { $0.member.mockID == ObjectIdentifier(mock.mock.engine) }
                var known = OrderTimes()
                for node in own.shuffled(using: &random) {
                    let time = known.start(of: node)
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
        second.update(progress(1, of: .once))
        var known = OrderTimes()
        #expect(known.start(of: first) == nil)
        #expect(known.start(of: second) == nil)
        first.update(progress(1, of: .once))
        known = OrderTimes()
        #expect(known.start(of: second) != nil)
    }
}
