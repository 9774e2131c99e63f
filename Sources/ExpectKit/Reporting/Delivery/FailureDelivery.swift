/// Hands the failures of a mock to its reporter, and keeps those that no test has received.
struct FailureDelivery<Invocation> {
    let engine: Engine<Invocation>

    /// - Parameters:
    ///   - ticket: The call, if a verification may explain it further. The report that its verdict began ends here.
    ///   - mayBeHeld: Whether the failure may wait for the verification, if one is certain.
    @discardableResult func report(
        _ violation: Violation, of ticket: Ticket? = nil, mayBeHeld: Bool = false,
        severity: FailureReport.Severity = .error, verifiedAt site: CallSite? = nil
    ) -> FailureReport {
        func delivered() -> FailureReport {
            let (report, delivery) = deliver(violation, mayBeHeld: mayBeHeld, severity: severity, verifiedAt: site) {
                guarded, report, delivery in
                guarded.keep(report, unlessReceived: delivery, of: ticket)
                guard let ticket else { return }
                guarded.endReport()
                guard guarded.state.contains(ticket) else { return }
                let held = report.held.flatMap { $0.isHeld ? $0 : nil }
                guarded.ledger.record(violation, ofCall: ticket.number, delivery, held: held)
            }
            watch(report, delivery)
            return report
        }
        return ticket == nil ? reporting(delivered) : delivered()
    }

    /// - Parameters:
    ///   - isLast: Whether the mock is being deallocated.
    ///   - note: Notes under the lock what became of the report.
    func deliver(
        _ violation: Violation, mayBeHeld: Bool = false, severity: FailureReport.Severity, verifiedAt site: CallSite?,
        isLast: Bool = false, _ note: (inout GuardedState, FailureReport, Delivery) -> Void
    ) -> (report: FailureReport, delivery: Delivery) {
        var violation = violation
        let (filter, reporter, annotatorOfMock) = engine.locked { guarded in
            guarded.findAnswer(of: &violation)
            return (engine.filter, guarded.chosenReporter, guarded.annotator)
        }
        // A mock that is being deallocated need not belong to the task, which may be that of another test.
        let annotatorOfTask = isLast ? nil : CurrentAnnotator.value
        let annotator = severity == .error ? annotatorOfTask ?? annotatorOfMock : nil
        if let note = annotator?.note { violation.notes.append(.other(note)) }
        var report = FailureReport(violation, severity: severity, verifiedAt: site)
        // The part of the test that an annotator describes may be over at the verification.
        if mayBeHeld, reporter == nil, annotator == nil { report.held = HeldFailure() }
        if severity == .error { filter?.noteFailure() }
        let delivery: Delivery = (reporter ?? engine.framework).hand(report, unlessSkipped: isLast)
        let test = engine.framework.test
        engine.locked { guarded in
            guarded.delivery.note(report, delivery, in: test)
            note(&guarded, report, delivery)
        }
        // A known issue is left to the observer of issues, which knows where the issue is known. It also sees whether
        // another reporter fails the test.
        if reporter == nil, delivery != .suppressed { _ = annotator?.noteFailure() }
        return (report, delivery)
    }

    private func watch(_ report: FailureReport, _ delivery: Delivery) {
        if !delivery.isReceived, report.severity == .error { engine.framework.watch(engine, declaredIn: nil) }
    }

    /// Reports the failures again that no running test has received.
    func report(kept: [KeptFailure], isLast: Bool) {
        for failure in kept {
            // XCTest drops a failure inside a test of Swift Testing, and keeps one inside its own test.
            guard failure.delivery == .lost || engine.framework.isInsideTest else {
                engine.locked { $0.delivery.keep(failure) }
                continue
            }
            let (report, ticket) = (failure.report, failure.ticket)
            let delivery = engine.reporter.hand(report, unlessSkipped: isLast)
            let test = engine.framework.test
            engine.locked { guarded in
                guarded.delivery.note(report, delivery, in: test)
                guarded.keep(report, unlessReceived: delivery, of: ticket)
                guard let ticket, guarded.state.contains(ticket) else { return }
                guarded.ledger.record(keptFailureOfCall: ticket.number, delivery)
            }
            if !isLast { watch(report, delivery) }
        }
    }

    /// Records the failure of a call with what a verification has found out. It returns `false` if none is held.
    @discardableResult func recordHeld(call number: Int, _ explain: (inout Violation) -> Void) -> Bool {
        let taken = engine.locked { guarded -> (held: HeldFailure, violation: Violation)? in
            guard var taken = guarded.ledger.takeHeld(call: number) else { return nil }
            guarded.findAnswer(of: &taken.violation)
            return taken
        }
        guard case (let held, var violation)? = taken else { return false }
        explain(&violation)
        let report = FailureReport(violation)
        guard held.record(report) else { return false }
        engine.locked { $0.delivery.replace(held, by: report) }
        return true
    }

    /// Whether a failure has surely failed the test, so that what follows from it need only be a warning.
    var hasSurelyFailedTest: Bool {
        let test = engine.framework.test
        return engine.locked { $0.delivery.hasFailed(test) } && !engine.framework.mayHideFailures
    }

    /// Returns an error that is no second failure; `nil` if no failure of the mock has failed the current test.
    func errorEndingFailedTest(_ reason: String, at site: CallSite) -> (any Error)? {
        guard engine.locked({ $0.delivery.hasFailedTest }), engine.reportsToFramework else { return nil }
        return engine.framework.errorEndingFailedTest(reason, at: site)
    }

    /// Blocks the thread until the failures that are being reported have been handed over. A reporter that does not
    /// return in time is reported itself.
    func awaitReports() {
        while let (wait, patience) = enrolledReportWait() {
            if wait.blocked(by: .now.advanced(by: patience), on: ContinuousClock()) == .deadline {
                return reportBlockedReporter(patience)
            }
        }
    }

    nonisolated(nonsending) func reportsAreMade() async {
        while let (wait, patience) = enrolledReportWait() {
            switch await wait.ended(by: .now.advanced(by: patience), on: ContinuousClock()) {
            case .met: continue
            case .deadline: return reportBlockedReporter(patience)
            // A cancelled task cannot suspend, and its failures must not be lost.
            case .cancelled: return awaitReports()
            }
        }
    }

    func reporting<Result>(_ body: () -> Result) -> Result {
        engine.locked { $0.reports.begin() }
        defer { endReport() }
        return ReportingThread.run(body)
    }

    func endReport() { engine.locked { $0.endReport() } }

    private func enrolledReportWait() -> (Wait, patience: Duration)? {
        // A reporter may verify a mock, and must not wait for its own report.
        guard !ReportingThread.isCurrent else { return nil }
        return engine.locked { guarded in
            guard guarded.reports.count > 0 else { return nil }
            let wait = Wait()
            guarded.reports.waits.append(wait)
            return (wait, guarded.reports.patience)
        }
    }

    private func reportBlockedReporter(_ patience: Duration) {
        let site = CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
        engine.declarations.misuse(.blockedReporter(after: patience), at: engine.snapshot().declared.last?.site ?? site)
    }
}

extension GuardedState {
    fileprivate mutating func endReport() { endedWaits += reports.end() }

    fileprivate func findAnswer(of violation: inout Violation) {
        guard case .reused(let answer, from: var source) = violation.answer,
            // Another thread may have reset the mock meanwhile.
            state.table.declared.indices.contains(source.index),
            state.table.declared[source.index].place == source.place
        else { return }
        let total = state.table.queue.count
        source.position = state.table.positions[source.index].map { .init(number: $0 + 1, total: total) }
        violation.answer = .reused(answer, from: source)
    }

    fileprivate mutating func keep(_ report: FailureReport, unlessReceived delivery: Delivery, of ticket: Ticket?) {
        if delivery.isReceived || report.severity != .error { return }
        self.delivery.keep(KeptFailure(report: report, delivery: delivery, ticket: ticket))
    }
}

/// The failures of a mock that are found, but not yet handed to a test. Every verification waits for them.
struct ReportsInProgress {
    private(set) var count = 0
    var waits: [Wait] = []
    private var start: ContinuousClock.Instant?
    private var finished = Duration.zero
    var patience = Limits.Reporting.patience

    /// A wait for calls is extended by that time, because the code under test is blocked meanwhile.
    var duration: Duration { finished + (start.map { $0.duration(to: .now) } ?? .zero) }

    mutating func begin() {
        if count == 0 { start = .now }
        count += 1
    }

    mutating func end() -> [Wait] {
        count -= 1
        guard count == 0 else { return [] }
        finished = duration
        start = nil
        return waits.takeAll()
    }
}

/// Marks the threads that report a failure, and no tasks, because a reporter may run in the task of another test.
enum ReportingThread {
    private static let mark = ThreadValue()

    static var isCurrent: Bool { mark.value != 0 }

    static func run<Result>(_ body: () -> Result) -> Result {
        let outer = exchange(&mark.value, with: 1)
        defer { mark.value = outer }
        return body()
    }
}

/// A failure that its test has received, and that is recorded only when its mock is verified, which finds out whether
/// the expected call is missing, late or replaced, unless a cancellation or the end of the test comes first.
final class HeldFailure: Sendable {
    private struct State {
        var isHeld = false
        /// What is left to be recorded, unless that has happened.
        var rest: (failure: FailureReport, slot: Int, record: @Sendable (FailureReport) -> Void)?
    }

    private let state = Lock(State())

    /// Whether it was held. If not, the test framework records it at once. It may be recorded by now.
    var isHeld: Bool { state.withLock { $0.isHeld } }

    /// Records the failure later, on any thread. If this returns `false`, it has to be recorded now.
    func hold(_ failure: FailureReport, in test: String?, record: @escaping @Sendable (FailureReport) -> Void) -> Bool {
        state.withLock { state in
            guard !state.isHeld, let slot = ProcessEnd.hold(self, words: failure.words(in: test)) else { return false }
            state = State(isHeld: true, rest: (failure, slot, record))
            return true
        }
    }

    /// Records the failure, by default as it was, unless that has happened. It returns whether it was recorded now.
    @discardableResult func record(_ verdict: FailureReport? = nil) -> Bool {
        let held = state.withLock { $0.rest.take() }
        guard case (var failure, let slot, let record)? = held else { return false }
        // Nothing holds it again, and it is final.
        failure.held = nil
        record(verdict ?? failure)
        ProcessEnd.release(slot)
        return true
    }
}

final class HeldFailures: Sendable {
    /// `nil` when nothing may be held any more.
    private let failures = Lock<[HeldFailure]?>([])
    private let test: String?
    private let record: @Sendable (FailureReport) -> Void

    /// - Parameter record: Records a failure in the test, on any thread.
    init(of test: String?, record: @escaping @Sendable (FailureReport) -> Void) {
        (self.test, self.record) = (test, record)
    }

    var isEmpty: Bool { failures.withLock { $0?.isEmpty ?? true } }

    func hold(_ failure: FailureReport) -> Bool {
        guard let held = failure.held else { return false }
        return failures.withLock { failures in
            guard failures != nil, held.hold(failure, in: test, record: record) else { return false }
            failures?.append(held)
            return true
        }
    }

    func end() { for failure in failures.withLock({ $0.take() }) ?? [] { failure.record() } }
}
