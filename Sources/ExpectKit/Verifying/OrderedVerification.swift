/// Verifies a mock with an order: aligns the expected with the actual sequence, and finds the differences that no
/// earlier failure has reported.
struct OrderedVerification<Invocation> {
    private let snapshot: MockSnapshot<Invocation>
    private let start: AlignmentStart
    /// The aligned calls, by their numbers in the journal.
    private let calls: [Int]
    private let ignored: [Int]
    private let alignment: Alignment

    /// - Parameters:
    ///   - lost: Ignored calls that an unmet expectation accepts.
    ///   - ignored: All calls that are no failure and that no expectation took.
    init(
        _ snapshot: MockSnapshot<Invocation>, from start: AlignmentStart, _ lost: [Int], ignored: [Int]
    ) {
        let refused = Set(snapshot.divergences.map(\.call))
        let free = Set(lost)
        let calls = (start.call..<snapshot.journal.count).filter { call in
            (snapshot.taker(of: call) != nil || refused.contains(call) || free.contains(call))
                && !snapshot.settled.calls.contains(call) && !start.overtaking.contains(call)
        }
        let sequence = ExpectedSequence(snapshot: snapshot, start: start, calls: calls)
        self.snapshot = snapshot
        self.start = start
        self.calls = calls
        self.ignored = ignored
        alignment = Alignment(sequence.nodes, calls: calls.count, snapshot.questions(about: calls, free))
    }

    func result() -> VerificationResult {
        var open = Finding.all(in: alignment.steps) { [snapshot, calls] position, call in
            snapshot.matches(position, journalCall: calls[call])
        }
        open.removeAll { finding in
            if case .missing(let position) = finding { snapshot.isKnownMissing(at: position) } else { false }
        }
        let reported = leaveOutReported(in: &open)
        // A move that no neighbor proves is only another place in an unordered group. The mistake is elsewhere.
        if snapshot.divergences.contains(where: \.isReported) {
            open.removeAll { finding in
                guard case .moved(let positions, let moved) = finding else { return false }
                return MovedCall(
                    position: positions[0], call: moved[0], in: alignment.steps,
                    isBefore: snapshot.tree.isBefore
                ).isWithoutReason
            }
        }
        let known = snapshotWithAlignment(open)
        let explained = Set(open.flatMap(\.calls).map { calls[$0] })
        // The alignment does not know other mocks or states.
        let blocked = snapshot.divergences.filter {
            !$0.isReported && $0.obstacles?.isFollowing == false && !explained.contains($0.call)
        }
        let named = Set(blocked.flatMap { $0.obstacles?.missing ?? [] })
        open.removeAll { if case .missing(let position) = $0 { named.contains(position) } else { false } }
        let differences = OrderedDifferences(
            snapshot: known, start: start, calls: calls, ignored: ignored, alignment: alignment)
        let review = ReportedCallReview(snapshot: known)
        return VerificationResult(
            violations: differences.violations(open)
                + boundedViolations(blocked) { divergence, _ in
                    CallExplanation(snapshot: known).violation(of: divergence, table: nil)
                },
            notes: reported.compactMap { divergence, finding in
                if divergence.obstacles.map({ !$0.isFollowing }) ?? false {
                    return review.note(onBlocked: divergence)
                }
                return finding.flatMap { review.note(on: divergence, $0, of: calls, in: alignment.steps) }
            })
    }

    /// Leaves out one difference for each failure that was reported when it happened: the difference that contains
    /// its call. If the alignment matched the call, that is the first difference among the expectations before it.
    ///
    /// - Returns: The reported calls, each with the difference that it stands for.
    private func leaveOutReported(in open: inout [Finding]) -> [(Divergence, Finding?)] {
        var expected: [Int: Int] = [:]
        for case .matched(let position, let call) in alignment.steps { expected[calls[call]] = position }
        return snapshot.divergences.filter(\.isReported).map { reported in
            let ofCall = open.firstIndex { $0.calls.contains { calls[$0] == reported.call } }
            let due = expected[reported.call].map { position in
                let end = max(reported.head, snapshot.run(at: position).upperBound)
                return min(reported.head, position)..<end
            }
            let ofDue = due.flatMap { due in open.firstIndex { $0.positions.contains(where: due.contains) } }
            return (reported, (ofCall ?? ofDue).map { open.remove(at: $0) })
        }
    }

    /// The snapshot, with each call counted for the expectation that the alignment found for it, and not for the one
    /// that took it when it came.
    private func snapshotWithAlignment(_ open: [Finding]) -> MockSnapshot<Invocation> {
        var known = snapshot
        func count(_ call: Int, at position: Int) {
            known.aligned[snapshot.queue[position], default: 0] += 1
            known.alignedCalls.insert(call)
            if let taker = snapshot.taker(of: call) { known.aligned[taker, default: 0] -= 1 }
        }
        for case .matched(let position, let call) in alignment.steps { count(calls[call], at: position) }
        for case .moved(let positions, let moved) in open {
            for (position, call) in zip(positions, moved) { count(calls[call], at: position) }
        }
        return known
    }
}
