/// Finds the declarations that a call was most likely meant for.
struct NearestDeclarations<Invocation> {
    let snapshot: MockSnapshot<Invocation>

    /// The expectations that a call was most likely meant for, fewest differences first, then the nearest.
    ///
    /// - Parameters:
    ///   - call: The call's number in the journal.
    ///   - head: The position of the expectation that was next.
    func expectations(to call: Int, from head: Int) -> [Int] {
        let queue = snapshot.queue
        let invocation = snapshot.journal.invocations[call]
        let name = snapshot.caseName(ofCall: call)
        var ranked: [(position: Int, weight: Int)] = []
        // Expectations after the head are nearer than those before it. The search is bounded in both directions.
        let ahead = (min(head, queue.count)..<queue.count).lazy.map { $0 }
        let behind = (0..<min(head, queue.count)).reversed().lazy.map { $0 }
        // The call cannot have been meant for a later declaration.
        func isMeant(_ position: Int) -> Bool {
            let expectation = snapshot.expectation(at: position)
            return expectation.caseName == name && expectation.since <= call
        }
        for position in ahead where isMeant(position) {
            guard ranked.count < Limits.Explaining.candidates else { break }
            ranked.append((position, weight(of: position, invocation)))
        }
        for position in behind.prefix(Limits.Explaining.candidates) where isMeant(position) {
            ranked.append((position, weight(of: position, invocation)))
        }
        return ranked.enumerated()
            .sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
            .map(\.element.position)
    }

    /// The stub that a call was most likely meant for, if there is one of its case.
    func stub(to invocation: Invocation) -> DeclarationFact? {
        let name = InvocationShape(of: invocation).fullName
        let stubs = snapshot.declared.suffix(Limits.Explaining.stubs).reversed().lazy
            .filter { $0.role == .stub && $0.caseName == name }
        let ranked = stubs.prefix(Limits.Explaining.candidates).map(snapshot.call).map { stub in
            (stub: stub, count: stub.differenceCount(in: invocation))
        }
        guard let (stub, count) = ranked.min(by: { $0.count < $1.count }), count > 0 else { return nil }
        return snapshot.fact(ofStub: stub, against: invocation)
    }

    /// The distance of an expectation from a call: the number of differences, and whether it has all its calls.
    func weight(of position: Int, _ invocation: Invocation) -> Int {
        let isMet = snapshot.progress(at: position).isSaturated
        let declared = snapshot.expectation(at: position)
        // An expectation that accepts the call is nearest, even if it has all its calls.
        if declared.accepts(invocation) { return isMet ? 1 : 0 }
        return 2 * max(1, declared.differenceCount(in: invocation)) + (isMet ? 1 : 0)
    }
}
