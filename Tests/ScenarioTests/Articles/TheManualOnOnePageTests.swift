import ExpectKit
import Testing

/// The asynchronous examples of the article "The manual on one page". Examples/Bakery has the rest.
struct TheManualOnOnePageTests {
    private let bakery = TypedMockBakery()

    @Test func aTestWaitsForACallInTheBackground() async {
        bakery.expect(.open)
        _Concurrency.Task { [bakery] in bakery.open() }

        await bakery.verify(within: .seconds(5))
    }

    @Test func aCallIsSuspended() async throws {
        let pending = bakery.expect(.deliver(to: "Main Street")).andSuspend()
        async let minutes = bakery.deliver(to: "Main Street")
        await pending.waitUntilCalled()
        #expect(bakery.completedCalls.isEmpty)
        pending.resume(returning: 20)

        #expect(try await minutes == 20)
        bakery.verify()
    }
}
