/// The differences between the expected and the actual calls of a mock, and which of them have to be reported, by the
/// rules in `Documentation/verdicts.md`.
struct MistakeSearch<Invocation> {
    let snapshot: MockSnapshot<Invocation>
    /// The latest calls that no expectation took and that are no failure: ignored, forwarded, or answered by a stub.
    let ignored: [Int]
    /// The alignment of a mock with an order, if a call came out of turn.
    private(set) var alignment: Alignment?
    private(set) var findings: [Finding] = []

    init(_ snapshot: MockSnapshot<Invocation>, _ lacking: [Int]) {
        self.snapshot = snapshot
        // A test that forgets a call does not mean it.
        ignored = snapshot.latestRemembered.filter { snapshot.journal.outcome(of: $0).isOpenToExpectations }
        // An expectation that a wait reported, and that still lacks a call after a late one, has no place in the order.
        let inTurn = lacking.filter { !snapshot.isKnownMissing(at: $0) && !snapshot.isMissed(at: $0) }
        let lost = snapshot.isOrdered ? ignoredCalls(meantFor: inTurn) : []
        if !snapshot.isOrdered {
            findings = join(snapshot.callPairs(lacking), []) { _, _ in false }
        } else if let start = snapshot.firstWrongCall ?? start(of: lost) {
            align(from: start, lost)
            findings += lacking.filter(snapshot.isMissed).map { Finding(.missing, [$0]) }
        } else {
            findings = lacking.map { Finding(.missing, [$0]) }
        }
    }

    private func ignoredCalls(meantFor unmet: [Int]) -> [Int] {
        let unmet = unmet.prefix(Limits.Verifying.unmetExpectations)
        let waiting = Dictionary(grouping: unmet) { snapshot.expectation(at: $0).caseName }
        return ignored.filter { call in
            waiting[snapshot.caseName(ofCall: call), default: []].prefix(Limits.Verifying.pairs)
                .contains { snapshot.matches($0, journalCall: call) }
        }
    }

    /// The first call to align in a mock without a wrong call, if ignored calls match unmet expectations: the first
    /// after those that came in turn. So only the missing call before them is reported.
    private func start(of lost: [Int]) -> Int? {
        let lastTaken = snapshot.journal.indices.last { snapshot.taker(of: $0) != nil } ?? -1
        return lost.last.flatMap { $0 > lastTaken ? lastTaken + 1 : nil }
    }

    private mutating func align(from start: Int, _ lost: [Int]) {
        var outcomes: [Int: Alignment.Call.Outcome] = [:]
        for call in lost { outcomes[call] = .ignored }
        for divergence in snapshot.divergences { outcomes[divergence.call] = divergence.isReported ? .reported : .kept }
        let calls = (start..<snapshot.journal.count).compactMap { call -> Alignment.Call? in
            guard let taker = snapshot.positionOfTaker(of: call) else {
                return outcomes[call].map { .init(number: call, outcome: $0) }
            }
            return snapshot.isMissed(at: taker) ? nil : .init(number: call, outcome: .taken(by: taker))
        }
        let compared = ComparedCalls(snapshot)
        let found = Alignment(ExpectedSequence(calls, from: start, compared).nodes, calls, compared.price)
        alignment = found
        findings = join(found.steps, calls.map(\.number), compared.matches)
    }

    private func join(_ found: [Finding], _ calls: [Int], _ matches: (Int, Int) -> Bool) -> [Finding] {
        found.joined(calls, matches: matches) { position, call in
            !snapshot.isDeclared(position, before: call) && snapshot.journal.outcome(of: call) == .diverged
                && snapshot.accepts(call, at: position)
        } isNext: { first, second in
            // Optional calls that were not made may be expected between.
            first <= second
                && (first..<second).dropFirst().allSatisfy {
                    snapshot.isSatisfied(at: $0) && snapshot.progress(at: $0).calls == 0
                }
        }
    }

    func result() -> (violations: [Violation], reviews: [CallReview], missing: [Int]) {
        var open = findings.filter { !isKnown($0) }
        let told = snapshot.divergences.filter(\.isReported).map { ($0, takeDifference(of: $0, from: &open)) }
        // The alignment does not know other mocks or states.
        let explained = Set(open.flatMap(\.calls))
        let unreported = snapshot.divergences.filter { !$0.isReported && $0.isBlocked }
        let following = Set(unreported.filter(isFollowing).map(\.call))
        open.removeAll { [.substituted, .extra].contains($0.kind) && following.contains($0.calls[0]) }
        let blocked = unreported.map(\.call).filter { !explained.contains($0) && !following.contains($0) }
        if snapshot.isOrdered { open += blocked.map { Finding(.extra, calls: [$0]) } }
        let named = Set(snapshot.divergences.compactMap(\.obstacles).flatMap(\.own))
        open.removeAll { $0.kind == .missing && named.contains($0.positions[0]) }

        var known = aligned
        for finding in open + told.compactMap(\.1) where finding.kind == .moved { known.align(finding) }
        let reported = snapshot.reportedCalls(told)
        let held = Set(snapshot.ledger.heldCalls)
        // The failure of a call that is held tells of all calls with the same mistake.
        var alike: [Int: AlikeCalls] = [:]
        var groups: [(findings: [Finding], isReported: Bool)] = []
        for group in snapshot.groupsOfLike(open) {
            let call = reported[snapshot.likeness(of: group[0])]
            if let call, held.contains(call) {
                alike[call] = snapshot.alikeCalls(group)
            } else {
                groups.append((group, call != nil))
            }
        }
        let reviews = told.map { divergence, finding in
            let (call, isHeld) = (divergence.call, held.contains(divergence.call))
            let outcome =
                divergence.isBlocked
                ? known.note(onBlocked: divergence)
                : finding.flatMap { known.note(on: divergence, $0, moved($0, call)) }
            let table = isHeld && !divergence.isBlocked ? table(of: finding ?? Finding(.extra, calls: [call])) : nil
            return CallReview(call: call, isHeld: isHeld, outcome: outcome, table: table, alike: alike[call])
        }
        let noted = reviews.compactMap { review -> Int? in
            guard case .missing(let fact, _)? = review.outcome?.explanation else { return nil }
            return fact.position.map { $0.number - 1 }
        }
        let missing = open.filter { [.missing, .early].contains($0.kind) }.flatMap(\.positions)
        return (violations(groups, known), reviews, missing + noted)
    }

    /// Whether the test knows a difference already, or it follows from one that was reported.
    private func isKnown(_ finding: Finding) -> Bool {
        switch finding.kind {
        case .missing, .early: snapshot.isKnownMissing(at: finding.positions[0])
        case .moved:
            // A move that nothing proves is only another place in an unordered group. The mistake is elsewhere. A move
            // before a call that another mock has missed follows from that call.
            snapshot.divergences.contains(where: \.isReported) && moved(finding)?.isWithoutReason == true
                || moved(finding)?.before.map(snapshot.isKnownMissing) == true
        case .matched, .ignored, .substituted, .extra: false
        }
    }

    /// Takes out the difference that the failure of a call stands for: the one that contains the call, or else the
    /// first among the expectations before it.
    private func takeDifference(of reported: Divergence, from open: inout [Finding]) -> Finding? {
        let ofCall = open.firstIndex { $0.kind != .early && $0.calls.contains(reported.call) }
        if let ofCall { return open.remove(at: ofCall) }
        guard let position = matches.first(where: { $0.calls == [reported.call] })?.positions[0] else { return nil }
        let due = min(reported.head, position)..<max(reported.head, snapshot.run(at: position).upperBound)
        return open.firstIndex { $0.positions.contains(where: due.contains) }.map { open.remove(at: $0) }
    }

    private var matches: [Finding] { alignment?.steps.filter { $0.kind == .matched } ?? [] }

    /// Whether the comparison has found a call for all that blocked a call, and one that would have changed its state.
    private func isFollowing(_ blocked: Divergence) -> Bool {
        guard let obstacles = blocked.obstacles, !obstacles.hasOthers else { return false }
        let compared = (findings.filter { $0.kind == .substituted } + matches).flatMap { zip($0.positions, $0.calls) }
        let found = compared.filter { $0.1 < blocked.call }.map(\.0)
        guard obstacles.own.allSatisfy(found.contains) else { return false }
        return obstacles.blocked.conditions.isEmpty
            ? !obstacles.own.isEmpty
            : found.contains { snapshot.changesState(at: $0, of: obstacles.position) && snapshot.lacksCalls(at: $0) }
    }

    /// Why a call of a move came out of turn: by default, its first one.
    private func moved(_ finding: Finding, _ call: Int? = nil) -> MovedCall? {
        guard finding.kind == .moved else { return nil }
        let index = finding.calls.firstIndex { $0 == call } ?? 0
        let (position, call) = (finding.positions[index], finding.calls[index])
        let found = (matches + [finding]).flatMap { zip($0.positions, $0.calls) }
        let before = found.filter { $0.1 > call && snapshot.tree.isBefore($0.0, position) }.map(\.0).min()
        let after = found.filter { $0.1 < call && snapshot.tree.isBefore(position, $0.0) }.map(\.0).max()
        return MovedCall(position: position, before: before, after: before == nil ? after : nil)
    }

    /// The snapshot, with each call counted for the expectation that the alignment found for it.
    private var aligned: MockSnapshot<Invocation> { matches.reduce(into: snapshot) { $0.align($1) } }

    /// - Parameter groups: The differences that are alike, and whether one like them was reported when its call came.
    private func violations(
        _ groups: [(findings: [Finding], isReported: Bool)], _ known: MockSnapshot<Invocation>
    ) -> [Violation] {
        let matched = Set(matches.flatMap(\.calls))
        let mistaken = ignored.filter { !matched.contains($0) }
        var violations = boundedViolations(groups) { group, isFirst in
            let finding = group.findings[0]
            var found = violation(finding, known, mistaken, isFirst ? table(of: finding) : nil)
            found.isReported =
                finding.kind == .early
                ? snapshot.divergences.contains { $0.isReported && finding.calls.contains($0.call) } : group.isReported
            if group.findings.count > 1 { found.alike = snapshot.alikeCalls(group.findings.dropFirst()) }
            return found
        }
        if alignment?.isCutShort == true, !violations.isEmpty {
            violations[violations.count - 1].notes.append(.notCompared)
        }
        return violations
    }

    private func violation(
        _ finding: Finding, _ known: MockSnapshot<Invocation>, _ mistaken: [Int], _ table: SequenceTable?
    ) -> Violation {
        switch finding.kind {
        case .early: return known.violation(at: finding.positions[0], early: finding.calls)
        case .missing, .matched, .ignored:
            return known.violation(at: finding.positions[0], mistaken: mistaken, table: table)
        case .substituted:
            let position = finding.positions[0]
            return known.violation(
                of: divergence(finding, head: alignment == nil ? nil : position), replacing: position, table: table)
        case .extra, .moved:
            let next = alignment?.nextExpectation(after: finding.calls[0])
            return known.violation(of: divergence(finding, head: next), moved: moved(finding), table: table)
        }
    }

    /// The call of a finding, with what was noted when it came.
    private func divergence(_ finding: Finding, head: Int? = nil) -> Divergence {
        let call = finding.calls[0]
        let noted = snapshot.divergences.first { $0.call == call }
        return Divergence(
            call: call, head: head ?? noted?.head ?? snapshot.head, trace: noted?.trace, isReported: false,
            answer: noted?.answer, obstacles: noted?.obstacles)
    }

    private func table(of finding: Finding) -> SequenceTable? {
        guard let alignment else {
            if finding.kind == .missing { return snapshot.table(around: finding.positions[0]) }
            return finding.kind == .early ? nil : snapshot.table(at: divergence(finding))
        }
        let steps = alignment.steps
        var counted = aligned
        // A call that has a row of its own counts for no expectation.
        for call in steps.filter({ $0.kind != .matched }).flatMap(\.calls) { counted.release(call) }
        let shown = steps.indices.filter {
            steps[$0].positions.contains(where: finding.positions.contains)
                || steps[$0].calls.contains(where: finding.calls.contains)
        }
        // A call that was reported may have been matched in the end.
        guard let index = shown.first(where: { steps[$0].isDifference }) ?? shown.first else { return nil }
        var table = counted.table(around: index, in: steps)
        let moved = Set(findings.filter { $0.kind == .moved }.flatMap(\.positions).map { Optional($0 + 1) })
        for row in table.rows.indices where table.rows[row].called == nil && moved.contains(table.rows[row].position) {
            table.rows[row].called = .accounted(.outOfTurn)
        }
        if alignment.isCutShort {
            table.below += max(0, snapshot.queue.count - 1 - (steps.flatMap(\.positions).max() ?? 0))
        }
        return table
    }
}

/// What differences have in common that are one mistake: the same happened to several calls that one line declares, or
/// to several calls of one case that no line declares. A loop that passes wrong values makes such a mistake.
enum Likeness: Hashable {
    case missing(MistakeLedger.Line), substituted(MistakeLedger.Line), extra(MistakeLedger.Line)
    /// No expectation accepts the call.
    case unknown(name: String)
    /// It is a mistake of its own.
    case single(Finding.Kind, calls: [Int])
}

extension MockSnapshot {
    func likeness(of finding: Finding) -> Likeness {
        let expected = finding.positions.first.map { expectation(at: $0) }
        switch (finding.kind, expected) {
        case (.missing, let expected?): return .missing(.init(expected.site))
        case (.substituted, let expected?) where expected.caseName == caseName(ofCall: finding.calls[0]):
            return .substituted(.init(expected.site))
        case (.extra, _):
            let call = finding.calls[0]
            let accepting = candidates(for: call, from: head).first { accepts(call, at: $0) }
            return accepting.map { .extra(.init(expectation(at: $0).site)) } ?? .unknown(name: caseName(ofCall: call))
        default: return .single(finding.kind, calls: finding.calls)
        }
    }

    /// Returns the differences in groups, in the order of the first of each group.
    func groupsOfLike(_ findings: [Finding]) -> [[Finding]] {
        Dictionary(grouping: findings.enumerated()) { likeness(of: $0.element) }.values
            .sorted { $0[0].offset < $1[0].offset }.map { $0.map(\.element) }
    }

    /// The calls that were reported when they came, by what they have in common. A forbidden call is its own mistake.
    func reportedCalls(_ told: [(Divergence, Finding?)]) -> [Likeness: Int] {
        let calls = told.filter { journal.outcome(of: $0.0.call) == .diverged }.compactMap { divergence, finding in
            finding.map { (likeness(of: $0), divergence.call) }
        }
        return Dictionary(calls) { first, _ in first }
    }

    func alikeCalls(_ findings: some Collection<Finding>) -> AlikeCalls {
        let calls = findings.prefix(Limits.Verifying.alikeCalls).map { finding in
            finding.calls.first.map(words) ?? describeCall(expectation(at: finding.positions[0]).invocation)
        }
        return AlikeCalls(calls: calls, positions: findings.compactMap(\.positions.first), count: findings.count)
    }
}

/// The other calls with the same mistake as the call of a failure.
struct AlikeCalls: Sendable, Equatable {
    /// The first few of them.
    let calls: [String]
    let positions: [Int]
    let count: Int
}
