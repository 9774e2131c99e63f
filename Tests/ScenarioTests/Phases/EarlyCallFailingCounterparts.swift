import ExpectKit
import Testing

/// A call that comes before its expectation fails once, and the report says so.
struct EarlyCallFailingCounterparts {
    let bell = MockDoorbell()
    let failures = FailureRecorder()

    init() {
        bell.mock.reporter = failures
    }

    @Test func theReportSaysThatTheCallCameTooEarly() {
        bell.mode = .nice
        bell.ring(door: 1)
        let line = #line + 1
        bell.expect(.ring(door: 1))
        bell.verify()
        #expect(failures.sightings == [Sighting(.missing, line: line)])
        #expect(
            failures.texts == [
                """
                MockDoorbell: missing ring(door: 1)
                  expected: 1 of 1, once, never called
                  got:      call 1 of 1, too early
                  help: the call was made before this expectation: declare it earlier
                """
            ])
        #expect(failures.reports.first?.candidates.map(\.role) == [.declared, .early])
    }

    @Test func aCallThatAStubAnsweredMayBeTooEarlyAsWell() {
        bell.stub(.ring(door: 1))
        bell.ring(door: 1)
        let line = #line + 1
        bell.expect(.ring(door: 1))
        bell.verify()
        #expect(failures.sightings == [Sighting(.missing, line: line)])
        #expect(failures.reports.first?.candidates.last?.role == .early)
    }

    /// The call is the failure. The missing call is a consequence.
    @Test(arguments: [MockOrdering.ordered, .unordered])
    func aStrictMockReportsTheCallOnce(ordering: MockOrdering) {
        if ordering == .unordered { bell.unordered() }
        bell.ring(door: 1)
        bell.expect(.ring(door: 1))
        bell.expect(.ring(door: 2))
        bell.ring(door: 2)
        bell.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected, .missing])
        #expect(failures.reports.map(\.severity) == [.error, .warning])
        #expect(
            failures.texts.last == """
                MockDoorbell: missing ring(door: 1)
                  expected: 1 of 2, once, never called
                  got:      call 1 of 2, too early
                  this is a warning because the same mistake has failed the test before
                  help: the call was made before this expectation: declare it earlier
                """)
    }

    /// The second wrong call was not reported when it was made.
    @Test func aLaterWrongCallThatCameTooEarlyIsOneFailure() {
        bell.alarm()
        bell.ring(door: 1)
        let line = #line + 1
        bell.expect(.ring(door: 1))
        bell.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected, .missing])
        #expect(failures.reports.map(\.severity) == [.error, .error])
        #expect(failures.reports.last?.location.line == line)
        #expect(failures.reports.last?.candidates.last?.role == .early)
    }

    @Test func aCallThatComesTooEarlyAndAgainIsOneFailure() {
        bell.ring(door: 1)
        bell.expect(.ring(door: 1))
        bell.ring(door: 1)
        bell.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
    }

    @Test func callsThatAreStillMissingAreAFailure() {
        bell.ring(door: 1)
        let line = #line + 1
        bell.expect(.ring(door: 1)).times(3)
        bell.ring(door: 1)
        bell.verify()
        #expect(failures.reports.map(\.severity) == [.error, .error])
        #expect(failures.sightings.last == Sighting(.missing, line: line))
    }

    @Test func aCallBeforeTheLastCheckpointIsNotTooEarly() {
        bell.mode = .nice
        bell.ring(door: 1)
        bell.checkpoint()
        let line = #line + 1
        bell.expect(.ring(door: 1))
        bell.verify()
        #expect(failures.sightings == [Sighting(.missing, line: line)])
        #expect(failures.reports.first?.candidates.map(\.role) == [.declared])
    }
}
