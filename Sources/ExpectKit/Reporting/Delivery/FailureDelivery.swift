/// Hands the failures of a mock to its reporter, and keeps those that no test has received.
struct FailureDelivery<Invocation> {
    let engine: Engine<Invocation>

    /// Reports a violation, and keeps the failure if no test received it.
    ///
    /// - Parameters:
    ///   - ticket: The call, if the failure is found when a call comes and a verification may explain it further.
    ///   - site: The line of the test that verifies; `nil` for a failure that is found when a call comes.
    @discardableResult
    func report(
        _ violation: Violation, of ticket: Ticket? = nil, severity: FailureReport.Severity = .error,
        verifiedAt site: CallSite? = nil
    ) -> FailureReport {
        reporting {
            let (report, delivery) = deliver(violation, severity: severity, verifiedAt: site)
            keepUnlessReceived(report, delivery, of: ticket)
            if let ticket {
                engine.locked { guarded in
                    guard guarded.state.epoch == ticket.epoch else { return }
                    guarded.ledger.record(violation, ofCall: ticket.number, delivery)
                }
            }
            return report
        }
    }

    /// Makes the report of a violation, and hands it to the reporter. All reports of a mock are made here.
    ///
    /// - Parameter isLast: Whether the mock is being deallocated.
    func deliver(
        _ violation: Violation, severity: FailureReport.Severity, verifiedAt site: CallSite?,
        isLast: Bool = false
    ) -> (report: FailureReport, delivery: Delivery) {
        var violation = numbered(violation)
        if severity == .error, let note = annotator?.note { violation.notes.append(.other(note)) }
        let report = published(FailureReport(violation, severity: severity, verifiedAt: site))
        if severity == .error { engine.currentFilter?.noteFailure() }
        let delivery = hand(report, isLast: isLast)
        // A known issue is left to the observer of issues, which knows where the issue is known.
        if severity == .error, delivery != .suppressed { _ = annotator?.noteFailure() }
        return (report, delivery)
    }

    /// Hands a failure to the reporter, and notes whether it fails a test.
    private func hand(_ report: FailureReport, isLast: Bool) -> Delivery {
        let delivery = engine.reporter.hand(report, unlessSkipped: isLast)
        engine.locked { guarded in
            if delivery.isReceived { guarded.delivery.noteReceived(report) }
            if report.severity == .error, delivery != .lost {
                guarded.delivery.hasFailed = true
                if delivery != .suppressed { guarded.delivery.hasFailedTest = true }
            }
        }
        return delivery
    }

    private func keepUnlessReceived(
        _ report: FailureReport, _ delivery: Delivery, of ticket: Ticket?, isLast: Bool = false
    ) {
        if delivery.isReceived || report.severity != .error { return }
        keep(KeptFailure(report: report, delivery: delivery, ticket: ticket))
        if !isLast { engine.framework.watch(engine, declaredIn: nil) }
    }

    private func keep(_ failure: KeptFailure) { engine.locked { $0.delivery.keep(failure) } }

    /// Reports the failures again that no running test has received.
    func reportKept(isLast: Bool) {
        for failure in engine.locked({ $0.delivery.takeUndelivered() }) {
            // XCTest drops a failure that it receives inside a Swift Testing test. Inside an XCTest test it keeps the
            // failure, which must not be reported again.
            guard failure.delivery == .lost || engine.framework.isInsideTest else {
                keep(failure)
                continue
            }
            let delivery = hand(failure.report, isLast: isLast)
            keepUnlessReceived(failure.report, delivery, of: failure.ticket, isLast: isLast)
            guard let ticket = failure.ticket else { continue }
            engine.locked { guarded in
                guard guarded.state.epoch == ticket.epoch else { return }
                guarded.ledger.record(keptFailureOfCall: ticket.number, delivery)
            }
        }
    }

    /// The annotator that a failure belongs to: that of the task, or else the last one that used the mock.
    private var annotator: (any FailureAnnotator)? {
        CurrentAnnotator.value ?? engine.locked { $0.annotator }
    }

    /// Whether a failure has failed a test, and nothing can hide it from the test. What follows from it need only be a
    /// warning.
    var hasSurelyFailedTest: Bool {
        engine.locked { $0.delivery.hasFailedTest } && !engine.framework.mayHideFailures
    }
}
