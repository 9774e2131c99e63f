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
                    guard guarded.state.contains(ticket) else { return }
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
                guard guarded.state.contains(ticket) else { return }
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

extension FailureDelivery {
    /// Returns the violation with the number of the expectation whose answer the call got.
    func numbered(_ violation: Violation) -> Violation {
        guard case .reused(let answer, from: var source) = violation.answer else { return violation }
        source.position = engine.locked { guarded in
            // Another thread may have reset the mock meanwhile.
            guard guarded.state.table.declared.indices.contains(source.index),
                guarded.state.table.declared[source.index].place == source.place
            else { return nil }
            let total = guarded.state.table.queue.count
            return guarded.state.table.positions[source.index].map { .init(number: $0 + 1, total: total) }
        }
        var violation = violation
        violation.answer = .reused(answer, from: source)
        return violation
    }
}

/// What is known about the failures of a mock.
enum FailureEffect {
    /// No test has received one yet, as far as is known.
    case unreceived
    /// They have failed no test, or something may hide them from the test.
    case uncertain
    /// A failure has surely failed a test.
    case failedTest
}

extension FailureDelivery {
    var effect: FailureEffect {
        guard engine.locked({ $0.delivery.hasFailed }) else { return .unreceived }
        return hasSurelyFailedTest ? .failedTest : .uncertain
    }

    /// Returns the error that ends the current test without a second failure; `nil` if the test framework offers none,
    /// or if the current test may not have received a failure of the mock.
    func errorEndingFailedTest(_ reason: String, at site: CallSite) -> (any Error)? {
        guard engine.locked({ $0.delivery.hasFailedTest }), engine.reportsToFramework else { return nil }
        return engine.framework.errorEndingFailedTest(reason, at: site)
    }
}

// Redacts the secrets in everything that leaves a mock with a filter.

extension FailureDelivery {
    /// Returns a report without the secrets that the filter redacts.
    func published(_ report: FailureReport) -> FailureReport {
        learnDeclaredSecrets()
        guard let filter = engine.currentFilter else { return report }
        return report.mapText(filter.redact)
    }

    /// Registers the secrets of the answers that the test declares.
    func learnDeclaredSecrets() {
        guard let filter = engine.currentFilter else { return }
        // Reports also show answers of the test that no call has used, so the filter does not know their secrets yet.
        let declared = engine.locked { guarded in
            zip(guarded.state.table.declared, guarded.state.table.progress).map { ($0, $1.answers) }
        }
        for (declaration, answers) in declared {
            let invocation = declaration.of(Invocation.self).invocation
            for answer in answers {
                if case .value(let value) = answer.kind { filter.insertSecrets(value, invocation) }
            }
        }
    }

    /// Returns a text without the secrets that the filter redacts.
    func publicWords(_ text: String) -> String { engine.currentFilter?.redact(text) ?? text }

    /// Registers the secrets of a value that a report may show, and returns the value.
    func learned<Value>(_ value: Value, _ invocation: Invocation) -> Value {
        engine.currentFilter?.insertSecrets(value, invocation)
        return value
    }
}
