extension FailureDelivery {
    /// Blocks the thread until the failures that are being reported have been handed over.
    ///
    /// A reporter that does not return in time is reported itself, so that no failure is lost silently.
    func awaitReports() {
        while let (wait, patience) = enrolledReportWait() {
            let clock = ContinuousClock()
            if wait.blocked(by: clock.now.advanced(by: patience), on: clock) == .deadline {
                return reportBlockedReporter(patience)
            }
        }
    }

    /// Suspends the task until the failures that are being reported have been handed over.
    nonisolated(nonsending) func reportsAreMade() async {
        while let (wait, patience) = enrolledReportWait() {
            let clock = ContinuousClock()
            switch await wait.ended(by: clock.now.advanced(by: patience), on: clock) {
            case .met: continue
            case .deadline: return reportBlockedReporter(patience)
            // A cancelled task cannot suspend, and its failures must not be lost.
            case .cancelled: return awaitReports()
            }
        }
    }

    /// Runs a closure that reports a failure, which verifications on other threads wait for.
    func reporting<Result>(_ body: () -> Result) -> Result {
        engine.locked { $0.reports.begin() }
        defer { endReport() }
        return ReportingThread.run(body)
    }

    /// Notes that a failure has been handed over, which ends the waits for it.
    func endReport() { engine.locked { $0.waits.end($0.reports.end()) } }

    private func enrolledReportWait() -> (Wait, patience: Duration)? {
        // A reporter may verify a mock, and must not wait for its own report.
        guard !ReportingThread.isCurrent else { return nil }
        return engine.locked { guarded in
            guard guarded.reports.count > 0 else { return nil }
            let wait = Wait()
            guarded.reports.enroll(wait)
            return (wait, guarded.reports.patience)
        }
    }

    private func reportBlockedReporter(_ patience: Duration) {
        let site = CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
        engine.declarations.misuse(
            .blockedReporter(after: patience), at: engine.snapshot().declared.last?.site ?? site)
    }
}
