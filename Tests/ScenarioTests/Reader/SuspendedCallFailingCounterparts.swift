import ExpectKit
import Testing

/// Suspended calls that a test never resumes, or resumes incorrectly, each with its one failure.
struct SuspendedCallFailingCounterparts {
    let service = MockArticleService()
    let failures = FailureRecorder()

    init() {
        service.mock.reporter = failures
    }

    @Test func aSecondAnswerIsRefusedWhereItIsWritten() async {
        let pending = service.expect(.motto).andSuspend()
        pending.resume(returning: "Read on.")
        pending.resume(returning: "Read less."); let line = #line
        #expect(await service.motto() == "Read on.")
        service.verify()

        #expect(failures.sightings == [Sighting(.misuse, line: line)])
        #expect(
            failures.texts == [
                """
                MockArticleService: motto was resumed twice
                  help: resume each call once; to answer the next call, suspend it too
                """
            ])
    }

    @Test func aCallThatIsNeverResumedIsReportedWhereItWasSuspended() async throws {
        let line = #line + 1
        var pending: PendingCall? = service.expect(.fetch(id: 1)).andSuspend()
        let fetching = _Concurrency.Task { [service] in try await service.fetch(id: 1) }
        await pending?.waitUntilCalled()
        service.verify()
        #expect(failures.sightings == [])

        pending = nil
        #expect(failures.sightings == [Sighting(.notResumed, line: line)])
        #expect(
            failures.texts == [
                """
                MockArticleService: not resumed: fetch(id: 1)
                  expected: 1 of 1, once, called once
                  help: the call was never resumed: use resume(returning:) or resume(throwing:), or, if the \
                requirement throws, cancel the task
                """
            ])
        // The call ends with an error.
        await #expect(throws: UnansweredCallError.self) { try await fetching.value }
        service.verify()
        #expect(failures.reports.count == 1)
    }

    @Test func aCallThatCannotThrowReturnsASynthesizedValue() async {
        let line = #line + 1
        var pending: PendingCall? = service.expect(.motto).andSuspend()
        let asking = _Concurrency.Task { [service] in await service.motto() }
        await pending?.waitUntilCalled()
        pending = nil
        #expect(await asking.value == "")
        #expect(failures.sightings == [Sighting(.notResumed, line: line)])
    }

    @Test func aDiscardedPendingCallIsReportedWhenTheCallArrives() async {
        let line = #line + 1
        _ = service.expect(.motto).andSuspend()
        #expect(failures.sightings == [])
        #expect(await service.motto() == "")
        service.verify()
        #expect(failures.sightings == [Sighting(.notResumed, line: line)])
        #expect(failures.texts[0].contains("  answered: \"\", a default value for String\n"))
    }

    @Test func callsThatAreNeverResumedAreOneFailure() async {
        let line = #line + 1
        var pending: PendingCall? = service.expect(.motto).times(4).andSuspend(atMost: .milliseconds(5))
        #expect(await service.motto() == "")
        #expect(await service.motto() == "")
        pending = nil
        #expect(await service.motto() == "")
        #expect(await service.motto() == "")
        service.verify()
        #expect(pending == nil)
        #expect(failures.sightings == [Sighting(.notResumed, line: line)])
    }

    @Test func callsOfADiscardedPendingCallAreOneFailure() async {
        let line = #line + 1
        _ = service.expect(.motto).times(3).andSuspend()
        for _ in 0..<3 { #expect(await service.motto() == "") }
        service.verify()
        #expect(failures.sightings == [Sighting(.notResumed, line: line)])
    }

    @Test func aCallWaitsNoLongerThanItsLimit() async {
        let line = #line + 1
        let pending = service.expect(.motto).andSuspend(atMost: .milliseconds(5))
        #expect(await service.motto() == "")
        service.verify()
        #expect(failures.sightings == [Sighting(.notResumed, line: line)])
        #expect(
            failures.texts == [
                """
                MockArticleService: not resumed: motto
                  expected: 1 of 1, once, called once
                  answered: "", a default value for String
                  help: the call waited 0.005 seconds: use resume(returning:) or resume(throwing:), or, if the \
                requirement throws, cancel the task
                """
            ])
        #expect(pending.calls.count == 1)
    }

    @Test func aCallThatCannotThrowStaysSuspendedWhenItsTaskIsCancelled() async {
        let pending = service.expect(.motto).andSuspend()
        let asking = _Concurrency.Task { [service] in await service.motto() }
        await pending.waitUntilCalled()
        asking.cancel()
        #expect(await pending.waitUntilCancelled())
        pending.resume(returning: "Read on.")
        #expect(await asking.value == "Read on.")
        service.verify()
        #expect(failures.sightings == [])
    }

    @Test func aCallThatNeverArrivesIsMissingOnce() async {
        let line = #line + 1
        let pending = service.expect(.motto).andSuspend()
        let waited = #line + 1
        let call = await pending.waitUntilCalled(within: .milliseconds(5))
        #expect(call == nil)
        await pending.waitUntilCalled(within: .milliseconds(5))
        pending.resume(returning: "Read on.")
        service.verify()
        #expect(failures.sightings == [Sighting(.missing, line: line)])
        #expect(
            failures.texts == [
                """
                MockArticleService: motto was not called within 0.005 seconds
                  expected: 1 of 1, once, never called
                  got:      no call until then
                  the test waited 0.005 seconds for the call \
                (Tests/ScenarioTests/Reader/SuspendedCallFailingCounterparts.swift:\(waited))
                """
            ])
    }

    @Test func anAnswerOfTheWrongTypeIsReportedWhereItIsGiven() async throws {
        let service = QuickArticleService()
        service.mock.reporter = failures
        let pending = service.expect(.motto).andSuspend()
        pending.resume(returning: 5); let line = #line
        #expect(await service.motto() == "")
        service.verify()
        #expect(failures.sightings == [Sighting(.wrongAnswer, line: line)])
        #expect(failures.texts[0].hasPrefix("QuickArticleService: wrong answer for motto: 5 of type Int"))
    }

    @Test func onlyAnAsyncCallCanBeSuspended() {
        let stock = MockStock()
        stock.mock.reporter = failures
        let line = #line + 1
        let pending = stock.expect(.amount).andSuspend()
        #expect(stock.amount == 0)
        let second = #line + 1
        stock.expect(.amount).andDo { _ in
            await _Concurrency.Task.yield(); return 3
        }
        #expect(stock.amount == 0)
        stock.verify()
        #expect(
            failures.sightings == [Sighting(.wrongAnswer, line: line), Sighting(.wrongAnswer, line: second)])
        #expect(
            failures.texts[0].contains("wrong answer for amount: andSuspend(), but the call is synchronous\n")
        )
        #expect(
            failures.texts[1].contains(
                "wrong answer for amount: an async closure, but the call is synchronous\n"))
        #expect(pending.calls.isEmpty)
    }

    @Test func aWrongCallIsSuspendedInPlaceOfTheExpectedOne() async throws {
        let pending = service.expect(.fetch(id: 1)).andSuspend()
        let fetching = _Concurrency.Task { [service] in try await service.fetch(id: 2) }
        let call = await pending.waitUntilCalled()
        #expect(call?.fetched == 2)
        pending.resume(returning: Article(id: 1))
        #expect(try await fetching.value.id == 1)
        service.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
    }
}

private final class MockStock: TypedMocking {
    enum Invocation { case amount }
    let mock = Mock<Invocation>()
    var amount: Int { call(.amount) }
}
extension MockCall where Invocation == MockStock.Invocation {
    fileprivate static var amount: MockCall<Invocation, Int, Never> { .init(.amount) }
}
