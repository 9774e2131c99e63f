extension MockSnapshot {
    /// The table for a call that was refused: the expectations before it, the next one, and those that follow.
    func table(at divergence: Divergence) -> SequenceTable? {
        if queue.isEmpty { return nil }
        // A call of a mock without an order that is not reported when it comes is reported when the mock is verified.
        return table(
            around: divergence.head, call: divergence.call,
            isSnapshot: isOrdered || divergence.isReported, isOver: { _ in false })
    }

    /// The table around an expectation that was not met. If a test waited for it, the others may still be met.
    func table(around position: Int, wasAwaited: Bool = false) -> SequenceTable? {
        if queue.count < 2 { return nil }
        return table(around: position, isSnapshot: wasAwaited) { !wasAwaited || $0 == position }
    }

    /// The expectations around one, or around the first unmet one of a mock without an order, and the call that came.
    private func table(
        around position: Int, call: Int? = nil, isSnapshot: Bool, isOver: (Int) -> Bool
    ) -> SequenceTable {
        let unmet = queue.indices.first { !progress(at: $0).isSatisfied } ?? 0
        let center = isOrdered ? min(position, queue.count) : unmet
        let shown = SequenceTable.range(
            max(0, center - Limits.Reporting.rows)..<min(queue.count, center + 1 + Limits.Reporting.rows),
            of: queue.count)
        var rows = shown.map { row(at: $0, isOver: isOver($0)) }
        if let call, isOrdered, center < queue.count {
            // If the expectation took calls before, they have a row of their own.
            let isStarted = progress(at: center).calls > 0
            let wrong = row(at: center, differentFrom: call, isCounted: !isStarted)
            let place = center - shown.lowerBound
            rows.replaceSubrange(place + (isStarted ? 1 : 0)..<place + 1, with: [wrong])
        } else if let call {
            rows.append(.init(called: cell(ofCall: call), relation: .different))
        }
        return SequenceTable(
            rows, above: shown.lowerBound, below: queue.count - shown.upperBound, isSnapshot: isSnapshot)
    }

    /// An expectation, and the call that came in its place. Another row of the expectation may show the count.
    private func row(at position: Int, differentFrom number: Int, isCounted: Bool) -> SequenceTable.Row {
        let expectation = expectation(at: position)
        let call = journal.invocations[number]
        var row = SequenceTable.Row(
            position: position + 1, expected: cell(at: position, isCounted: isCounted),
            called: cell(ofCall: number), relation: .different)
        guard describeCall(expectation.invocation) == describeCall(call) else { return row }
        row.difference = expectation.differences(in: call).first
        // Something else than the calls differs, such as a state.
        if row.difference == nil { row.relation = .open }
        return row
    }

    /// An expectation, and the last of its calls. If no more are awaited, an unmet expectation is a difference.
    private func row(at position: Int, isOver: Bool) -> SequenceTable.Row {
        let progress = progress(at: position)
        let relation: SequenceTable.Row.Relation =
            switch (progress.calls, progress.isSatisfied) {
            case (0, true): .open
            case (_, true): .same
            case (_, false): isOver ? .different : .open
            }
        let isCounted = progress.count != .once || progress.calls > 1
        return .init(
            position: position + 1, expected: cell(at: position),
            called: progress.lastCall.map { cell(ofCall: $0, count: isCounted ? progress.calls : nil) },
            relation: relation)
    }

    /// The table of two aligned sequences around a difference: a row for each expectation, and for each other call.
    func table(around index: Int, in steps: [Finding]) -> SequenceTable {
        var counted: Set<Int> = []
        // The first step of an expectation stands for all its calls, besides those that came in place of them.
        let first = steps.indices.filter { index in
            let isCounted = steps[index].kind == .matched || steps[index].kind == .missing
            return !isCounted || counted.insert(steps[index].positions[0]).inserted
        }
        let center = first.lastIndex { $0 <= index } ?? 0
        let reached = max(0, center - Limits.Reporting.rows)..<min(first.count, center + 2 * Limits.Reporting.rows)
        let shown = SequenceTable.range(reached, of: first.count)
        let rows = first[shown].map { index in
            let step = steps[index]
            return switch (step.positions.first, step.calls.first) {
            case (let position?, let call?) where step.kind == .substituted:
                row(at: position, differentFrom: call, isCounted: !counted.contains(position))
            case (let position?, _): row(at: position, isOver: true)
            case (nil, let call):
                SequenceTable.Row(
                    called: call.map { cell(ofCall: $0) }, relation: step.kind == .extra ? .different : .open)
            }
        }
        return SequenceTable(
            rows, above: (rows.compactMap(\.position).min() ?? queue.count + 1) - 1,
            below: first.count - shown.upperBound)
    }
}
