struct MockVerification<Invocation> {
    let engine: Engine<Invocation>

    /// What a verification does with what it finds.
    struct Terms {
        /// The severity of a missing call; `nil` if a missing call is no mistake.
        var missing: FailureReport.Severity? = .error
        /// Adds to the notes of a missing call.
        var noteMissing: (inout [Violation.Note]) -> Void = { _ in }
        /// Whether the test did not ask for the verification, which then repeats no failures of an earlier one.
        var isAutomatic = false
        /// Whether the mock is being deallocated.
        var isLast = false
        /// Whether calls may still come, because a wrong call ended the wait for them, or kept it from starting.
        var isEarly = false
        /// Whether the test waited for the expectations. No verification then reports the same mistakes again.
        var isAfterWait = false
        /// The line of the test that verifies, if any.
        var site: CallSite?
    }

    /// Reports everything that is wrong and was not reported yet. It changes no expectation.
    func verify(_ terms: Terms) {
        // A failure that is being reported may not be known to the test yet.
        engine.failures.awaitReports()
        engine.failures.reporting {
            let (kept, unusedStubs, before) = engine.locked { guarded in
                guarded.noteVerification()
                if let site = terms.site, !terms.isAutomatic { guarded.testSites.keep(site) }
                let repeatsNothing = terms.isAutomatic || guarded.ledger.isFoundAfterWait
                return (
                    guarded.delivery.takeUndelivered(), guarded.reportedUnusedStubs,
                    repeatsNothing ? guarded.ledger.found : []
                )
            }
            engine.failures.report(kept: kept, isLast: terms.isLast)
            let snapshot = verifiableSnapshot
            let unused = unusedStubs == .ignore ? [] : snapshot.violationsOfUnusedStubs()
            var result = snapshot.verificationResult()
            tellOutcomes(result, terms, held: snapshot.ledger.heldCalls)
            // A handler that was never called may be to make the calls that are missing.
            var dropped = result.violations.allSatisfy(\.isMissing) ? droppedCompletions(in: snapshot) : []
            if !result.violations.isEmpty {
                result.violations[0].notes += dropped.compactMap(\.neverCalledBack)
                dropped = []
            }
            var known = received(before, isAutomatic: terms.isAutomatic)
            var found: [MistakeLedger.Found] = []
            var missed: [Int: Delivery] = [:]
            lazy var isCancelled = engine.framework.isTestCancelled
            for violation in result.violations + lateCalls(in: snapshot) + unused + dropped {
                if let index = known.firstIndex(where: { $0.identity == violation.identity }) {
                    found.append(known.remove(at: index))
                    continue
                }
                if violation.isMissing, terms.missing == nil || isCancelled { continue }
                let (report, delivery) = report(violation, terms, unusedStubs)
                found.append((violation.identity, delivery))
                // A known issue fails no test, so what is missing is reported again outside of it.
                let isKnownIssue = delivery == .suppressed && report.severity == .error
                if isKnownIssue || delivery == .lost { continue }
                for position in missing(in: violation, of: snapshot) {
                    if terms.isAfterWait { missed[position] = missed[position] ?? delivery }
                    // Calls of other mocks that come after it are no further mistake.
                    snapshot.progress[snapshot.queue[position]].node?.release()
                }
            }
            engine.locked { [found, missed] guarded in
                guarded.ledger.found = found
                if terms.isAfterWait { guarded.ledger.isFoundAfterWait = true }
                guarded.record(missed, in: snapshot)
            }
        }
    }

    /// The positions of the expectations that a failure reports as missing.
    private func missing(in violation: Violation, of snapshot: MockSnapshot<Invocation>) -> [Int] {
        guard case .missing(let missing) = violation.problem, let position = missing.declaration.position
        else { return [] }
        let named = [position.number - 1] + (violation.alike?.positions ?? [])
        // Without a wrong call, the differences that are only counted are the other unmet expectations.
        let countsOthers =
            snapshot.divergences.isEmpty
            && violation.notes.contains { if case .moreDifferences = $0 { true } else { false } }
        return countsOthers ? named + snapshot.queue.indices.filter { !snapshot.isSatisfied(at: $0) } : named
    }

    /// The calls that were made after a wait had reported them as missing. Each is told once.
    private func lateCalls(in snapshot: MockSnapshot<Invocation>) -> [Violation] {
        let late = snapshot.queue.indices.filter { position in
            let index = snapshot.queue[position]
            return snapshot.ledger.isLate(index, calls: snapshot.progress[index].calls)
                && engine.locked { $0.ledger.claim(.late(index)) }
        }
        return late.map { position in
            Violation(
                mock: snapshot.mock, problem: .late(snapshot.fact(at: position)),
                place: FailurePlace(snapshot.expectation(at: position).site))
        }
    }

    private func report(
        _ violation: Violation, _ terms: Terms, _ unusedStubs: UnusedStubs
    ) -> (report: FailureReport, delivery: Delivery) {
        var violation = violation
        if violation.isMissing { terms.noteMissing(&violation.notes) }
        let isKnown = violation.isReported && engine.failures.hasSurelyFailedTest
        if isKnown { violation.notes.append(.alreadyReported) }
        let severity: FailureReport.Severity =
            switch violation.problem {
            case _ where isKnown: .warning
            case .missing: terms.missing ?? .error
            case .unusedStub: unusedStubs == .fail ? .error : .warning
            case .late, .droppedCompletion: .warning
            default: .error
            }
        return engine.failures.deliver(
            violation, severity: severity, verifiedAt: terms.site, isLast: terms.isLast
        ) { guarded, _, delivery in
            // A later verification finds the same violations again, so they are not kept.
            if severity == .error, !delivery.isReceived { guarded.verification.hasUndelivered = true }
        }
    }

    /// Says what the reported calls turned out to be: in the failure if the trait or XCTest holds it, else in one note
    /// at its place. An early verification leaves a failure held, because the next one knows more.
    private func tellOutcomes(_ result: VerificationResult, _ terms: Terms, held: [Int]) {
        lazy var isCancelled = engine.framework.isTestCancelled
        for (call, outcome) in result.notes {
            if terms.missing == nil || terms.isEarly && held.contains(call) { continue }
            guard let failure = engine.locked({ $0.ledger.claim(outcome, ofCall: call) }) else { continue }
            // The calls of a cancelled test end anywhere.
            if isCancelled { break }
            let isRecorded = engine.failures.recordHeld(call: call) { violation in
                violation.problem = .outcome(outcome)
                // The table of the call itself shows what had come until then.
                violation.table = result.tables[call]
                violation.alike = result.alike[call]
            }
            if isRecorded { continue }
            let violation = Violation(mock: failure.mock, problem: .outcome(outcome), place: failure.place)
            _ = engine.failures.deliver(
                violation, severity: .warning, verifiedAt: terms.site, isLast: terms.isLast
            ) { guarded, _, delivery in
                if delivery == .lost { guarded.ledger.giveBack(noteOfCall: call) }
            }
        }
        for call in held where !terms.isEarly {
            let table = terms.missing == nil || isCancelled ? nil : result.tables[call]
            engine.failures.recordHeld(call: call) { violation in
                if let table { violation.compare(in: table) }
                violation.alike = result.alike[call]
            }
        }
    }

    /// The snapshot to verify. A report that XCTest may have dropped is repeated inside of a test that can receive it.
    private var verifiableSnapshot: MockSnapshot<Invocation> {
        var receivers: [UnretainedObject] = []
        var snapshot = engine.snapshot { receivers = $0.verification.receivers }
        // Asked last, because it copies the test.
        let isRepeating = !snapshot.ledger.presumedMissed.isEmpty && engine.framework.isInsideTest
        snapshot.noteKnownMissing(
            elsewhere: engine.expectationsMet(elsewhere: snapshot, by: receivers),
            repeatingPresumed: isRepeating, of: engine)
        return snapshot
    }

    /// Which violations of the last verification a test has received, as far as is known, so that they are not reported
    /// again. What is missing is noted apart after a wait, because it may be called later.
    private func received(_ found: [MistakeLedger.Found], isAutomatic: Bool) -> [MistakeLedger.Found] {
        if found.isEmpty { return [] }
        let isInsideTest = engine.framework.isInsideTest
        return found.filter {
            // A known issue fails no test, so the failure is reported again outside of it.
            if !isAutomatic, $0.delivery == .suppressed || $0.identity.isMissing { return false }
            return $0.delivery.isReceived || $0.delivery == .presumed && !isInsideTest
        }
    }

    /// Whether the mock may have failures that no test has received.
    var hasUnreported: Bool {
        let (isSure, isLikely) = engine.locked { guarded in
            let verification = guarded.verification
            let hasUnusedStubs = guarded.reportedUnusedStubs != .ignore && !guarded.state.table.stubs.isEmpty
            let isOpen =
                !verification.isCurrent
                && !(guarded.state.table.queue.isEmpty && verification.divergences.isEmpty && !hasUnusedStubs)
            let undelivered = guarded.delivery.undelivered
            return (
                isOpen || undelivered.contains { $0.delivery == .lost } || !guarded.ledger.heldCalls.isEmpty,
                !undelivered.isEmpty || verification.hasUndelivered
            )
        }
        // What XCTest may have dropped is reported again only inside of a test that can receive it.
        return isSure || isLikely && engine.framework.isInsideTest
    }

    /// Throws if the mock has failed, now or before.
    func endTestIfFailed(at site: CallSite) throws {
        let (hasFailed, isUnmet, isKept) = engine.locked { guarded in
            (
                guarded.delivery.hasFailed, guarded.state.completeness == .unmet,
                guarded.verification.hasUndelivered || !guarded.delivery.undelivered.isEmpty
            )
        }
        guard hasFailed || isUnmet || isKept else { return }
        // The missing calls of a cancelled test are no failures.
        if !hasFailed, Task.isCancelled { throw CancellationError() }
        if hasFailed || isKept {
            let error = UnverifiedMockError(mock: engine.name)
            throw engine.failures.errorEndingFailedTest(error.description, at: site) ?? error
        }
        // Without a failure of its own, the missing calls are those that failures of other mocks have named.
        let snapshot = engine.snapshot()
        let reporting = snapshot.queue.indices.filter { !snapshot.isSatisfied(at: $0) }
            .compactMap { snapshot.progress[snapshot.queue[$0]].node?.report.mock }
        for mock in reporting {
            let error = UnverifiedMockError(mock: engine.name, reason: .missingCalls(reportedBy: mock.name))
            if let end = mock.errorEndingFailedTest(error.description, at: site) { throw end }
        }
        let received = reporting.first { $0.failureEffect != .unreceived }
        throw UnverifiedMockError(mock: engine.name, reason: .missingCalls(reportedBy: received?.name))
    }
}

extension Violation {
    /// Shows the compared sequences in the failure of a held call. What was next then may have been met meanwhile.
    fileprivate mutating func compare(in table: SequenceTable) {
        self.table = table
        let met = Set(table.rows.filter { $0.relation == .same }.compactMap(\.position))
        func isMet(_ fact: DeclarationFact?) -> Bool {
            fact?.position.map { met.contains($0.number) } ?? false
        }
        switch problem {
        case .surplus(let call, let declaration, let next) where isMet(next):
            problem = .surplus(call: call, met: declaration, next: nil)
        case .unexpected(var unexpected) where isMet(unexpected.next):
            unexpected.next = nil
            problem = .unexpected(unexpected)
        default: break
        }
    }
}

extension GuardedState {
    /// Notes the expectations that were reported as missing after a wait, by their positions.
    fileprivate mutating func record<Invocation>(_ missed: [Int: Delivery], in snapshot: MockSnapshot<Invocation>) {
        for (position, delivery) in missed {
            let index = snapshot.queue[position]
            // Another thread may have reset the mock meanwhile.
            guard state.table.contains(snapshot.declared[index]) else { continue }
            _ = claim(missed: index, calls: snapshot.progress[index].calls)
            if delivery == .presumed { ledger.presumedMissed.insert(index) }
        }
    }
}
