extension MockSnapshot {
    /// Returns what blocks a new call from the expectation that it fits, apart from the order of its mock. In the orders
    /// across mocks, the missing calls that it names count as reported from then on, so that no other call fails.
    func obstacles(of call: Int, from head: Int, isReported: Bool, by mock: any OrderedMock) -> Obstacles? {
        let fitting = candidates(for: call, from: head).lazy.filter { !progress(at: $0).isSaturated }
        guard let position = fitting.first(where: { matches($0, journalCall: call) }) else { return nil }
        let expected = progress(at: position)
        // Later calls must not fail because of calls that have failed already: out of turn, or known to be missing.
        let missing = tree.unmetPredecessors(of: position, where: isUnreportedMissing)
        let inner = tree.unmetPredecessors(of: position, isInner: true, where: isUnreportedMissing)
        // Calls of this mock that its own order requires are in `missing` already.
        let order = expected.node?.explain(by: mock) { member in
            self.position(of: member.declaration).map { tree.isBefore($0, position) } ?? false
        }
        let others = order?.missing.map { self.position(of: $0.member.declaration) } ?? []
        let blocked = OutOfOrderCall.Blocked(
            missing.prefix(Limits.Verifying.namedCalls).map { fact(at: $0) }, order, expected.unmetRequirements())
        var table: SequenceTable?
        // A missing call of this mock is named first, and its own table shows it.
        if isReported, missing.isEmpty, let node = expected.node, let first = order?.missing.first ?? order?.ending,
            let obstacle = first.node.node
        {
            table = first.order?.table(around: obstacle, blocking: node, words(ofCall: call), of: self.mock)
        }
        // The missing expectations before the call no longer block other mocks, because this mock reports them.
        for earlier in (min(self.head, position)..<position).prefix(Limits.Explaining.predecessors)
        where tree.isBefore(earlier, position) { progress(at: earlier).node?.release() }
        let isBlocked = !inner.isEmpty || !blocked.before.isEmpty || blocked.ended != nil || !blocked.conditions.isEmpty
        let isFollowing =
            !isBlocked && missing.isEmpty && !tree.isPassed(position) && !tree.unmetPredecessors(of: position).isEmpty
        guard isBlocked || isFollowing else { return nil }
        return Obstacles(
            position: position, missing: missing, own: missing + others.compactMap(\.self),
            hasOthers: order?.ending != nil || others.contains(nil), blocked: blocked,
            first: order?.missing.first?.node ?? .init(), table: table, isFollowing: isFollowing)
    }

    /// The expectations that a call was most likely meant for, by the fewest differences, stably, then the nearest.
    func nearestExpectations(to call: Int, from head: Int) -> [Int] {
        let invocation = journal.invocations[call]
        return candidates(for: call, from: head).map { (position: $0, weight: weight(of: $0, invocation)) }
            .sorted { $0.weight < $1.weight }.map(\.position)
    }

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
        return expected.map { expectation(at: $0) } ?? stubs.suffix(Limits.Explaining.searched).last(where: isOverload)
    }

    /// Finds an expectation for a call that none could take, by moving earlier calls to other expectations. The oldest
    /// expectation of an unordered group that accepts a call takes it, even if a narrower, later one needs it. Then the
    /// mistake is the order of the declarations, and not the calls.
    func reassignment(for call: Int) -> Violation.Note? {
        var asked: Set<Int> = []
        guard let places = places(for: call, &asked), places.count > 1 else { return nil }
        return .reassignment(places.map { fact(at: $0) })
    }

    /// The expectation that should take a call, the one for the call that this one took, and so on: an augmenting path.
    private func places(for call: Int, _ asked: inout Set<Int>) -> [Int]? {
        let name = caseName(ofCall: call)
        let ofCase = queue.indices.lazy.filter { expectation(at: $0).caseName == name && isFree($0) }
        let candidates = Array(ofCase.prefix(Limits.Verifying.pairs)).filter { accepts(call, at: $0) }
        if let open = candidates.first(where: { !progress(at: $0).isSaturated }) { return [open] }
        for position in candidates where asked.insert(position).inserted {
            let taken = latestCalls.lazy.filter { taker(of: $0) == queue[position] }
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

/// Returns the name that overloads share: the base name of the token, or of the case; empty if there is none.
private func overloadName<Invocation>(of invocation: Invocation) -> String {
    let token = (invocation as? any TokenNaming)?.tokenName
    return token.map { String($0.prefix { $0 != "(" }) } ?? InvocationShape(of: invocation).baseName
}

extension Limits {
    /// The explanation of a call when it is made.
    enum Explaining {
        /// The declarations of a call's case that are compared with it, or the calls with a verified one.
        static let candidates = 32
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
