/// Compares the expected with the actual calls of a mock.
struct Verification<Invocation> {
    let snapshot: MockSnapshot<Invocation>

    /// Everything that is wrong with the calls so far and has not been reported yet.
    ///
    /// It has no side effects, and returns the same when called again.
    func result() -> VerificationResult {
        var snapshot = snapshot
        snapshot.settleMissed()
        let lacking = snapshot.queue.indices.filter { !snapshot.isSatisfied(at: $0) }
        guard !lacking.isEmpty || !snapshot.divergences.isEmpty else { return .init() }
        if snapshot.declared.isEmpty {
            return .init(violations: UndeclaredCallSearch(snapshot: snapshot).violations())
        }
        let plain = result(lacking, explainedBy: [], in: snapshot)
        let early = EarlyCallSearch(snapshot: snapshot).earlyCalls(for: lacking)
        if early.isEmpty { return plain }
        // If an early call is the partner of another expectation in the order, leaving it out adds failures.
        let explained = result(lacking, explainedBy: early, in: snapshot)
        let addsNoFailure =
            explained.violations.count <= plain.violations.count
            || explained.violations.allSatisfy(\.isReportedAsEarly)
        return addsNoFailure ? explained : plain
    }

    /// Returns the result if some calls were not allowed only because they came before their expectations.
    private func result(
        _ lacking: [Int], explainedBy early: [EarlyCalls], in snapshot: MockSnapshot<Invocation>
    ) -> VerificationResult {
        let new = early.filter { !snapshot.isKnownMissing(at: $0.position) }
        let violations = boundedViolations(new) { early, _ in
            MissingCallExplanation(snapshot: snapshot).violation(of: early)
        }
        var rest = snapshot
        rest.settle(early)
        let explained = Set(early.map(\.position))
        let unmet = lacking.filter { !snapshot.isKnownMissing(at: $0) && !explained.contains($0) }
        return .init(violations: violations) + result(unmet, in: rest)
    }

    private func result(_ unmet: [Int], in snapshot: MockSnapshot<Invocation>) -> VerificationResult {
        guard !unmet.isEmpty || !snapshot.divergences.isEmpty else { return .init() }
        var snapshot = snapshot
        snapshot.noteConditions(of: unmet)
        let ignored = IgnoredCalls(snapshot)
        guard snapshot.isOrdered else {
            return UnorderedVerification(snapshot: snapshot, ignored: ignored.calls).result(unmet)
        }
        // An expectation that a wait reported, and that still lacks a call after a late one, has no place in the order.
        let (inTurn, late) = (unmet.filter { !snapshot.isMissed(at: $0) }, unmet.filter(snapshot.isMissed))
        let lost = ignored.meant(for: inTurn)
        if let start = snapshot.start ?? ignored.alignmentStart(lost, inTurn) {
            return OrderedVerification(snapshot, from: start, lost, ignored: ignored.calls).result()
                + .init(violations: missing(late, ignored.calls, in: snapshot))
        }
        return .init(violations: missing(unmet, ignored.calls, in: snapshot))
    }

    private func missing(
        _ unmet: [Int], _ ignored: [Int], in snapshot: MockSnapshot<Invocation>
    ) -> [Violation] {
        let explanation = MissingCallExplanation(snapshot: snapshot)
        let tables = SequenceTableBuilder(snapshot: snapshot)
        return boundedViolations(unmet) { position, isFirst in
            explanation.violation(
                at: position, mistaken: ignored,
                table: isFirst ? tables.table(around: position) : nil)
        }
    }
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
