extension Engine: SelfVerifying {
    func verifyItself(after outcome: TestOutcome, at site: CallSite?) {
        // The test is over, so suspended calls can no longer be resumed.
        declarations.abandonAll()
        failures.awaitReports()
        guard verification.hasUnreported else { return }
        let severity: FailureReport.Severity? =
            switch outcome {
            case .passed: .error
            case .failed: .warning
            case .cancelled: nil
            }
        verification.verify(
            .init(
                missing: severity, noteMissing: { if outcome == .failed { $0.append(.warningOnly) } },
                isAutomatic: true, site: site))
    }

    func use(_ settings: MockSettings) {
        locked { guarded in
            if let mode = settings.mode, !guarded.hasOwnMode { guarded.state.mode = mode }
            if let ordering = settings.ordering, !guarded.hasOwnOrdering { guarded.state.ordering = ordering }
            if let unusedStubs = settings.unusedStubs { guarded.unusedStubs = unusedStubs }
        }
    }

    var owner: TestIdentity? { framework.owner }

    nonisolated(nonsending) func reportsAreMade() async { await failures.reportsAreMade() }

    func awaitReports() { failures.awaitReports() }

    /// Releases the closures that answer calls, because the test is over.
    ///
    /// A closure that uses its own mock keeps the mock alive. The declarations stay, so that a late call is not
    /// unexpected. It gets a fallback as its answer.
    func releaseActions() {
        let test = framework.owner
        releaseActions(endOf: test) { _ in true }
    }

    /// Releases the closures of expectations that take no more calls.
    func releaseSpentActions() { releaseActions { $0.isExpectation && $0.isSaturated } }

    /// - Parameter test: The test that has ended, if one has.
    private func releaseActions(endOf test: TestIdentity? = nil, where isReleased: (Progress) -> Bool) {
        let old = locked { guarded in
            if let test { guarded.endedTest = test }
            return guarded.state.table.releaseActions(where: isReleased)
        }
        // Destroying the values that a closure holds may run client code, so they outlive the lock.
        withExtendedLifetime(old) {}
    }
}
