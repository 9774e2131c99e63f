extension MockVerification {
    /// Says what the reported calls turned out to be: one note for each of them, at the place of its failure, if a test has
    /// received the failure as an error.
    ///
    /// - Parameters:
    ///   - isLast: Whether the mock is being deallocated.
    ///   - site: The line of the test that verifies, if any.
    func handOver(_ notes: [ReportedCallNote], isLast: Bool, at site: CallSite?) {
        for note in notes {
            guard let failure = engine.locked({ $0.claimNote(note) }) else { continue }
            // The calls of a cancelled test end anywhere.
            if engine.framework.isTestCancelled { return }
            let violation = Violation(
                mock: failure.mock, problem: .outcome(note.outcome), place: failure.place)
            let report = engine.failures.published(
                FailureReport(violation, severity: .warning, verifiedAt: site))
            if engine.failures.deliver(report, unlessSkipped: isLast) == .lost {
                // A later verification may find a test that can receive it.
                engine.locked { $0.verification.reportedCalls[note.number]?.hasNote = false }
            }
        }
    }
}
