/// Explains a call that was not allowed: what it may have been meant for, what blocked it, and what was next.
struct CallExplanation<Invocation> {
    let snapshot: MockSnapshot<Invocation>

    /// Describes a call that was not allowed, with what a verification found: the expectation whose call it replaced in an
    /// unordered mock, or the one that the call was meant for if it moved.
    func violation(
        of divergence: Divergence, replacing replaced: Int? = nil, moved: MovedCall? = nil,
        table: SequenceTable?
    ) -> Violation {
        let call = snapshot.journal.invocations[divergence.call]
        let nearest = NearestDeclarations(snapshot: snapshot).expectations(
            to: divergence.call, from: divergence.head)
        let next = snapshot.isOrdered ? nextExpectation(from: divergence.head) : nil
        // If no expectation is nearer, the last one, which was met.
        let meant = moved?.position ?? divergence.obstacles?.position
        let near = meant ?? nearest.first ?? next ?? snapshot.queue.indices.last
        let problem: Violation.Problem
        var table = table
        let exact = nearest.first { snapshot.expectation(at: $0).accepts(call) }
        let words = describeCall(call)
        if let elsewhere = divergence.elsewhere {
            problem = .unexpected(UnexpectedCall(call: words, elsewhere: elsewhere))
            table = nil
        } else if let moved {
            problem = .outOfOrder(
                OutOfOrderCall(
                    call: words, expectation: snapshot.fact(at: moved.position),
                    cause: .moved(
                        before: moved.before.map { snapshot.fact(at: $0) },
                        after: moved.after.map { snapshot.fact(at: $0) })))
        } else if let obstacles = divergence.obstacles, !obstacles.isFollowing {
            problem = .outOfOrder(
                OutOfOrderCall(
                    call: words, expectation: snapshot.fact(at: obstacles.position),
                    cause: .obstacles(obstacles.blocked)))
            // The sequences of one mock do not show the missing calls of another.
            if obstacles.missing.isEmpty { table = obstacles.table }
        } else if let exact, snapshot.isOrdered,
            !snapshot.progress(at: exact).isSaturated
                || snapshot.taker(of: divergence.call) == snapshot.queue[exact]
        {
            // A call that the expectation took when it came does not exceed the count.
            problem = .outOfOrder(outOfOrder(ofCall: divergence.call, exact, next))
        } else if let exact {
            let following = next.flatMap { snapshot.progress(at: $0).isSaturated ? nil : $0 }
            problem = .surplus(
                call: words, met: snapshot.fact(at: exact, exceededBy: divergence.call),
                next: following.map { snapshot.fact(at: $0) })
        } else {
            problem = .unexpected(unexpected(divergence.call, nearest, replacing: replaced, next))
        }
        let reassignment = ReassignmentSearch(snapshot: snapshot).reassignment(for: divergence.call)
        var violation = violation(
            of: divergence.call, problem, divergence.trace, divergence.answer,
            near: near.map { snapshot.expectation(at: $0).site })
        violation.states = snapshot.states
        violation.table = table
        violation.notes = reassignment.map { [.reassignment($0)] } ?? []
        return violation
    }

    /// Describes a call that a declaration rejects, or whose written count it exceeds.
    func refused(_ call: Int, by index: Int, _ trace: CapturedTrace?, answer: GivenAnswer?) -> Violation {
        let declaration = snapshot.declared[index]
        let words = describeCall(snapshot.journal.invocations[call])
        let problem: Violation.Problem =
            declaration.role == .reject
            ? .rejected(call: words, by: snapshot.fact(of: declaration))
            : .exceeded(call: words, snapshot.fact(of: declaration, exceededBy: call))
        return violation(of: call, problem, trace, answer, near: declaration.site)
    }

    /// Describes a call that a naggy mock ignored.
    func uninteresting(_ call: Int, _ trace: CapturedTrace?, answer: GivenAnswer?) -> Violation {
        let words = describeCall(snapshot.journal.invocations[call])
        return violation(of: call, .uninteresting(call: words), trace, answer, near: nil)
    }

    private func violation(
        of call: Int, _ problem: Violation.Problem, _ trace: CapturedTrace?, _ answer: GivenAnswer?,
        near declaration: CallSite?
    ) -> Violation {
        let site = snapshot.journal.log.site(of: call)
        let (origin, frame) = snapshot.origin(from: site, trace)
        return Violation(
            mock: snapshot.mock, problem: problem,
            place: snapshot.place(from: site, origin, frame: frame, or: declaration), origin: origin,
            answer: answer)
    }

    /// Describes a call that an earlier or a later expectation accepts. When it comes, it is unknown whether the
    /// expected call was left out, has other arguments, or comes later. So this names only what was expected.
    private func outOfOrder(ofCall call: Int, _ exact: Int, _ next: Int?) -> OutOfOrderCall {
        let other = next.flatMap { $0 == exact ? nil : $0 }
        return OutOfOrderCall(
            call: describeCall(snapshot.journal.invocations[call]), expectation: snapshot.fact(at: exact),
            isPassed: next.map { $0 > exact } ?? true,
            cause: .turn(next: other.map { snapshot.fact(at: $0, againstAlike: call) }))
    }

    /// Describes a call that no expectation accepts: which ones it may have been meant for, and which is next.
    private func unexpected(
        _ call: Int, _ nearest: [Int], replacing replaced: Int?, _ next: Int?
    ) -> UnexpectedCall {
        let invocation = snapshot.journal.invocations[call]
        let shown = shown(of: nearest, replacing: replaced, next, invocation)
        var unexpected = UnexpectedCall(call: describeCall(invocation))
        unexpected.nearest = shown.map { snapshot.fact(at: $0, against: invocation) }
        if let next, !shown.contains(next) { unexpected.next = snapshot.fact(at: next) }
        unexpected.stub = NearestDeclarations(snapshot: snapshot).stub(to: invocation)
        if nearest.isEmpty, unexpected.stub == nil {
            let overload = NearestDeclarations(snapshot: snapshot).overload(of: invocation, next: next)
            unexpected.overload = overload.map { snapshot.fact(of: $0) }
            if let next, overload === snapshot.expectation(at: next) { unexpected.next = nil }
        }
        let isOpen = next != nil || snapshot.queue.indices.contains { !snapshot.progress(at: $0).isSaturated }
        if nearest.isEmpty, !isOpen { unexpected.expected = snapshot.queue.isEmpty ? .nothing : .nothingMore }
        unexpected.setsProperty = setsProperty(invocation)
        return unexpected
    }

    /// The nearest expectations that a failure shows.
    private func shown(
        of nearest: [Int], replacing replaced: Int?, _ next: Int?, _ invocation: Invocation
    ) -> [Int] {
        guard snapshot.isOrdered else {
            if let replaced, nearest.contains(replaced) { return [replaced] }
            guard nearest.count > 1 else { return nearest }
            // Of several that are equally near, any may be meant. The verification chooses one that is really missing.
            let search = NearestDeclarations(snapshot: snapshot)
            let isNearest =
                search.weight(of: nearest[0], invocation) < search.weight(of: nearest[1], invocation)
            return isNearest ? [nearest[0]] : []
        }
        // The second is shown only if the first is not the next expectation, and the second still waits for a call.
        return nearest.prefix(Limits.Explaining.nearest).enumerated().filter { index, position in
            index == 0 || nearest.first != next && !snapshot.progress(at: position).isSaturated
        }.map(\.element)
    }

    /// The position of the next expectation: the first from the head that lacks a call, else the first that may take
    /// one.
    private func nextExpectation(from head: Int) -> Int? {
        let rest = head..<max(head, snapshot.queue.count)
        return rest.first { snapshot.lacksCalls(at: $0) }
            ?? rest.first { !snapshot.progress(at: $0).isSaturated }
            ?? (head < snapshot.queue.count ? head : nil)
    }
}
