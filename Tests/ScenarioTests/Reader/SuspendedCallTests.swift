import ExpectKit
import Testing

/// A test that suspends a call decides when its collaborator answers.
@MainActor struct SuspendedCallTests {
    let service = MockArticleService()
    let article = Article(id: 1, title: "Bees")

    @Test func theReaderLoadsUntilTheCallIsResumed() async {
        let reader = Reader(service)
        let pending = service.expect(.fetch(id: 1)).andSuspend()
        service.expect(.markRead(id: 1))

        reader.open(1)
        await pending.waitUntilCalled()
        #expect(reader.isLoading)
        #expect(service.completedCalls.isEmpty)

        pending.resume(returning: article)
        await reader.opening?.value
        #expect(!reader.isLoading)
        #expect(reader.articles == [article])
        service.verify()
    }

    @Test func anErrorIsThrownWhenTheTestResumesTheCall() async {
        let reader = Reader(service)
        let pending = service.expect(.fetch(id: 1)).andSuspend()

        reader.open(1)
        await pending.waitUntilCalled()
        pending.resume(throwing: ArticleError.offline)
        await reader.opening?.value
        #expect(reader.message == "offline")
        service.verify()
    }

    @Test func closingTheReaderCancelsTheCall() async {
        let reader = Reader(service)
        let pending = service.expect(.fetch(id: 1)).andSuspend()

        reader.open(1)
        await pending.waitUntilCalled()
        #expect(!pending.isCancelled)
        reader.close()
        #expect(await pending.waitUntilCancelled())
        #expect(pending.isCancelled)
        await reader.opening?.value
        #expect(reader.message == "closed")
        // An answer that comes too late is dropped.
        pending.resume(returning: article)
        #expect(reader.articles.isEmpty)
        service.verify()
    }

    @Test func callsEndInTheOrderInWhichTheyAreResumed() async {
        let reader = Reader(service)
        service.stub(.markRead(id: .any))
        let first = service.expect(.fetch(id: 1)).andSuspend()
        let second = service.expect(.fetch(id: 2)).andSuspend()

        async let one: Void = reader.show(1)
        await first.waitUntilCalled()
        async let two: Void = reader.show(2)
        await second.waitUntilCalled()
        second.resume(returning: Article(id: 2))
        await two
        first.resume(returning: article)
        await one

        #expect(reader.articles.map(\.id) == [2, 1])
        #expect(service.calls.compactMap(\.fetched) == [1, 2])
        #expect(service.completedCalls.compactMap(\.fetched) == [2, 1])
        service.verify()
    }

    @Test func theTestSeesTheArgumentsOfASuspendedCall() async {
        let reader = Reader(service)
        let pending = service.expect(.fetch(id: .within(1...9))).andSuspend()
        service.stub(.markRead(id: .any))

        reader.open(7)
        let call = await pending.waitUntilCalled()
        #expect(call?.fetched == 7)
        #expect(pending.calls.compactMap(\.fetched) == [7])
        pending.resume(returning: Article(id: 7))
        await reader.opening?.value
        service.verify()
    }

    @Test func aCallThatIsResumedBeforehandDoesNotWait() async {
        let pending = service.expect(.motto).andSuspend()
        pending.resume(returning: "Read on.")
        #expect(await service.motto() == "Read on.")
        service.verify()
    }

    @Test func oneAnswerResumesAllCallsOfItsExpectation() async {
        let pending = service.expect(.motto).times(3).andSuspend()
        async let first = service.motto()
        async let second = service.motto()
        await service.mock.waitForCalls(2)
        pending.resume(returning: "Read on.")
        #expect(await [first, second] == ["Read on.", "Read on."])
        #expect(await service.motto() == "Read on.")
        service.verify()
    }

    @Test func theQuickFormSuspendsCalls() async {
        let service = QuickArticleService()
        let reader = Reader(service)
        let pending = service.expect(.fetch(id: 1)).andSuspend()
        let read = service.expect(.markRead(id: 1)).andSuspend()

        reader.open(1)
        await pending.waitUntilCalled()
        pending.resume(returning: article)
        await read.waitUntilCalled()
        #expect(reader.isLoading)
        read.resume()
        await reader.opening?.value
        #expect(!reader.isLoading)
        service.verify()
    }

    @Test func anActionMaySuspend() async {
        let reader = Reader(service)
        let gate = service.expect(.motto).andSuspend()
        service.expect(.fetch(id: 1)).andDo { [service] invocation in
            Article(id: invocation.fetched ?? 0, title: await service.motto())
        }
        service.stub(.markRead(id: .any))
        service.mock.ordering = .unordered

        reader.open(1)
        await gate.waitUntilCalled()
        gate.resume(returning: "Read on.")
        await reader.opening?.value
        #expect(reader.articles == [Article(id: 1, title: "Read on.")])
        service.verify()
    }

    @Test func anActionThatSuspendsMayThrow() async {
        let reader = Reader(service)
        service.expect(.fetch(id: 1)).andDo { _ in
            await _Concurrency.Task.yield()
            throw ArticleError.offline
        }
        await reader.show(1)
        #expect(reader.message == "offline")
        service.verify()
    }
}

extension MockArticleService.Invocation {
    var fetched: Int? {
        if case .fetch(let id) = self { id.value } else { nil }
    }
}

extension Mock {
    /// Yields to the tasks that make calls, until so many calls have arrived.
    func waitForCalls(_ count: Int) async {
        while calls.count < count { await _Concurrency.Task.yield() }
    }
}
