/// Groups the differences that are one mistake: the same happened to several calls that one line of the test declares, or
/// to several calls of one case that no line declares.
///
/// A loop that passes wrong values, or does not run, makes the same mistake in each of its calls. One failure tells it.
struct Likenesses<Invocation> {
    let snapshot: MockSnapshot<Invocation>

    /// What the differences of a group have in common.
    struct Likeness: Hashable {
        let kind: Finding.Kind
        /// The name of a call that no expectation accepts.
        var name: String?
        /// The line that declares the expected calls; `nil` for calls that no expectation accepts.
        let line: MistakeLedger.Line?
    }

    /// - Returns: `nil` for a difference that is a mistake of its own.
    func likeness(_ finding: Finding) -> Likeness? {
        switch finding.kind {
        case .missing:
            return Likeness(
                kind: .missing, line: .init(snapshot.expectation(at: finding.positions[0]).site))
        case .substituted:
            let expectation = snapshot.expectation(at: finding.positions[0])
            guard snapshot.caseName(ofCall: finding.calls[0]) == expectation.caseName else { return nil }
            return Likeness(kind: .substituted, line: .init(expectation.site))
        case .extra:
            let call = finding.calls[0]
            let accepting = NearestDeclarations(snapshot: snapshot).candidates(for: call, from: snapshot.head)
                .first { snapshot.expectation(at: $0).accepts(snapshot.journal.invocations[call]) }
            return Likeness(
                kind: .extra, name: accepting == nil ? snapshot.caseName(ofCall: call) : nil,
                line: accepting.map { .init(snapshot.expectation(at: $0).site) })
        case .matched, .ignored, .moved, .early: return nil
        }
    }

    /// Returns the differences in groups, in the order of the first of each group.
    func groups(_ findings: [Finding]) -> [[Finding]] {
        var groups: [[Finding]] = []
        var indices: [Likeness: Int] = [:]
        for finding in findings {
            let likeness = likeness(finding)
            if let likeness, let index = indices[likeness] {
                groups[index].append(finding)
            } else {
                if let likeness { indices[likeness] = groups.count }
                groups.append([finding])
            }
        }
        return groups
    }

    /// The calls that were reported when they came, by what they have in common with others. A call that a declaration
    /// forbids is a mistake of its own.
    func calls(by told: [(Divergence, Finding?)]) -> [Likeness: Int] {
        let calls = told.compactMap { divergence, finding in
            snapshot.journal.outcome(of: divergence.call) == .diverged
                ? finding.flatMap(likeness).map { ($0, divergence.call) } : nil
        }
        return Dictionary(calls) { first, _ in first }
    }

    func calls(of findings: some Collection<Finding>, isReported: Bool = false) -> AlikeCalls {
        let calls = findings.prefix(Limits.Verifying.alikeCalls).map { finding in
            describeCall(
                finding.calls.first.map { snapshot.journal.invocations[$0] }
                    ?? snapshot.expectation(at: finding.positions[0]).invocation)
        }
        return AlikeCalls(
            calls: calls, positions: findings.compactMap(\.positions.first), count: findings.count,
            isReported: isReported)
    }
}

/// The other calls with the same mistake as the call of a failure.
struct AlikeCalls: Sendable, Equatable {
    /// The first few of them.
    let calls: [String]
    /// The positions of their expectations.
    let positions: [Int]
    let count: Int
    /// Whether a call like these was reported when it was made.
    let isReported: Bool
}
