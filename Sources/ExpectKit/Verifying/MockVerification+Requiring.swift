extension MockVerification {
    /// Throws if the mock has failed, now or before.
    func endTestIfFailed(at site: CallSite) throws {
        let (hasFailed, isUnmet, isKept) = engine.locked { guarded in
            (
                guarded.delivery.hasFailed, guarded.state.completeness == .unmet,
                guarded.verification.hasUndelivered || !guarded.delivery.undelivered.isEmpty
            )
        }
        guard hasFailed || isUnmet || isKept else { return }
        // The missing calls of a cancelled test are no failures.
        if !hasFailed, Task.isCancelled { throw CancellationError() }
        if hasFailed || isKept {
            let error = UnverifiedMockError(mock: engine.name)
            throw engine.failures.errorEndingFailedTest(error.description, at: site) ?? error
        }
        // Without a failure of its own, the missing calls are those that failures of other mocks have named.
        let reporting = engine.snapshot().reportingMocks
        for mock in reporting {
            let error = UnverifiedMockError(mock: engine.name, reason: .missingCalls(reportedBy: mock.name))
            if let end = mock.errorEndingFailedTest(error.description, at: site) { throw end }
        }
        let received = reporting.first { $0.failureEffect != .unreceived }
        throw UnverifiedMockError(mock: engine.name, reason: .missingCalls(reportedBy: received?.name))
    }
}
