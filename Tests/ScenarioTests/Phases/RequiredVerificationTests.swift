import ExpectKit
import Testing

/// A verification that ends the test if it fails. With a recorder, it throws an error of the library.
struct RequiredVerificationTests {
    let bell = MockDoorbell()
    let clock = ManualClock()

    @Test func aTestGoesOnWhenItsCallsHaveCome() async throws {
        bell.expect(.ring(door: 1))
        Courier(bell).deliver(to: 1)
        try await bell.requireVerified(within: .seconds(1), clock: clock)
        #expect(bell.calls.count == 1)
    }
}

struct RequiredVerificationFailingCounterparts {
    let bell = MockDoorbell()
    let failures = FailureRecorder()

    init() {
        bell.mock.reporter = failures
    }

    @Test func aMissingCallEndsTheTest() async {
        let line = #line + 1
        bell.expect(.ring(door: 1))
        let error = await #expect(throws: UnverifiedMockError.self) {
            try await bell.requireVerified(within: .milliseconds(5))
        }
        #expect(failures.sightings == [Sighting(.missing, line: line)])
        #expect(error?.mock == "MockDoorbell")
        #expect(
            error?.description == "MockDoorbell failed, as its report above says, so the test ends here")
        // It throws as often as it is called, and reports once.
        await #expect(throws: UnverifiedMockError.self) {
            try await bell.requireVerified(within: .seconds(600))
        }
        #expect(failures.reports.count == 1)
    }

    @Test func anEarlierFailureEndsTheTestWithoutAWait() async {
        bell.alarm()
        bell.expect(.ring(door: 1)).anyTimes()
        await #expect(throws: UnverifiedMockError.self) {
            try await bell.requireVerified(within: .seconds(600))
        }
        #expect(failures.reports.map(\.kind) == [.unexpected])
    }

    @Test func aKnownIssueContainsTheFailureAndTheError() async {
        let bell = MockDoorbell()
        bell.expect(.ring(door: 1))
        await withKnownIssue {
            try await bell.requireVerified(within: .milliseconds(5))
        }
    }

    // MARK: Calls that the failure of another mock names

    @Test func aCallThatAnotherMockNamesEndsTheTestWithoutASecondFailure() async {
        let (other, order) = (MockChime(), CallOrder())
        other.mock.reporter = failures
        bell.expect(.ring(door: 1)).inOrder(order)
        other.expect(.ring(door: 2)).inOrder(order)
        other.ring(door: 2); let line = #line
        let error = await #expect(throws: UnverifiedMockError.self) {
            try await bell.requireVerified(within: .milliseconds(5))
        }
        #expect(failures.sightings == [Sighting(.outOfOrder, line: line)])
        #expect(
            error?.description
                == "MockDoorbell still lacks calls, as the report of MockChime above says, so the test ends here"
        )
        // The other mock has reported the failure itself.
        let otherError = await #expect(throws: UnverifiedMockError.self) {
            try await other.requireVerified(within: .milliseconds(5))
        }
        #expect(
            otherError?.description == "MockChime failed, as its report above says, so the test ends here"
        )
        #expect(failures.errors.count == 1)
    }

    @Test func aCallThatComesLateDoesNotEndTheTest() async throws {
        let (other, order) = (MockChime(), CallOrder())
        other.mock.reporter = failures
        bell.expect(.ring(door: 1)).inOrder(order)
        other.expect(.ring(door: 2)).inOrder(order)
        other.ring(door: 2)
        bell.ring(door: 1)
        try await bell.requireVerified(within: .seconds(600))
        #expect(failures.reports.map(\.kind) == [.outOfOrder])
    }

    @Test func theErrorNamesNoMockThatIsDeallocated() async {
        let order = CallOrder()
        bell.expect(.ring(door: 1)).inOrder(order)
        do {
            let other = MockChime()
            other.mock.reporter = failures
            other.expect(.ring(door: 2)).inOrder(order)
            other.ring(door: 2)
        }
        let error = await #expect(throws: UnverifiedMockError.self) {
            try await bell.requireVerified(within: .milliseconds(5))
        }
        #expect(error?.description == "MockDoorbell still lacks calls, so the test ends here")
        #expect(failures.errors.map(\.kind) == [.outOfOrder])
    }

    /// A known issue fails no test, so the missing call is a failure of its own.
    @Test func aCallThatOnlyAKnownIssueNamesFails() async {
        let (other, order) = (MockChime(), CallOrder())
        let line = #line + 1
        bell.expect(.ring(door: 1)).inOrder(order)
        other.expect(.ring(door: 2)).inOrder(order)
        withKnownIssue { other.ring(door: 2) }
        let error = await #expect(throws: UnverifiedMockError.self) {
            try await bell.requireVerified(within: .milliseconds(5))
        }
        #expect(failures.sightings == [Sighting(.missing, line: line)])
        #expect(
            error?.description == "MockDoorbell failed, as its report above says, so the test ends here")
    }

    /// The other mock fails no test, because it reports to a recorder.
    @Test func aCallThatOnlyARecorderNamesFails() {
        let (bell, other, order) = (MockDoorbell(), MockChime(), CallOrder())
        other.mock.reporter = failures
        bell.expect(.ring(door: 1)).inOrder(order)
        other.expect(.ring(door: 2)).inOrder(order)
        other.ring(door: 2)
        #expect(failures.errors.map(\.kind) == [.outOfOrder])
        withKnownIssue {
            bell.verify()
        } matching: {
            ($0.error as? FailureReport)?.text.contains(": missing ring(door: 1)\n") == true
        }
    }
}

/// A second mock with a name of its own.
private final class MockChime: Doorbell, Mocking {
    typealias Invocation = MockDoorbell.Invocation
    let mock = Mock<Invocation>("MockChime")

    func ring(door: Int) { mock.call(.ring(door: door)) }
    func alarm() { mock.call(.alarm) }
}
