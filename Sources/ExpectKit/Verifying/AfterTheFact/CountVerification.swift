extension Evidence {
    /// How many calls are named one by one.
    private static var callLimit: Int { 4 }

    /// Describes a call that did not come as often as it is verified.
    func violation(
        of invocation: Invocation, _ count: CallCount, called: [Int], at site: CallSite
    ) -> Violation {
        let isTooFew = called.count < count.minimum
        var violation = Violation(
            kind: isTooFew ? .missing : .surplus, mock: mock, call: describeCall(invocation),
            candidates: [
                Candidate(
                    role: .verified, position: nil, call: nil,
                    count: "expected \(count.words), \(CallCount.called(called.count))", site: "\(site)")
            ],
            place: FailurePlace(site))
        if isTooFew {
            violation.candidates += nearCalls(to: invocation, besides: Set(called))
        } else {
            violation.candidates += called.prefix(Self.callLimit).map {
                candidate(.called, ofCall: $0, differences: [])
            }
        }
        return violation
    }

    /// The calls of the same case that a query did not accept, nearest first.
    private func nearCalls(to invocation: Invocation, besides called: Set<Int>) -> [Candidate] {
        let name = InvocationShape(of: invocation).fullName
        let near = journal.indices.suffix(1000).filter {
            !called.contains($0) && InvocationShape(of: journal.invocations[$0]).fullName == name
        }
        return near.suffix(Self.callLimit * 8).map {
            (call: $0, differences: callDifferenceCount(invocation, journal.invocations[$0]))
        }
        .enumerated().sorted {
            ($0.element.differences, $0.offset) < ($1.element.differences, $1.offset)
        }
        .prefix(2).map(\.element.call).map { call in
            candidate(
                .instead, ofCall: call, differences: callDifferences(invocation, journal.invocations[call]))
        }
    }

    /// Describes a call as something that was called.
    func candidate(_ role: Candidate.Role, ofCall call: Int, differences: [Difference]) -> Candidate {
        Candidate(
            role: role, position: "call \(call + 1) of \(journal.count)",
            call: describeCall(journal.invocations[call]), count: "", site: "through \(journal[call].site)",
            differences: differences)
    }

    /// Describes the calls that nothing accounts for; nothing where there are none.
    ///
    /// - Parameters:
    ///   - accounted: The calls that the test has verified, by their numbers.
    ///   - exceptions: What is left out of account.
    func unaccounted(
        _ accounted: Set<Int>, except exceptions: [(Invocation) -> Bool], at site: CallSite
    ) -> Violation? {
        let open = journal.indices.filter { call in
            switch journal.outcome(of: call) {
            // What was not allowed has been reported, or will be.
            case .taken, .diverged, .refused: return false
            case .pending, .stubbed, .ignored, .forwarded:
                let invocation = journal.invocations[call]
                return !accounted.contains(call)
                    && !exceptions.contains { $0(invocation) }
            }
        }
        guard let first = open.first else { return nil }
        let isOpen = Set(open)
        let reach = SequenceTable.reach
        let shown = max(0, first - reach)..<min(journal.count, first + 4 * reach)
        let rows = shown.map { call in
            SequenceTable.Row(
                position: call + 1, expected: account(of: call, isOpen: isOpen.contains(call)),
                called: words(ofCall: call), relation: isOpen.contains(call) ? .different : .same)
        }
        let calls = open.count == 1 ? describeCall(journal.invocations[first]) : counted(open.count, "call")
        return Violation(
            kind: .unaccounted, mock: mock, call: calls,
            candidates: open.prefix(Self.callLimit).map { candidate(.called, ofCall: $0, differences: []) },
            table: SequenceTable(rows, above: shown.lowerBound, below: journal.count - shown.upperBound),
            advice: ["verify them, expect them, or leave them out: verifyNoMoreCalls(except:)"],
            place: FailurePlace(site))
    }

    private func account(of call: Int, isOpen: Bool) -> String {
        if isOpen { return "" }
        switch journal.outcome(of: call) {
        case .taken: return "expected"
        case .diverged, .refused: return "reported"
        case .pending, .stubbed, .ignored, .forwarded: return "verified"
        }
    }
}
