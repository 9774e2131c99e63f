/// Describes the differences between the expected and the actual sequence of a mock with an order.
struct OrderedDifferences<Invocation> {
    /// The snapshot, with the calls that the alignment found for each expectation.
    let snapshot: MockSnapshot<Invocation>
    let start: AlignmentStart
    /// The aligned calls, by their numbers in the journal.
    let calls: [Int]
    /// The calls that are no failure and that no expectation took.
    let ignored: [Int]
    let alignment: Alignment

    func violations(_ open: [Finding]) -> [Violation] {
        var explained: Set<Int> = []
        for case .matched(_, let call) in alignment.steps { explained.insert(calls[call]) }
        let unexplained = ignored.filter { !explained.contains($0) }
        var found = boundedViolations(open) { finding, isFirst in
            violation(finding, mistaken: unexplained, table: isFirst ? table(around: finding) : nil)
        }
        if alignment.isCutShort, !found.isEmpty { found[found.count - 1].notes.append(.notCompared) }
        return found
    }

    private func violation(
        _ finding: Finding, mistaken: [Int], table: SequenceTable?
    ) -> Violation {
        switch finding {
        case .missing(let position):
            return MissingCallExplanation(snapshot: snapshot).violation(
                at: position, mistaken: mistaken, table: table)
        case .substituted(let position, let call):
            return violation(ofCall: calls[call], head: position, table: table)
        case .extra(let call):
            let next = alignment.nextExpectation(after: call, from: start.head)
            return violation(ofCall: calls[call], head: next, table: table)
        case .moved(let positions, let moved):
            let move = MovedCall(
                position: positions[0], call: moved[0], in: alignment.steps,
                isBefore: snapshot.tree.isBefore)
            return violation(ofCall: calls[moved[0]], head: nil, move, table: table)
        }
    }

    /// Describes a call that differs from the expected sequence, with what was noted when it came.
    private func violation(
        ofCall call: Int, head: Int?, _ moved: MovedCall? = nil, table: SequenceTable?
    ) -> Violation {
        let noted = snapshot.divergences.first { $0.call == call }
        let divergence = Divergence(
            call: call, head: head ?? noted?.head ?? snapshot.head, trace: noted?.trace, isReported: false,
            answer: noted?.answer, obstacles: noted?.obstacles)
        return CallExplanation(snapshot: snapshot).violation(of: divergence, moved: moved, table: table)
    }

    private func table(around finding: Finding) -> SequenceTable {
        let steps = alignment.steps
        let index =
            steps.firstIndex { step in
                switch step {
                case .matched, .ignored: false
                case .substituted(let position, let call):
                    finding.positions.contains(position) || finding.calls.contains(call)
                case .missing(let position): finding.positions.contains(position)
                case .extra(let call): finding.calls.contains(call)
                }
            } ?? 0
        var table = SequenceTableBuilder(snapshot: snapshot).table(
            around: index, in: steps, calls: calls, from: start.head)
        if alignment.isCutShort {
            let aligned = steps.compactMap(\.position).max() ?? start.head
            table.below += max(0, snapshot.queue.count - 1 - aligned)
        }
        return table
    }
}
