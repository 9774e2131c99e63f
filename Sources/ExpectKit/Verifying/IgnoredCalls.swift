/// Finds the calls that no expectation took and that are no failure, as one may have been meant for an expectation.
struct IgnoredCalls<Invocation> {
    let snapshot: MockSnapshot<Invocation>
    /// The latest ones: ignored by a nice mock, forwarded, or answered by a stub.
    let calls: [Int]

    init(_ snapshot: MockSnapshot<Invocation>) {
        self.snapshot = snapshot
        calls = snapshot.latestCalls.filter { number in
            switch snapshot.journal.outcome(of: number) {
            case .ignored, .forwarded, .stubbed: true
            case .pending, .taken, .diverged, .refused: false
            }
        }
    }

    /// The calls that are exactly what some unmet expectation waits for.
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

    /// Where to align a mock that no call has diverged from, though some came when it was not their turn: what
    /// was called after one that is missing did come, and must not be reported as missing as well.
    func alignmentStart(_ lost: [Int], _ unmet: [Int]) -> AlignmentStart? {
        guard let first = unmet.first, let last = lost.last else { return nil }
        let lastTaken = snapshot.journal.indices.last { snapshot.taker(of: $0) != nil }
        let call = lastTaken.map { $0 + 1 } ?? 0
        guard call <= last else { return nil }
        let taken = snapshot.run(at: first).map { (snapshot.queue[$0], snapshot.progress(at: $0).calls) }
        return AlignmentStart(call: call, head: first, taken: Dictionary(uniqueKeysWithValues: taken))
    }
}
