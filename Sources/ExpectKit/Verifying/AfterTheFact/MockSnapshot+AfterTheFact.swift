extension MockSnapshot {
    /// The failure of a verification of how often a call was made; `nil` if the count is met.
    func violation(
        of invocation: Invocation, _ count: CallCount, calls: [Int], verifiedAt site: CallSite
    ) -> Violation? {
        let isTooFew = !count.isSatisfied(by: calls.count)
        let isTooOften = count.maximum.map { calls.count > $0 } ?? false
        guard isTooFew || isTooOften else { return nil }
        let evidence =
            isTooFew
            ? nearCalls(to: invocation, besides: Set(calls))
            : calls.prefix(Limits.Verifying.namedCalls).map { fact(ofCall: $0) }
        return Violation(
            mock: mock,
            problem: .miscounted(
                MiscountedCall(
                    call: describeCall(invocation), count: count, calls: calls.count,
                    place: DeclarationPlace(site: site), evidence: evidence)),
            place: FailurePlace(site))
    }

    /// The calls of the same case that do not match, nearest first.
    private func nearCalls(to invocation: Invocation, besides calls: Set<Int>) -> [RecordedCallFact] {
        let name = InvocationShape(of: invocation).fullName
        let near = latestCalls.filter {
            journal.remembered.contains($0) && !calls.contains($0) && caseName(ofCall: $0) == name
        }
        return near.suffix(Limits.Explaining.candidates)
            .map { (call: $0, count: callDifferences(invocation, journal.invocations[$0]).count()) }
            .enumerated().sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }
            .prefix(Limits.Explaining.nearest).map(\.element.call)
            .map { call in
                let other = journal.invocations[call]
                var fact = fact(ofCall: call)
                fact.differences = callDifferences(invocation, other).described
                fact.shortCall = ArgumentElision(invocation, other)?.words(for: other)
                return fact
            }
    }

    /// The failure of a verification that only calls came which the test has verified or excepted; `nil` if it is met.
    func violation(
        ofCallsBesides verified: Set<Int>, except exceptions: [(Invocation) -> Bool], verifiedAt site: CallSite
    ) -> Violation? {
        let start = journal.remembered.lowerBound
        // `verify()` reports those that came too often.
        let verified = verified.union(queue.indices.flatMap(surplusEarlyCalls))
        let accounts = journal.remembered.map { account(of: $0, verified, exceptions) }
        let open = journal.remembered.filter { accounts[$0 - start] == nil }
        guard let first = open.first else { return nil }
        let reach = Limits.Reporting.rows
        let shown = max(start, first - reach)..<min(journal.count, first + 4 * reach)
        let rows = shown.map { call in
            let account = accounts[call - start]
            return SequenceTable.Row(
                position: call + 1 - start, expected: account.map { .accounted($0) },
                called: cell(ofCall: call), relation: account == nil ? .different : .same)
        }
        let named = open.prefix(Limits.Verifying.namedCalls).map { fact(ofCall: $0) }
        return Violation(
            mock: mock, problem: .unaccounted(UnaccountedCalls(count: open.count, calls: named)),
            place: FailurePlace(site),
            table: SequenceTable(rows, above: shown.lowerBound - start, below: journal.count - shown.upperBound))
    }

    /// Why a call needs no verification; `nil` if it needs one.
    private func account(
        of call: Int, _ verified: Set<Int>, _ exceptions: [(Invocation) -> Bool]
    ) -> SequenceTable.Account? {
        switch journal.outcome(of: call) {
        case .taken: return .expected
        // A call that was not allowed has been reported, or will be.
        case .diverged, .refused: return .reported
        case .pending, .stubbed, .ignored, .forwarded:
            let invocation = journal.invocations[call]
            return verified.contains(call) || exceptions.contains { $0(invocation) } ? .verified : nil
        }
    }
}
