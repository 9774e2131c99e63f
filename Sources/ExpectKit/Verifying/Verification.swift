extension MockSnapshot {
    /// Everything that is wrong with the calls so far and has not been reported yet. It has no side effects.
    func verificationResult() -> VerificationResult {
        var (result, known) = (VerificationResult(), self)
        let misdirected = divergences.filter { $0.elsewhere != nil }
        known.divergences.removeAll { $0.elsewhere != nil }
        let lacking = queue.indices.filter { !isSatisfied(at: $0) }
        if declared.isEmpty {
            result.violations = known.violationsOfUndeclaredCalls()
        } else if !lacking.isEmpty || !known.divergences.isEmpty {
            known.noteConditions(of: lacking.filter { !isKnownMissing(at: $0) })
            result = MistakeSearch(known, lacking).result()
        }
        result.violations += queue.indices.compactMap(known.violationOfSurplusEarlyCalls)
        if let first = misdirected.first(where: { $0.elsewhere?.isSwapped == false }),
            !misdirected.contains(where: \.isReported)
        {
            result.violations.insert(violation(of: first, table: nil), at: 0)
        }
        return result
    }

    private func violationOfSurplusEarlyCalls(at position: Int) -> Violation? {
        let calls = surplusEarlyCalls(at: position)
        guard let last = calls.last else { return nil }
        var fact = fact(at: position)
        fact.calls += calls.count
        return Violation(
            mock: mock, problem: .exceeded(call: describeCall(journal.invocations[last]), fact),
            place: FailurePlace(expectation(at: position).site))
    }

    /// The calls from before an expectation that counts such calls, if they exceed its written count. A verification
    /// knows them, because a later expectation may take one of them.
    func surplusEarlyCalls(at position: Int) -> [Int] {
        let (expectation, progress) = (expectation(at: position), progress(at: position))
        guard progress.allowsEarlierCalls, progress.isCountWritten, progress.isSaturated else { return [] }
        return journal.remembered.filter { call in
            call < expectation.since && journal.outcome(of: call).isOpenToExpectations
                && expectation.accepts(journal.invocations[call])
        }
    }

    /// The calls of a mock without declarations. Calls with the same arguments are one mistake.
    private func violationsOfUndeclaredCalls() -> [Violation] {
        // Bounded, because describing a call takes time.
        let known = divergences.prefix(Limits.Verifying.calls)
        let calls = known.map { describeCall(journal.invocations[$0.call]) }
        var reported = Set(zip(known, calls).filter(\.0.isReported).map(\.1))
        var violations: [Violation] = []
        for (divergence, call) in zip(known, calls)
        where reported.count < Limits.Verifying.reports && reported.insert(call).inserted {
            violations.append(violation(of: divergence, table: nil))
        }
        let rest = calls.count { !reported.contains($0) } + divergences.count - known.count
        if rest > 0, !violations.isEmpty { violations[violations.count - 1].notes.append(.moreCalls(rest)) }
        return violations
    }
}

/// Everything that a verification finds.
struct VerificationResult: Sendable {
    /// What is wrong and has not been reported yet.
    var violations: [Violation] = []
    /// What became of the calls that were reported when they came, with their numbers.
    var notes: [(call: Int, outcome: ReportedCallOutcome)] = []
    /// The sequences around the calls whose failures are held, by the numbers of the calls.
    var tables: [Int: SequenceTable] = [:]
    /// The calls with the same mistake as those whose failures are held, by the numbers of the latter.
    var alike: [Int: AlikeCalls] = [:]
}

/// Describes the first few of many differences, and adds a note with the number of the others.
func boundedViolations<Found>(_ all: [Found], _ describe: (Found, _ isFirst: Bool) -> Violation) -> [Violation] {
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
