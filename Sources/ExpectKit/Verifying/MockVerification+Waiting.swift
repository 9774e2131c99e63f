/// How long a verification waited, and the line of the test that waits.
struct Waiting {
    let limit: Duration
    let site: CallSite
    /// Whether it did not wait, because the mock had already failed.
    var isSkipped = false
    var isCancelled = false
    /// Whether it blocked the main actor, on which the code under test may have been to run.
    var isBlockingMain = false

    /// The note for the failure of a missing call.
    var note: Violation.Note {
        let place = DeclarationPlace(site: site)
        if isCancelled { return .waitCancelled(place) }
        return isSkipped ? .notWaited(place) : .waited(limit, place, isBlockingMain: isBlockingMain)
    }
}

extension MockVerification {
    /// Suspends the task until all expected calls have come, or a call that must not come.
    ///
    /// While a failure is being reported, the code under test is blocked, so the wait is extended by that time. The
    /// extension uses the system clock, because the clock of the test may never advance again.
    ///
    /// - Parameter known: The extensions so far, if this wait is one.
    /// - Returns: Whether it waited. A mock that has failed is not waited for.
    nonisolated(nonsending) func wait<Time: Clock<Duration>>(
        by deadline: Time.Instant, on clock: Time, after known: WaitExtensions? = nil
    ) async -> Bool {
        if known == nil, hasFailed { return false }
        var extensions = known ?? WaitExtensions(known: reportingTime)
        let wait = enrolledWait()
        let end = await wait.ended(by: deadline, on: clock)
        dismiss(wait)
        await engine.failures.reportsAreMade()
        guard end == .deadline, let pause = extensions.next(reportingTime) else { return true }
        return await self.wait(by: .now.advanced(by: pause), on: ContinuousClock(), after: extensions)
    }

    /// Waits in the same way, and blocks the thread.
    func block<Time: Clock<Duration>>(
        by deadline: Time.Instant, on clock: Time, after known: WaitExtensions? = nil
    ) -> Bool {
        if known == nil, hasFailed { return false }
        var extensions = known ?? WaitExtensions(known: reportingTime)
        let wait = enrolledWait()
        let end = wait.blocked(by: deadline, on: clock)
        dismiss(wait)
        engine.failures.awaitReports()
        guard end == .deadline, let pause = extensions.next(reportingTime) else { return true }
        return block(by: .now.advanced(by: pause), on: ContinuousClock(), after: extensions)
    }

    /// Whether the mock has failed the test. A known issue has not.
    private var hasFailed: Bool { engine.locked { $0.delivery.hasFailedTest } }
    private var reportingTime: Duration { engine.locked { $0.reports.duration } }

    /// Returns a wait for the expectations, which is over if nothing is missing.
    private func enrolledWait() -> Wait {
        let wait = Wait()
        engine.locked { $0.waits.append(wait) }
        return wait
    }

    private func dismiss(_ wait: Wait) {
        engine.locked { $0.waits.removeAll { $0 === wait } }
    }

    nonisolated(nonsending) func verify(
        within limit: Duration, on clock: some Clock<Duration>, at site: CallSite
    ) async {
        let hasWaited = await wait(by: clock.deadline(after: limit), on: clock)
        verify(after: Waiting(limit: limit, site: site, isSkipped: !hasWaited, isCancelled: Task.isCancelled))
    }

    /// Blocks the thread until the expectations are met, and verifies.
    func blockAndVerify(within limit: Duration, on clock: some Clock<Duration>, at site: CallSite) {
        let hasWaited = block(by: clock.deadline(after: limit), on: clock)
        verify(after: Waiting(limit: limit, site: site, isSkipped: !hasWaited, isBlockingMain: MainQueue.isCurrent))
    }

    /// Verifies after a wait. If the test has failed, and the wait was skipped or cut short, missing calls only warn.
    func verify(after waiting: Waiting) {
        let isBroken = engine.locked { $0.state.completeness == .broken }
        let isEarly = isBroken || waiting.isSkipped
        let isSuppressed = isEarly && engine.failures.hasSurelyFailedTest
        let note = isBroken ? .waitEnded(DeclarationPlace(site: waiting.site)) : waiting.note
        verify(
            Terms(
                missing: isSuppressed ? .warning : .error, noteMissing: { $0.insert(note, at: 0) },
                isEarly: isEarly, isAfterWait: true, site: waiting.site))
    }
}

/// The extensions of a wait for calls by the time that failures were reported.
struct WaitExtensions {
    /// How long failures had been reported when the wait began, or was extended.
    var known: Duration
    var sum = Duration.zero

    mutating func next(_ reportingTime: Duration) -> Duration? {
        let pause = min(reportingTime - known, Limits.Reporting.waitExtension - sum)
        known = reportingTime
        sum += pause
        return pause > .zero ? pause : nil
    }
}
