extension MockVerification {
    /// Waits for the expectations, verifies, and throws if the mock has failed, now or before.
    nonisolated(nonsending) func require(
        within limit: Duration, on clock: some Clock<Duration>, at site: CallSite
    ) async throws {
        await verify(within: limit, on: clock, at: site)
        try endTestIfFailed(at: site)
    }

    /// Blocks the thread until the expectations are met, verifies, and throws if the mock has failed, now or before.
    func blockAndRequire(
        within limit: Duration, on clock: some Clock<Duration>, at site: CallSite
    ) throws {
        blockAndVerify(within: limit, on: clock, at: site)
        try endTestIfFailed(at: site)
    }

    private func endTestIfFailed(at site: CallSite) throws {
        let (hasFailed, hasFailedTest, isOpen) = engine.locked { guarded in
            (
                guarded.delivery.hasFailed, guarded.delivery.hasFailedTest,
                guarded.state.completeness == .unmet || guarded.verification.hasUndelivered
                    || !guarded.delivery.undelivered.isEmpty
            )
        }
        guard hasFailed || isOpen else { return }
        // The missing calls of a cancelled test are no failures.
        if !hasFailed, Task.isCancelled { throw CancellationError() }
        let error = UnverifiedMockError(mock: engine.name)
        if hasFailedTest, engine.reportsToFramework,
            let end = engine.framework.errorEndingFailedTest(error.description, at: site)
        {
            throw end
        }
        throw error
    }
}
