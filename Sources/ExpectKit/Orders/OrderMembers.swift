/// The members of an order across mocks, for the failures that show them together.
///
/// Nodes hold it, and it must not keep them alive.
final class OrderMembers: Sendable {
    /// The name of the order; `nil` if the test gave it none.
    let name: String?
    private let nodes = Lock<[OrderNode.Reference]>([])

    init(name: String?) {
        self.name = name
    }

    func append(_ node: OrderNode) {
        nodes.withLock { $0.append(.init(node: node)) }
        node.join(self)
    }

    /// The members around a call that came at the wrong time; `nil` if all of them belong to one mock, which shows its
    /// calls itself. Describing them runs client code.
    ///
    /// - Parameters:
    ///   - blocked: The member that the call belongs to.
    ///   - obstacle: The member that blocked it.
    func excerpt(around obstacle: OrderNode, blocking blocked: OrderNode) -> OrderExcerpt? {
        let all = nodes.withLock { $0 }
        guard let index = all.firstIndex(where: { $0.node === obstacle }) else { return nil }
        let shown = max(0, index - Limits.Reporting.rows)..<min(all.count, index + 2 * Limits.Reporting.rows)
        let members = all[shown].enumerated().compactMap { offset, reference in
            reference.node.map { (number: shown.lowerBound + offset + 1, node: $0) }
        }
        let mocks = Set(members.compactMap { $0.node.facts.position?.mock })
        guard mocks.count > 1 else { return nil }
        return OrderExcerpt(
            members: members.map { number, node in
                let obstacle = node.obstacle(blocking: blocked)
                return OrderExcerpt.Member(
                    number: number, fact: OrderFact(obstacle),
                    lastCall: obstacle.stage.calls > 0 ? node.facts.lastCall() : nil)
            }, obstacle: index + 1, above: shown.lowerBound, below: all.count - shown.upperBound)
    }
}

/// Some members of an order across mocks, as a failure shows them.
struct OrderExcerpt: Sendable, Equatable {
    struct Member: Sendable, Equatable {
        /// Its place in the order, counted from one.
        let number: Int
        let fact: OrderFact
        /// The last call that it took.
        let lastCall: String?
    }

    let members: [Member]
    /// The place of the member that blocked the call.
    let obstacle: Int
    /// How many members are left out before and after these.
    let above: Int
    let below: Int
}

extension OrderNode.Stage {
    /// How many calls it took.
    var calls: Int { if case .calls(let calls, _) = self { calls } else { 0 } }
}
