/// Finds the calls that no expectation took and that are no failure. One of them may have been meant for an
/// expectation.
struct IgnoredCalls<Invocation> {
    let snapshot: MockSnapshot<Invocation>
    /// The latest such calls, which were ignored, forwarded, or answered by a stub.
    let calls: [Int]

    init(_ snapshot: MockSnapshot<Invocation>) {
        self.snapshot = snapshot
        calls = snapshot.latestCalls.filter { snapshot.journal.outcome(of: $0).isOpenToExpectations }
    }

    /// The calls that an unmet expectation accepts.
    func meant(for unmet: [Int]) -> [Int] {
        let waiting = Dictionary(grouping: unmet.prefix(Limits.Verifying.unmetExpectations)) {
            snapshot.expectation(at: $0).caseName
        }
        return calls.filter { call in
            waiting[snapshot.caseName(ofCall: call)]?.prefix(Limits.Verifying.unmetOfCase).contains {
                snapshot.matches($0, journalCall: call)
            } ?? false
        }
    }

    /// The start of the alignment for a mock without a call that was not allowed, if ignored calls match unmet
    /// expectations. The alignment matches the calls that came after a missing one, so that only the missing one is
    /// reported.
    func alignmentStart(_ lost: [Int], _ unmet: [Int]) -> AlignmentStart? {
        guard let first = unmet.first, let last = lost.last else { return nil }
        let lastTaken = snapshot.journal.indices.last { snapshot.taker(of: $0) != nil }
        let call = lastTaken.map { $0 + 1 } ?? 0
        guard call <= last else { return nil }
        let taken = snapshot.run(at: first).map { (snapshot.queue[$0], snapshot.progress(at: $0).calls) }
        return AlignmentStart(call: call, head: first, taken: Dictionary(uniqueKeysWithValues: taken))
    }
}
