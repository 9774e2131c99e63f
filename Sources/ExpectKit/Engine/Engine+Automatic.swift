extension Engine: SelfVerifying {
    func verifyItself(after outcome: TestOutcome, at site: CallSite?) {
        // The test is over, so what it holds can no longer be resumed.
        abandonAll()
        awaitReports()
        guard hasUnreported else { return }
        let severity: FailureReport.Severity? =
            switch outcome {
            case .passed: .error
            case .failed: .warning
            case .cancelled: nil
            }
        verify(missing: severity, isAutomatic: true, at: site) { violation in
            guard outcome == .failed, violation.isMissing else { return }
            violation.notes.append(.warningOnly)
        }
    }
}
