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

    /// The joint table of the members around a call that was made at the wrong time; `nil` if all of them belong to one mock,
    /// which shows its calls itself. Describing them runs client code.
    ///
    /// - Parameters:
    ///   - obstacle: The member that blocked the call.
    ///   - blocked: The member that the call belongs to.
    ///   - call: The call of a mock.
    func table(
        around obstacle: OrderNode, blocking blocked: OrderNode, _ call: String, of mock: String
    ) -> SequenceTable? {
        let all = nodes.withLock { $0 }
        guard let index = all.firstIndex(where: { $0.node === obstacle }) else { return nil }
        let shown = max(0, index - Limits.Reporting.rows)..<min(all.count, index + 2 * Limits.Reporting.rows)
        let members = shown.compactMap { place in all[place].node.map { (place: place, node: $0) } }
        guard Set(members.compactMap(\.node.member.mockID)).count > 1 else { return nil }
        let called = SequenceTable.Cell.call(call, mock: mock)
        var rows = members.map { place, node in
            let fact = OrderFact(node.obstacle(blocking: blocked))
            // A missing member is where the call came; a later member came before it.
            let isWhereItCame = place == index && !fact.hasCome
            return SequenceTable.Row(
                position: place + 1, expected: fact.expectedCell,
                called: isWhereItCame ? called : fact.calledCell(node.member),
                relation: isWhereItCame ? .different : fact.hasCome ? .same : .open)
        }
        if !rows.contains(where: { $0.relation == .different }) {
            let last = rows.lastIndex { $0.relation == .same } ?? rows.count - 1
            rows.insert(.init(called: called, relation: .different), at: last + 1)
        }
        return SequenceTable(
            rows, above: shown.lowerBound, below: all.count - shown.upperBound, isSnapshot: true)
    }
}

extension OrderFact {
    /// Whether all its calls came, or the test passed the checkpoint.
    fileprivate var hasCome: Bool {
        switch stage {
        case .calls(let calls, let count): calls > 0 && count.isSatisfied(by: calls)
        case .checkpoint(let isPassed): isPassed
        }
    }

    /// The expectation with its count, unless that is one.
    fileprivate var expectedCell: SequenceTable.Cell {
        switch (subject, stage) {
        case (.call(let call, let mock), .calls(_, let count)):
            .call(call, mock: mock, count: count == .once ? nil : count)
        case (.call(let call, let mock), .checkpoint): .call(call, mock: mock)
        case (.checkpoint(let name), _): .call("checkpoint \(name)")
        }
    }

    fileprivate func calledCell(_ member: OrderMember) -> SequenceTable.Cell? {
        switch (subject, stage) {
        case (.call(_, let mock), .calls(let calls, _)) where calls > 0:
            member.lastCall.map { .call($0, mock: mock, count: calls > 1 ? CallCount(exactly: calls) : nil) }
        case (.checkpoint, .checkpoint(isPassed: true)): expectedCell
        default: nil
        }
    }
}
