extension Engine {
    /// Reports everything that is wrong and was not reported yet. It changes nothing that is expected.
    ///
    /// - Parameters:
    ///   - severity: How grave a missing call is; nothing where it is no mistake.
    ///   - isAutomatic: Whether the test did not ask for it, and is not told again of what it has heard.
    ///   - isLast: Whether the mock is being deallocated.
    ///   - site: The line of the test that verifies; nothing where no line does.
    ///   - annotate: Adds to what a report says.
    func verify(
        missing severity: FailureReport.Severity? = .error, isAutomatic: Bool = false, isLast: Bool = false,
        at site: CallSite? = nil, annotate: (inout Violation) -> Void = { _ in }
    ) {
        // What is being reported is not yet reported.
        awaitReports()
        reporting {
            raiseKept()
            let unusedStubs = locked { $0.unusedStubs }
            let snapshot = snapshot()
            let unused = unusedStubs == .ignore ? [] : UnusedStubSearch(snapshot: snapshot).violations()
            var known = isAutomatic ? reportedViolations : []
            var found: [VerifiedViolation] = []
            var cancelled: Bool?
            for var violation in Verification(snapshot: snapshot).violations() + unused {
                let identity = violation.identity
                if let index = known.firstIndex(where: { $0.identity == identity }) {
                    found.append(known.remove(at: index))
                    continue
                }
                if violation.isMissing {
                    let isCancelled = cancelled ?? framework.isTestCancelled
                    cancelled = isCancelled
                    if severity == nil || isCancelled { continue }
                }
                annotate(&violation)
                let report = published(
                    FailureReport(violation, severity: gravity(of: violation.kind), verifiedAt: site))
                if report.severity == .error { noteFailure() }
                let delivery = deliver(report, unlessSkipped: isLast)
                found.append(VerifiedViolation(identity: identity, delivery: delivery))
                // A later verification finds the same again, so these are not kept one by one.
                if !delivery.isReceived, report.severity == .error {
                    locked { $0.verification.hasUndelivered = true }
                }
            }
            locked { [found] in $0.verification.found = found }

            func gravity(of kind: FailureReport.Kind) -> FailureReport.Severity {
                switch kind {
                case .missing: severity ?? .error
                case .unusedStub: unusedStubs == .fail ? .error : .warning
                default: .error
                }
            }
        }
    }

    /// Raises the failures that no running test has received.
    private func raiseKept() {
        let kept = locked { state in
            state.noteVerification()
            return state.delivery.takeUndelivered()
        }
        for (report, delivery) in kept {
            // What XCTest was given inside a test of Swift Testing, it has dropped; inside one of its own it
            // has it, and must not be told again.
            if delivery == .lost || framework.isInsideTest {
                hand(report)
            } else {
                keep(report, delivery)
            }
        }
    }

    /// What the last verification has told a test, as far as one can tell.
    private var reportedViolations: [VerifiedViolation] {
        let isInsideTest = framework.isInsideTest
        return locked { $0.verification.found }
            .filter { $0.delivery.isReceived || $0.delivery == .presumed && !isInsideTest }
    }

    /// Whether the mock knows something that no test has received, as far as one can tell.
    var hasUnreported: Bool {
        let isInsideTest = framework.isInsideTest
        return locked { guarded in
            let verification = guarded.verification
            let isOpen =
                !verification.isCurrent
                && !(guarded.state.table.queue.isEmpty && verification.divergences.isEmpty)
            let isKept = guarded.delivery.undelivered.contains { isInsideTest || $0.delivery == .lost }
            return isOpen || isKept || isInsideTest && verification.hasUndelivered
        }
    }
}
