/// Finds the calls that neither an expectation nor a verification accounts for.
struct UnaccountedCallSearch<Invocation> {
    let snapshot: MockSnapshot<Invocation>
    /// The calls that the test has verified, by their numbers.
    let accounted: Set<Int>
    /// The exceptions. Each returns whether it accepts a call, which then needs no verification.
    let exceptions: [(Invocation) -> Bool]

    /// The failure at the line of the verification; `nil` if there are no such calls.
    func violation(at site: CallSite) -> Violation? {
        let journal = snapshot.journal
        let open = journal.remembered.filter(isOpen)
        guard let first = open.first else { return nil }
        let isOpen = Set(open)
        let reach = Limits.Reporting.rows
        let shown = max(journal.remembered.lowerBound, first - reach)..<min(journal.count, first + 4 * reach)
        let rows = shown.map { call in
            SequenceTable.Row(
                position: call + 1 - journal.remembered.lowerBound,
                expected: isOpen.contains(call) ? nil : .accounted(account(of: call)),
                called: snapshot.cell(ofCall: call), relation: isOpen.contains(call) ? .different : .same)
        }
        let named = open.prefix(Limits.Verifying.namedCalls).map { snapshot.fact(ofCall: $0) }
        return Violation(
            mock: snapshot.mock,
            problem: .unaccounted(UnaccountedCalls(count: open.count, calls: named)),
            place: FailurePlace(site),
            table: SequenceTable(
                rows, above: shown.lowerBound - journal.remembered.lowerBound,
                below: journal.count - shown.upperBound))
    }

    private func isOpen(_ call: Int) -> Bool {
        switch snapshot.journal.outcome(of: call) {
        // A call that was not allowed has been reported, or will be.
        case .taken, .diverged, .refused: return false
        case .pending, .stubbed, .ignored, .forwarded:
            let invocation = snapshot.journal.invocations[call]
            return !accounted.contains(call) && !exceptions.contains { $0(invocation) }
        }
    }

    private func account(of call: Int) -> SequenceTable.Account {
        switch snapshot.journal.outcome(of: call) {
        case .taken: .expected
        case .diverged, .refused: .reported
        case .pending, .stubbed, .ignored, .forwarded: .verified
        }
    }
}
