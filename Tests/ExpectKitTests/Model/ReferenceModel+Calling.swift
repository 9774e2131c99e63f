import ExpectKit

extension ReferenceModel {
    /// What becomes of a call.
    func fate(of call: ModelScript.Call) -> Fate {
        let fitting = expectations.filter { accepts($0, call) }
        let newest = newestStub(or: .reject, for: call)
        if flaw == .rejectionsComeFirst, let newest, entries[newest].role == .reject {
            return .rejected(newest)
        }
        // The head takes what it matches until it is saturated; where several wait, the oldest wins.
        if let taker = fitting.first(where: { !isSaturated($0) && !isPassed($0) && isReached($0) }) {
            return .taken(taker)
        }
        // A written bound fails in every mode, unless the call is awaited again.
        let isAwaited = fitting.contains { !isSaturated($0) && !isPassed($0) }
        let bounds = fitting.filter { entries[$0].isCountWritten && isSaturated($0) }
        let isBound = !bounds.isEmpty && !isAwaited && !(flaw == .niceForgivesBounds && mode == .nice)
        if isBound { return .exceeded(bounds) }
        // A stub lifts an older rejection, and a rejection an older stub.
        if let newest { return entries[newest].role == .stub ? .stubbed(newest) : .rejected(newest) }
        switch mode {
        case .nice, .naggy: return .forgiven
        case .partial where hasReal: return .forwarded
        case .strict, .partial: return .diverged
        }
    }

    /// The newest stub that fits a call, or declaration of another role if that is newer.
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
        var kind: ViolationKind
        var lines: Set<Int>
        var isWarning = false

        func fits(_ failure: Observation.Failure) -> Bool {
            kind == failure.kind && lines.contains(failure.line) && isWarning == failure.isWarning
        }

        var description: String {
            "\(kind) at line \(lines.sorted().map(String.init).joined(separator: " or "))"
        }
    }

    /// The failure that a call is reported with when it comes.
    func failure(of call: ModelScript.Call, _ fate: Fate, line: Int) -> ExpectedFailure? {
        switch fate {
        case .taken, .stubbed, .forwarded: return nil
        case .rejected(let index): return .init(kind: .rejected, lines: [entries[index].line])
        case .exceeded(let bounds): return .init(kind: .surplus, lines: Set(bounds.map { entries[$0].line }))
        case .forgiven where mode == .nice: return nil
        // The line of the wrapper, as there is none of the test and nothing is expected of the call.
        case .forgiven: return .init(kind: .uninteresting, lines: [line], isWarning: true)
        case .diverged:
            // What follows the first call that was held against the code may follow from it, and waits.
            if events.contains(where: \.isHeld) { return nil }
            return divergence(of: call, line: line)
        }
    }

    private func divergence(of call: ModelScript.Call, line: Int) -> ExpectedFailure {
        let fitting = expectations.filter { accepts($0, call) }
        let open = fitting.filter { !isSaturated($0) }
        // Without an order nothing can be out of it: what is open would have taken the call.
        if !open.isEmpty { return .init(kind: .outOfOrder, lines: Set(open.map { entries[$0].line })) }
        if !fitting.isEmpty { return .init(kind: .surplus, lines: Set(fitting.map { entries[$0].line })) }
        // The nearest expectation is one of the same requirement; without one, whatever is next; else the wrapper.
        let all = expectations
        let alike = all.filter { entries[$0].declaration.requirement == call.requirement }
        let near = alike.isEmpty ? all : alike
        return .init(kind: .unexpected, lines: Set(near.isEmpty ? [line] : near.map { entries[$0].line }))
    }
}
