import ExpectKit
import Testing

/// A call that comes before its expectation fails once, and the report says so.
struct EarlyCallFailingCounterparts {
    let bell = MockDoorbell()
    let failures = FailureRecorder()
    private let file = "EarlyCallFailingCounterparts.swift"

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
                  help: the call was made before this expectation: declare it earlier, or use orAlreadyCalled()
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
                  help: the call was made before this expectation: declare it earlier; in a nice mock, or with a stub, \
                orAlreadyCalled() accepts it
                """)
    }

    // MARK: Too many calls

    /// The order of the two clauses makes no difference.
    @Test(arguments: [true, false]) func aCallTooManyAfterAnEarlyOne(isCountFirst: Bool) {
        bell.mode = .nice
        bell.ring(door: 1)
        if isCountFirst {
            bell.expect(.ring(door: 1)).times(1).orAlreadyCalled()
        } else {
            bell.expect(.ring(door: 1)).orAlreadyCalled().times(1)
        }
        bell.ring(door: 1)
        bell.verify()
        #expect(failures.sightings == [Sighting(.surplus, line: #line - 2)])
    }

    @Test func tooManyEarlyCallsFailTheVerification() {
        bell.mode = .nice
        for _ in 0..<4 { bell.ring(door: 1) }
        let line = #line + 1
        bell.expect(.ring(door: 1)).orAlreadyCalled().times(1...2)
        bell.verify()
        bell.verifyNoMoreCalls()
        #expect(failures.sightings == [Sighting(.surplus, line: line)])
        #expect(
            failures.texts == [
                """
                MockDoorbell: ring(door: 1) was called 4 times, expected 1 to 2 times
                  expected: 1 of 1, 1 to 2 times, called 4 times
                """
            ])
    }

    /// A later expectation takes the other call.
    @Test func earlyCallsOfTwoExpectationsAreNotTooMany() {
        bell.mode = .nice
        bell.ring(door: 1)
        bell.ring(door: 2)
        bell.ring(door: 1)
        bell.expect(.ring(door: 1)).orAlreadyCalled().times(1)
        bell.expect(.ring(door: 2)).orAlreadyCalled().times(1)
        bell.expect(.ring(door: 1)).orAlreadyCalled().times(1)
        bell.verify()
        #expect(failures.texts == [])
    }

    @Test func aRefusedClauseIsTheOnlyFailure() {
        bell.mode = .nice
        bell.ring(door: 1)
        inOrder { bell.expect(.ring(door: 1)).orAlreadyCalled() }
        bell.verify()
        #expect(failures.sightings == [Sighting(.misuse, line: #line - 2)])
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

    @Test func aStrictMockDoesNotAllowEarlyCalls() async {
        bell.ring(door: 1)
        bell.expect(.ring(door: 1)).orAlreadyCalled()
        await bell.verify(within: .seconds(600))
        #expect(failures.reports.map(\.kind) == [.unexpected, .missing])
        #expect(failures.reports.map(\.severity) == [.error, .warning])
        #expect(
            failures.texts.last?.contains("in a nice mock, or with a stub, orAlreadyCalled() accepts it")
                == true)
    }

    @Test func aCallBeforeTheLastCheckpointDoesNotCount() {
        bell.mode = .nice
        bell.ring(door: 1)
        bell.checkpoint()
        let line = #line + 1
        bell.expect(.ring(door: 1)).orAlreadyCalled()
        bell.verify()
        #expect(failures.sightings == [Sighting(.missing, line: line)])
        #expect(failures.reports.first?.candidates.map(\.role) == [.declared])
    }

    @Test func theOrderOfTheMockHoldsForEarlyCalls() {
        bell.mode = .nice
        bell.ring(door: 2)
        bell.ring(door: 1)
        bell.expect(.ring(door: 1)).orAlreadyCalled()
        let line = #line + 1
        bell.expect(.ring(door: 2)).orAlreadyCalled()
        bell.verify()
        #expect(failures.sightings == [Sighting(.missing, line: line)])
        #expect(failures.reports.first?.candidates.last?.role == .outOfTurn)
    }

    @Test func anEarlyCallDoesNotOvertakeAnExpectationThatLacksItsCall() {
        bell.mode = .nice
        bell.ring(door: 2)
        bell.expect(.ring(door: 1))
        let line = #line + 1
        bell.expect(.ring(door: 2)).orAlreadyCalled()
        bell.ring(door: 1)
        bell.verify()
        #expect(failures.sightings == [Sighting(.missing, line: line)])
    }

    @Test func orAlreadyCalledIsRefusedWhereItMakesNoSense() {
        let (order, light) = (CallOrder(), MockStates("light", initially: "red"))
        bell.mode = .nice
        bell.ring(door: 1)
        var lines: [Int] = []
        bell.expect(.ring(door: 1)).times(0).orAlreadyCalled(); lines.append(#line)
        bell.expect(.ring(door: 2)).orAlreadyCalled().times(0); lines.append(#line)
        bell.expect(.ring(door: 3)).orAlreadyCalled().inOrder(order); lines.append(#line)
        bell.expect(.ring(door: 4)).inOrder(order).orAlreadyCalled(); lines.append(#line)
        bell.expect(.ring(door: 5)).orAlreadyCalled().when(light, "red"); lines.append(#line)
        bell.expect(.ring(door: 6)).when(light, "red").orAlreadyCalled(); lines.append(#line)
        _ = bell.expect(.ring(door: 7)).orAlreadyCalled().andSuspend(); lines.append(#line)
        #expect(failures.sightings == lines.map { Sighting(.misuse, line: $0) })
        #expect(
            failures.texts.last == """
                MockDoorbell: orAlreadyCalled() on a call that the test suspends
                  help: remove orAlreadyCalled(), and suspend the call before the code under test runs
                """)
    }

    @Test func orAlreadyCalledAfterAVerificationIsTooLate() {
        let expected = bell.expect(.ring(door: 1))
        bell.ring(door: 1)
        bell.verify()
        let line = #line + 1
        expected.orAlreadyCalled()
        #expect(failures.sightings == [Sighting(.misuse, line: line)])
    }
}
