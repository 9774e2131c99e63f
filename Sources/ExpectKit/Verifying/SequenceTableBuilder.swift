/// Builds the tables that show the expected and the actual sequence in failures.
struct SequenceTableBuilder<Invocation> {
    let snapshot: MockSnapshot<Invocation>

    private var queue: [Int] { snapshot.queue }
    private var reach: Int { Limits.Reporting.rows }

    /// The table for a call that was refused: the expectations before it, the next one, and those that follow.
    func table(at divergence: Divergence) -> SequenceTable? {
        guard !queue.isEmpty else { return nil }
        guard snapshot.isOrdered else {
            // A call that is not reported when it comes is reported when the mock is verified.
            return unorderedTable(adding: divergence.call, isSnapshot: divergence.isReported)
        }
        let head = min(divergence.head, queue.count)
        let first = max(0, head - reach)
        var rows = (first..<head).map { row(at: $0, isOver: false) }
        if head < queue.count {
            // If the head took calls before, they have a row of their own.
            let isStarted = snapshot.progress(at: head).calls > 0
            if isStarted { rows.append(row(at: head, isOver: false)) }
            rows.append(row(at: head, differentFrom: divergence.call, isCounted: !isStarted))
            let last = min(queue.count, head + 1 + reach)
            rows += (head + 1..<last).map { row(at: $0, isOver: false) }
            return SequenceTable(rows, above: first, below: queue.count - last, isSnapshot: true)
        }
        rows.append(.init(called: snapshot.cell(ofCall: divergence.call), relation: .different))
        return SequenceTable(rows, above: first, isSnapshot: true)
    }

    /// The table of a mock whose calls all came in turn, around an expectation that was not met.
    func table(around position: Int) -> SequenceTable? { table(around: position, isSnapshot: false) }

    /// The table around an expectation that a test waited for. The other expectations may still be met.
    func table(awaiting position: Int) -> SequenceTable? { table(around: position, isSnapshot: true) }

    private func table(around position: Int, isSnapshot: Bool) -> SequenceTable? {
        guard queue.count > 1 else { return nil }
        let isOver = { $0 == position || !isSnapshot }
        guard snapshot.isOrdered else { return unorderedTable(isSnapshot: isSnapshot, isOver: isOver) }
        let shown = max(0, position - reach)..<min(queue.count, position + 1 + reach)
        return SequenceTable(
            shown.map { row(at: $0, isOver: isOver($0)) }, above: shown.lowerBound,
            below: queue.count - shown.upperBound, isSnapshot: isSnapshot)
    }

    /// The table of an unordered mock: the expectations around the first that is not met, in the order of
    /// declaration.
    private func unorderedTable(
        adding call: Int? = nil, isSnapshot: Bool, isOver: ((Int) -> Bool)? = nil
    ) -> SequenceTable {
        let unmet = queue.indices.first { !snapshot.progress(at: $0).isSatisfied } ?? 0
        let first = max(0, unmet - reach)
        let last = min(queue.count, first + 2 * reach)
        var rows = (first..<last).map { row(at: $0, isOver: isOver?($0) ?? (call == nil)) }
        if let call { rows.append(.init(called: snapshot.cell(ofCall: call), relation: .different)) }
        return SequenceTable(rows, above: first, below: queue.count - last, isSnapshot: isSnapshot)
    }
}

// MARK: Rows

extension SequenceTableBuilder {
    /// An expectation, and the call that came in its place.
    ///
    /// - Parameter isCounted: Whether it shows the count. If not, another row of the same expectation does.
    func row(at position: Int, differentFrom number: Int, isCounted: Bool) -> SequenceTable.Row {
        let expectation = snapshot.expectation(at: position)
        let call = snapshot.journal.invocations[number]
        var row = SequenceTable.Row(
            position: position + 1, expected: snapshot.cell(at: position).counted(isCounted),
            called: snapshot.cell(ofCall: number), relation: .different)
        guard describeCall(expectation.invocation) == describeCall(call) else { return row }
        row.difference = expectation.differences(in: call).first
        // Something else than the calls differs, such as a state.
        if row.difference == nil { row.relation = .open }
        return row
    }

    /// An expectation, and the last of its calls.
    ///
    /// - Parameter isOver: Whether no more calls are awaited, so that an unmet expectation is a difference.
    private func row(at position: Int, isOver: Bool) -> SequenceTable.Row {
        let progress = snapshot.progress(at: position)
        let relation: SequenceTable.Row.Relation =
            switch (progress.calls, progress.isSatisfied) {
            case (0, true): .open
            case (_, true): .same
            case (_, false): isOver ? .different : .open
            }
        let isCounted = progress.count != .once || progress.calls > 1
        return .init(
            position: position + 1, expected: snapshot.cell(at: position),
            called: progress.lastCall.map {
                snapshot.cell(ofCall: $0, count: isCounted ? progress.calls : nil)
            }, relation: relation)
    }
}

extension SequenceTable.Cell {
    /// The cell without a count, unless it is counted.
    func counted(_ isCounted: Bool) -> Self {
        guard !isCounted, case .call(let call, let mock, let answer, _) = self else { return self }
        return .call(call, mock: mock, answer: answer)
    }
}
