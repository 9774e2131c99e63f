import Testing

@testable import ExpectKit

/// Waits with durations that no clock can count to.
struct LongWaitTests {
    private static let longest = Duration(secondsComponent: .max, attosecondsComponent: 0)
    private static let shortest = Duration(secondsComponent: .min, attosecondsComponent: 0)

    /// A clock whose sleeps return at once. It keeps the deadlines.
    private final class ImpatientClock: Clock, @unchecked Sendable {
        let now = ContinuousClock.now
        let minimumResolution = Duration.zero
        let deadlines = Lock<[ContinuousClock.Instant]>([])

        func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
            deadlines.withLock { $0.append(deadline) }
        }
    }

    private final class MockOven: Mocking, @unchecked Sendable {
        enum Invocation: Equatable { case heat(Int) }
        let mock = Mock<Invocation>()
        func heat(_ degrees: Int) { mock.call(.heat(degrees)) }
    }

    @Test func aDeadlineIsLimited() {
        let clock = ImpatientClock()
        #expect(clock.deadline(after: Self.longest) == clock.now.advanced(by: Limits.Waiting.longest))
        #expect(clock.deadline(after: .seconds(3)) == clock.now.advanced(by: .seconds(3)))
        #expect(clock.deadline(after: .seconds(-3)) == clock.now)
        #expect(clock.deadline(after: Self.shortest) == clock.now)
    }

    @Test(arguments: [longest, shortest, .seconds(-1), .zero])
    func aVerificationReportsAMissingCall(limit: Duration) async {
        let (clock, failures, oven) = (ImpatientClock(), FailureRecorder(), MockOven())
        oven.mock.reporter = failures
        oven.expect(.heat(1))
        await oven.verify(within: limit, clock: clock)
        #expect(failures.reports.map(\.kind) == [.missing])
        #expect(clock.deadlines.withLock { $0 } == [clock.deadline(after: limit)])
    }

    /// The system clock has to count to the deadline before the call ends the wait.
    @Test func aVerificationOnTheSystemClockEndsWithTheCall() async {
        for _ in 0..<20 {
            let oven = MockOven()
            oven.expect(.heat(1))
            async let verification: Void = oven.verify(within: Self.longest)
            let call = Task.detached(priority: .background) {
                for _ in 0..<100 { await Task.yield() }
                oven.heat(1)
            }
            await verification
            await call.value
        }
    }
}
