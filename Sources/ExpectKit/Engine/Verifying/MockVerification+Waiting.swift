/// How long a verification waited, and the line of the test that waits.
struct Waiting {
    let limit: Duration
    let site: CallSite

    /// The note for the failure of a missing call.
    var note: Violation.Note { .waited(limit, DeclarationPlace(site: site)) }
}

extension MockVerification {
    /// Suspends the task until all expected calls have come, or a call that must not come.
    ///
    /// While a failure is being reported, the code under test is blocked, so the wait is extended by that time. The
    /// extension uses the system clock, because the clock of the test may never advance again.
    nonisolated(nonsending) func wait<Time: Clock<Duration>>(by deadline: Time.Instant, on clock: Time) async
    {
        var extensions = WaitExtensions(since: reportingTime)
        let wait = enrolledWait()
        var end = await wait.ended(by: deadline, on: clock)
        dismiss(wait)
        await engine.failures.reportsAreMade()
        while end == .deadline, let pause = extensions.next(reportingTime) {
            let wait = enrolledWait()
            end = await wait.ended(by: .now.advanced(by: pause), on: ContinuousClock())
            dismiss(wait)
            await engine.failures.reportsAreMade()
        }
    }

    /// Blocks the thread until all expected calls have come, or a call that must not come.
    func block<Time: Clock<Duration>>(by deadline: Time.Instant, on clock: Time) {
        var extensions = WaitExtensions(since: reportingTime)
        let wait = enrolledWait()
        var end = wait.blocked(by: deadline, on: clock)
        dismiss(wait)
        engine.failures.awaitReports()
        while end == .deadline, let pause = extensions.next(reportingTime) {
            let wait = enrolledWait()
            end = wait.blocked(by: .now.advanced(by: pause), on: ContinuousClock())
            dismiss(wait)
            engine.failures.awaitReports()
        }
    }

    private var reportingTime: Duration { engine.locked { $0.reports.duration } }

    /// Returns a wait for the expectations, which is over if nothing is missing.
    private func enrolledWait() -> Wait {
        let wait = Wait()
        engine.locked { $0.waits.enroll(wait) }
        return wait
    }

    private func dismiss(_ wait: Wait) {
        engine.locked { $0.waits.dismiss(wait) }
    }

    /// Verifies after a wait. If a call that must not come has ended the wait and failed the test, missing calls are only
    /// warnings.
    func verify(after waiting: Waiting) {
        let (isBroken, hasFailed) = engine.locked {
            ($0.state.completeness == .broken, $0.delivery.hasFailedTest)
        }
        let isSuppressed = isBroken && hasFailed && !engine.framework.mayHideFailures
        verify(missing: isSuppressed ? .warning : .error, at: waiting.site) { violation in
            guard violation.isMissing else { return }
            let ended = Violation.Note.waitEnded(DeclarationPlace(site: waiting.site))
            violation.notes.insert(isBroken ? ended : waiting.note, at: 0)
        }
    }
}

/// The extensions of a wait for calls by the time that failures were reported.
private struct WaitExtensions {
    private var known: Duration
    private var sum = Duration.zero

    init(since known: Duration) { self.known = known }

    /// Returns the next extension, if any.
    mutating func next(_ reportingTime: Duration) -> Duration? {
        let pause = min(reportingTime - known, Limits.Reporting.waitExtension - sum)
        known = reportingTime
        sum += pause
        return pause > .zero ? pause : nil
    }
}
