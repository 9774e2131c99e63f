extension MockSnapshot {
    /// Describes a call that was not allowed: what it may have been meant for, what blocked it, and what was next.
    ///
    /// - Parameters:
    ///   - replaced: The expectation whose call it replaced, if a verification has found one.
    ///   - moved: The expectation that it was meant for, if a verification has found that it moved.
    func violation(
        of divergence: Divergence, replacing replaced: Int? = nil, moved: MovedCall? = nil, table: SequenceTable?
    ) -> Violation {
        let call = journal.invocations[divergence.call]
        let nearest = nearestExpectations(to: divergence.call, from: divergence.head)
        let next = isOrdered ? nextExpectation(from: divergence.head) : nil
        // If no expectation is nearer, the last one, which was met.
        let meant = moved?.position ?? divergence.obstacles?.position
        let near = meant ?? nearest.first ?? next ?? queue.indices.last
        let problem: Violation.Problem
        var table = table
        let exact = nearest.first { expectation(at: $0).accepts(call) }
        let words = describeCall(call)
        if let elsewhere = divergence.elsewhere {
            problem = .unexpected(UnexpectedCall(call: words, elsewhere: elsewhere))
            table = nil
        } else if let moved {
            problem = .outOfOrder(
                OutOfOrderCall(
                    call: words, expectation: fact(at: moved.position),
                    cause: .moved(before: moved.before.map { fact(at: $0) }, after: moved.after.map { fact(at: $0) })))
        } else if let obstacles = divergence.obstacles, !obstacles.isFollowing {
            problem = .outOfOrder(
                OutOfOrderCall(
                    call: words, expectation: fact(at: obstacles.position), cause: .obstacles(obstacles.blocked)))
            // The sequences of one mock do not show the missing calls of another.
            if obstacles.missing.isEmpty { table = obstacles.table }
        } else if let exact, isOrdered,
            !progress(at: exact).isSaturated || taker(of: divergence.call) == queue[exact]
        {
            // A call that the expectation took when it came does not exceed the count.
            problem = .outOfOrder(outOfOrder(ofCall: divergence.call, exact, next))
        } else if let exact {
            problem = .surplus(
                call: words, met: fact(of: expectation(at: exact), exceededBy: divergence.call),
                next: next.flatMap { progress(at: $0).isSaturated ? nil : fact(at: $0) })
        } else {
            problem = .unexpected(unexpected(divergence.call, nearest, replacing: replaced, next))
        }
        var violation = violation(
            of: divergence.call, problem, divergence.trace, divergence.answer,
            near: near.map { expectation(at: $0).site })
        violation.states = states
        violation.table = table
        violation.notes = reassignment(for: divergence.call).map { [.reassignment($0)] } ?? []
        return violation
    }

    /// Describes a call that a declaration rejects, or whose written count it exceeds.
    func violation(ofRefusedCall call: Int, by index: Int, _ trace: CapturedTrace?, answer: GivenAnswer?) -> Violation {
        let declaration = declared[index]
        let words = describeCall(journal.invocations[call])
        let problem: Violation.Problem =
            declaration.role == .reject
            ? .rejected(call: words, by: fact(of: declaration))
            : .exceeded(call: words, fact(of: declaration, exceededBy: call, isRefused: true))
        return violation(of: call, problem, trace, answer, near: declaration.site)
    }

    /// Describes a call that a naggy mock ignored.
    func violation(ofIgnoredCall call: Int, _ trace: CapturedTrace?, answer: GivenAnswer?) -> Violation {
        let words = describeCall(journal.invocations[call])
        return violation(of: call, .uninteresting(call: words), trace, answer, near: nil)
    }

    private func violation(
        of call: Int, _ problem: Violation.Problem, _ trace: CapturedTrace?, _ answer: GivenAnswer?,
        near declaration: CallSite?
    ) -> Violation {
        let (lines, place) = origin(from: journal.log.site(of: call), trace, or: declaration)
        return Violation(mock: mock, problem: problem, place: place, origin: lines, answer: answer)
    }

    /// Describes a call that another expectation accepts. It names only what was expected, because nobody knows yet
    /// whether that call was left out, has other arguments, or comes later.
    private func outOfOrder(ofCall call: Int, _ exact: Int, _ next: Int?) -> OutOfOrderCall {
        OutOfOrderCall(
            call: describeCall(journal.invocations[call]), expectation: fact(at: exact),
            isPassed: next.map { $0 > exact } ?? true,
            cause: .turn(next: next.flatMap { $0 == exact ? nil : fact(at: $0, againstAlike: call) }))
    }

    /// Describes a call that no expectation accepts: which ones it may have been meant for, and which is next.
    private func unexpected(_ call: Int, _ nearest: [Int], replacing replaced: Int?, _ next: Int?)
        -> UnexpectedCall
    {
        let invocation = journal.invocations[call]
        let shown = shown(of: nearest, replacing: replaced, next, invocation)
        var unexpected = UnexpectedCall(call: describeCall(invocation))
        unexpected.nearest = shown.map { fact(at: $0, against: invocation) }
        if let next, !shown.contains(next) { unexpected.next = fact(at: next) }
        unexpected.stub = nearestStub(to: invocation)
        if nearest.isEmpty, unexpected.stub == nil {
            let overload = overload(of: invocation, next: next)
            unexpected.overload = overload.map { fact(of: $0) }
            if let next, overload === expectation(at: next) { unexpected.next = nil }
        }
        let isOpen = next != nil || queue.indices.contains { !progress(at: $0).isSaturated }
        if nearest.isEmpty, !isOpen { unexpected.expected = queue.isEmpty ? .nothing : .nothingMore }
        unexpected.setsProperty = setsProperty(invocation)
        return unexpected
    }

    /// The nearest expectations that a failure shows.
    private func shown(of nearest: [Int], replacing replaced: Int?, _ next: Int?, _ invocation: Invocation)
        -> [Int]
    {
        guard isOrdered else {
            if let replaced, nearest.contains(replaced) { return [replaced] }
            guard nearest.count > 1 else { return nearest }
            // Of several that are equally near, any may be meant. The verification chooses one that is really missing.
            let weights = nearest.prefix(2).map { weight(of: $0, invocation) }
            return weights[0] < weights[1] ? [nearest[0]] : []
        }
        // The second is shown only if the first is not the next expectation, and the second still waits for a call.
        return nearest.prefix(Limits.Explaining.nearest).enumerated().filter { index, position in
            index == 0 || nearest.first != next && !progress(at: position).isSaturated
        }.map(\.element)
    }

    /// The position of the next expectation: the first that lacks a call, else the first that may take one.
    private func nextExpectation(from head: Int) -> Int? {
        let rest = head..<max(head, queue.count)
        return rest.first(where: lacksCalls) ?? rest.first { !progress(at: $0).isSaturated } ?? rest.first
    }
}
