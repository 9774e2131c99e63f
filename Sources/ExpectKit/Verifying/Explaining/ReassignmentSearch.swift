/// Another way to give the calls of an unordered group to its expectations.
///
/// The oldest expectation that fits takes a call, so one that accepts much may take what a narrower one behind it
/// waits for. On a failure this is found out, as the declarations are then in the wrong order, and not the calls.
struct Reassignment {
    /// An expectation that took too much, by its position, and the one that should stand before it.
    struct Step {
        let greedy: Int
        let narrower: Int
    }

    let steps: [Step]
}

extension Evidence {
    /// How many expectations are asked about one call.
    private static var reassignmentLimit: Int { 64 }

    /// Finds a place for a call that no expectation could take, by giving those that came before to others.
    ///
    /// It follows augmenting paths: the call takes the place of another one, which takes that of a third.
    func reassignment(for call: Int) -> Reassignment? {
        var asked: Set<Int> = []
        return place(for: call, &asked).map(Reassignment.init)
    }

    private func place(for call: Int, _ asked: inout Set<Int>) -> [Reassignment.Step]? {
        let name = InvocationShape(of: journal.invocations[call]).fullName
        let candidates = queue.indices.lazy.filter { self.expectation(at: $0).caseName == name }
            .prefix(Self.reassignmentLimit)
        for position in candidates where !asked.contains(position) {
            guard isInUnorderedRun(position), isFree(position), matchesAnew(position, call) else { continue }
            asked.insert(position)
            for other in takenCalls(by: queue[position]) {
                if let free = freePlace(for: other, besides: position) {
                    return [.init(greedy: position, narrower: free)]
                }
                if let path = place(for: other, &asked) {
                    return [.init(greedy: position, narrower: path[0].greedy)] + path
                }
            }
        }
        return nil
    }

    /// An expectation that lacks a call and accepts one that another took.
    private func freePlace(for call: Int, besides position: Int) -> Int? {
        let name = InvocationShape(of: journal.invocations[call]).fullName
        return queue.indices.lazy.filter {
            $0 != position && self.expectation(at: $0).caseName == name && !self.progress(at: $0).isSaturated
                && self.isInUnorderedRun($0) && self.isFree($0)
        }
        .prefix(Self.reassignmentLimit).first { self.matchesAnew($0, call) }
    }

    private func takenCalls(by index: Int) -> [Int] {
        Array(
            journal.indices.suffix(1000).lazy.filter { self.journal.outcome(of: $0) == .taken(by: index) }
                .prefix(Self.reassignmentLimit))
    }

    private func isInUnorderedRun(_ position: Int) -> Bool {
        let group = expectation(at: position).group
        return !isOrdered || run(at: position).count > 1
            || position > 0 && expectation(at: position - 1).group == group
    }

    /// Whether no order inside of the group, none across mocks and no state says when it may be called.
    private func isFree(_ position: Int) -> Bool {
        let progress = progress(at: position)
        return !progress.conditions.contains(where: \.restrictsCalls) && !tree.isInOrderedGroup(position)
    }

    private func matchesAnew(_ position: Int, _ call: Int) -> Bool {
        expectation(at: position).accepts(journal.invocations[call])
    }

    /// The words for a reassignment.
    func advice(_ reassignment: Reassignment) -> String {
        let steps = reassignment.steps.map { step in
            let (greedy, narrower) = (expectation(at: step.greedy), expectation(at: step.narrower))
            return "\(describeCall(greedy.invocation)) (\(greedy.place)) took a call that "
                + "\(describeCall(narrower.invocation)) (\(narrower.place)) accepts as well"
        }
        let order = steps.count == 1 ? "the narrower one" : "the narrower ones"
        return steps.joined(separator: ", and ") + ": declare \(order) first, and every call has its place"
    }
}
