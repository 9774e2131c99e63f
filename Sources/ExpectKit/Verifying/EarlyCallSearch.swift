/// An expectation that lacks only calls that came before it was declared.
struct EarlyCalls {
    /// The position of the expectation.
    let position: Int
    /// The calls that came too early and were not allowed, by their numbers in the journal.
    let calls: [Int]
    /// Whether one of them was reported when it came.
    let isReported: Bool
}

/// Finds the calls that were not allowed only because their expectation was declared after they came. The early call and
/// the missing call are one mistake.
struct EarlyCallSearch<Invocation> {
    let snapshot: MockSnapshot<Invocation>

    /// - Parameter unmet: The positions of the expectations that lack a call.
    func earlyCalls(for unmet: [Int]) -> [EarlyCalls] {
        let refused = snapshot.divergences.prefix(Limits.Verifying.pairs).filter {
            snapshot.journal.outcome(of: $0.call) == .diverged
        }
        guard let first = refused.first else { return [] }
        var open = Dictionary(grouping: refused) { snapshot.caseName(ofCall: $0.call) }
        var found: [EarlyCalls] = []
        for position in unmet.prefix(Limits.Verifying.unmetExpectations) {
            let expectation = snapshot.expectation(at: position)
            guard expectation.since > first.call, let candidates = open[expectation.caseName] else {
                continue
            }
            let progress = snapshot.progress(at: position)
            let lacking = progress.count.minimum - progress.calls
            let early = candidates.filter {
                $0.call < expectation.since && expectation.accepts(snapshot.journal.invocations[$0.call])
            }
            .prefix(lacking)
            // A later call is nearer to the expectation, and its own failure explains what is missing.
            guard early.count == lacking, !isCalledLater(expectation) else { continue }
            let calls = early.map(\.call)
            open[expectation.caseName] = candidates.filter { !calls.contains($0.call) }
            found.append(
                EarlyCalls(
                    position: position, calls: calls, isReported: early.contains(where: \.isReported)))
        }
        return found
    }

    /// Whether a call that no expectation took came after an expectation that accepts it.
    private func isCalledLater(_ expectation: TypedDeclaration<Invocation>) -> Bool {
        snapshot.latestCalls.contains { call in
            let outcome = snapshot.journal.outcome(of: call)
            return call >= expectation.since && (outcome == .diverged || outcome.isOpenToExpectations)
                && expectation.accepts(snapshot.journal.invocations[call])
        }
    }
}
