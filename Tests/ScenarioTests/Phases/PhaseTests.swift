import ExpectKit
import Testing

/// Tests with several phases: each phase triggers work in the background, waits for its calls, and ends.
@Suite struct PhaseTests {
    let bell = MockDoorbell()
    let clock = ManualClock()

    @Test func aCheckpointWaitsForTheCallsOfItsPhase() async {
        bell.expect(.ring(door: 1))
        Courier(bell).deliver(to: 1)
        await bell.verify(within: .seconds(1), clock: clock)
        bell.checkpoint()
        #expect(bell.calls.isEmpty)
        bell.expect(.ring(door: 2))
        Courier(bell).deliverOnQueue(to: 2)
        await bell.verify(within: .seconds(600))
        bell.checkpoint()
        #expect(bell.calls.isEmpty)
    }
}
