/// How long a verification waited, and where the test says so.
struct Waiting {
    let limit: Duration
    let site: CallSite

    /// What the failure of a call that did not come says of it.
    var note: Violation.Note { .waited(limit, DeclarationPlace(site: site)) }
}

extension Engine {
    /// Suspends the task until all that is expected has come, or a call that must not.
    ///
    /// The code under test stands still while a failure of it is reported, so that time does not count. It is added
    /// in the system's time, as another clock may never move again.
    nonisolated(nonsending) func wait<Time: Clock<Duration>>(by deadline: Time.Instant, on clock: Time) async
    {
        var extensions = WaitExtensions(since: reportingTime)
        let wait = enrolledWait()
        var end = await wait.ended(by: deadline, on: clock)
        dismiss(wait)
        await reportsAreMade()
        while end == .deadline, let pause = extensions.next(reportingTime) {
            let wait = enrolledWait()
            end = await wait.ended(by: .now.advanced(by: pause), on: ContinuousClock())
            dismiss(wait)
            await reportsAreMade()
        }
    }

    /// Blocks the thread until all that is expected has come, or a call that must not.
    func block<Time: Clock<Duration>>(by deadline: Time.Instant, on clock: Time) {
        var extensions = WaitExtensions(since: reportingTime)
        let wait = enrolledWait()
        var end = wait.blocked(by: deadline, on: clock)
        dismiss(wait)
        awaitReports()
        while end == .deadline, let pause = extensions.next(reportingTime) {
            let wait = enrolledWait()
            end = wait.blocked(by: .now.advanced(by: pause), on: ContinuousClock())
            dismiss(wait)
            awaitReports()
        }
    }

    private var reportingTime: Duration { locked { $0.reports.duration } }

    /// Returns a wait that is over already where there is nothing to wait for.
    private func enrolledWait() -> Wait {
        let wait = Wait()
        locked { $0.waits.enroll(wait) }
        return wait
    }

    private func dismiss(_ wait: Wait) {
        locked { $0.waits.dismiss(wait) }
    }

    /// Verifies after a wait. What has not come is only warned of where a call came that must not, which ended the
    /// wait and surely fails the test.
    func verify(after waiting: Waiting) {
        let (isBroken, hasFailed) = locked {
            ($0.state.completeness == .broken, $0.delivery.hasFailedTest)
        }
        let isSuppressed = isBroken && hasFailed && !framework.mayHideFailures
        verify(missing: isSuppressed ? .warning : .error, at: waiting.site) { violation in
            guard violation.isMissing else { return }
            let ended = Violation.Note.waitEnded(DeclarationPlace(site: waiting.site))
            violation.notes.insert(isBroken ? ended : waiting.note, at: 0)
        }
    }
}

/// By how much a wait for calls is extended, as failures were reported meanwhile.
private struct WaitExtensions {
    private var known: Duration
    private var sum = Duration.zero

    init(since known: Duration) { self.known = known }

    /// Returns the next extension, if there is one.
    mutating func next(_ reportingTime: Duration) -> Duration? {
        let pause = min(reportingTime - known, Limits.Reporting.waitExtension - sum)
        known = reportingTime
        sum += pause
        return pause > .zero ? pause : nil
    }
}
