extension Evidence {
    /// How many expectations of a call's case are looked at, to find the ones it was most likely meant for.
    private static var searchLimit: Int { 32 }

    /// The expectations that a call was most likely meant for, fewest differences first, then the nearest.
    ///
    /// - Parameters:
    ///   - call: The call's number in the journal.
    ///   - head: The position of the expectation whose turn it was.
    func nearestExpectations(to call: Int, from head: Int) -> [Int] {
        let invocation = journal.invocations[call]
        let name = InvocationShape(of: invocation).fullName
        var ranked: [(position: Int, weight: Int)] = []
        // What comes next is nearer than what is over; both directions are bounded.
        let ahead = (min(head, queue.count)..<queue.count).lazy.map { $0 }
        let behind = (0..<min(head, queue.count)).reversed().lazy.map { $0 }
        // What was declared after the call cannot have been meant by it.
        func isMeant(_ position: Int) -> Bool {
            expectation(at: position).caseName == name && expectation(at: position).since <= call
        }
        for position in ahead where isMeant(position) {
            guard ranked.count < Self.searchLimit else { break }
            ranked.append((position, weight(of: position, invocation)))
        }
        for position in behind.prefix(Self.searchLimit) where isMeant(position) {
            ranked.append((position, weight(of: position, invocation)))
        }
        return ranked.enumerated()
            .sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
            .map(\.element.position)
    }

    /// The stub that a call was most likely meant for, if there is one of its case.
    func nearestStub(to invocation: Invocation) -> Candidate? {
        let name = InvocationShape(of: invocation).fullName
        let stubs = declared.suffix(1000).reversed().lazy.filter { $0.role == .stub && $0.caseName == name }
        let ranked = stubs.prefix(Self.searchLimit).map(call).map { stub in
            (stub: stub, count: stub.differenceCount(in: invocation))
        }
        guard let (stub, count) = ranked.min(by: { $0.count < $1.count }), count > 0 else { return nil }
        let differences = stub.differences(in: invocation)
        return Candidate(
            role: .stub, position: nil, call: describeCall(stub.invocation), count: "", site: stub.place,
            differences: differences)
    }

    /// How far an expectation is from a call: the number of differences, and whether it can still be met.
    private func weight(of position: Int, _ invocation: Invocation) -> Int {
        let isMet = progress(at: position).isSaturated
        let declared = expectation(at: position)
        // One that fits exactly is nearest, even when it has been met before.
        if declared.accepts(invocation) { return isMet ? 1 : 0 }
        return 2 * max(1, declared.differenceCount(in: invocation)) + (isMet ? 1 : 0)
    }
}
