/// Finds the calls of a mock without declarations. Calls with the same arguments are one mistake.
struct UndeclaredCallSearch<Invocation> {
    let snapshot: MockSnapshot<Invocation>

    func violations() -> [Violation] {
        // Bounded, because describing a call takes time.
        let known = snapshot.divergences.prefix(Limits.Verifying.undeclaredCalls)
        let calls = known.map { describeCall(snapshot.journal.invocations[$0.call]) }
        var reported = Set(zip(known, calls).filter(\.0.isReported).map(\.1))
        var found: [Divergence] = []
        for (divergence, call) in zip(known, calls)
        where reported.count < Limits.Verifying.reports && reported.insert(call).inserted {
            found.append(divergence)
        }
        let explanation = CallExplanation(snapshot: snapshot)
        var violations = found.map { explanation.violation(of: $0, table: nil) }
        let rest = calls.count { !reported.contains($0) } + snapshot.divergences.count - known.count
        if rest > 0, !violations.isEmpty { violations[violations.count - 1].notes.append(.moreCalls(rest)) }
        return violations
    }
}
