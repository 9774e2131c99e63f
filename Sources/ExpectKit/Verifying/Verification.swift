extension Evidence {
    /// How many differences are reported one by one; nobody reads more.
    static var reportLimit: Int { 8 }

    /// Everything that is wrong with what was called so far and has not been reported yet.
    ///
    /// It changes nothing, and gives the same answer when it is asked again.
    func violations() -> [Violation] {
        let unmet = queue.indices.filter { !isSatisfied(at: $0) && !isKnownMissing(at: $0) }
        guard !unmet.isEmpty || !divergences.isEmpty else { return [] }
        if declared.isEmpty { return undeclaredViolations() }
        let forgiven = forgivenCalls()
        guard isOrdered else { return pairedViolations(unmet, forgiven) }
        let lost = calls(among: forgiven, meantFor: unmet)
        if let start = start ?? startOfForgiven(lost, unmet) {
            return alignedViolations(from: start, lost, forgiven)
        }
        return bounded(unmet) { position, isFirst in
            missing(
                at: position, mistaken: mistakenCall(for: position, among: forgiven),
                table: isFirst ? table(around: position) : nil)
        }
    }

    /// Whether the test has been told already that an expectation is missing: it waited in vain, or another mock's
    /// failure or a checkpoint has named it.
    private func isKnownMissing(at position: Int) -> Bool {
        awaitedInVain.contains(queue[position])
            || progress[queue[position]].conditions.contains(where: \.isReportedMissing)
    }

    /// Describes the first few of many differences, and counts the rest.
    func bounded<Found>(_ all: [Found], _ describe: (Found, _ isFirst: Bool) -> Violation) -> [Violation] {
        var described = all.prefix(Self.reportLimit).enumerated().map { describe($1, $0 == 0) }
        let rest = all.count - described.count
        if rest > 0 {
            described[described.count - 1].advice.append("and \(counted(rest, "more difference")) like these")
        }
        return described
    }

    // MARK: With an order

    private func alignedViolations(from start: AlignmentStart, _ lost: [Int], _ forgiven: [Int])
        -> [Violation]
    {
        let refused = Set(divergences.map(\.call))
        let reported = Set(divergences.lazy.filter(\.isReported).map(\.call))
        let free = Set(lost)
        let calls = (start.call..<journal.count).filter { call in
            if case .taken = journal.outcome(of: call) { return true }
            return refused.contains(call) || free.contains(call)
        }
        let takers = Set(
            calls.compactMap { call in
                if case .taken(let taker) = journal.outcome(of: call) { taker } else { nil }
            })
        var names: [Int: String] = [:]
        let ask = Alignment.Questions(
            matches: { position, call in self.matches(position, journalCall: calls[call]) },
            isSameCase: { position, call in
                let name = names[call] ?? InvocationShape(of: journal.invocations[calls[call]]).fullName
                names[call] = name
                return expectation(at: position).caseName == name
            },
            isForgiven: { free.contains(calls[$0]) },
            isDeclared: { position, call in expectation(at: position).since <= calls[call] },
            standing: { call in
                if case .taken = journal.outcome(of: calls[call]) { return .taken }
                return reported.contains(calls[call]) ? .reported : .kept
            },
            isElsewhere: { position, call in
                guard case .taken(let taker) = journal.outcome(of: calls[call]) else { return false }
                return taker != queue[position]
            },
            isSpokenFor: { position, call in
                takers.contains(queue[position])
                    && journal.outcome(of: calls[call]) != .taken(by: queue[position])
            })
        let alignment = Alignment(nodes(from: start, calls: calls), calls: calls.count, ask)
        var open = Finding.all(in: alignment.steps, matches: ask.matches)
        leaveOutReported(in: &open, alignment, calls: calls)
        open.removeAll { finding in
            if case .missing(let position) = finding { isKnownMissing(at: position) } else { false }
        }
        // What nothing shows to be out of order came in another place of an unordered group; the mistake is elsewhere.
        if !reported.isEmpty {
            open.removeAll { finding in
                guard case .moved(let positions, let moved) = finding else { return false }
                return Move(
                    position: positions[0], call: moved[0], in: alignment.steps, isBefore: tree.isBefore
                )
                .isWithoutReason
            }
        }
        var known = self
        known.note(alignment, calls: calls)
        for case .moved(let positions, let moved) in open {
            for (position, call) in zip(positions, moved) { known.note(calls[call], at: position) }
        }
        let explained = Set(open.flatMap(\.calls).map { calls[$0] })
        // The alignment knows of no other mocks and of no states.
        let hindered = divergences.filter {
            !$0.isReported && $0.hindrance?.isFollowing == false && !explained.contains($0.call)
        }
        let named = Set(hindered.flatMap { $0.hindrance?.missing ?? [] })
        open.removeAll { if case .missing(let position) = $0 { named.contains(position) } else { false } }
        return known.describe(open, alignment, from: start, calls: calls, forgiven)
            + bounded(hindered) { divergence, _ in known.violation(of: divergence, table: nil) }
    }

    private mutating func note(_ alignment: Alignment, calls: [Int]) {
        for case .matched(let position, let call) in alignment.steps { note(calls[call], at: position) }
    }

    /// Counts a call for the expectation that it stands for, and not for the one that took it when it came.
    private mutating func note(_ call: Int, at position: Int) {
        aligned[queue[position], default: 0] += 1
        if case .taken(let taker) = journal.outcome(of: call) { aligned[taker, default: 0] -= 1 }
    }

    /// Leaves out one difference for each failure that was reported when it happened: the one that its call is
    /// in, or, where the call itself came as expected, the first of what was due before it.
    private func leaveOutReported(in open: inout [Finding], _ alignment: Alignment, calls: [Int]) {
        var expected: [Int: Int] = [:]
        for case .matched(let position, let call) in alignment.steps { expected[calls[call]] = position }
        for reported in divergences where reported.isReported {
            let ofCall = open.firstIndex { $0.calls.contains { calls[$0] == reported.call } }
            let due = expected[reported.call].map { position in
                min(reported.head, position)..<max(reported.head, run(at: position).upperBound)
            }
            let ofDue = due.flatMap { due in open.firstIndex { $0.positions.contains(where: due.contains) } }
            if let index = ofCall ?? ofDue { open.remove(at: index) }
        }
    }

    private func describe(
        _ open: [Finding], _ alignment: Alignment, from start: AlignmentStart, calls: [Int], _ forgiven: [Int]
    ) -> [Violation] {
        var explained: Set<Int> = []
        for case .matched(_, let call) in alignment.steps { explained.insert(calls[call]) }
        let unexplained = forgiven.filter { !explained.contains($0) }
        var found = bounded(open) { finding, isFirst in
            let table = isFirst ? table(around: finding, alignment, from: start, calls: calls) : nil
            switch finding {
            case .missing(let position):
                return missing(
                    at: position, mistaken: mistakenCall(for: position, among: unexplained), table: table)
            case .substituted(let position, let call):
                return violation(ofCall: calls[call], head: position, table: table)
            case .extra(let call):
                let due = alignment.nextExpectation(after: call, from: start.head)
                return violation(ofCall: calls[call], head: due, table: table)
            case .moved(let positions, let moved):
                let move = Move(
                    position: positions[0], call: moved[0], in: alignment.steps, isBefore: tree.isBefore)
                return violation(ofCall: calls[moved[0]], head: nil, moved: move, table: table)
            }
        }
        if alignment.isCutShort, !found.isEmpty {
            found[found.count - 1].advice.append(
                "what follows differs as well, and was not compared any further")
        }
        return found
    }

    private func table(
        around finding: Finding, _ alignment: Alignment, from start: AlignmentStart, calls: [Int]
    ) -> SequenceTable {
        let steps = alignment.steps
        let index =
            steps.firstIndex { step in
                switch step {
                case .matched, .forgiven: false
                case .substituted(let position, let call):
                    finding.positions.contains(position) || finding.calls.contains(call)
                case .missing(let position): finding.positions.contains(position)
                case .extra(let call): finding.calls.contains(call)
                }
            } ?? 0
        let reach = SequenceTable.reach
        let shown = max(0, index - reach)..<min(steps.count, index + 2 * reach)
        return table(
            of: steps[shown], calls: calls, above: start.head + shown.lowerBound,
            below: steps.count - shown.upperBound)
    }

    /// Describes a call that the alignment could not place, with what was noted when it came.
    func violation(
        ofCall call: Int, head: Int?, moved: Move? = nil, table: SequenceTable?
    ) -> Violation {
        let noted = divergences.first { $0.call == call }
        return violation(
            of: Divergence(
                call: call, head: head ?? noted?.head ?? self.head, trace: noted?.trace, isReported: false,
                answer: noted?.answer, hindrance: noted?.hindrance),
            moved: moved, table: table)
    }

    func matches(_ position: Int, journalCall call: Int) -> Bool {
        let expectation = expectation(at: position)
        return journal.outcome(of: call) == .taken(by: expectation.index)
            || call >= expectation.since && expectation.accepts(journal.invocations[call])
    }
}
