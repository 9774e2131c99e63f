// Tables of two sequences that a verification has aligned.

extension SequenceTableBuilder {
    /// The table of two aligned sequences around a difference.
    ///
    /// - Parameters:
    ///   - index: The step with the difference.
    ///   - calls: The aligned calls, by their numbers in the journal.
    ///   - head: The position of the first aligned expectation.
    func table(
        around index: Int, in steps: [Alignment.Step], calls: [Int], from head: Int
    ) -> SequenceTable {
        let runs = runs(of: steps)
        let center = runs.firstIndex { $0.contains(index) } ?? 0
        let reach = Limits.Reporting.rows
        let shown = max(0, center - reach)..<min(runs.count, center + 2 * reach)
        let positions = runs[shown].map { steps[$0.lowerBound].position }
        let rows = runs[shown].map { run in
            let position = steps[run.lowerBound].position
            // The calls of an expectation that other calls interrupt are in several rows, without the whole count.
            let isWhole = position == nil || positions.count { $0 == position } == 1
            return row(of: steps[run], calls: calls, isWhole: isWhole)
        }
        return SequenceTable(rows, above: head + shown.lowerBound, below: runs.count - shown.upperBound)
    }

    /// The steps of each row: an expectation and its calls in a row.
    private func runs(of steps: [Alignment.Step]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for (index, step) in steps.enumerated() {
            if let last = runs.last, let position = step.countedPosition,
                steps[last.upperBound - 1].countedPosition == position
            {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs
    }

    private func row(
        of run: ArraySlice<Alignment.Step>, calls: [Int], isWhole: Bool
    ) -> SequenceTable.Row {
        switch run[run.startIndex] {
        case .substituted(let position, let call):
            return row(at: position, differentFrom: calls[call], isCounted: isWhole)
        case .extra(let call):
            return .init(called: snapshot.cell(ofCall: calls[call]), relation: .different)
        case .ignored(let call):
            return .init(called: snapshot.cell(ofCall: calls[call]), relation: .open)
        case .matched(let position, _), .missing(let position):
            let taken = run.compactMap { step in
                if case .matched(_, let call) = step { calls[call] } else { nil }
            }
            let progress = snapshot.progress(at: position)
            // Calls before the first aligned one count as well.
            let count = isWhole ? max(progress.calls, taken.count) : taken.count
            let isCounted = isWhole && progress.count != .once || count > 1
            return .init(
                position: position + 1, expected: snapshot.cell(at: position).counted(isWhole),
                called: (taken.last ?? (count > 0 ? progress.lastCall : nil)).map {
                    snapshot.cell(ofCall: $0, count: isCounted ? count : nil)
                }, relation: taken.count == run.count ? .same : .different)
        }
    }
}

extension Alignment.Step {
    /// The position of its expectation.
    var position: Int? {
        switch self {
        case .matched(let position, _), .substituted(let position, _), .missing(let position): position
        case .extra, .ignored: nil
        }
    }

    /// The position of an expectation that it counts a call for, or lacks one of.
    fileprivate var countedPosition: Int? {
        switch self {
        case .matched, .missing: position
        case .substituted, .extra, .ignored: nil
        }
    }
}
