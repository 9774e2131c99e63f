import ExpectKit
import Testing

/// Waits for a cancellation that does not come, each with its one failure, at the line of the wait.
struct CancelledCallFailingCounterparts {
    let service = MockArticleService()
    let failures = FailureRecorder()
    let limit = Duration.milliseconds(5)

    init() {
        service.mock.reporter = failures
    }

    @Test func aCallThatGoesOnIsReportedWhereTheTestWaits() async throws {
        let declared = #line + 1
        var pending: PendingCall? = service.expect(.fetch(id: 1)).andSuspend()
        let fetching = _Concurrency.Task { [service] in try await service.fetch(id: 1) }
        await pending?.waitUntilCalled()
        await pending?.waitUntilCancelled(within: limit); let line = #line
        await pending?.waitUntilCancelled(within: limit)
        // That the test does not resume it follows from the missing cancellation.
        pending = nil
        await #expect(throws: UnansweredCallError.self) { try await fetching.value }
        service.verify()

        #expect(failures.sightings == [Sighting(.notCancelled, line: line)])
        #expect(
            failures.texts == [
                """
                MockArticleService: not cancelled: fetch(id: 1)
                  expected: 1 of 1, once, called once \
                (Tests/ScenarioTests/Reader/CancelledCallFailingCounterparts.swift:\(declared))
                  help: its task was not cancelled within 0.005 seconds: cancel the task that makes the call; \
                cancelling a task does not cancel a Task { } that it started
                """
            ])
    }

    @Test func aCallThatDoesNotComeIsReportedOnce() async {
        let declared = #line + 1
        let pending = service.expect(.fetch(id: 1)).andSuspend()
        await pending.waitUntilCancelled(within: limit); let line = #line
        await pending.waitUntilCancelled(within: limit)
        await pending.waitUntilCalled(within: limit)
        service.verify()

        #expect(failures.sightings == [Sighting(.notCancelled, line: line)])
        #expect(
            failures.texts == [
                """
                MockArticleService: not cancelled: fetch(id: 1)
                  expected: 1 of 1, once, never called \
                (Tests/ScenarioTests/Reader/CancelledCallFailingCounterparts.swift:\(declared))
                  help: the call was not made within 0.005 seconds: await waitUntilCalled() before you cancel the task
                """
            ])
    }

    @Test func aCallThatWasReportedAsMissingIsNotReportedAgain() async {
        let declared = #line + 1
        let pending = service.expect(.fetch(id: 1)).andSuspend()
        await pending.waitUntilCalled(within: limit)
        await pending.waitUntilCancelled(within: limit)
        service.verify()
        #expect(failures.sightings == [Sighting(.missing, line: declared)])
    }

    @Test func aResumedCallIsReportedAtOnce() async {
        let declared = #line + 1
        let pending = service.expect(.motto).andSuspend()
        let asking = _Concurrency.Task { [service] in await service.motto() }
        await pending.waitUntilCalled()
        pending.resume(returning: "Read on.")
        let clock = ContinuousClock()
        let start = clock.now
        await pending.waitUntilCancelled(within: .seconds(600)); let line = #line
        #expect(start.duration(to: clock.now) < .seconds(300))
        #expect(await asking.value == "Read on.")
        service.verify()

        #expect(failures.sightings == [Sighting(.notCancelled, line: line)])
        #expect(
            failures.texts == [
                """
                MockArticleService: not cancelled: motto
                  expected: 1 of 1, once, called once \
                (Tests/ScenarioTests/Reader/CancelledCallFailingCounterparts.swift:\(declared))
                  help: the call was resumed before the cancellation: resume it afterwards
                """
            ])
    }

    /// The call is made on the actor of the test, so it begins when the test waits already.
    @MainActor @Test func aWaitEndsWhenTheCallReachesItsLimit() async {
        let declared = #line + 1
        let pending = service.expect(.motto).andSuspend(atMost: limit)
        let asking = _Concurrency.Task { [service] in await service.motto() }
        await pending.waitUntilCancelled(within: .seconds(600)); let line = #line
        #expect(await asking.value == "")
        service.verify()

        #expect(failures.sightings == [Sighting(.notCancelled, line: line)])
        #expect(
            failures.texts == [
                """
                MockArticleService: not cancelled: motto
                  expected: 1 of 1, once, called once \
                (Tests/ScenarioTests/Reader/CancelledCallFailingCounterparts.swift:\(declared))
                  help: its wait ended after 0.005 seconds, before the cancellation: cancel it earlier, or raise \
                the limit of andSuspend(atMost:)
                """
            ])
    }

    @Test func aCallThatWasReportedAsNotResumedIsNotReportedAgain() async {
        let declared = #line + 1
        let pending = service.expect(.motto).andSuspend(atMost: limit)
        #expect(await service.motto() == "")
        await pending.waitUntilCancelled(within: limit)
        service.verify()
        #expect(failures.sightings == [Sighting(.notResumed, line: declared)])
    }

    @Test func aCallThatOutlivesTheCancellationMustBeResumed() async throws {
        let declared = #line + 1
        var pending: PendingCall? = service.expect(.fetch(id: 1)).andSuspend(endsOnCancellation: false)
        let fetching = _Concurrency.Task { [service] in try await service.fetch(id: 1) }
        await pending?.waitUntilCalled()
        fetching.cancel()
        await pending?.waitUntilCancelled()
        #expect(failures.sightings == [])
        pending = nil
        await #expect(throws: UnansweredCallError.self) { try await fetching.value }
        service.verify()

        #expect(failures.sightings == [Sighting(.notResumed, line: declared)])
        #expect(
            failures.texts == [
                """
                MockArticleService: not resumed: fetch(id: 1)
                  expected: 1 of 1, once, called once
                  help: the call was never resumed: use resume(returning:) or resume(throwing:)
                """
            ])
    }

    @Test func severalCallsThatGoOnAreOneFailure() async {
        let pending = service.expect(.fetch(id: .any)).times(2).andSuspend()
        let first = _Concurrency.Task { [service] in try await service.fetch(id: 1) }
        await service.mock.waitForCalls(1)
        let second = _Concurrency.Task { [service] in try await service.fetch(id: 2) }
        while pending.calls.count < 2 { await _Concurrency.Task.yield() }
        await pending.waitUntilCancelled(within: limit); let line = #line
        pending.resume(throwing: ArticleError.offline)
        await #expect(throws: ArticleError.self) { try await first.value }
        await #expect(throws: ArticleError.self) { try await second.value }
        service.verify()

        #expect(failures.sightings == [Sighting(.notCancelled, line: line)])
        #expect(failures.reports.first?.call == "fetch(id: 1), fetch(id: 2)")
        #expect(
            failures.texts.first?.contains(
                "\n  help: no task of these calls was cancelled within 0.005 seconds: cancel the task")
                ?? false)
    }

    @Test func aWaitForACallFromBeforeAResetIsMisuse() async {
        let pending = service.expect(.motto).andSuspend()
        service.reset()
        await pending.waitUntilCalled(within: limit); let line = #line
        await pending.waitUntilCancelled(within: limit)
        service.verify()
        #expect(
            failures.sightings == [Sighting(.misuse, line: line), Sighting(.misuse, line: line + 1)])
        #expect(
            failures.texts.first == """
                MockArticleService: the test waits for a call that was declared before the mock was reset
                  help: declare the call again after reset() or checkpoint()
                """)
    }
}
