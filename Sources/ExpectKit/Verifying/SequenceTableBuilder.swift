extension Evidence {
    /// The table for a call that was just refused: what came before it, what it stands against, what follows.
    func table(at divergence: Divergence) -> SequenceTable? {
        guard !queue.isEmpty else { return nil }
        let called = words(ofCall: divergence.call)
        guard isOrdered else { return unorderedTable(adding: called) }
        let reach = SequenceTable.reach
        let head = min(divergence.head, queue.count)
        let first = max(0, head - reach)
        var rows = (first..<head).map { row(at: $0) }
        if head < queue.count {
            // A head that took calls before has a row of its own for them.
            if progress(at: head).calls > 0 { rows.append(row(at: head)) }
            rows.append(
                .init(position: head + 1, expected: words(at: head), called: called, relation: .different))
            let last = min(queue.count, head + 1 + reach)
            rows += (head + 1..<last).map { row(at: $0) }
            return SequenceTable(rows, above: first, below: queue.count - last)
        }
        rows.append(.init(position: nil, expected: "", called: called, relation: .different))
        return SequenceTable(rows, above: first)
    }

    /// The table of a mock whose calls all came in turn, around the first expectation that was not met.
    func table(around position: Int) -> SequenceTable? {
        guard queue.count > 1 else { return nil }
        guard isOrdered else { return unorderedTable(adding: nil) }
        let first = max(0, position - SequenceTable.reach)
        let last = min(queue.count, position + 1 + SequenceTable.reach)
        return SequenceTable(
            (first..<last).map { row(at: $0, isOver: true) }, above: first, below: queue.count - last)
    }

    /// The table of two aligned sequences, around the first difference that is not reported yet.
    func table(of steps: ArraySlice<Alignment.Step>, calls: [Int], above: Int, below: Int) -> SequenceTable {
        let rows = steps.map { step -> SequenceTable.Row in
            switch step {
            case .matched(let position, let call):
                .init(
                    position: position + 1, expected: words(at: position),
                    called: words(ofCall: calls[call]), relation: .same)
            case .substituted(let position, let call):
                .init(
                    position: position + 1, expected: words(at: position),
                    called: words(ofCall: calls[call]), relation: .different)
            case .missing(let position):
                .init(position: position + 1, expected: words(at: position), called: "", relation: .different)
            case .extra(let call):
                .init(position: nil, expected: "", called: words(ofCall: calls[call]), relation: .different)
            case .forgiven(let call):
                .init(position: nil, expected: "", called: words(ofCall: calls[call]), relation: .open)
            }
        }
        return SequenceTable(rows, above: above, below: below)
    }

    /// - Parameter isOver: Whether no further calls are awaited, so that what has not come is missing.
    private func row(at position: Int, isOver: Bool = false) -> SequenceTable.Row {
        let progress = progress(at: position)
        var called = progress.lastCall.map { words(ofCall: $0) } ?? ""
        if progress.calls > 1 { called += ", \(CallCount.times(progress.calls))" }
        let relation: SequenceTable.Row.Relation =
            switch (progress.calls, progress.isSatisfied) {
            case (0, true): .open
            case (_, true): .same
            case (0, false): isOver ? .different : .open
            case (_, false): .different
            }
        return .init(
            position: position + 1, expected: words(at: position), called: called, relation: relation)
    }

    /// Without an order the rows are those of the declarations, from the first that is not met.
    private func unorderedTable(adding call: String?) -> SequenceTable {
        let unmet = queue.indices.first { !progress(at: $0).isSatisfied } ?? 0
        let first = max(0, unmet - SequenceTable.reach)
        let last = min(queue.count, first + 2 * SequenceTable.reach)
        var rows = (first..<last).map { row(at: $0, isOver: call == nil) }
        if let call { rows.append(.init(position: nil, expected: "", called: call, relation: .different)) }
        return SequenceTable(rows, above: first, below: queue.count - last)
    }
}
