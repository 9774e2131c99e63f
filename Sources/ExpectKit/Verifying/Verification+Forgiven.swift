extension Evidence {
    /// The last calls that no expectation took and that were not held against the code under test: what was
    /// forgiven, forwarded, or answered by a stub.
    func forgivenCalls() -> [Int] {
        var found: [Int] = []
        for number in journal.indices.suffix(1000) {
            switch journal[number].outcome {
            case .ignored, .forwarded, .stubbed: found.append(number)
            case .pending, .taken, .diverged, .refused: continue
            }
        }
        return found
    }

    /// The call that may have been meant for an expectation that was not met.
    func mistakenCall(for position: Int, among calls: [Int]) -> Int? {
        let expectation = expectation(at: position)
        var best: (call: Int, differences: Int)?
        for call in calls.suffix(200) {
            let invocation = journal[call].invocation
            guard InvocationShape(of: invocation).name == expectation.caseName else { continue }
            let isExact = comparison.matches(expectation.invocation, invocation)
            // What a stub answered was meant for the stub, unless it is the very call that is missing.
            if case .stubbed = journal[call].outcome, !isExact { continue }
            let differences = isExact ? 0 : max(1, callDifferences(expectation.invocation, invocation).count)
            if best.map({ differences < $0.differences }) ?? true { best = (call, differences) }
        }
        return best?.call
    }
}
