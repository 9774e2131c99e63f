struct MockVerification<Invocation> {
    let engine: Engine<Invocation>

    struct Terms {
        /// The severity of a missing call; `nil` if a missing call is no mistake.
        var missing: FailureReport.Severity? = .error
        var noteMissing: (inout [Violation.Note]) -> Void = { _ in }
        /// Whether the test did not ask for the verification, which then repeats no failures of an earlier one.
        var isAutomatic = false
        var isLast = false
        /// Whether the mock forgets its calls afterwards.
        var isCheckpoint = false
        /// Whether calls may still come, because a wrong call ended the wait for them, or kept it from starting.
        var isEarly = false
        /// Whether the test waited for the expectations. No verification then reports the same mistakes again.
        var isAfterWait = false
        var site: CallSite?
        var unusedStubs = UnusedStubs.ignore
    }

    /// Reports everything that is wrong. A verification that the test itself asks for repeats what is still wrong,
    /// unless one after a wait has reported it.
    func verify(_ terms: Terms) {
        // A failure that is being reported may not be known to the test yet.
        engine.failures.awaitReports()
        engine.failures.reporting {
            var terms = terms
            let (kept, before) = engine.locked { guarded in
                guarded.noteVerification()
                terms.unusedStubs = guarded.reportedUnusedStubs
                if let site = terms.site, !terms.isAutomatic { guarded.testSites.keep(site) }
                let repeatsNothing = terms.isAutomatic || guarded.ledger.isFoundAfterWait
                return (guarded.delivery.undelivered.takeAll(), repeatsNothing ? guarded.ledger.found : [])
            }
            engine.failures.report(kept: kept, isLast: terms.isLast)
            let snapshot = verifiableSnapshot
            let (violations, missing) = violations(in: snapshot, terms)
            var known = received(before, isAutomatic: terms.isAutomatic)
            var found: [MistakeLedger.Reported] = []
            var missed: [Int: Delivery] = [:]
            // A mock may be deallocated in another test than its own.
            lazy var isCancelled =
                engine.framework.isTestCancelled && !(terms.isLast && engine.framework.isInOtherTest)
            for violation in violations {
                if let index = known.firstIndex(where: { $0.identity == violation.identity }) {
                    found.append(known.remove(at: index))
                    continue
                }
                if violation.isMissing, terms.missing == nil || isCancelled { continue }
                let (report, delivery) = report(violation, terms)
                found.append((violation.identity, delivery))
                // A known issue fails no test, so what is missing is reported again outside of it.
                let isKnownIssue = delivery == .suppressed && report.severity == .error
                if isKnownIssue || delivery == .lost { continue }
                for index in self.missing(in: violation, of: snapshot) {
                    if terms.isAfterWait { missed[index] = missed[index] ?? delivery }
                    // Calls of other mocks that come after it are no further mistake.
                    snapshot.progress[index].node?.release()
                }
            }
            engine.locked { [found, missed] guarded in
                // Another thread may have reset the mock meanwhile.
                if let first = snapshot.declared.first, !guarded.state.table.contains(first) { return }
                (guarded.ledger.found, guarded.ledger.missing) = (found, Set(missing))
                if terms.isAfterWait { guarded.ledger.isFoundAfterWait = true }
                for (index, delivery) in missed {
                    _ = guarded.claim(missed: index, calls: snapshot.progress[index].calls)
                    if delivery == .presumed { guarded.ledger.presumedMissed.insert(index) }
                }
            }
        }
    }

    /// Everything that is wrong. It tells what the reported calls turned out to be first.
    private func violations(
        in snapshot: MockSnapshot<Invocation>, _ terms: Terms
    ) -> (all: [Violation], missing: [Int]) {
        let unused = terms.unusedStubs == .ignore ? [] : snapshot.violationsOfUnusedStubs()
        let (violations, reviews, missing) = snapshot.mistakes()
        tellOutcomes(reviews, terms)
        return (violations + lateCalls(in: snapshot) + unused, missing)
    }

    /// The indices of the expectations that a failure reports as missing.
    private func missing(in violation: Violation, of snapshot: MockSnapshot<Invocation>) -> [Int] {
        guard case .missing(let missing) = violation.problem, let position = missing.declaration.position
        else { return [] }
        let named = ([position.number - 1] + (violation.alike?.positions ?? [])).map { snapshot.queue[$0] }
        // Without a wrong call, the differences that are only counted are the other unmet expectations.
        let countsOthers = violation.notes.contains { if case .moreDifferences = $0 { true } else { false } }
        guard countsOthers, snapshot.divergences.isEmpty else { return named }
        return named + snapshot.queue.filter { !snapshot.progress[$0].isSatisfied }
    }

    /// The calls that were made after a wait had reported them as missing. Each is told once.
    private func lateCalls(in snapshot: MockSnapshot<Invocation>) -> [Violation] {
        snapshot.queue.enumerated().compactMap { position, index in
            guard snapshot.ledger.isLate(index, calls: snapshot.progress[index].calls),
                engine.locked({ $0.ledger.claim(.late(index)) })
            else { return nil }
            return snapshot.violation(.late(snapshot.fact(at: position)), at: snapshot.declared[index].site)
        }
    }

    private func report(_ violation: Violation, _ terms: Terms) -> (report: FailureReport, delivery: Delivery) {
        var violation = violation
        if violation.isMissing { terms.noteMissing(&violation.notes) }
        let isKnown = violation.isReported && engine.failures.hasSurelyFailedTest
        if isKnown { violation.notes.append(.alreadyReported) }
        let severity: FailureReport.Severity =
            switch violation.problem {
            case _ where isKnown: .warning
            case .missing: terms.missing ?? .error
            case .unusedStub: terms.unusedStubs == .fail ? .error : .warning
            case .late: .warning
            default: .error
            }
        return engine.failures.deliver(violation, severity: severity, verifiedAt: terms.site, isLast: terms.isLast) {
            guarded, report, delivery in
            // A later verification finds the same violations again, so they are not kept, unless a checkpoint forgets
            // them.
            guard severity == .error, !delivery.isReceived else { return }
            guarded.verification.hasUndelivered = true
            if delivery == .lost { guarded.verification.hasLost = true }
            if delivery == .lost, terms.isCheckpoint {
                guarded.delivery.keep(KeptFailure(report: report, delivery: delivery, ticket: nil))
            }
        }
    }

    /// Says what the reported calls turned out to be: in the failure if the trait or XCTest holds it, else in one note
    /// at its place. An early verification leaves a failure held, because the next one knows more.
    private func tellOutcomes(_ reviews: [CallReview], _ terms: Terms) {
        lazy var isCancelled = engine.framework.isTestCancelled
        for review in reviews where terms.missing != nil && !(terms.isEarly && review.isHeld) {
            guard let outcome = review.outcome else { continue }
            // The calls of a cancelled test end anywhere.
            if isCancelled { break }
            guard let failure = engine.locked({ $0.ledger.claim(outcome, ofCall: review.call) }) else { continue }
            let isRecorded = engine.failures.recordHeld(call: review.call) { violation in
                violation.problem = .outcome(outcome)
                // The table of the call itself shows what had come until then.
                (violation.table, violation.alike) = (review.table, review.alike)
            }
            if isRecorded { continue }
            let violation = Violation(mock: failure.mock, problem: .outcome(outcome), place: failure.place)
            _ = engine.failures.deliver(violation, severity: .warning, verifiedAt: terms.site, isLast: terms.isLast) {
                guarded, _, delivery in if delivery == .lost { guarded.ledger.giveBack(noteOfCall: review.call) }
            }
        }
        for review in reviews where review.isHeld && !terms.isEarly {
            engine.failures.recordHeld(call: review.call) { violation in
                if let table = review.table, terms.missing != nil, !isCancelled { violation.compare(in: table) }
                violation.alike = review.alike
            }
        }
    }

    /// The snapshot to verify, with the expectations that the test knows to be missing. A report that XCTest may have
    /// dropped is repeated inside of a test that can receive it.
    private var verifiableSnapshot: MockSnapshot<Invocation> {
        var receivers: [UnretainedObject] = []
        var snapshot = engine.snapshot { receivers = $0.verification.receivers }
        let (ledger, presumed) = (snapshot.ledger, snapshot.ledger.presumedMissed)
        // Asked last, because it copies the test.
        let repeated = !presumed.isEmpty && engine.framework.isInsideTest ? presumed : []
        let known = snapshot.queue.enumerated().filter { _, index in
            let progress = snapshot.progress[index]
            let isMissed = ledger.isClaimed(.missed(index, calls: progress.calls)) && !repeated.contains(index)
            return isMissed || progress.node.map(isReportedElsewhere) ?? false
        }
        for index in snapshot.divergences.indices where snapshot.divergences[index].elsewhere != nil {
            let divergence = snapshot.divergences[index]
            if engine.isStillMisdirected(divergence, snapshot.journal.invocations[divergence.call]) { continue }
            snapshot.divergences[index].elsewhere = nil
        }
        snapshot.knownMissing = Set(known.map(\.offset) + engine.expectationsMet(elsewhere: snapshot, by: receivers))
        return snapshot
    }

    /// Whether a failure of another mock names a missing call. A failure that something may hide does not count.
    private func isReportedElsewhere(_ node: OrderNode) -> Bool {
        let report = node.report
        guard report.isMade, let mock = report.mock else { return report.isMade }
        return mock !== engine && !mock.mayHaveHiddenFailure && engine.failsTest(as: mock)
    }

    /// Which violations of the last verification a test has received, as far as is known, so that they are not reported
    /// again. What is missing is noted apart after a wait, because it may be called later.
    private func received(_ found: [MistakeLedger.Reported], isAutomatic: Bool) -> [MistakeLedger.Reported] {
        if found.isEmpty { return [] }
        let isInsideTest = engine.framework.isInsideTest
        return found.filter {
            // A known issue fails no test, so the failure is reported again outside of it.
            if !isAutomatic, $0.delivery == .suppressed || $0.identity.kind == .missing { return false }
            return $0.delivery.isReceived || $0.delivery == .presumed && !isInsideTest
        }
    }

    /// Whether the mock may have failures that no test has received.
    var hasUnreported: Bool {
        let (isSure, isLikely) = engine.locked { guarded in
            let (verification, undelivered) = (guarded.verification, guarded.delivery.undelivered)
            let checksStubs = guarded.reportedUnusedStubs != .ignore && !guarded.state.table.stubs.isEmpty
            let isUsed = checksStubs || !guarded.state.table.queue.isEmpty || !verification.divergences.isEmpty
            let isLost =
                verification.hasLost || undelivered.contains { $0.delivery == .lost }
                || !guarded.ledger.heldCalls.isEmpty
            let isLikely = !undelivered.isEmpty || verification.hasUndelivered
            return (isLost || isUsed && !verification.isCurrent, isLikely)
        }
        // What XCTest may have dropped is reported again only inside of a test that can receive it.
        return isSure || isLikely && engine.framework.isInsideTest
    }

    /// Throws if the mock has failed, now or before.
    func endTestIfFailed(at site: CallSite) throws {
        let (hasFailed, isUnmet, isKept) = engine.locked { guarded in
            let (delivery, isUnmet) = (guarded.delivery, guarded.state.isUnmet)
            return (delivery.hasFailed, isUnmet, guarded.verification.hasUndelivered || !delivery.undelivered.isEmpty)
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
        let reporting = snapshot.queue.map { snapshot.progress[$0] }.filter { !$0.isSatisfied }
            .compactMap { $0.node?.report.mock }
        for mock in reporting {
            let error = UnverifiedMockError(mock: engine.name, reason: .missingCalls(reportedBy: mock.name))
            if let end = mock.errorEndingFailedTest(error.description, at: site) { throw end }
        }
        let received = reporting.first(where: \.hasFailed)
        throw UnverifiedMockError(mock: engine.name, reason: .missingCalls(reportedBy: received?.name))
    }
}

extension Violation {
    /// Shows the compared sequences in the failure of a held call. What was next then may have been met meanwhile.
    fileprivate mutating func compare(in table: SequenceTable) {
        self.table = table
        let met = Set(table.rows.filter { $0.relation == .same }.compactMap(\.position))
        func isMet(_ fact: DeclarationFact?) -> Bool { fact?.position.map { met.contains($0.number) } ?? false }
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
