import ExpectKit
import Testing

// The code of the article "Testing concurrent code".

@MainActor @Suite struct TestingConcurrentCodeTests {
    let bakery = TypedMockBakery()
    let failures = FailureRecorder()
    let rye = Bread(name: "rye")

    @Test func aCallIsSuspended() async {
        let screen = DeliveryScreen(bakery: bakery)
        let pending = bakery.expect(.deliver(to: "Main Street")).andSuspend()
        screen.load("Main Street")
        await pending.waitUntilCalled()
        #expect(screen.isLoading)
        pending.resume(returning: 20)
        await screen.loading?.value
        #expect(screen.minutes == 20)
        bakery.verify()
    }

    @Test func aCallIsCancelled() async {
        let screen = DeliveryScreen(bakery: bakery)
        let pending = bakery.expect(.deliver(to: "Main Street")).andSuspend()
        screen.load("Main Street")
        await pending.waitUntilCalled()
        screen.close()
        await pending.waitUntilCancelled()
        await screen.loading?.value
        #expect(screen.minutes == nil)
        bakery.verify()
    }

    @Test func aCallThatIsNotResumedIsReported() async throws {
        bakery.mock.reporter = failures
        let pending = bakery.expect(.deliver(to: "Main Street")).andSuspend(atMost: .milliseconds(5))
        _ = try? await bakery.deliver(to: "Main Street")
        withExtendedLifetime(pending) {}
        #expect(failures.reports.map(\.kind) == [.notResumed])
        try expectArticle("testing-concurrent-code", shows: #require(failures.reports.first).text)
    }

    @Test func anActionMayWait() async throws {
        bakery.expect(.deliver(to: "Main Street")).andDo { _ in
            await Task.yield()
            return 20
        }
        #expect(try await bakery.deliver(to: "Main Street") == 20)
        bakery.verify()
    }

    @Test func aCompletionHandlerIsKept() {
        let orders = MockOrders()
        let placed = PendingCompletion<Bool>()
        orders.expect(.place(rye, done: .held(by: placed)))
        var isDone = false
        orders.place(rye) { isDone = $0 }
        #expect(!isDone)
        placed.resume(returning: true)
        #expect(isDone)
        orders.verify()
    }

    @Test func aDroppedCompletionHandlerIsReported() throws {
        let orders = MockOrders()
        orders.mock.reporter = failures
        orders.expect(.place(rye, done: .any))
        orders.place(rye) { _ in }
        orders.verify()
        #expect(failures.reports.map(\.kind) == [.droppedCompletion])
        try expectArticle("testing-concurrent-code", shows: #require(failures.reports.first).text)
    }

    @Test func aVerificationWaits() async {
        bakery.expect(.open)
        EarlyRiser(bakery: bakery).opensInBackground()
        await bakery.verify(within: .seconds(10))
    }

    @Test func aTestHasPhases() async {
        bakery.expect(.open)
        EarlyRiser(bakery: bakery).opensInBackground()
        await bakery.verify(within: .seconds(10))
        bakery.checkpoint()

        bakery.expect(.deliver(to: "Main Street")).andReturn(20)
        DeliveryScreen(bakery: bakery).load("Main Street")
        await bakery.verify(within: .seconds(10))
    }

    @Test func aTestEndsIfAWaitFails() async throws {
        bakery.expect(.open)
        EarlyRiser(bakery: bakery).opensInBackground()
        try await bakery.requireVerified(within: .seconds(10))
        #expect(bakery.didCall(.open))
    }

    @Test func anEarlyCallCounts() async {
        let bakery = TypedMockBakery().nice()
        EarlyRiser(bakery: bakery).opensInBackground()
        bakery.expect(.open).orAlreadyCalled()
        await bakery.verify(within: .seconds(10))
    }

    @Test func aCallThatComesTooEarlyIsReported() throws {
        let bakery = TypedMockBakery().nice()
        bakery.mock.reporter = failures
        bakery.open()
        bakery.expect(.open)
        bakery.verify()
        #expect(failures.reports.map(\.kind) == [.missing])
        try expectArticle("testing-concurrent-code", shows: #require(failures.reports.first).text)
    }
}
