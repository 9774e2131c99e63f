extension MockSnapshot {
    /// Describes a call that was not allowed: what it may have been meant for, what blocked it, and what was next. A
    /// verification may have found the expectation whose call it replaced, or that it moved.
    func violation(
        of divergence: Divergence, replacing replaced: Int? = nil, moved: MovedCall? = nil, table: SequenceTable?
    ) -> Violation {
        let nearest = nearestExpectations(to: divergence.call, from: divergence.head)
        let next = isOrdered ? nextExpectation(from: divergence.head) : nil
        // If no expectation is nearer, the last one, which was met.
        let meant = moved?.position ?? divergence.obstacles?.position
        let near = meant ?? nearest.first ?? next ?? queue.indices.last
        let exact = nearest.first { accepts(divergence.call, at: $0) }
        let words = words(ofCall: divergence.call)
        var table = table
        let problem: Violation.Problem
        func outOfOrder(_ position: Int, isPassed: Bool = false, _ cause: OutOfOrderCall.Cause) -> Violation.Problem {
            .outOfOrder(OutOfOrderCall(call: words, expectation: fact(at: position), isPassed: isPassed, cause: cause))
        }
        if let elsewhere = divergence.elsewhere {
            problem = .unexpected(UnexpectedCall(call: words, elsewhere: elsewhere))
            table = nil
        } else if let moved {
            let (before, after) = (moved.before.map { fact(at: $0) }, moved.after.map { fact(at: $0) })
            problem = outOfOrder(moved.position, .moved(before: before, after: after))
        } else if let obstacles = divergence.obstacles, !obstacles.isFollowing {
            problem = outOfOrder(obstacles.position, .obstacles(obstacles.blocked))
            // The sequences of one mock do not show the missing calls of another.
            if obstacles.missing.isEmpty { table = obstacles.table }
        } else if let exact, isOrdered || tree.isPassed(exact),
            !progress(at: exact).isSaturated || taker(of: divergence.call) == queue[exact]
        {
            // A call that the expectation took when it came does not exceed the count. It names only what was expected,
            // because nobody knows yet whether that call was left out, has other arguments, or comes later.
            let awaited = next.flatMap { $0 == exact ? nil : fact(at: $0, againstAlike: divergence.call) }
            problem = outOfOrder(exact, isPassed: next.map { $0 > exact } ?? true, .turn(next: awaited))
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
        (violation.states, violation.table) = (states, table)
        violation.notes = [reassignment(for: divergence.call)].compactMap(\.self)
        return violation
    }

    func violation(ofRefusedCall call: Int, by index: Int, _ trace: CapturedTrace?, answer: GivenAnswer?) -> Violation {
        let declaration = declared[index]
        let words = words(ofCall: call)
        let problem: Violation.Problem =
            declaration.role == .reject
            ? .rejected(call: words, by: fact(of: declaration))
            : .exceeded(call: words, fact(of: declaration, exceededBy: call, isRefused: true))
        return violation(of: call, problem, trace, answer, near: declaration.site)
    }

    func violation(ofIgnoredCall call: Int, _ trace: CapturedTrace?, answer: GivenAnswer?) -> Violation {
        violation(of: call, .uninteresting(call: words(ofCall: call)), trace, answer, near: nil)
    }

    private func violation(
        of call: Int, _ problem: Violation.Problem, _ trace: CapturedTrace?, _ answer: GivenAnswer?,
        near declaration: CallSite?
    ) -> Violation {
        let (lines, place) = origin(from: journal.log.site(of: call), trace, or: declaration)
        return Violation(mock: mock, problem: problem, place: place, origin: lines, answer: answer)
    }

    private func unexpected(_ call: Int, _ nearest: [Int], replacing replaced: Int?, _ next: Int?) -> UnexpectedCall {
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

    private func shown(of nearest: [Int], replacing replaced: Int?, _ next: Int?, _ invocation: Invocation) -> [Int] {
        guard isOrdered else {
            if let replaced, nearest.contains(replaced) { return [replaced] }
            guard nearest.count > 1 else { return nearest }
            // Of several that are equally near, any may be meant. The verification chooses one that is really missing.
            return weight(of: nearest[0], invocation) < weight(of: nearest[1], invocation) ? [nearest[0]] : []
        }
        // The second is shown only if the first is not the next expectation, and the second still waits for a call.
        return nearest.prefix(Limits.Explaining.nearest).filter { position in
            position == nearest.first || nearest.first != next && !progress(at: position).isSaturated
        }
    }

    /// The position of the next expectation: the first that lacks a call, else the first that may take one.
    private func nextExpectation(from head: Int) -> Int? {
        let rest = head..<max(head, queue.count)
        return rest.first(where: lacksCalls) ?? rest.first { !progress(at: $0).isSaturated } ?? rest.first
    }

    /// Describes an expectation that was not met. One of the ignored calls may have been meant for it.
    func violation(at position: Int, mistaken calls: [Int], table: SequenceTable?) -> Violation {
        let expectation = expectation(at: position)
        let call = mistakenCall(for: expectation, among: calls)
        return violation(of: expectation, call.map { mistaken($0, for: expectation) }, table, states: states)
    }

    /// Describes an expectation whose calls were refused before it was declared.
    func violation(at position: Int, early calls: [Int]) -> Violation {
        violation(of: expectation(at: position), .early(fact(ofCall: calls[0])), nil, states: states)
    }

    /// Describes a declaration whose call a test waited for until the wait timed out.
    func violation(awaiting declaration: Declaration, _ note: Violation.Note) -> Violation {
        let table = queue.firstIndex(of: declaration.index).flatMap { self.table(around: $0, wasAwaited: true) }
        var violation = violation(of: declaration, nil, table, states: [])
        violation.notes = [note]
        return violation
    }

    private func violation(
        of declaration: Declaration, _ mistaken: MissingCall.Mistaken?, _ table: SequenceTable?, states: [StateFact]
    ) -> Violation {
        let missing = MissingCall(
            declaration: fact(of: declaration), mistaken: mistaken, came: table == nil ? firstCalls : nil)
        return violation(.missing(missing), at: declaration.site, states: states, table: table)
    }

    func violation(
        _ problem: Violation.Problem, at site: CallSite, states: [StateFact] = [], table: SequenceTable? = nil
    ) -> Violation { Violation(mock: mock, problem: problem, place: FailurePlace(site), states: states, table: table) }

    /// The calls that came; `nil` if the mock expects others as well, or if its calls were forgotten.
    private var firstCalls: [String]? {
        guard queue.count == 1 else { return nil }
        let all = journal.remembered
        let shown = all.prefix(Limits.Verifying.namedCalls).map { number in
            let call = words(ofCall: number)
            return shortened(call, from: call, to: Limits.Reporting.part)
        }
        return shown.count < all.count ? shown + ["… \(all.count - shown.count) more"] : shown
    }

    private func mistaken(_ call: Int, for expectation: TypedDeclaration<Invocation>) -> MissingCall.Mistaken {
        let fact = fact(ofCall: call, against: expectation)
        if !fact.differences.isEmpty { return .instead(fact) }
        if call < expectation.since { return .early(fact) }
        let progress = progress[expectation.index]
        let time = journal.log.time(of: call)
        let blocked = OutOfOrderCall.Blocked(
            [], progress.node?.explain(callAt: time), progress.unmetRequirements(at: time))
        return .outOfTurn(fact, isOrdered: isOrdered, blockedBy: blocked.isEmpty ? nil : blocked)
    }

    private func mistakenCall(for expectation: TypedDeclaration<Invocation>, among calls: [Int]) -> Int? {
        let latest = calls.suffix(Limits.Verifying.mistakenCalls)
        let ofCase = latest.filter { caseName(ofCall: $0) == expectation.caseName }
        let ranked = ofCase.compactMap { call -> (call: Int, rank: Int)? in
            let invocation = journal.invocations[call]
            // A call that was made too early explains less than one that was made out of turn.
            if expectation.accepts(invocation) { return (call, call < expectation.since ? 1 : 0) }
            if journal.outcome(of: call) == .stubbed { return nil }
            return (call, 1 + max(1, expectation.differenceCount(in: invocation)))
        }
        if let best = ranked.min(by: { $0.rank < $1.rank }) { return best.call }
        // Several calls that a stub answered were probably meant for the stub. A single one may have wrong arguments.
        let stubbed = ofCase.filter { $0 >= expectation.since }
        return stubbed.count == 1 ? stubbed[0] : nil
    }
}
