extension Evidence {
    /// Describes a call that was not allowed.
    ///
    /// - Parameters:
    ///   - divergence: The call and what is known of it.
    ///   - moved: The expectation that it came for at another time, where that is known.
    ///   - table: The two sequences around it.
    func violation(of divergence: Divergence, moved: Move? = nil, table: SequenceTable?) -> Violation {
        let call = journal[divergence.call]
        let nearest = nearestExpectations(to: divergence.call, from: divergence.head)
        let (origin, frame) = origin(from: call.site, divergence.trace)
        let next = isOrdered ? turn(from: divergence.head) : nil
        // Where nothing else is nearer, the last of those that were met.
        let meant = moved?.position ?? divergence.hindrance?.position
        let near = meant ?? nearest.first ?? next ?? queue.indices.last
        var violation = Violation(
            kind: .unexpected, mock: mock, call: describeCall(call.invocation), origin: origin,
            answer: divergence.answer, table: table,
            place: place(from: call.site, frame: frame, or: near.map { expectation(at: $0).site }))
        let exact = nearest.first { expectation(at: $0).accepts(call.invocation) }
        if let moved {
            describeMove(&violation, moved)
        } else if let hindrance = divergence.hindrance, !hindrance.isFollowing {
            describeHindrance(&violation, hindrance)
        } else if let exact, isOrdered, !progress(at: exact).isSaturated || took(exact, divergence.call) {
            describeTurn(&violation, of: exact, next)
        } else if let exact {
            violation.kind = .surplus
            violation.candidates.append(candidate(.met, at: exact, headline: violation.call))
            if let next, !progress(at: next).isSaturated {
                violation.candidates.append(candidate(.next, at: next, headline: violation.call))
            }
            violation.advice = [
                "if it may come more often: times(_:) or anyTimes() on the expectation, or stub the call"
            ]
        } else {
            describeNearest(&violation, nearest, next, to: call.invocation)
        }
        if let reassignment = reassignment(for: divergence.call) {
            violation.advice.insert(advice(reassignment), at: 0)
        }
        violation.states = stateWords
        return violation
    }

    /// The current states that the mock's calls depend on.
    private var stateWords: [String] {
        var seen: Set<ObjectIdentifier> = []
        let machines = progress.flatMap { $0.conditions.compactMap(\.machine) }
        return machines.filter { seen.insert(ObjectIdentifier($0)).inserted }.map(\.words)
    }

    /// Whether an expectation took a call when it came, which is then none too many.
    private func took(_ position: Int, _ call: Int) -> Bool {
        journal.outcome(of: call) == .taken(by: queue[position])
    }

    private var orderAdvice: String {
        "if this order does not matter: \(mock)().unordered(), or declare the calls in unordered { }"
    }

    private func describeMove(_ violation: inout Violation, _ moved: Move) {
        violation.kind = .outOfOrder
        violation.candidates.append(candidate(.declared, at: moved.position, headline: violation.call))
        if let before = moved.before {
            violation.candidates.append(candidate(.before, at: before, headline: violation.call))
        } else if let after = moved.after {
            violation.candidates.append(candidate(.after, at: after, headline: violation.call))
        }
        violation.advice = [orderAdvice]
    }

    /// Describes a call whose turn has not come, or is over.
    private func describeTurn(_ violation: inout Violation, of exact: Int, _ next: Int?) {
        violation.kind = .outOfOrder
        var declared = candidate(.declared, at: exact, headline: violation.call)
        if let next, next > exact {
            declared.count += ", and its turn is over, \(counted(next - exact, "place")) late"
        } else if let next, next < exact {
            let early = (next..<exact).count { !progress(at: $0).isSatisfied }
            declared.count += ", \(counted(early, "place")) early"
        }
        violation.candidates.append(declared)
        // What is missing right before it, and what is due now; what is missing in between is in the table.
        let missing = tree.unmetPredecessors(of: exact).prefix(Self.obstacleLimit)
        violation.candidates += missing.map { candidate(.before, at: $0, headline: violation.call) }
        if let next, !missing.contains(next) {
            let role: Candidate.Role = missing.isEmpty && next < exact ? .before : .next
            violation.candidates.append(candidate(role, at: next, headline: violation.call))
        }
        // Until the mock is verified nobody knows whether what should have come first will come at all.
        let isMissing = !missing.isEmpty || next.map { $0 < exact } ?? false
        violation.advice =
            (isMissing ? ["the missing call above may be the cause"] : [])
            + [orderAdvice]
    }

    /// Describes a call that nothing expects: what it may have been meant for, and what was due.
    private func describeNearest(
        _ violation: inout Violation, _ nearest: [Int], _ next: Int?, to invocation: Invocation
    ) {
        // A second one says something only where the first is neither due nor the only one that waits.
        let shown = nearest.prefix(2).enumerated().filter { index, position in
            index == 0 || nearest.first != next && !progress(at: position).isSaturated
        }.map(\.element)
        violation.candidates = shown.map {
            candidate(.nearest, at: $0, headline: violation.call, against: invocation)
        }
        if let next, !shown.contains(next) {
            violation.candidates.append(candidate(.next, at: next, headline: violation.call))
        }
        if let stub = nearestStub(to: invocation) { violation.candidates.append(stub) }
        if nearest.isEmpty, next == nil {
            let known =
                queue.isEmpty ? "nothing is expected of this mock" : "nothing more is expected of this mock"
            violation.advice = ["\(known): expect or stub the call, or make the mock nice"]
        }
    }

    /// Describes an expectation that was not met.
    ///
    /// - Parameters:
    ///   - position: The expectation's position in the queue.
    ///   - call: A call that may have been meant for it, if there is one.
    func missing(at position: Int, mistaken call: Int? = nil, table: SequenceTable?) -> Violation {
        let expectation = expectation(at: position)
        let words = describeCall(expectation.invocation)
        var violation = Violation(
            kind: .missing, mock: mock, call: words,
            candidates: [candidate(.declared, at: position, headline: words)],
            table: table, place: FailurePlace(expectation.site))
        if let call { violation.candidates.append(mistaken(call, for: expectation)) }
        violation.states = stateWords
        if violation.candidates.last?.role == .outOfTurn { violation.advice = [orderAdvice] }
        return violation
    }

    /// A call that was forgiven, and that an expectation may have waited for.
    private func mistaken(_ call: Int, for expectation: DeclaredCall<Invocation>) -> Candidate {
        let differences = expectation.differences(in: journal.invocations[call])
        guard differences.isEmpty else { return candidate(.instead, ofCall: call, differences: differences) }
        var candidate = candidate(.outOfTurn, ofCall: call, differences: [])
        // It is the call that the failure is about, whose words stand above.
        candidate.call = nil
        return candidate
    }

    /// The position of the first expectation from here that still waits for a call.
    private func turn(from head: Int) -> Int? {
        (head..<max(head, queue.count)).first { !progress(at: $0).isSatisfied }
            ?? (head..<max(head, queue.count)).first { !progress(at: $0).isSaturated }
            ?? (head < queue.count ? head : nil)
    }
}
