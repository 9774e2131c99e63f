/// Compares the expected with the actual calls of a mock.
struct Verification<Invocation> {
    let snapshot: MockSnapshot<Invocation>

    /// Everything that is wrong with the calls so far and has not been reported yet.
    ///
    /// It has no side effects, and returns the same when called again.
    func result() -> VerificationResult {
        let misdirected = snapshot.divergences.filter { $0.elsewhere != nil }
        var result = result(besides: misdirected)
        if let first = misdirected.first(where: { $0.elsewhere?.isSwapped == false }),
            !misdirected.contains(where: \.isReported)
        {
            let violation = CallExplanation(snapshot: snapshot).violation(of: first, table: nil)
            result.violations.insert(violation, at: 0)
        }
        return result
    }

    /// - Parameter misdirected: The calls that other mocks expect.
    private func result(besides misdirected: [Divergence]) -> VerificationResult {
        var known = snapshot
        if !misdirected.isEmpty { known.divergences.removeAll { $0.elsewhere != nil } }
        let lacking = known.queue.indices.filter { !known.isSatisfied(at: $0) }
        let surplus = surplusEarlyCalls(in: known)
        guard !lacking.isEmpty || !known.divergences.isEmpty else { return .init(violations: surplus) }
        if known.declared.isEmpty {
            return .init(violations: undeclaredCalls(in: known))
        }
        known.noteConditions(of: lacking.filter { !known.isKnownMissing(at: $0) })
        var result = MistakeSearch(known, lacking).result()
        result.violations += surplus
        return result
    }

    private func surplusEarlyCalls(in snapshot: MockSnapshot<Invocation>) -> [Violation] {
        snapshot.queue.indices.compactMap { position in
            let calls = snapshot.surplusEarlyCalls(at: position)
            guard let last = calls.last else { return nil }
            var fact = snapshot.fact(at: position)
            fact.count = snapshot.progress(at: position).count
            fact.calls = snapshot.progress(at: position).calls + calls.count
            return Violation(
                mock: snapshot.mock,
                problem: .exceeded(call: describeCall(snapshot.journal.invocations[last]), fact),
                place: FailurePlace(snapshot.expectation(at: position).site))
        }
    }

    /// The calls of a mock without declarations. Calls with the same arguments are one mistake.
    private func undeclaredCalls(in snapshot: MockSnapshot<Invocation>) -> [Violation] {
        // Bounded, because describing a call takes time.
        let known = snapshot.divergences.prefix(Limits.Verifying.calls)
        let calls = known.map { describeCall(snapshot.journal.invocations[$0.call]) }
        var reported = Set(zip(known, calls).filter(\.0.isReported).map(\.1))
        let explanation = CallExplanation(snapshot: snapshot)
        var violations: [Violation] = []
        for (divergence, call) in zip(known, calls)
        where reported.count < Limits.Verifying.reports && reported.insert(call).inserted {
            violations.append(explanation.violation(of: divergence, table: nil))
        }
        let rest = calls.count { !reported.contains($0) } + snapshot.divergences.count - known.count
        if rest > 0, !violations.isEmpty { violations[violations.count - 1].notes.append(.moreCalls(rest)) }
        return violations
    }
}

extension MockSnapshot {
    /// The calls from before an expectation that counts such calls, if they exceed its written count. A later expectation may
    /// take one of them, so only a verification knows them.
    func surplusEarlyCalls(at position: Int) -> [Int] {
        let (expectation, progress) = (expectation(at: position), progress(at: position))
        guard progress.allowsEarlierCalls, progress.isCountWritten, progress.isSaturated else { return [] }
        return journal.remembered.filter { call in
            call < expectation.since && journal.outcome(of: call).isOpenToExpectations
                && expectation.accepts(journal.invocations[call])
        }
    }
}

/// Everything that a verification finds.
struct VerificationResult: Sendable {
    /// What is wrong and has not been reported yet.
    var violations: [Violation] = []
    /// What became of the calls that were reported when they came.
    var notes: [ReportedCallNote] = []
    /// The sequences around the calls whose failures are held, by the numbers of the calls.
    var tables: [Int: SequenceTable] = [:]
    /// The calls with the same mistake as those whose failures are held, by the numbers of the latter.
    var alike: [Int: AlikeCalls] = [:]
}

/// Describes the first few of many differences, and adds a note with the number of the others.
func boundedViolations<Found>(
    _ all: [Found], _ describe: (Found, _ isFirst: Bool) -> Violation
) -> [Violation] {
    // A single one is not replaced by a note that says that it is left out.
    let limit = Limits.Verifying.reports + (all.count == Limits.Verifying.reports + 1 ? 1 : 0)
    var described = all.prefix(limit).enumerated().map { describe($1, $0 == 0) }
    let rest = all.count - described.count
    if rest > 0 { described[described.count - 1].notes.append(.moreDifferences(rest)) }
    return described
}

extension Limits {
    /// The comparison of the expected with the actual sequence.
    enum Verifying {
        /// The differences reported one by one.
        static let reports = 8
        /// The differences after which the alignment stops.
        static let differences = 48
        /// The points of an alignment after which only its furthest ways are followed.
        static let alignedPoints = 4096
        /// The latest calls that are searched, and the calls of a mock without declarations that are described.
        static let calls = 1000
        /// The latest calls that are compared with one missing expectation.
        static let mistakenCalls = 200
        /// The unmet expectations that are compared with ignored calls.
        static let unmetExpectations = 256
        /// The expectations that are compared with one call, and the calls that are compared with many expectations.
        static let pairs = 64
        /// The first calls of an expectation that a wait may have missed.
        static let lateCalls = 100
        /// The calls with the same mistake that a failure names.
        static let alikeCalls = 9
        /// The calls that a failure names one by one.
        static let namedCalls = 4
    }
}
