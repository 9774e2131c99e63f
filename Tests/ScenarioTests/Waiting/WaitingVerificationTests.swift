import ExpectKit
import Testing

/// A verification that waits for what happens in the background. The clock never moves unless a test moves it, so
/// that what is waited for, and what is not, does not depend on how fast the machine is.
@Suite struct WaitingVerificationTests {
    let bell = MockDoorbell()
    let clock = ManualClock()

    @Test func itReturnsAsSoonAsAllHasCome() async {
        bell.expect(.ring(door: 1))
        bell.expect(.ring(door: 2))
        Courier(bell).deliver(to: 1, 2)
        await bell.verify(within: .seconds(1), clock: clock)
        #expect(bell.calls.count == 2)
    }

    @Test func itWaitsForExactCountsOnlyUntilTheyAreReached() async {
        bell.expect(.ring(door: 1)).times(2)
        Courier(bell).deliver(to: 1, 1)
        await bell.verify(within: .seconds(1), clock: clock)
        #expect(bell.calls.count == 2)
    }

    @Test func nothingToWaitForIsVerifiedAtOnce() async {
        bell.stub(.ring(door: 1))
        bell.expect(.ring(door: 2)).anyTimes()
        await bell.verify(within: .seconds(1), clock: clock)
        #expect(!clock.hasSleepers)
    }

    @Test func theSystemClockIsTheDefault() async {
        bell.expect(.ring(door: 1))
        Courier(bell).deliverOnQueue(to: 1)
        await bell.verify(within: .seconds(600))
        #expect(bell.calls.count == 1)
    }

    @Test func severalMocksAreWaitedForTogether() async {
        let other = MockDoorbell()
        bell.expect(.ring(door: 1))
        other.expect(.ring(door: 2))
        Courier(other).deliver(to: 2)
        Courier(bell).deliverOnQueue(to: 1)
        await verify(bell, other, within: .seconds(1), clock: clock)
        #expect(bell.calls.count + other.calls.count == 2)
    }

    @Test(arguments: [Bound.rejection, .noneAtAll, .roomAbove])
    func itWaitsTheWholeTimeWhereACallMayStillBreakSomething(_ bound: Bound) async {
        bound.declare(on: bell)
        bell.ring(door: 1)
        let verification = _Concurrency.Task { [bell, clock] in
            await bell.verify(within: .seconds(1), clock: clock)
            return clock.now.offset
        }
        await clock.waitForSleeper()
        clock.advance(by: .milliseconds(999))
        bell.stub(.alarm)
        bell.alarm()
        clock.advance(by: .milliseconds(1))
        #expect(await verification.value == .seconds(1))
    }

    @Test func aCallAtTheLastMomentCounts() async {
        bell.expect(.ring(door: 1))
        // The call comes in the very moment in which the time is up.
        await bell.verify(within: .seconds(1), clock: LastMomentClock { [bell] in bell.ring(door: 1) })
        bell.verify()
    }

    /// What a call may still break when all is met.
    enum Bound: CaseIterable {
        case rejection, noneAtAll, roomAbove

        func declare(on bell: MockDoorbell) {
            bell.unordered()
            switch self {
            case .rejection:
                bell.expect(.ring(door: 1))
                bell.reject(.ring(door: 2))
            case .noneAtAll:
                bell.expect(.ring(door: 1))
                bell.expect(.ring(door: 2)).times(0)
            case .roomAbove: bell.expect(.ring(door: 1)).times(1...2)
            }
        }
    }
}

/// A clock whose time is up at once, though not before something has happened.
private struct LastMomentClock: Clock {
    let act: @Sendable () -> Void

    init(_ act: @escaping @Sendable () -> Void) {
        self.act = act
    }

    var now: ManualClock.Instant { .init() }
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws { act() }
}
