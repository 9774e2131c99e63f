extension MockSnapshot {
    /// Everything that is wrong with the calls so far and has not been reported yet, and the expectations whose calls
    /// it finds to be missing. It has no side effects.
    func mistakes() -> (violations: [Violation], reviews: [CallReview], missing: [Int]) {
        var (violations, reviews, missing): ([Violation], [CallReview], [Int]) = ([], [], [])
        var known = self
        let misdirected = divergences.filter { $0.elsewhere != nil }
        known.divergences.removeAll { $0.elsewhere != nil }
        let lacking = queue.indices.filter { !isSatisfied(at: $0) }
        if declared.isEmpty {
            violations = known.violationsOfUndeclaredCalls()
        } else if !lacking.isEmpty || !known.divergences.isEmpty {
            known.noteConditions(of: lacking.filter { !isKnownMissing(at: $0) })
            (violations, reviews, missing) = MistakeSearch(known, lacking).result()
        }
        let meant = misdirected.first { $0.elsewhere?.isSwapped == false }
        if let meant, !misdirected.contains(where: \.isReported) {
            violations.insert(violation(of: meant, table: nil), at: 0)
        }
        return (violations, reviews, missing.map { queue[$0] })
    }

    /// The calls of a mock without declarations. Calls with the same arguments are one mistake.
    private func violationsOfUndeclaredCalls() -> [Violation] {
        // Bounded, because describing a call takes time.
        let known = divergences.prefix(Limits.Verifying.calls)
        let calls = known.map { words(ofCall: $0.call) }
        var reported = Set(zip(known, calls).filter(\.0.isReported).map(\.1))
        let new = zip(known, calls).filter { _, call in
            reported.count < Limits.Verifying.reports && reported.insert(call).inserted
        }
        var violations = new.map { violation(of: $0.0, table: nil) }
        let rest = calls.count { !reported.contains($0) } + divergences.count - known.count
        if rest > 0, !violations.isEmpty { violations[violations.count - 1].notes.append(.moreCalls(rest)) }
        return violations
    }

    func violationsOfUnusedStubs() -> [Violation] {
        let unused = stubs.filter { progress[$0.index].calls == 0 && !progress[$0.index].keepsProperty }
        guard !unused.isEmpty else { return [] }
        let calls = Dictionary(grouping: latestRemembered) { caseName(ofCall: $0) }
        return boundedViolations(unused.map(call)) { stub, _ in
            let reason = reason(for: stub, calls[stub.caseName, default: []])
            let problem = UnusedStub(stub: fact(of: stub), reason: reason)
            return Violation(mock: mock, problem: .unusedStub(problem), place: FailurePlace(stub.site))
        }
    }

    /// The reason why a stub answered none of the calls of its case.
    private func reason(for stub: TypedDeclaration<Invocation>, _ calls: [Int]) -> UnusedStub.Reason {
        guard !calls.isEmpty else { return .neverCalled }
        let ranked = calls.map { (call: $0, differences: stub.differenceCount(in: journal.invocations[$0])) }
        let nearest = ranked.filter { $0.differences > 0 }.min { $0.differences < $1.differences }
        if let nearest { return .otherArguments(fact(ofCall: nearest.call, against: stub)) }
        return calls.allSatisfy { $0 < stub.since } ? .declaredLate : .otherDeclaration
    }

    /// The note for a call whose failure stands for a difference.
    func note(on reported: Divergence, _ finding: Finding, _ moved: MovedCall?) -> ReportedCallOutcome? {
        let call = finding.calls.contains(reported.call) ? reported.call : finding.calls.first
        switch finding.kind {
        case .missing: return noteOfMissing(finding.positions[0], on: reported)
        case .substituted:
            guard let call, isNewlyMissing(finding.positions[0]) else { return nil }
            return note(on: reported, about: call, .replaced(fact(at: finding.positions[0], againstAlike: call)))
        case .extra: return note(on: reported, .added)
        case .moved:
            guard let moved, !moved.isWithoutReason else { return nil }
            let (before, after) = (moved.before.map { fact(at: $0) }, moved.after.map { fact(at: $0) })
            return note(on: reported, about: call, .moved(before: before, after: after))
        case .matched, .ignored, .early: return nil
        }
    }

    /// The note for a call that another mock, a group or a state blocked: whether the calls before it came later.
    func note(onBlocked reported: Divergence) -> ReportedCallOutcome? {
        guard let obstacles = reported.obstacles, reported.isBlocked else { return nil }
        if let position = obstacles.missing.first {
            if isNewlyMissing(position) { return noteOfMissing(position, on: reported) }
            return note(on: reported, .moved(before: fact(at: position), after: nil))
        }
        guard let node = obstacles.first.node, let lacksCalls = node.lacksCalls,
            let expected = progress(at: obstacles.position).node
        else { return nil }
        let fact = OrderFact(node.obstacle(blocking: expected))
        return note(on: reported, lacksCalls ? .missingElsewhere(fact) : .movedBefore(fact))
    }

    /// The note for a call that was made too early because an expected call was left out.
    private func noteOfMissing(_ position: Int, on reported: Divergence) -> ReportedCallOutcome? {
        guard isNewlyMissing(position) else { return nil }
        let others = latestCalls.filter { taker(of: $0) != queue[position] && accepts($0, at: position) }
        // A call that it accepts came, but was not allowed, or was ignored. So nothing was left out.
        guard others.allSatisfy({ taker(of: $0) != nil }) else { return nil }
        var fact = fact(at: position)
        // The alignment may have found another expectation for a call that it took, which came nevertheless.
        fact.calls = max(fact.calls, originalProgress[queue[position]].calls)
        return note(on: reported, .missing(fact, isNever: fact.calls == 0 && others.isEmpty))
    }

    /// Whether an expectation lacks a call, when the calls came and after the alignment, and no failure has said so.
    private func isNewlyMissing(_ position: Int) -> Bool {
        !isSatisfied(at: position) && !originalProgress[queue[position]].isSatisfied && !isKnownMissing(at: position)
    }

    private func note(
        on reported: Divergence, about call: Int? = nil, _ finding: ReportedCallOutcome.Explanation
    ) -> ReportedCallOutcome {
        let told = words(ofCall: reported.call)
        return ReportedCallOutcome(call: call.map(words) ?? told, reported: told, explanation: finding)
    }
}

/// What a verification found out about a call that was reported when it came. A failure that is held also gets the
/// sequences around the call, and the calls with the same mistake.
struct CallReview: Sendable {
    let call: Int
    let isHeld: Bool
    let outcome: ReportedCallOutcome?
    let table: SequenceTable?
    let alike: AlikeCalls?
}

/// Describes the first few of many differences, and adds a note with the number of the others.
func boundedViolations<Found>(_ all: [Found], _ describe: (Found, _ isFirst: Bool) -> Violation) -> [Violation] {
    // A single one is not replaced by a note that says that it is left out.
    let limit = Limits.Verifying.reports + (all.count == Limits.Verifying.reports + 1 ? 1 : 0)
    var described = all.prefix(limit).enumerated().map { describe($1, $0 == 0) }
    let rest = all.count - described.count
    if rest > 0 { described[described.count - 1].notes.append(.moreDifferences(rest)) }
    return described
}

/// What a verification does about stubs that answered no call.
///
/// An unused stub may mean that a test no longer tests what it was written for. By default, unused stubs are ignored,
/// because shared set-up code stubs more than each test needs. The idea comes from Mockito's strict stubs.
public enum UnusedStubs: Sendable {
    /// They are not reported. This is the default.
    case ignore
    /// Each is a warning.
    case warn
    /// Each is a failure.
    case fail
}

extension Limits {
    enum Verifying {
        /// The differences reported one by one.
        static let reports = 8
        /// The differences after which the alignment stops.
        static let differences = 48
        /// The points of an alignment after which only its furthest ways are followed.
        static let alignedPoints = 4096
        /// The latest calls that are searched, and the calls of a mock without declarations that are described.
        static let calls = 1000
        /// The latest calls that are compared with one missing expectation.
        static let mistakenCalls = 200
        /// The unmet expectations that are compared with ignored calls.
        static let unmetExpectations = 256
        /// The expectations that are compared with one call, and the calls that are compared with many expectations.
        static let pairs = 64
        /// The first calls of an expectation that a wait may have missed.
        static let lateCalls = 100
        /// The calls with the same mistake that a failure names.
        static let alikeCalls = 9
        /// The calls that a failure names one by one.
        static let namedCalls = 4
    }
}
