// The oldest expectation of an unordered group that accepts a call takes it, even if a narrower, later one needs it.
// After a failure, this search finds out whether the mistake is the order of the declarations, and not the calls.

extension MockSnapshot {
    /// Finds an expectation for a call that none could take, by moving earlier calls to other expectations.
    func reassignment(for call: Int) -> [ReassignmentFact]? {
        var asked: Set<Int> = []
        guard let places = places(for: call, &asked), places.count > 1 else { return nil }
        return zip(places, places.dropFirst()).map { greedy, narrower in
            ReassignmentFact(greedy: fact(at: greedy), narrower: fact(at: narrower))
        }
    }

    /// The expectation that should take a call, the one for the call that this one took, and so on: an augmenting path.
    private func places(for call: Int, _ asked: inout Set<Int>) -> [Int]? {
        let name = caseName(ofCall: call)
        let ofCase = queue.indices.lazy.filter { expectation(at: $0).caseName == name && isFree($0) }
        let candidates = Array(ofCase.prefix(Limits.Verifying.pairs)).filter {
            expectation(at: $0).accepts(journal.invocations[call])
        }
        if let open = candidates.first(where: { !progress(at: $0).isSaturated }) { return [open] }
        for position in candidates where asked.insert(position).inserted {
            let index = queue[position]
            let taken = latestCalls.lazy.filter { taker(of: $0) == index }
            for other in taken.prefix(Limits.Verifying.pairs) {
                if let path = places(for: other, &asked) { return [position] + path }
            }
        }
        return nil
    }

    /// Whether neither the order of its mock or group, nor one across mocks, nor a state limits when it may be called.
    private func isFree(_ position: Int) -> Bool {
        (!isOrdered || run(at: position).count > 1)
            && !progress(at: position).restrictsCalls && !tree.isInOrderedGroup(position)
    }
}
