/// Builds the tables that show the expected and the actual sequence in failures.
struct SequenceTableBuilder<Invocation> {
    let snapshot: MockSnapshot<Invocation>

    private var queue: [Int] { snapshot.queue }
    private var reach: Int { Limits.Reporting.rows }

    /// The table for a call that was just refused: the expectations before it, the next one, and those that follow.
    func table(at divergence: Divergence) -> SequenceTable? {
        guard !queue.isEmpty else { return nil }
        let called = snapshot.cell(ofCall: divergence.call)
        guard snapshot.isOrdered else { return unorderedTable(adding: called) }
        let head = min(divergence.head, queue.count)
        let first = max(0, head - reach)
        var rows = (first..<head).map { row(at: $0) }
        if head < queue.count {
            // If the head took calls before, they have a row of their own.
            if snapshot.progress(at: head).calls > 0 { rows.append(row(at: head)) }
            rows.append(
                .init(
                    position: head + 1, expected: snapshot.cell(at: head), called: called,
                    relation: .different))
            let last = min(queue.count, head + 1 + reach)
            rows += (head + 1..<last).map { row(at: $0) }
            return SequenceTable(rows, above: first, below: queue.count - last)
        }
        rows.append(.init(called: called, relation: .different))
        return SequenceTable(rows, above: first)
    }

    /// The table of a mock whose calls all came in turn, around an expectation that was not met.
    func table(around position: Int) -> SequenceTable? {
        guard queue.count > 1 else { return nil }
        guard snapshot.isOrdered else { return unorderedTable(adding: nil) }
        let first = max(0, position - reach)
        let last = min(queue.count, position + 1 + reach)
        return SequenceTable(
            (first..<last).map { row(at: $0, isOver: true) }, above: first, below: queue.count - last)
    }

    /// The table of some steps of two aligned sequences.
    func table(of steps: ArraySlice<Alignment.Step>, calls: [Int], above: Int, below: Int) -> SequenceTable {
        let rows = steps.map { step -> SequenceTable.Row in
            switch step {
            case .matched(let position, let call):
                row(position, snapshot.cell(ofCall: calls[call]), .same)
            case .substituted(let position, let call):
                row(position, snapshot.cell(ofCall: calls[call]), .different)
            case .missing(let position): row(position, nil, .different)
            case .extra(let call):
                .init(called: snapshot.cell(ofCall: calls[call]), relation: .different)
            case .ignored(let call): .init(called: snapshot.cell(ofCall: calls[call]), relation: .open)
            }
        }
        return SequenceTable(rows, above: above, below: below)
    }

    private func row(
        _ position: Int, _ called: SequenceTable.Cell?, _ relation: SequenceTable.Row.Relation
    ) -> SequenceTable.Row {
        .init(
            position: position + 1, expected: snapshot.cell(at: position), called: called, relation: relation)
    }

    /// - Parameter isOver: Whether no more calls are awaited, so that an unmet expectation is a difference.
    private func row(at position: Int, isOver: Bool = false) -> SequenceTable.Row {
        let progress = snapshot.progress(at: position)
        let relation: SequenceTable.Row.Relation =
            switch (progress.calls, progress.isSatisfied) {
            case (0, true): .open
            case (_, true): .same
            case (0, false): isOver ? .different : .open
            case (_, false): .different
            }
        return row(position, progress.lastCall.map { cell(ofCall: $0, times: progress.calls) }, relation)
    }

    private func cell(ofCall call: Int, times: Int) -> SequenceTable.Cell {
        guard times > 1, case .call(let words, let mock, let answer, _) = snapshot.cell(ofCall: call) else {
            return snapshot.cell(ofCall: call)
        }
        return .call(words, mock: mock, answer: answer, times: times)
    }

    /// The table of an unordered mock: the expectations around the first that is not met, in the order of
    /// declaration.
    private func unorderedTable(adding call: SequenceTable.Cell?) -> SequenceTable {
        let unmet = queue.indices.first { !snapshot.progress(at: $0).isSatisfied } ?? 0
        let first = max(0, unmet - reach)
        let last = min(queue.count, first + 2 * reach)
        var rows = (first..<last).map { row(at: $0, isOver: call == nil) }
        if let call { rows.append(.init(called: call, relation: .different)) }
        return SequenceTable(rows, above: first, below: queue.count - last)
    }
}
