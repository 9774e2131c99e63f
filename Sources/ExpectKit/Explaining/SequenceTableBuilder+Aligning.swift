// Tables of two sequences that a verification has aligned.

extension SequenceTableBuilder {
    /// The table of two aligned sequences around a difference: a row for each expectation, and one for each call that no
    /// expectation matches.
    ///
    /// - Parameter index: The step with the difference.
    func table(around index: Int, in steps: [Finding]) -> SequenceTable {
        var counted: Set<Int> = []
        // The first step of an expectation stands for all its calls, besides those that came in place of them.
        let first = steps.indices.filter { index in
            let isCounted = steps[index].kind == .matched || steps[index].kind == .missing
            return !isCounted || counted.insert(steps[index].positions[0]).inserted
        }
        let center = first.lastIndex { $0 <= index } ?? 0
        let reached =
            max(0, center - Limits.Reporting.rows)..<min(first.count, center + 2 * Limits.Reporting.rows)
        let shown = SequenceTable.range(reached, of: first.count)
        let rows = first[shown].map { row(of: steps[$0], counted) }
        return SequenceTable(
            rows, above: (rows.compactMap(\.position).min() ?? snapshot.queue.count + 1) - 1,
            below: first.count - shown.upperBound)
    }

    private func row(of step: Finding, _ counted: Set<Int>) -> SequenceTable.Row {
        switch (step.positions.first, step.calls.first) {
        case (let position?, let call?) where step.kind == .substituted:
            row(at: position, differentFrom: call, isCounted: !counted.contains(position))
        case (let position?, _): row(at: position, isOver: true)
        case (nil, let call):
            .init(
                called: call.map { snapshot.cell(ofCall: $0) },
                relation: step.kind == .extra ? .different : .open)
        }
    }
}
