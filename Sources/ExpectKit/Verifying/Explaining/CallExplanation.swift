/// Explains a call that was not allowed: what it may have been meant for, what blocked it, and what was next.
struct CallExplanation<Invocation> {
    let snapshot: MockSnapshot<Invocation>

    /// Describes a call that was not allowed.
    ///
    /// - Parameters:
    ///   - divergence: The call and what is known of it.
    ///   - moved: The expectation that it came for at another time, where that is known.
    ///   - table: The two sequences around it.
    func violation(
        of divergence: Divergence, moved: MovedCall? = nil, table: SequenceTable?
    ) -> Violation {
        let call = snapshot.journal[divergence.call]
        let nearest = NearestDeclarations(snapshot: snapshot).expectations(
            to: divergence.call, from: divergence.head)
        let (origin, frame) = snapshot.origin(from: call.site, divergence.trace)
        let next = snapshot.isOrdered ? turn(from: divergence.head) : nil
        // Where nothing else is nearer, the last of those that were met.
        let meant = moved?.position ?? divergence.obstacles?.position
        let near = meant ?? nearest.first ?? next ?? snapshot.queue.indices.last
        let problem: Violation.Problem
        var table = table
        let exact = nearest.first { snapshot.expectation(at: $0).accepts(call.invocation) }
        let words = describeCall(call.invocation)
        if let moved {
            problem = .outOfOrder(outOfOrder(words, moved))
        } else if let obstacles = divergence.obstacles, !obstacles.isFollowing {
            problem = .outOfOrder(outOfOrder(words, obstacles))
            // The sequences of one mock do not show what another one lacks.
            if obstacles.missing.isEmpty { table = nil }
        } else if let exact, snapshot.isOrdered,
            !snapshot.progress(at: exact).isSaturated || took(exact, divergence.call)
        {
            problem = .outOfOrder(outOfOrder(words, exact, next))
        } else if let exact {
            let following = next.flatMap { snapshot.progress(at: $0).isSaturated ? nil : $0 }
            problem = .surplus(
                call: words, met: snapshot.fact(at: exact), next: following.map { snapshot.fact(at: $0) })
        } else {
            problem = .unexpected(unexpected(words, nearest, next, call.invocation))
        }
        let reassignment = ReassignmentSearch(snapshot: snapshot).reassignment(for: divergence.call)
        return Violation(
            mock: snapshot.mock, problem: problem,
            place: snapshot.place(
                from: call.site, frame: frame, or: near.map { snapshot.expectation(at: $0).site }),
            origin: origin, answer: divergence.answer, states: snapshot.states, table: table,
            notes: reassignment.map { [.reassignment($0)] } ?? [])
    }

    /// A call that nothing expects: what it may have been meant for, and what is next.
    private func unexpected(
        _ call: String, _ nearest: [Int], _ next: Int?, _ invocation: Invocation
    ) -> UnexpectedCall {
        // A second one says something only where the first is neither next nor the only one that waits.
        let shown = nearest.prefix(Limits.Explaining.nearest).enumerated().filter { index, position in
            index == 0 || nearest.first != next && !snapshot.progress(at: position).isSaturated
        }.map(\.element)
        var unexpected = UnexpectedCall(call: call)
        unexpected.nearest = shown.map { snapshot.fact(at: $0, against: invocation) }
        if let next, !shown.contains(next) { unexpected.next = snapshot.fact(at: next) }
        unexpected.stub = NearestDeclarations(snapshot: snapshot).stub(to: invocation)
        if nearest.isEmpty, next == nil {
            unexpected.expected = snapshot.queue.isEmpty ? .nothing : .nothingMore
        }
        return unexpected
    }

    /// Whether an expectation took a call when it came, which is then none too many.
    private func took(_ position: Int, _ call: Int) -> Bool {
        snapshot.taker(of: call) == snapshot.queue[position]
    }

    /// The position of the first expectation from here that still waits for a call.
    private func turn(from head: Int) -> Int? {
        let rest = head..<max(head, snapshot.queue.count)
        return rest.first { !snapshot.progress(at: $0).isSatisfied }
            ?? rest.first { !snapshot.progress(at: $0).isSaturated }
            ?? (head < snapshot.queue.count ? head : nil)
    }
}
