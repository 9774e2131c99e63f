import ExpectKit

extension ReferenceModel {
    /// Decides about a call.
    func verdict(of call: ModelScript.Call) -> Verdict {
        let fitting = expectations.filter { accepts($0, call) }
        let newest = newestStub(or: .reject, for: call)
        if flaw == .rejectionsComeFirst, let newest, entries[newest].role == .reject {
            return .rejected(newest)
        }
        // The head takes matching calls until it is saturated. If several expectations are open, the oldest one wins.
        if let taker = fitting.first(where: { !isSaturated($0) && !isPassed($0) && isReached($0) }) {
            return .taken(taker)
        }
        // A call beyond a written bound fails in every mode, unless another expectation still needs it.
        let isAwaited = fitting.contains { !isSatisfied($0) && !isPassed($0) }
        let bounds = fitting.filter { entries[$0].isCountWritten && isSaturated($0) }
        let isBound = !bounds.isEmpty && !isAwaited && !(flaw == .niceIgnoresBounds && mode == .nice)
        if isBound { return .exceeded(bounds) }
        // A stub overrides an older rejection, and a rejection an older stub.
        if let newest { return entries[newest].role == .stub ? .stubbed(newest) : .rejected(newest) }
        switch mode {
        case .nice, .naggy: return .ignored
        case .partial where hasReal: return .forwarded
        case .strict, .partial: return .diverged
        }
    }

    /// The newest stub that matches a call, or the declaration of another role if that is newer.
    func newestStub(
        or role: ModelScript.Role, for call: ModelScript.Call, where isWanted: (Entry) -> Bool = { _ in true }
    ) -> Int? {
        let fitting = entries.indices.filter { index in
            [.stub, role].contains(entries[index].role) && accepts(index, call) && isWanted(entries[index])
        }
        return flaw == .oldestStubWins ? fitting.first : fitting.last
    }

    /// A failure as far as the rules determine it: of this kind, at one of these lines.
    struct ExpectedFailure: CustomStringConvertible {
        var kind: FailureReport.Kind
        var lines: Set<Int>
        var isWarning = false

        func fits(_ failure: Observation.Failure) -> Bool {
            kind == failure.kind && lines.contains(failure.line) && isWarning == failure.isWarning
        }

        var description: String {
            "\(kind) at line \(lines.sorted().map(String.init).joined(separator: " or "))"
        }
    }

    /// The failure that is reported when a call is made.
    func failure(of call: ModelScript.Call, _ verdict: Verdict, line: Int) -> ExpectedFailure? {
        switch verdict {
        case .taken, .stubbed, .forwarded: return nil
        case .rejected(let index): return .init(kind: .rejected, lines: [entries[index].line])
        case .exceeded(let bounds): return .init(kind: .surplus, lines: Set(bounds.map { entries[$0].line }))
        case .ignored where mode == .nice: return nil
        // At the line of the wrapper, because no line of the test and no expectation is known.
        case .ignored: return .init(kind: .uninteresting, lines: [line], isWarning: true)
        case .late:
            var failure = divergence(of: call, line: line)
            failure.isWarning = true
            return failure
        case .diverged:
            // Later failures may follow from the first one, so they are kept until the verification.
            if events.contains(where: \.isFailure) { return nil }
            return divergence(of: call, line: line)
        }
    }

    private func divergence(of call: ModelScript.Call, line: Int) -> ExpectedFailure {
        let fitting = expectations.filter { accepts($0, call) }
        let open = fitting.filter { !isSaturated($0) }
        // Without an order no call is out of order: an open expectation would have taken the call.
        if !open.isEmpty { return .init(kind: .outOfOrder, lines: Set(open.map { entries[$0].line })) }
        if !fitting.isEmpty { return .init(kind: .surplus, lines: Set(fitting.map { entries[$0].line })) }
        // The nearest expectation is one of the same requirement, else any, else the wrapper's line is used.
        let all = expectations
        let alike = all.filter { entries[$0].declaration.requirement == call.requirement }
        let near = alike.isEmpty ? all : alike
        return .init(kind: .unexpected, lines: Set(near.isEmpty ? [line] : near.map { entries[$0].line }))
    }
}
