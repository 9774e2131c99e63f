extension Evidence {
    /// The last calls that no expectation took and that were not held against the code under test: what was
    /// forgiven, forwarded, or answered by a stub.
    func forgivenCalls() -> [Int] {
        var found: [Int] = []
        for number in journal.indices.suffix(1000) {
            switch journal.outcome(of: number) {
            case .ignored, .forwarded, .stubbed: found.append(number)
            case .pending, .taken, .diverged, .refused: continue
            }
        }
        return found
    }

    /// The calls that are exactly what some unmet expectation waits for.
    func calls(among forgiven: [Int], meantFor unmet: [Int]) -> [Int] {
        let waiting = Dictionary(grouping: unmet.prefix(256)) { expectation(at: $0).caseName }
        return forgiven.filter { call in
            let name = InvocationShape(of: journal.invocations[call]).fullName
            return waiting[name]?.prefix(64).contains { matches($0, journalCall: call) } ?? false
        }
    }

    /// Where to align a mock that no call has diverged from, though some came when it was not their turn: what
    /// was called after one that is missing did come, and must not be reported as missing as well.
    func startOfForgiven(_ lost: [Int], _ unmet: [Int]) -> AlignmentStart? {
        guard let first = unmet.first, let last = lost.last else { return nil }
        let lastTaken = journal.indices.last { number in
            if case .taken = journal.outcome(of: number) { true } else { false }
        }
        let call = lastTaken.map { $0 + 1 } ?? 0
        guard call <= last else { return nil }
        let run = run(at: first)
        let taken = run.map { (queue[$0], progress(at: $0).calls) }
        return AlignmentStart(call: call, head: first, taken: Dictionary(uniqueKeysWithValues: taken))
    }

    /// The call that may have been meant for an expectation that was not met.
    func mistakenCall(for position: Int, among calls: [Int]) -> Int? {
        let expectation = expectation(at: position)
        var best: (call: Int, differences: Int)?
        for call in calls.suffix(200) {
            let invocation = journal.invocations[call]
            guard InvocationShape(of: invocation).fullName == expectation.caseName else { continue }
            let isExact = expectation.accepts(invocation)
            // What a stub answered was meant for the stub, unless it is the very call that is missing.
            if case .stubbed = journal.outcome(of: call), !isExact { continue }
            let differences = isExact ? 0 : max(1, expectation.differenceCount(in: invocation))
            if best.map({ differences < $0.differences }) ?? true { best = (call, differences) }
        }
        return best?.call
    }
}
