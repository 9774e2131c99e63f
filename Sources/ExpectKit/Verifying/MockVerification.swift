/// Verifies a mock: reports everything that is wrong and was not reported yet.
struct MockVerification<Invocation> {
    let engine: Engine<Invocation>

    /// Reports everything that is wrong and was not reported yet. It changes no expectation.
    ///
    /// - Parameters:
    ///   - severity: The severity of a missing call; `nil` if a missing call is no mistake.
    ///   - isAutomatic: Whether the test did not ask for the verification. Failures of an earlier verification are
    ///     then not repeated.
    ///   - isLast: Whether the mock is being deallocated.
    ///   - isAfterWait: Whether the test waited for the expectations. No verification then reports the same missing
    ///     calls again.
    ///   - site: The line of the test that verifies, if any.
    ///   - annotate: Adds notes to a violation.
    func verify(
        missing severity: FailureReport.Severity? = .error, isAutomatic: Bool = false, isLast: Bool = false,
        isAfterWait: Bool = false, at site: CallSite? = nil, annotate: (inout Violation) -> Void = { _ in }
    ) {
        // A failure that is being reported may not be known to the test yet.
        engine.failures.awaitReports()
        engine.failures.reporting {
            raiseKept(isLast: isLast)
            let unusedStubs = engine.locked { guarded in
                if let site, !isAutomatic { guarded.testSites.insert(site) }
                return guarded.reportedUnusedStubs
            }
            let snapshot = verifiableSnapshot
            let unused = unusedStubs == .ignore ? [] : UnusedStubSearch(snapshot: snapshot).violations()
            var known = isAutomatic ? reportedViolations : []
            var found: [VerifiedViolation] = []
            var missed = MissedExpectations()
            var cancelled: Bool?
            let result = Verification(snapshot: snapshot).result()
            if severity != nil { handOver(result.notes, isLast: isLast, at: site) }
            let dropped = result.violations.isEmpty ? droppedCompletions(in: snapshot) : []
            for var violation in result.violations + unused + dropped {
                let identity = violation.identity
                if let index = known.firstIndex(where: { $0.identity == identity }) {
                    found.append(known.remove(at: index))
                    continue
                }
                if violation.isMissing {
                    let isCancelled = cancelled ?? engine.framework.isTestCancelled
                    cancelled = isCancelled
                    if severity == nil || isCancelled { continue }
                }
                annotate(&violation)
                let isKnown = violation.isReportedAsEarly && engine.failures.hasSurelyFailedTest
                if isKnown { violation.notes.append(.alreadyReported) }
                let severity = isKnown ? .warning : gravity(of: violation.kind)
                if severity == .error { engine.failures.annotate(&violation) }
                let report = engine.failures.published(
                    FailureReport(violation, severity: severity, verifiedAt: site))
                if report.severity == .error { engine.failures.noteFailure() }
                let delivery = engine.failures.deliver(report, unlessSkipped: isLast)
                engine.failures.tellAnnotator(of: report, delivery)
                found.append(VerifiedViolation(identity: identity, delivery: delivery))
                // A known issue fails no test, so what is missing is reported again outside of it.
                let isKnownIssue = delivery == .suppressed && report.severity == .error
                if isAfterWait, !isKnownIssue { missed.add(violation, delivery) }
                // A later verification finds the same violations again, so they are not kept.
                if !delivery.isReceived, report.severity == .error {
                    engine.locked { $0.verification.hasUndelivered = true }
                }
            }
            engine.locked { [found, missed] guarded in
                guarded.verification.found = found
                guarded.record(missed, in: snapshot)
            }

            func gravity(of kind: FailureReport.Kind) -> FailureReport.Severity {
                switch kind {
                case .missing: severity ?? .error
                case .unusedStub: unusedStubs == .fail ? .error : .warning
                case .droppedCompletion: .warning
                default: .error
                }
            }
        }
    }

    /// The snapshot to verify. A report that XCTest may have dropped is repeated inside of a test that can receive it.
    private var verifiableSnapshot: MockSnapshot<Invocation> {
        var snapshot = engine.snapshot()
        snapshot.hiddenMissing = snapshot.expectationsNamedInVain
        // Asked last, because it copies the test.
        let presumed = engine.locked { $0.verification.presumedMissing }
        if !presumed.isEmpty, engine.framework.isInsideTest { snapshot.unheardMissing = presumed }
        return snapshot
    }

    /// Reports the failures again that no running test has received.
    private func raiseKept(isLast: Bool) {
        let kept = engine.locked { state in
            state.noteVerification()
            return state.delivery.takeUndelivered()
        }
        for failure in kept {
            // XCTest drops a failure that it receives inside a Swift Testing test. Inside an XCTest test it keeps the
            // failure, which must not be reported again.
            guard failure.delivery == .lost || engine.framework.isInsideTest else {
                engine.failures.keep(failure)
                continue
            }
            let delivery = engine.failures.hand(failure.report, of: failure.ticket, isLast: isLast)
            if let ticket = failure.ticket { engine.locked { $0.record(keptFailureOf: ticket, delivery) } }
        }
    }

    /// The violations of the last verification that a test has received, as far as is known.
    private var reportedViolations: [VerifiedViolation] {
        let isInsideTest = engine.framework.isInsideTest
        return engine.locked { $0.verification.found }
            .filter { $0.delivery.isReceived || $0.delivery == .presumed && !isInsideTest }
    }

    /// Whether the mock may have failures that no test has received.
    var hasUnreported: Bool {
        let (isSure, isLikely) = engine.locked { guarded in
            let verification = guarded.verification
            let hasUnusedStubs = guarded.reportedUnusedStubs != .ignore && !guarded.state.table.stubs.isEmpty
            let isOpen =
                !verification.isCurrent
                && !(guarded.state.table.queue.isEmpty && verification.divergences.isEmpty
                    && !hasUnusedStubs)
            let undelivered = guarded.delivery.undelivered
            return (
                isOpen || undelivered.contains { $0.delivery == .lost },
                !undelivered.isEmpty || verification.hasUndelivered
            )
        }
        // What XCTest may have dropped is reported again only inside of a test that can receive it.
        return isSure || isLikely && engine.framework.isInsideTest
    }
}
