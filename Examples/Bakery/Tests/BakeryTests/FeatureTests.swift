import ExpectKit
import Testing

@testable import Bakery

/// Features that the README of the repository shows, besides those in `BakerTests` and `ClauseTests`.
struct FeatureTests {
    @Test func anOrderOfTwoMocks() {
        let oven = MockOven("oven")
        let spare = MockOven("spare oven")
        let order = CallOrder()
        oven.expect(.preheat(to: 220)).inOrder(order)
        spare.expect(.preheat(to: 180)).inOrder(order)

        oven.preheat(to: 220)
        spare.preheat(to: 180)
        verify(oven, spare)
    }

    /// The real oven is cold, so it is not hot enough for rye.
    @Test func aMockForwardsToARealOven() {
        let realOven = ColdOven()
        let oven = MockOven(wrapping: realOven)
        oven.expect(.preheat(to: 180))

        #expect(!Baker(oven: oven).prepare(for: "rye"))

        #expect(oven.callCount(.temperature) == 1)
        oven.verify()
    }

    @Test func aCallIsSuspended() async throws {
        let oven = MockOven()
        let pending = oven.expect(.bake(minutes: 40)).andSuspend()
        pending.resume(returning: 2)

        #expect(try await oven.bake(minutes: 40) == 2)

        oven.verify()
    }
}

private struct ColdOven: Oven {
    var temperature: Int { 20 }
    func preheat(to degrees: Int) {}
    func load(_ loaf: Loaf) throws {}
    func bake(minutes: Int) async throws -> Int { 0 }
}
