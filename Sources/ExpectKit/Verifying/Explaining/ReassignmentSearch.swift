/// Finds another way to give the calls of an unordered group to its expectations.
///
/// The oldest expectation that accepts a call takes it. So a general expectation may take a call that a narrower,
/// later one needs. After a failure, this search finds out whether the mistake is the order of the declarations, and
/// not the calls.
struct ReassignmentSearch<Invocation> {
    /// The position of an expectation that took too much, and that of the narrower one that should be declared before
    /// it.
    private struct Step {
        let greedy: Int
        let narrower: Int
    }

    let snapshot: MockSnapshot<Invocation>

    /// Finds an expectation for a call that none could take, by moving earlier calls to other expectations.
    ///
    /// It follows augmenting paths: the call takes the place of another call, which takes the place of a third.
    func reassignment(for call: Int) -> [ReassignmentFact]? {
        var asked: Set<Int> = []
        return place(for: call, &asked)?.map { step in
            let greedy = snapshot.expectation(at: step.greedy)
            let narrower = snapshot.expectation(at: step.narrower)
            return ReassignmentFact(
                greedy: describeCall(greedy.invocation), greedyPlace: greedy.place,
                narrower: describeCall(narrower.invocation), narrowerPlace: narrower.place)
        }
    }

    private func place(for call: Int, _ asked: inout Set<Int>) -> [Step]? {
        let name = snapshot.caseName(ofCall: call)
        let candidates = snapshot.queue.indices.lazy
            .filter { snapshot.expectation(at: $0).caseName == name }.prefix(Limits.Verifying.reassignments)
        for position in candidates where !asked.contains(position) {
            guard isInUnorderedRun(position), isFree(position), accepts(position, call) else { continue }
            asked.insert(position)
            for other in takenCalls(by: snapshot.queue[position]) {
                if let free = freePlace(for: other, besides: position) {
                    return [Step(greedy: position, narrower: free)]
                }
                if let path = place(for: other, &asked) {
                    return [Step(greedy: position, narrower: path[0].greedy)] + path
                }
            }
        }
        return nil
    }

    /// An expectation that may still take a call, and accepts one that another expectation took.
    private func freePlace(for call: Int, besides position: Int) -> Int? {
        let name = snapshot.caseName(ofCall: call)
        return snapshot.queue.indices.lazy.filter {
            $0 != position && snapshot.expectation(at: $0).caseName == name
                && !snapshot.progress(at: $0).isSaturated && isInUnorderedRun($0) && isFree($0)
        }
        .prefix(Limits.Verifying.reassignments).first { accepts($0, call) }
    }

    private func takenCalls(by index: Int) -> [Int] {
        Array(
            snapshot.latestCalls.lazy.filter { snapshot.taker(of: $0) == index }
                .prefix(Limits.Verifying.reassignments))
    }

    private func isInUnorderedRun(_ position: Int) -> Bool {
        let group = snapshot.expectation(at: position).group
        return !snapshot.isOrdered || snapshot.run(at: position).count > 1
            || position > 0 && snapshot.expectation(at: position - 1).group == group
    }

    /// Whether neither an order inside of the group, nor one across mocks, nor a state limits when it may be called.
    private func isFree(_ position: Int) -> Bool {
        let progress = snapshot.progress(at: position)
        return !progress.conditions.contains(where: \.restrictsCalls)
            && !snapshot.tree.isInOrderedGroup(position)
    }

    private func accepts(_ position: Int, _ call: Int) -> Bool {
        snapshot.expectation(at: position).accepts(snapshot.journal.invocations[call])
    }
}
