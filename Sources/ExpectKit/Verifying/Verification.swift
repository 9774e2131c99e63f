extension Evidence {
    /// How many missing calls are reported one by one.
    static var missingLimit: Int { 8 }

    /// Everything that is wrong with what was called so far and has not been reported yet.
    ///
    /// It changes nothing, and gives the same answer when it is asked again.
    func violations() -> [Violation] {
        guard let start else { return missingCalls() }
        return isOrdered ? alignedViolations(from: start) : pairedViolations()
    }

    /// The expectations that were not met, of a mock in which every call was allowed.
    private func missingCalls() -> [Violation] {
        let unmet = queue.indices.filter { !progress(at: $0).isSatisfied }
        let lost = unmet.isEmpty ? [] : forgivenCalls()
        return bounded(unmet) { position, isFirst in
            missing(
                at: position, mistaken: mistakenCall(for: position, among: lost),
                table: isFirst && queue.count > 1 ? table(around: position) : nil)
        }
    }

    /// Describes the first few of many missing calls, and counts the rest.
    private func bounded(_ unmet: [Int], _ describe: (Int, Bool) -> Violation) -> [Violation] {
        var found = unmet.prefix(Self.missingLimit).enumerated().map { describe($1, $0 == 0) }
        let rest = unmet.count - found.count
        if rest > 0 { found[found.count - 1].advice.append("\(rest) more expected calls are missing") }
        return found
    }

    // MARK: With an order

    private func alignedViolations(from start: Start) -> [Violation] {
        let calls = (start.call..<journal.count).filter { journal[$0].outcome.isInSequence }
        var names: [Int: String] = [:]
        let matches = { (position: Int, call: Int) in self.matches(position, journalCall: calls[call]) }
        let alignment = Alignment(
            nodes(from: start, calls: calls), calls: calls.count,
            Alignment.Questions(
                matches: matches,
                isSameCase: { position, call in
                    let name = names[call] ?? InvocationShape(of: journal[calls[call]].invocation).name
                    names[call] = name
                    return expectation(at: position).caseName == name
                }))
        var open = Finding.all(in: alignment.steps, matches: matches)
        leaveOutReported(in: &open, calls: calls)
        return describe(open, alignment, start: start, calls: calls)
    }

    /// Leaves out one difference for each failure that was reported when it happened: the one that its call is
    /// in, or, where the call itself came as expected, the one of the call that was due instead.
    private func leaveOutReported(in open: inout [Finding], calls: [Int]) {
        for reported in divergences where reported.isReported {
            let ofCall = open.firstIndex { $0.calls.contains { calls[$0] == reported.call } }
            let isPartOfSequence = calls.contains(reported.call)
            let ofHead = open.firstIndex { $0.positions.contains(reported.head) }
            if let index = ofCall ?? (isPartOfSequence ? ofHead : nil) { open.remove(at: index) }
        }
    }

    private func describe(
        _ open: [Finding], _ alignment: Alignment, start: Start, calls: [Int]
    ) -> [Violation] {
        var seen: Set<Int> = []
        var found: [Violation] = []
        for finding in open {
            // One expectation of several calls is one mistake, however many of them are missing.
            if case .missing(let position) = finding, !seen.insert(position).inserted { continue }
            let table = found.isEmpty ? table(around: finding, alignment, start: start, calls: calls) : nil
            switch finding {
            case .missing(let position):
                found.append(missing(at: position, table: table))
            case .substituted(let position, let call):
                found.append(violation(ofCall: calls[call], head: position, table: table))
            case .extra(let call):
                found.append(violation(ofCall: calls[call], head: nil, table: table))
            case .moved(let positions, let moved):
                let call = moved.first.map { calls[$0] } ?? start.call
                found.append(violation(ofCall: call, head: positions.min() ?? start.head, table: table))
            }
        }
        if alignment.isCutShort, !found.isEmpty {
            found[found.count - 1].advice.append("there are more differences than these")
        }
        return found
    }

    private func table(
        around finding: Finding, _ alignment: Alignment, start: Start, calls: [Int]
    ) -> SequenceTable {
        let steps = alignment.steps
        let index =
            steps.firstIndex { step in
                switch step {
                case .matched: false
                case .substituted(let position, let call):
                    finding.positions.contains(position) || finding.calls.contains(call)
                case .missing(let position): finding.positions.contains(position)
                case .extra(let call): finding.calls.contains(call)
                }
            } ?? 0
        let reach = SequenceTable.reach
        return table(
            of: steps[max(0, index - reach)..<min(steps.count, index + 2 * reach)], start: start, calls: calls
        )
    }

    /// Describes a call that the alignment could not place, with what was noted when it came.
    func violation(ofCall call: Int, head: Int?, table: SequenceTable?) -> Violation {
        let noted = divergences.first { $0.call == call }
        return violation(
            of: Divergence(
                call: call, head: head ?? noted?.head ?? self.head, trace: noted?.trace, isReported: false,
                answer: noted?.answer),
            table: table)
    }

    func matches(_ position: Int, journalCall call: Int) -> Bool {
        journal[call].outcome == .taken(by: queue[position])
            || comparison.matches(expectation(at: position).invocation, journal[call].invocation)
    }
}

extension RecordedCall.Outcome {
    /// Whether the call is part of what is compared with the expected sequence.
    fileprivate var isInSequence: Bool {
        switch self {
        case .taken, .diverged: true
        case .pending, .stubbed, .ignored, .forwarded, .refused: false
        }
    }
}
