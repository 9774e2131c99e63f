import ExpectKit
import Testing

/// The failures of a waiting verification: calls that do not come, and calls that must not come.
struct WaitingVerificationFailingCounterparts {
    let bell = MockDoorbell()
    let clock = ManualClock()
    let failures = FailureRecorder()

    init() {
        bell.mock.reporter = failures
    }

    @Test func aCallThatDoesNotComeInTimeIsMissing() async {
        let declared = #line + 1
        bell.expect(.ring(door: 1))
        let verified = #line + 2
        let verification = _Concurrency.Task { [bell, clock] in
            await bell.verify(within: .seconds(1), clock: clock)
        }
        await clock.waitForSleeper()
        #expect(failures.sightings == [])
        clock.advance(by: .seconds(1))
        await verification.value
        #expect(failures.sightings == [Sighting(.missing, line: declared)])
        #expect(
            failures.texts == [
                """
                MockDoorbell: ring(door: 1) was not called within 1.0 seconds
                  expected: 1 of 1, once, never called
                  got:      no call until then
                  the test waited 1.0 seconds for the call \
                (Tests/ScenarioTests/Waiting/WaitingVerificationFailingCounterparts.swift:\(verified))
                """
            ])
    }

    @Test func aViolatedBoundEndsTheWaitAtOnce() async {
        bell.mode = .nice
        bell.reject(.ring(door: 2))
        let declared = #line + 1
        bell.expect(.ring(door: 1))
        Courier(bell).deliver(to: 2)
        // The clock does not move: only the call can end the wait.
        await bell.verify(within: .seconds(1), clock: clock); let verified = #line
        #expect(failures.reports.map(\.kind) == [.rejected, .missing])
        // The test has failed already, so a call that has not come yet is only a warning.
        #expect(failures.reports.map(\.severity) == [.error, .warning])
        #expect(failures.reports.last?.location.line == declared)
        #expect(
            failures.texts.last == """
                MockDoorbell: missing ring(door: 1)
                  expected: 1 of 1, once, never called
                  got:      ring(door: 2)
                  the wait for the call \
                (Tests/ScenarioTests/Waiting/WaitingVerificationFailingCounterparts.swift:\(verified)) ended because a \
                forbidden call was made
                """)
    }

    @Test func aBoundThatIsAlreadyViolatedPreventsTheWait() async {
        bell.expect(.ring(door: 1)).times(...1)
        bell.ring(door: 1)
        bell.ring(door: 1)
        await bell.verify(within: .seconds(1), clock: clock)
        #expect(failures.reports.map(\.kind) == [.surplus])
        #expect(!clock.hasSleepers)
    }

    /// The wait ends when the wrong call has been reported, not when it arrives.
    @Test func aWrongCallInPlaceOfTheExpectedOneEndsTheWait() async {
        bell.expect(.ring(door: 1))
        Courier(bell).deliver(to: 2)
        await bell.verify(within: .seconds(1), clock: clock)
        #expect(failures.reports.map(\.kind) == [.unexpected])
    }

    @Test func aCheckpointAfterTheWaitReportsNothingAgain() async {
        bell.expect(.ring(door: 1))
        bell.expect(.ring(door: 2))
        bell.alarm()
        bell.ring(door: 1)
        bell.ring(door: 3)
        bell.ring(door: 2)
        await bell.verify(within: .seconds(1), clock: clock)
        let reported = failures.reports.map(\.kind)
        #expect(reported == [.unexpected, .unexpected])
        bell.verify()
        bell.checkpoint()
        #expect(failures.reports.map(\.kind) == reported)
    }

    @Test func aCheckpointClearsAViolatedBound() async {
        bell.reject(.alarm)
        bell.alarm()
        bell.checkpoint()
        failures.drain()
        bell.expect(.ring(door: 1))
        Courier(bell).deliver(to: 1)
        await bell.verify(within: .seconds(1), clock: clock)
        #expect(failures.sightings == [])
        #expect(bell.calls.count == 1)
    }

    @Test func cancellingTheTestEndsTheWait() async {
        bell.expect(.ring(door: 1))
        let verification = _Concurrency.Task { [bell, clock] in
            await bell.verify(within: .seconds(1), clock: clock)
        }
        await clock.waitForSleeper()
        verification.cancel()
        await verification.value
        #expect(failures.reports.map(\.kind) == [.missing])
        #expect(failures.texts[0].contains("was cancelled"))
        #expect(!failures.texts[0].contains("waited"))
    }

    @Test func aRefusedExpectationDoesNotExtendTheWait() async {
        bell.expect(.ring(door: 1)).times(1...)
        bell.expect(.ring(door: 1)).times(0...3)
        bell.ring(door: 1)
        #expect(failures.drain().map(\.kind) == [.misuse])
        await bell.verify(within: .seconds(1), clock: clock)
        #expect(failures.sightings == [])
    }
}
