/// Compares the expected with the actual calls of a mock.
struct Verification<Invocation> {
    let snapshot: MockSnapshot<Invocation>

    /// Everything that is wrong with the calls so far and has not been reported yet.
    ///
    /// It has no side effects, and returns the same when called again.
    func result() -> VerificationResult {
        let lacking = snapshot.queue.indices.filter { !snapshot.isSatisfied(at: $0) }
        guard !lacking.isEmpty || !snapshot.divergences.isEmpty else { return .init() }
        if snapshot.declared.isEmpty {
            return .init(violations: UndeclaredCallSearch(snapshot: snapshot).violations())
        }
        var known = snapshot
        known.noteConditions(of: lacking.filter { !snapshot.isKnownMissing(at: $0) })
        return MistakeSearch(known, lacking).result()
    }
}

/// Everything that a verification finds.
struct VerificationResult: Sendable {
    /// What is wrong and has not been reported yet.
    var violations: [Violation] = []
    /// What became of the calls that were reported when they came.
    var notes: [ReportedCallNote] = []
}

/// Describes the first few of many differences, and adds a note with the number of the others.
func boundedViolations<Found>(
    _ all: [Found], _ describe: (Found, _ isFirst: Bool) -> Violation
) -> [Violation] {
    var described = all.prefix(Limits.Verifying.reports).enumerated().map { describe($1, $0 == 0) }
    let rest = all.count - described.count
    if rest > 0 { described[described.count - 1].notes.append(.moreDifferences(rest)) }
    return described
}
