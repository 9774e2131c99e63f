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
            var violation = violation
            if severity == .error { annotate(&violation) }
            let report = published(
                FailureReport(numbered(violation), severity: severity, verifiedAt: site))
            if severity == .error { noteFailure() }
            let delivery = hand(report, of: ticket)
            tellAnnotator(of: report, delivery)
            if let ticket { engine.locked { $0.record(violation, of: ticket, delivery) } }
            return report
        }
    }

    /// Adds the note of the annotator to a failure.
    func annotate(_ violation: inout Violation) {
        if let note = annotator?.note { violation.notes.append(.other(note)) }
    }

    /// Lets the annotator know of a failure.
    ///
    /// A known issue is left to the observer of issues, which knows where the issue is known.
    func tellAnnotator(of report: FailureReport, _ delivery: Delivery) {
        if report.severity == .error, delivery != .suppressed { _ = annotator?.noteFailure() }
    }

    /// The annotator that a failure belongs to: that of the task, or else the last one that used the mock.
    private var annotator: (any FailureAnnotator)? {
        CurrentAnnotator.value ?? engine.locked { $0.annotator }
    }

    /// Tells the filter of the mock of a failure.
    func noteFailure() { engine.currentFilter?.noteFailure() }

    @discardableResult
    func hand(_ report: FailureReport, of ticket: Ticket? = nil, isLast: Bool = false) -> Delivery {
        let delivery = deliver(report, unlessSkipped: isLast)
        if !delivery.isReceived, report.severity == .error {
            keep(KeptFailure(report: report, delivery: delivery, ticket: ticket))
            if !isLast { engine.framework.watch(engine, declaredIn: nil) }
        }
        return delivery
    }

    /// Whether a failure has failed a test, and nothing can hide it from the test. What follows from it need only be a
    /// warning.
    var hasSurelyFailedTest: Bool {
        engine.locked { $0.delivery.hasFailedTest } && !engine.framework.mayHideFailures
    }

    /// Hands a failure to the reporter, and notes whether it fails a test.
    func deliver(_ report: FailureReport, unlessSkipped: Bool = false) -> Delivery {
        let delivery = engine.reporter.hand(report, unlessSkipped: unlessSkipped)
        if delivery.isReceived { engine.locked { $0.delivery.noteReceived(report) } }
        if report.severity == .error, delivery != .lost {
            engine.locked { guarded in
                guarded.delivery.hasFailed = true
                if delivery != .suppressed { guarded.delivery.hasFailedTest = true }
            }
        }
        return delivery
    }

    func keep(_ failure: KeptFailure) {
        engine.locked { $0.delivery.keep(failure) }
    }
}
