import ExpectKit
import Testing

/// A verification that waits for calls in the background. Only the tests advance the clock, so that the results do not
/// depend on the speed of the machine.
struct WaitingVerificationTests {
    let bell = MockDoorbell()
    let clock = ManualClock()

    @Test func itReturnsWhenAllCallsHaveCome() async {
        bell.expect(.ring(door: 1))
        bell.expect(.ring(door: 2))
        Courier(bell).deliver(to: 1, 2)
        await bell.verify(within: .seconds(1), clock: clock)
        #expect(bell.calls.count == 2)
    }

    @Test func itReturnsWhenAnExactCountIsReached() async {
        bell.expect(.ring(door: 1)).times(2)
        Courier(bell).deliver(to: 1, 1)
        await bell.verify(within: .seconds(1), clock: clock)
        #expect(bell.calls.count == 2)
    }

    @Test func itReturnsAtOnceIfThereIsNothingToWaitFor() async {
        bell.stub(.ring(door: 1))
        bell.expect(.ring(door: 2)).anyTimes()
        await bell.verify(within: .seconds(1), clock: clock)
        #expect(!clock.hasSleepers)
    }

    @Test func aKnownIssueIsNoReasonNotToWait() async {
        bell.stub(.alarm)
        bell.alarm()
        bell.expect(.ring(door: 1))
        withKnownIssue { bell.verifyNoMoreCalls() }
        let courier = _Concurrency.Task { [bell, clock] in
            await clock.waitForSleeper()
            bell.ring(door: 1)
        }
        await bell.verify(within: .seconds(1), clock: clock)
        courier.cancel()
        #expect(bell.calls.count == 2)
    }

    @Test func theSystemClockIsTheDefault() async {
        bell.expect(.ring(door: 1))
        Courier(bell).deliverOnQueue(to: 1)
        await bell.verify(within: .seconds(600))
        #expect(bell.calls.count == 1)
    }

    @Test func itWaitsForSeveralMocksTogether() async {
        let other = MockDoorbell()
        bell.expect(.ring(door: 1))
        other.expect(.ring(door: 2))
        Courier(other).deliver(to: 2)
        Courier(bell).deliverOnQueue(to: 1)
        await verify(bell, other, within: .seconds(1), clock: clock)
        #expect(bell.calls.count + other.calls.count == 2)
    }

    @Test(arguments: [Bound.rejection, .noneAtAll, .roomAbove])
    func itWaitsTheWholeTimeIfACallCouldStillViolateABound(_ bound: Bound) async {
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
        // The call arrives exactly when the time is up.
        await bell.verify(within: .seconds(1), clock: LastMomentClock { [bell] in bell.ring(door: 1) })
        bell.verify()
    }

    /// The bounds that a call could still violate when all expectations are met.
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

/// A clock whose sleeps end at once, after they have run a closure.
private struct LastMomentClock: Clock {
    let act: @Sendable () -> Void

    init(_ act: @escaping @Sendable () -> Void) {
        self.act = act
    }

    var now: ManualClock.Instant { .init() }
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws { act() }
}
