import ExpectKit

extension ReferenceModel {
    /// What becomes of a call.
    func fate(of call: ModelScript.Call) -> Fate {
        let fitting = expectations.filter { accepts($0, call) }
        let newest = entries.indices.last { entries[$0].role != .expect && accepts($0, call) }
        if flaw == .rejectionsComeFirst, let newest, entries[newest].role == .reject {
            return .rejected(newest)
        }
        // The head takes what it matches; where several wait, the oldest wins.
        if let taker = fitting.first(where: { !isSaturated($0) && !isPassed($0) && isReached($0) }) {
            return .taken(taker)
        }
        // A written bound fails in every mode, unless the call is awaited again.
        let isAwaited = fitting.contains { !isSaturated($0) && !isPassed($0) }
        let bounds = fitting.filter { entries[$0].isCountWritten && isSaturated($0) }
        if !bounds.isEmpty, !isAwaited, !(flaw == .niceForgivesBounds && mode == .nice) {
            return .exceeded(bounds)
        }
        // A stub lifts an older rejection, and a rejection an older stub.
        if let newest { return entries[newest].role == .stub ? .stubbed(newest) : .rejected(newest) }
        switch mode {
        case .nice, .naggy: return .forgiven
        case .partial where hasReal: return .forwarded
        case .strict, .partial: return .diverged
        }
    }

    /// A failure as far as the rules determine it: one of these kinds, at one of these lines.
    struct ExpectedFailure {
        var kinds: [ViolationKind]
        var lines: Set<Int>
        var isWarning = false

        func fits(_ failure: Observation.Failure) -> Bool {
            kinds.contains(failure.kind) && lines.contains(failure.line) && isWarning == failure.isWarning
        }
    }

    /// The failure that a call is reported with when it comes.
    func failure(of call: ModelScript.Call, _ fate: Fate, line: Int) -> ExpectedFailure? {
        switch fate {
        case .taken, .stubbed, .forwarded: return nil
        case .rejected(let index): return .init(kinds: [.rejected], lines: [self.line(of: index)])
        case .exceeded(let bounds): return .init(kinds: [.surplus], lines: Set(bounds.map(self.line)))
        case .forgiven where mode == .nice: return nil
        case .forgiven:
            return .init(
                kinds: [.uninteresting], lines: Set(entries.map(\.declaration.line) + [line]), isWarning: true
            )
        case .diverged:
            // What follows the first call that was held against the code may follow from it, and waits.
            if events.contains(where: \.isHeld) { return nil }
            return divergence(of: call, line: line)
        }
    }

    private func divergence(of call: ModelScript.Call, line: Int) -> ExpectedFailure {
        let fitting = expectations.filter { accepts($0, call) }
        let open = fitting.filter { !isSaturated($0) }
        if !open.isEmpty { return .init(kinds: [.outOfOrder], lines: Set(open.map(self.line))) }
        if !fitting.isEmpty { return .init(kinds: [.surplus], lines: Set(fitting.map(self.line))) }
        return .init(kinds: [.unexpected], lines: Set(entries.map(\.declaration.line) + [line]))
    }

    func line(of index: Int) -> Int { entries[index].declaration.line }
}
