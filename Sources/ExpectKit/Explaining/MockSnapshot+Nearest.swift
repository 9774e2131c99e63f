extension MockSnapshot {
    /// The expectations that a call was most likely meant for, fewest differences first, then the nearest.
    func nearestExpectations(to call: Int, from head: Int) -> [Int] {
        let invocation = journal.invocations[call]
        return candidates(for: call, from: head).map { (position: $0, weight: weight(of: $0, invocation)) }
            .enumerated().sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
            .map(\.element.position)
    }

    /// The expectations of the case of a call, the nearest first.
    func candidates(for call: Int, from head: Int) -> [Int] {
        let (name, count) = (caseName(ofCall: call), queue.count)
        let (start, limit) = (min(head, count), Limits.Explaining.candidates)
        func isCandidate(_ position: Int) -> Bool {
            expectation(at: position).caseName == name && isDeclared(position, before: call)
        }
        // Expectations after the head are nearer than those before it. The search is bounded in both directions.
        let ahead = (start..<count).lazy.filter(isCandidate).prefix(limit)
        return ahead + (max(0, start - limit)..<start).reversed().filter(isCandidate)
    }

    /// The stub that a call was most likely meant for, if there is one of its case.
    func nearestStub(to invocation: Invocation) -> DeclarationFact? {
        let name = InvocationShape(of: invocation).fullName
        let stubs = stubs.suffix(Limits.Explaining.searched).reversed().lazy.filter { $0.caseName == name }
        let ranked = stubs.prefix(Limits.Explaining.candidates).map(call).map { stub in
            (stub: stub, count: stub.differenceCount(in: invocation))
        }
        guard let (stub, count) = ranked.min(by: { $0.count < $1.count }), count > 0 else { return nil }
        return fact(of: stub, against: invocation)
    }

    /// The distance of an expectation from a call: the number of differences, and whether it has all its calls.
    func weight(of position: Int, _ invocation: Invocation) -> Int {
        let isMet = progress(at: position).isSaturated
        let declared = expectation(at: position)
        // An expectation that accepts the call is nearest, even if it has all its calls.
        if declared.accepts(invocation) { return isMet ? 1 : 0 }
        return 2 * max(1, declared.differenceCount(in: invocation)) + (isMet ? 1 : 0)
    }

    /// A declaration of another overload of a call: the next expectation, an unmet or any one, or the newest stub.
    func overload(of invocation: Invocation, next: Int?) -> Declaration? {
        let (name, fullName) = (overloadName(of: invocation), InvocationShape(of: invocation).fullName)
        guard !name.isEmpty else { return nil }
        func isOverload(_ declaration: Declaration) -> Bool {
            declaration.role != .reject && declaration.caseName != fullName
                && overloadName(of: call(declaration).invocation) == name
        }
        let queue = queue.indices
        let ahead = queue[min(next ?? head, queue.endIndex)...].prefix(Limits.Explaining.searched)
        let found = ahead.filter { isOverload(expectation(at: $0)) }
        let expected =
            found.first { !isSatisfied(at: $0) } ?? found.first
            ?? queue.suffix(Limits.Explaining.searched).last { isOverload(expectation(at: $0)) }
        if let expected { return expectation(at: expected) }
        return stubs.suffix(Limits.Explaining.searched).last(where: isOverload)
    }
}

/// Returns the name that overloads share: the base name of the token, or of the case; empty if there is none.
private func overloadName<Invocation>(of invocation: Invocation) -> String {
    tokenNames(of: invocation)?.baseName ?? InvocationShape(of: invocation).baseName
}

extension Limits {
    /// The explanation of a call when it is made.
    enum Explaining {
        /// The declarations of a call's case that are compared with it, or the calls with a verified one.
        static let candidates = 32
        /// The nearest expectations, or calls, that a failure names.
        static let nearest = 2
        /// The stubs, or the expectations, that are searched for the one that a call was meant for.
        static let searched = 1000
        /// The predecessors of an expectation that are searched for missing calls, which then block no other mocks.
        static let predecessors = 64
        /// The call sites that identify the files of the test.
        static let testSites = 50
        /// The files of the test that are known after a checkpoint or a reset.
        static let testFiles = 8
    }
}
