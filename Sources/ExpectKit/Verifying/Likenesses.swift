/// What differences have in common that are one mistake: the same happened to several calls that one line declares, or
/// to several calls of one case that no line declares. A loop that passes wrong values makes such a mistake.
struct Likeness: Hashable {
    let kind: Finding.Kind
    /// The name of a call that no expectation accepts.
    var name: String?
    /// The line that declares the expected calls; `nil` for calls that no expectation accepts.
    let line: MistakeLedger.Line?
}

extension MockSnapshot {
    /// What a difference has in common with others; `nil` if it is a mistake of its own.
    func likeness(of finding: Finding) -> Likeness? {
        switch finding.kind {
        case .missing:
            return Likeness(kind: .missing, line: .init(expectation(at: finding.positions[0]).site))
        case .substituted:
            let expectation = expectation(at: finding.positions[0])
            guard caseName(ofCall: finding.calls[0]) == expectation.caseName else { return nil }
            return Likeness(kind: .substituted, line: .init(expectation.site))
        case .extra:
            let call = finding.calls[0]
            let accepting = candidates(for: call, from: head).map { expectation(at: $0) }
                .first { $0.accepts(journal.invocations[call]) }
            return Likeness(
                kind: .extra, name: accepting == nil ? caseName(ofCall: call) : nil,
                line: accepting.map { .init($0.site) })
        case .matched, .ignored, .moved, .early: return nil
        }
    }

    /// Returns the differences in groups, in the order of the first of each group.
    func groupsOfLike(_ findings: [Finding]) -> [[Finding]] {
        var groups: [[Finding]] = []
        var indices: [Likeness: Int] = [:]
        for finding in findings {
            let likeness = likeness(of: finding)
            if let index = likeness.flatMap({ indices[$0] }) {
                groups[index].append(finding)
            } else {
                if let likeness { indices[likeness] = groups.count }
                groups.append([finding])
            }
        }
        return groups
    }

    /// The calls that were reported when they came, by what they have in common. A forbidden call is its own mistake.
    func reportedCalls(_ told: [(Divergence, Finding?)]) -> [Likeness: Int] {
        let calls = told.compactMap { divergence, finding in
            journal.outcome(of: divergence.call) == .diverged
                ? finding.flatMap(likeness).map { ($0, divergence.call) } : nil
        }
        return Dictionary(calls) { first, _ in first }
    }

    func alikeCalls(_ findings: some Collection<Finding>) -> AlikeCalls {
        let calls = findings.prefix(Limits.Verifying.alikeCalls).map { finding in
            describeCall(
                finding.calls.first.map { journal.invocations[$0] } ?? expectation(at: finding.positions[0]).invocation)
        }
        return AlikeCalls(calls: calls, positions: findings.compactMap(\.positions.first), count: findings.count)
    }
}

/// The other calls with the same mistake as the call of a failure.
struct AlikeCalls: Sendable, Equatable {
    /// The first few of them.
    let calls: [String]
    /// The positions of their expectations.
    let positions: [Int]
    let count: Int
}
