extension SequenceTable {
    /// Creates the joint table of the mocks in an order, for a call that came at the wrong time.
    ///
    /// - Parameters:
    ///   - excerpt: The members of the order around the call that blocked it.
    ///   - call: The call.
    ///   - mock: The name of its mock.
    init(_ excerpt: OrderExcerpt, call: String, mock: String) {
        let called = Cell.call(call, mock: mock)
        var rows = excerpt.members.map { member in
            // A missing member is where the call came; a later member came before it.
            let isWhereItCame = member.number == excerpt.obstacle && !member.fact.hasCome
            return Row(
                position: member.number, expected: member.expectedCell,
                called: isWhereItCame ? called : member.calledCell,
                relation: isWhereItCame ? .different : member.fact.hasCome ? .same : .open)
        }
        if !rows.contains(where: { $0.relation == .different }) {
            let last = rows.lastIndex { $0.relation == .same } ?? rows.count - 1
            rows.insert(Row(called: called, relation: .different), at: last + 1)
        }
        self.init(rows, above: excerpt.above, below: excerpt.below, isSnapshot: true)
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
}

extension OrderExcerpt.Member {
    /// The expectation with its count, unless that is one.
    fileprivate var expectedCell: SequenceTable.Cell {
        switch (fact.subject, fact.stage) {
        case (.call(let call, let mock), .calls(_, let count)):
            .call(call, mock: mock, count: count == .once ? nil : count)
        case (.call(let call, let mock), .checkpoint): .call(call, mock: mock)
        case (.checkpoint(let name), _): .call("checkpoint \(name)")
        }
    }

    fileprivate var calledCell: SequenceTable.Cell? {
        switch (fact.subject, fact.stage) {
        case (.call(_, let mock), .calls(let calls, _)):
            lastCall.map { .call($0, mock: mock, count: calls > 1 ? CallCount(exactly: calls) : nil) }
        case (.checkpoint, .checkpoint(isPassed: true)): expectedCell
        default: nil
        }
    }
}
