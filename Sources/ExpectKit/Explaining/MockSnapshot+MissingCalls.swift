extension MockSnapshot {
    /// Describes an expectation that was not met. One of the ignored calls may have been meant for it.
    func violation(at position: Int, mistaken calls: [Int] = [], table: SequenceTable?) -> Violation {
        let expectation = expectation(at: position)
        let call = mistakenCall(for: expectation, among: calls)
        return violation(of: expectation, call.map { mistaken($0, for: expectation) }, table, states: states)
    }

    /// Describes an expectation whose calls were refused before it was declared.
    func violation(at position: Int, early calls: [Int]) -> Violation {
        violation(of: expectation(at: position), .early(fact(ofCall: calls[0]), wasAllowed: false), nil, states: states)
    }

    /// Describes a declaration whose call a test waited for until the wait timed out.
    func violation(awaiting declaration: Declaration, _ note: Violation.Note) -> Violation {
        let position = queue.firstIndex(of: declaration.index)
        let table = position.flatMap { self.table(around: $0, wasAwaited: true) }
        var violation = violation(of: declaration, nil, table, states: [])
        violation.notes = [note]
        return violation
    }

    private func violation(
        of declaration: Declaration, _ mistaken: MissingCall.Mistaken?, _ table: SequenceTable?, states: [StateFact]
    ) -> Violation {
        let missing = MissingCall(
            declaration: fact(of: declaration), mistaken: mistaken, came: table == nil ? firstCalls : nil)
        return Violation(
            mock: mock, problem: .missing(missing), place: FailurePlace(declaration.site), states: states, table: table)
    }

    /// The calls that came; `nil` if the mock expects others as well, or if its calls were forgotten.
    private var firstCalls: [String]? {
        guard queue.count == 1 else { return nil }
        let all = journal.remembered
        let shown = all.prefix(Limits.Verifying.namedCalls).map { number in
            let call = describeCall(journal.invocations[number])
            return shortened(call, from: call, to: Limits.Reporting.listedCall)
        }
        return shown.count < all.count ? shown + ["… \(all.count - shown.count) more"] : shown
    }

    private func mistaken(_ call: Int, for expectation: TypedDeclaration<Invocation>) -> MissingCall.Mistaken {
        let fact = fact(ofCall: call, against: expectation)
        if !fact.differences.isEmpty { return .instead(fact) }
        // If the test allows an earlier call, only the order of the mock can have kept it from the expectation.
        let progress = progress[expectation.index]
        if call < expectation.since, !progress.allowsEarlierCalls { return .early(fact, wasAllowed: true) }
        let time = journal.log.time(of: call)
        let blocked = OutOfOrderCall.Blocked(
            [], progress.node?.explain(callAt: time), progress.unmetRequirements(at: time))
        return .outOfTurn(fact, isOrdered: isOrdered, blockedBy: blocked.isEmpty ? nil : blocked)
    }

    /// The call that may have been meant for an expectation that was not met.
    private func mistakenCall(for expectation: TypedDeclaration<Invocation>, among calls: [Int]) -> Int? {
        var best: (call: Int, rank: Int)?
        var stubbed: [Int] = []
        for call in calls.suffix(Limits.Verifying.mistakenCalls) {
            let invocation = journal.invocations[call]
            guard caseName(ofCall: call) == expectation.caseName else { continue }
            let isExact = expectation.accepts(invocation)
            if !isExact, journal.outcome(of: call) == .stubbed {
                if call >= expectation.since { stubbed.append(call) }
                continue
            }
            // A call that was made too early explains less than one that was made out of turn.
            let rank =
                isExact
                ? (call < expectation.since ? 1 : 0) : 1 + max(1, expectation.differenceCount(in: invocation))
            if best.map({ rank < $0.rank }) ?? true { best = (call, rank) }
        }
        // Several calls that a stub answered were probably meant for the stub. A single one may have wrong arguments.
        return best?.call ?? (stubbed.count == 1 ? stubbed[0] : nil)
    }
}
