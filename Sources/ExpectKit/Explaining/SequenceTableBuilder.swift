/// Builds the tables that show the expected and the actual sequence in failures.
struct SequenceTableBuilder<Invocation> {
    let snapshot: MockSnapshot<Invocation>

    private var queue: [Int] { snapshot.queue }
    private var reach: Int { Limits.Reporting.rows }

    /// The table for a call that was refused: the expectations before it, the next one, and those that follow.
    func table(at divergence: Divergence) -> SequenceTable? {
        if queue.isEmpty { return nil }
        // A call of a mock without an order that is not reported when it comes is reported when the mock is verified.
        return table(
            around: divergence.head, call: divergence.call,
            isSnapshot: snapshot.isOrdered || divergence.isReported, isOver: { _ in false })
    }

    /// The table of a mock whose calls all came in turn, around an expectation that was not met.
    func table(around position: Int) -> SequenceTable? {
        queue.count > 1 ? table(around: position, isSnapshot: false, isOver: { _ in true }) : nil
    }

    /// The table around an expectation that a test waited for. The other expectations may still be met.
    func table(awaiting position: Int) -> SequenceTable? {
        queue.count > 1 ? table(around: position, isSnapshot: true, isOver: { $0 == position }) : nil
    }

    /// The expectations around one; in a mock without an order, around the first that is not met.
    ///
    /// - Parameter call: The call that came when the expectation was next.
    private func table(
        around position: Int, call: Int? = nil, isSnapshot: Bool, isOver: (Int) -> Bool
    ) -> SequenceTable {
        let unmet = queue.indices.first { !snapshot.progress(at: $0).isSatisfied } ?? 0
        let center = snapshot.isOrdered ? min(position, queue.count) : unmet
        let shown = SequenceTable.range(
            max(0, center - reach)..<min(queue.count, center + 1 + reach), of: queue.count)
        var rows = shown.map { row(at: $0, isOver: isOver($0)) }
        if let call, snapshot.isOrdered, center < queue.count {
            // If the expectation took calls before, they have a row of their own.
            let isStarted = snapshot.progress(at: center).calls > 0
            let wrong = row(at: center, differentFrom: call, isCounted: !isStarted)
            let place = center - shown.lowerBound
            rows.replaceSubrange(place + (isStarted ? 1 : 0)..<place + 1, with: [wrong])
        } else if let call {
            rows.append(.init(called: snapshot.cell(ofCall: call), relation: .different))
        }
        return SequenceTable(
            rows, above: shown.lowerBound, below: queue.count - shown.upperBound, isSnapshot: isSnapshot)
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
    func row(at position: Int, isOver: Bool) -> SequenceTable.Row {
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
