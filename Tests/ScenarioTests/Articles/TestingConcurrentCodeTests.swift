import ExpectKit
import Testing

// The code of the article "Testing concurrent code". AnsweringCallsTests.swift has its completion handlers.

@MainActor struct TestingConcurrentCodeTests {
    let bakery = TypedMockBakery()

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

    @Test func aCallIsVerifiedAfterTheStart() async {
        let door = MockStates("door", initially: "closed")
        bakery.stub(.open).then(door, "open")
        EarlyRiser(bakery: bakery).opensInBackground()
        #expect(await door.wait(for: "open"))
        bakery.verify(.open)
    }
}
