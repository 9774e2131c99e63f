import ExpectKit
import Testing

/// Tests with several phases: each phase triggers work in the background, waits for its calls, and ends.
@Suite struct PhaseTests {
    let bell = MockDoorbell()
    let clock = ManualClock()

    @Test func aCheckpointWaitsForTheCallsOfItsPhase() async {
        bell.expect(.ring(door: 1))
        Courier(bell).deliver(to: 1)
        await bell.checkpoint(within: .seconds(1), clock: clock)
        #expect(bell.calls.isEmpty)
        bell.expect(.ring(door: 2))
        Courier(bell).deliverOnQueue(to: 2)
        await bell.checkpoint(within: .seconds(600))
        #expect(bell.calls.isEmpty)
    }
}
