/// Finds the calls that no expectation took and that are no failure. One of them may have been meant for an
/// expectation.
struct IgnoredCalls<Invocation> {
    let snapshot: MockSnapshot<Invocation>
    /// The latest such calls, which were ignored, forwarded, or answered by a stub.
    let calls: [Int]

    init(_ snapshot: MockSnapshot<Invocation>) {
        self.snapshot = snapshot
        // A test that forgets a call does not mean it.
        calls = snapshot.latestCalls.filter {
            snapshot.journal.remembered.contains($0) && snapshot.journal.outcome(of: $0).isOpenToExpectations
        }
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

    /// The first call to align in a mock without a call that was not allowed, if ignored calls match unmet expectations:
    /// the first after those that came in turn. So only the missing call before them is reported.
    func start(of lost: [Int]) -> Int? {
        let lastTaken = snapshot.journal.indices.last { snapshot.taker(of: $0) != nil } ?? -1
        return lost.last.flatMap { $0 > lastTaken ? lastTaken + 1 : nil }
    }
}
