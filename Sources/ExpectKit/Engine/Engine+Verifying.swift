extension Engine {
    /// Reports everything that is wrong and was not reported yet. It changes nothing that is expected.
    ///
    /// - Parameters:
    ///   - severity: How grave a missing call is.
    ///   - isAutomatic: Whether the test did not ask for it, and is not told again of what it has heard.
    ///   - annotate: Adds to what a report says.
    func verify(
        missing severity: FailureReport.Severity = .error, isAutomatic: Bool = false,
        annotate: (inout Violation) -> Void = { _ in }
    ) {
        let kept = locked { state in
            state.isVerified = true
            state.isVerifiedUnheard = false
            defer { state.undelivered = [] }
            return state.undelivered
        }
        for (report, delivery) in kept {
            // What XCTest was given inside a test of Swift Testing, it has dropped; inside one of its own it
            // has it, and must not be told again.
            if delivery == .lost || TestFrameworkReporter.isInsideTest {
                hand(report)
            } else {
                keep(report, delivery)
            }
        }
        var known = isAutomatic ? heard : []
        var found: [HeardViolation] = []
        let evidence = evidence()
        let hygiene = locked { $0.stubHygiene }
        let unused = hygiene == .off ? [] : evidence.unusedStubs()
        let severities: [ViolationKind: FailureReport.Severity] = [
            .missing: severity, .unusedStub: hygiene == .fail ? .error : .warning,
        ]
        for var violation in evidence.violations() + unused {
            let identity = violation.identity
            if let index = known.firstIndex(where: { $0.identity == identity }) {
                found.append(known.remove(at: index))
                continue
            }
            annotate(&violation)
            let report = FailureReport(violation, severity: severities[violation.kind] ?? .error)
            if report.severity == .error { noteFailure() }
            let delivery = reporter.hand(report)
            found.append(HeardViolation(identity: identity, delivery: delivery))
            // A later verification finds the same again, so these are not kept one by one.
            if delivery != .received, report.severity == .error { locked { $0.isVerifiedUnheard = true } }
        }
        locked { [found] in $0.verified = found }
    }

    /// What the last verification has told a test, as far as one can tell.
    private var heard: [HeardViolation] {
        let isInsideTest = TestFrameworkReporter.isInsideTest
        return locked { $0.verified }
            .filter { $0.delivery == .received || $0.delivery == .presumed && !isInsideTest }
    }

    /// Whether something is known that no test has received, as far as one can tell.
    var isUnheard: Bool {
        let isInsideTest = TestFrameworkReporter.isInsideTest
        return locked { state in
            let isOpen = !state.isVerified && !(state.queue.isEmpty && state.divergences.isEmpty)
            let isKept = state.undelivered.contains { isInsideTest || $0.delivery == .lost }
            return isOpen || isKept || isInsideTest && state.isVerifiedUnheard
        }
    }
}
