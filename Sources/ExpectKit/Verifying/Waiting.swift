struct Waiting {
    let limit: Duration
    let site: CallSite
    /// Whether it did not wait, because the mock had already failed.
    var isSkipped = false
    var isCancelled = false
    /// Whether it blocked the main actor, on which the code under test may have been to run.
    var isBlockingMain = false

    var note: Violation.Note {
        let place = DeclarationPlace(site: site)
        if isCancelled { return .waitCancelled(place) }
        return isSkipped ? .notWaited(place) : .waited(limit, place, isBlockingMain: isBlockingMain)
    }
}

/// Suspends the task until all expected calls of some mocks have come, and verifies the mocks, in this order.
nonisolated(nonsending) func waitAndVerify(
    _ mocks: [any SelfVerifying], within limit: Duration, on clock: some Clock<Duration>, at site: CallSite
) async {
    let deadline = clock.deadline(after: limit)
    var waited: [Bool] = []
    for mock in mocks { waited.append(await mock.wait(by: deadline, on: clock, after: nil)) }
    for (mock, didWait) in zip(mocks, waited) {
        mock.verify(after: Waiting(limit: limit, site: site, isSkipped: !didWait, isCancelled: Task.isCancelled))
    }
}

/// Waits and verifies in the same way, but blocks the thread.
func blockAndVerify(
    _ mocks: [any SelfVerifying], within limit: Duration, on clock: some Clock<Duration>, at site: CallSite
) {
    let deadline = clock.deadline(after: limit)
    let waited = mocks.map { $0.block(by: deadline, on: clock, after: nil) }
    for (mock, didWait) in zip(mocks, waited) {
        mock.verify(after: Waiting(limit: limit, site: site, isSkipped: !didWait, isBlockingMain: MainQueue.isCurrent))
    }
}

extension Engine {
    nonisolated(nonsending) func wait<Time: Clock<Duration>>(
        by deadline: Time.Instant, on clock: Time, after known: WaitExtensions?
    ) async -> Bool {
        guard case (let wait, var extensions)? = begin(known) else { return false }
        _ = await wait.ended(by: deadline, on: clock)
        await failures.reportsAreMade()
        guard let pause = extend(wait, &extensions) else { return true }
        return await self.wait(by: .now.advanced(by: pause), on: ContinuousClock(), after: extensions)
    }

    func block<Time: Clock<Duration>>(by deadline: Time.Instant, on clock: Time, after known: WaitExtensions?) -> Bool {
        guard case (let wait, var extensions)? = begin(known) else { return false }
        _ = wait.blocked(by: deadline, on: clock)
        failures.awaitReports()
        guard let pause = extend(wait, &extensions) else { return true }
        return block(by: .now.advanced(by: pause), on: ContinuousClock(), after: extensions)
    }

    /// Begins a wait, or its extension; `nil` if the mock has failed the test. A known issue has not.
    private func begin(_ known: WaitExtensions?) -> (Wait, WaitExtensions)? {
        let test = framework.test
        return locked { guarded in
            if known == nil, guarded.delivery.hasFailed(test) { return nil }
            let wait = Wait()
            guarded.waits.append(wait)
            return (wait, known ?? WaitExtensions(start: guarded.reports.duration))
        }
    }

    /// Dismisses a wait, and returns how much longer to wait; `nil` if it is over.
    private func extend(_ wait: Wait, _ extensions: inout WaitExtensions) -> Duration? {
        let reportingTime = locked { guarded in
            guarded.waits.removeAll { $0 === wait }
            return guarded.reports.duration
        }
        return wait.outcome == .deadline ? extensions.next(reportingTime) : nil
    }

    /// If the test has failed, and the wait was skipped or cut short, missing calls only warn.
    func verify(after waiting: Waiting) {
        let isBroken = locked { $0.state.isBroken }
        let isEarly = isBroken || waiting.isSkipped
        let isSuppressed = isEarly && failures.hasSurelyFailedTest
        let note = isBroken ? .waitEnded(DeclarationPlace(site: waiting.site)) : waiting.note
        let terms = MockVerification<Invocation>.Terms(
            missing: isSuppressed ? .warning : .error, noteMissing: { $0.insert(note, at: 0) }, isEarly: isEarly,
            isAfterWait: true, site: waiting.site)
        verification.verify(terms)
    }
}

/// The extensions of a wait for calls by the time that failures were reported.
struct WaitExtensions {
    /// How long failures had been reported when the wait began.
    let start: Duration
    var sum = Duration.zero

    mutating func next(_ reportingTime: Duration) -> Duration? {
        let pause = min(reportingTime - start, Limits.Reporting.waitExtension) - sum
        sum += pause
        return pause > .zero ? pause : nil
    }
}
