import ExpectKit
import Testing

/// A call that was missing at a checkpoint and comes in the next phase is one mistake.
struct LateCallFailingCounterparts {
    let bell = MockDoorbell()
    let failures = FailureRecorder()

    init() {
        bell.mock.reporter = failures
    }

    @Test func aCallThatCameTooLateIsOneFailure() async {
        let declared = #line + 1
        bell.expect(.ring(door: 1))
        await bell.verify(within: .milliseconds(5))
        bell.checkpoint(); let checkpoint = #line
        #expect(failures.drain().map(\.severity) == [.error])
        bell.expect(.ring(door: 2))
        bell.ring(door: 1)
        bell.ring(door: 2)
        bell.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.reports.map(\.severity) == [.warning])
        let file = "Tests/ScenarioTests/Phases/LateCallFailingCounterparts.swift"
        #expect(
            failures.reports.first?.advice == [
                "the call was made too late: it was expected (\(file):\(declared)) before the checkpoint "
                    + "(\(file):\(checkpoint)), which reported it as missing, so this is a warning"
            ])
    }

    /// The failure of another call has told that the call is missing.
    @Test func aLateCallThatAnotherFailureNamesIsNoSecondFailure() {
        bell.expect(.ring(door: 1))
        bell.expect(.ring(door: 2))
        bell.ring(door: 2)
        bell.checkpoint()
        bell.ring(door: 1)
        bell.verify()
        #expect(failures.reports.filter { $0.severity == .error }.map(\.kind) == [.outOfOrder])
    }

    /// A report names only some of them.
    @Test func manyLateCallsAreNoFurtherFailures() {
        // Each on a line of its own, so that each is a mistake of its own.
        for door in 1...12 { bell.expect(.ring(door: door), line: UInt(door)) }
        bell.checkpoint()
        #expect(failures.drain().count { $0.severity == .error } == 8)
        for door in 1...12 { bell.ring(door: door) }
        bell.verify()
        #expect(failures.reports.map(\.severity) == Array(repeating: .warning, count: 12))
    }

    /// The late call is not taken for the call of this phase.
    @Test func aCallOfThisPhaseIsStillMissing() async {
        bell.expect(.ring(door: 1))
        bell.checkpoint()
        failures.drain()
        let line = #line + 1
        bell.expect(.ring(door: 2))
        bell.ring(door: 1)
        await bell.verify(within: .milliseconds(5))
        #expect(failures.reports.map(\.severity) == [.warning, .error])
        #expect(failures.sightings.last == Sighting(.missing, line: line))
    }

    @Test func aLateCallMayComeTwoPhasesLater() {
        bell.expect(.ring(door: 1))
        bell.checkpoint()
        bell.checkpoint()
        failures.drain()
        bell.ring(door: 1)
        bell.verify()
        #expect(failures.reports.map(\.severity) == [.warning])
    }

    @Test func moreCallsThanWereMissingAreAFailure() {
        bell.expect(.ring(door: 1)).times(2)
        bell.ring(door: 1)
        bell.checkpoint()
        failures.drain()
        bell.ring(door: 1)
        bell.ring(door: 1)
        bell.verify()
        #expect(failures.reports.map(\.severity) == [.warning, .error])
        #expect(failures.reports.map(\.kind) == [.unexpected, .unexpected])
    }

    @Test func aCallThatCameInItsPhaseIsUnexpectedInTheNext() {
        bell.expect(.ring(door: 1))
        bell.ring(door: 1)
        bell.checkpoint()
        bell.ring(door: 1)
        #expect(failures.reports.map(\.severity) == [.error])
    }

    @Test func afterAResetALateCallIsAFailure() {
        bell.expect(.ring(door: 1))
        bell.verify()
        failures.drain()
        bell.reset()
        bell.ring(door: 1)
        #expect(failures.reports.map(\.severity) == [.error])
    }
}
