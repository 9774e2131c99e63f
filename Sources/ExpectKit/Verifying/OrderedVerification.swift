/// Verifies a mock with an order: aligns the expected with the actual sequence, and describes the differences that no
/// earlier failure has reported.
struct OrderedVerification<Invocation> {
    private let snapshot: MockSnapshot<Invocation>
    private let start: AlignmentStart
    /// The calls that are aligned, by their numbers in the journal.
    private let calls: [Int]
    private let ignored: [Int]
    private let alignment: Alignment
    private let sequence: ExpectedSequence<Invocation>

    /// - Parameters:
    ///   - lost: Ignored calls that are exactly what an unmet expectation waits for.
    ///   - ignored: All calls that are no failure and that no expectation took.
    init(
        _ snapshot: MockSnapshot<Invocation>, from start: AlignmentStart, _ lost: [Int], ignored: [Int]
    ) {
        let refused = Set(snapshot.divergences.map(\.call))
        let free = Set(lost)
        let calls = (start.call..<snapshot.journal.count).filter { call in
            snapshot.taker(of: call) != nil || refused.contains(call) || free.contains(call)
        }
        self.snapshot = snapshot
        self.start = start
        self.calls = calls
        self.ignored = ignored
        sequence = ExpectedSequence(snapshot: snapshot, start: start, calls: calls)
        alignment = Alignment(sequence.nodes, calls: calls.count, snapshot.questions(about: calls, free))
    }

    func violations() -> [Violation] {
        var open = Finding.all(in: alignment.steps) { [snapshot, calls] position, call in
            snapshot.matches(position, journalCall: calls[call])
        }
        leaveOutReported(in: &open)
        open.removeAll { finding in
            if case .missing(let position) = finding { snapshot.isKnownMissing(at: position) } else { false }
        }
        // What nothing shows to be out of order came in another place of an unordered group; the mistake is elsewhere.
        if snapshot.divergences.contains(where: \.isReported) {
            open.removeAll { finding in
                guard case .moved(let positions, let moved) = finding else { return false }
                return movedCall(positions, moved).isWithoutReason
            }
        }
        let known = snapshotWithAlignment(open)
        let explained = Set(open.flatMap(\.calls).map { calls[$0] })
        // The alignment knows of no other mocks and of no states.
        let blocked = snapshot.divergences.filter {
            !$0.isReported && $0.obstacles?.isFollowing == false && !explained.contains($0.call)
        }
        let named = Set(blocked.flatMap { $0.obstacles?.missing ?? [] })
        open.removeAll { if case .missing(let position) = $0 { named.contains(position) } else { false } }
        return describe(open, known)
            + boundedViolations(blocked) { divergence, _ in
                CallExplanation(snapshot: known).violation(of: divergence, table: nil)
            }
    }

    private func movedCall(_ positions: [Int], _ moved: [Int]) -> MovedCall {
        MovedCall(
            position: positions[0], call: moved[0], in: alignment.steps, isBefore: snapshot.tree.isBefore)
    }

    /// Leaves out one difference for each failure that was reported when it happened: the one that its call is
    /// in, or, where the call itself came as expected, the first of what was due before it.
    private func leaveOutReported(in open: inout [Finding]) {
        var expected: [Int: Int] = [:]
        for case .matched(let position, let call) in alignment.steps { expected[calls[call]] = position }
        for reported in snapshot.divergences where reported.isReported {
            let ofCall = open.firstIndex { $0.calls.contains { calls[$0] == reported.call } }
            let due = expected[reported.call].map { position in
                min(
                    reported.head, position)..<max(
                        reported.head, snapshot.run(at: position).upperBound)
            }
            let ofDue = due.flatMap { due in open.firstIndex { $0.positions.contains(where: due.contains) } }
            if let index = ofCall ?? ofDue { open.remove(at: index) }
        }
    }

    /// What the mock knew, with each call counted for the expectation that it stands for, and not for the one that
    /// took it when it came.
    private func snapshotWithAlignment(_ open: [Finding]) -> MockSnapshot<Invocation> {
        var known = snapshot
        func count(_ call: Int, at position: Int) {
            known.aligned[snapshot.queue[position], default: 0] += 1
            if let taker = snapshot.taker(of: call) { known.aligned[taker, default: 0] -= 1 }
        }
        for case .matched(let position, let call) in alignment.steps { count(calls[call], at: position) }
        for case .moved(let positions, let moved) in open {
            for (position, call) in zip(positions, moved) { count(calls[call], at: position) }
        }
        return known
    }

    private func describe(
        _ open: [Finding], _ known: MockSnapshot<Invocation>
    ) -> [Violation] {
        var explained: Set<Int> = []
        for case .matched(_, let call) in alignment.steps { explained.insert(calls[call]) }
        let unexplained = ignored.filter { !explained.contains($0) }
        let missing = MissingCallExplanation(snapshot: known)
        var found = boundedViolations(open) { finding, isFirst in
            let table = isFirst ? table(around: finding, known) : nil
            switch finding {
            case .missing(let position):
                return missing.violation(at: position, mistaken: unexplained, table: table)
            case .substituted(let position, let call):
                return describe(calls[call], known, head: position, table: table)
            case .extra(let call):
                let next = alignment.nextExpectation(after: call, from: start.head)
                return describe(calls[call], known, head: next, table: table)
            case .moved(let positions, let moved):
                return describe(
                    calls[moved[0]], known, head: nil, movedCall(positions, moved), table: table)
            }
        }
        if alignment.isCutShort, !found.isEmpty { found[found.count - 1].notes.append(.notCompared) }
        return found
    }

    /// Describes a call that the alignment could not place, with what was noted when it came.
    private func describe(
        _ call: Int, _ known: MockSnapshot<Invocation>, head: Int?, _ moved: MovedCall? = nil,
        table: SequenceTable?
    ) -> Violation {
        let noted = snapshot.divergences.first { $0.call == call }
        let divergence = Divergence(
            call: call, head: head ?? noted?.head ?? snapshot.head, trace: noted?.trace, isReported: false,
            answer: noted?.answer, obstacles: noted?.obstacles)
        return CallExplanation(snapshot: known).violation(of: divergence, moved: moved, table: table)
    }

    private func table(
        around finding: Finding, _ known: MockSnapshot<Invocation>
    ) -> SequenceTable {
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
        let reach = Limits.Reporting.rows
        let shown = max(0, index - reach)..<min(steps.count, index + 2 * reach)
        return SequenceTableBuilder(snapshot: known).table(
            of: steps[shown], calls: calls, above: start.head + shown.lowerBound,
            below: steps.count - shown.upperBound)
    }
}
