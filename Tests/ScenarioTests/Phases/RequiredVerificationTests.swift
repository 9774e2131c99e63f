import ExpectKit
import Foundation
import Testing

/// A verification that ends the test if it fails. With a recorder, it throws an error of the library.
@Suite struct RequiredVerificationTests {
    let bell = MockDoorbell()
    let clock = ManualClock()

    @Test func aTestGoesOnWhenItsCallsHaveCome() async throws {
        bell.expect(.ring(door: 1))
        Courier(bell).deliver(to: 1)
        try await bell.requireVerified(within: .seconds(1), clock: clock)
        #expect(bell.calls.count == 1)
    }

    @Test func aThreadGoesOnWhenItsCallsHaveCome() async throws {
        bell.expect(.ring(door: 1))
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { [bell] in
                Courier(bell).deliverOnQueue(to: 1)
                continuation.resume(with: Result { try bell.requireVerified(within: .seconds(600)) })
            }
        }
        #expect(bell.calls.count == 1)
    }
}

@Suite struct RequiredVerificationFailingCounterparts {
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
            error?.description == "MockDoorbell has failed, as its report above says, so the test ends here")
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

    @Test func aThreadIsEndedAsWell() async {
        bell.expect(.ring(door: 1))
        await #expect(throws: UnverifiedMockError.self) {
            try await withCheckedThrowingContinuation { continuation in
                Thread.detachNewThread { [bell] in
                    continuation.resume(with: Result { try bell.requireVerified(within: .milliseconds(5)) })
                }
            }
        }
        #expect(failures.reports.map(\.kind) == [.missing])
    }

    @Test func aKnownIssueContainsTheFailureAndTheError() async {
        let bell = MockDoorbell()
        bell.expect(.ring(door: 1))
        await withKnownIssue {
            try await bell.requireVerified(within: .milliseconds(5))
        }
    }
}
