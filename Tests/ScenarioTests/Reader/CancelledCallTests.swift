import ExpectKit
import Testing

/// A test that waits until the code under test cancels a suspended call.
struct CancelledCallTests {
    let service = MockArticleService()

    @Test func closingTheReaderCancelsTheCallThatItMade() async {
        let reader = await Reader(service)
        let pending = service.expect(.fetch(id: 1)).andSuspend()
        await reader.open(1)
        await pending.waitUntilCalled()
        #expect(!pending.isCancelled)
        await reader.close()
        await pending.waitUntilCancelled()
        #expect(pending.isCancelled)
        service.verify()
    }

    @Test func oneCancelledCallOfSeveralIsEnough() async {
        let pending = service.expect(.motto).times(2).andSuspend()
        let first = _Concurrency.Task { [service] in await service.motto() }
        let second = _Concurrency.Task { [service] in await service.motto() }
        await service.mock.waitForCalls(2)
        second.cancel()
        await pending.waitUntilCancelled()
        pending.resume(returning: "Read on.")
        #expect(await [first.value, second.value] == ["Read on.", "Read on."])
        service.verify()
    }

    /// A collaborator that finishes its work though its caller has been cancelled.
    @Test func aCallMayOutliveTheCancellation() async throws {
        let article = Article(id: 1, title: "Bees")
        let pending = service.expect(.fetch(id: 1)).andSuspend(endsOnCancellation: false)
        let fetching = _Concurrency.Task { [service] in try await service.fetch(id: 1) }
        await pending.waitUntilCalled()
        fetching.cancel()
        await pending.waitUntilCancelled()
        #expect(pending.isCancelled)
        #expect(service.completedCalls.isEmpty)
        pending.resume(returning: article)
        #expect(try await fetching.value == article)
        service.verify()
    }

    @Test func aCallOfTheQuickFormMayOutliveTheCancellation() async {
        let service = QuickArticleService()
        let pending = service.expect(.fetch(id: 1)).andSuspend(
            atMost: .seconds(60), endsOnCancellation: false)
        let fetching = _Concurrency.Task { try await service.fetch(id: 1) }
        await pending.waitUntilCalled()
        fetching.cancel()
        await pending.waitUntilCancelled()
        pending.resume(throwing: ArticleError.offline)
        await #expect(throws: ArticleError.offline) { try await fetching.value }
        service.verify()
    }

    @Test func aTestThatIsCancelledWhileItWaitsHasNoFailure() async {
        let failures = FailureRecorder()
        service.mock.reporter = failures
        let pending = service.expect(.motto).andSuspend()
        let waiting = _Concurrency.Task { await pending.waitUntilCancelled() }
        waiting.cancel()
        #expect(await waiting.value == false)

        pending.resume(returning: "Read on.")
        // The wait is over from the start, because the call is resumed. The test is cancelled nevertheless.
        let late = _Concurrency.Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await pending.waitUntilCancelled()
        }
        #expect(await late.value == false)
        #expect(failures.sightings == [])
        #expect(await service.motto() == "Read on.")
        service.verify()
    }
}
