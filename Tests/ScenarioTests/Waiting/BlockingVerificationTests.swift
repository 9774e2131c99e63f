import ExpectKit
import Foundation
import Testing
import XCTest

/// The blocking form, for tests that are not `async`. It runs the main run loop while it waits.
final class BlockingVerificationXCTests: XCTestCase {
    func testItWaitsForWorkOnTheMainQueue() {
        let bell = MockDoorbell()
        bell.expect(.ring(door: 1))
        Courier(bell).deliverOnMainQueue(to: 1)
        bell.verify(within: .seconds(600))
        XCTAssertEqual(bell.calls, [.ring(door: 1)])
    }

    func testItWaitsForSeveralMocksTogether() {
        let (bell, other) = (MockDoorbell(), MockDoorbell())
        bell.expect(.ring(door: 1))
        other.expect(.ring(door: 2))
        Courier(other).deliverOnMainQueue(to: 2)
        Courier(bell).deliverOnQueue(to: 1)
        verify(bell, other, within: .seconds(600))
        XCTAssertEqual(bell.calls.count + other.calls.count, 2)
    }

    func testACallThatDoesNotComeIsMissing() {
        let (bell, failures) = (MockDoorbell(), FailureRecorder())
        bell.mock.reporter = failures
        bell.expect(.ring(door: 1)); let line = #line
        bell.verify(within: .milliseconds(5))
        XCTAssertEqual(failures.sightings, [Sighting(.missing, line: line)])
    }

    func testAReportSaysThatTheWaitForSeveralMocksBlockedTheMainActor() {
        let (bell, other, failures) = (MockDoorbell(), MockDoorbell(), FailureRecorder())
        other.mock.reporter = failures
        other.expect(.ring(door: 1))
        verify(bell, other, within: .milliseconds(5))
        XCTAssertEqual(failures.texts.map { $0.contains("the wait blocked the main actor") }, [true])
    }

    func testItWaitsForASuspendedCall() {
        let service = MockArticleService()
        let pending = service.expect(.motto).andSuspend()
        let done = expectation(description: "answered")
        _Concurrency.Task.detached {
            let motto = await service.motto()
            XCTAssertEqual(motto, "Read on.")
            done.fulfill()
        }
        XCTAssertNotNil(pending.waitUntilCalled())
        pending.resume(returning: "Read on.")
        wait(for: [done], timeout: 600)
        service.verify()
    }
}

/// The same on other threads.
struct BlockingVerificationTests {
    let bell = MockDoorbell()
    let failures = FailureRecorder()

    /// Runs a test on its own thread, so that it does not block a thread that other tests need.
    private func onThread(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                body()
                continuation.resume()
            }
        }
    }

    @Test func aThreadWaitsForCalls() async {
        bell.expect(.ring(door: 1))
        await onThread { [bell] in
            Courier(bell).deliverOnQueue(to: 1)
            bell.verify(within: .seconds(600))
        }
        #expect(bell.calls.count == 1)
    }

    @Test func aThreadWaitsByAnotherClock() async {
        bell.mock.reporter = failures
        let clock = ManualClock()
        let line = #line + 1
        bell.expect(.ring(door: 1))
        async let verified: Void = onThread { [bell] in bell.verify(within: .seconds(1), clock: clock) }
        await clock.waitForSleeper()
        #expect(failures.sightings == [])
        clock.advance(by: .seconds(1))
        await verified
        #expect(failures.sightings == [Sighting(.missing, line: line)])
    }

    @Test func aThreadWaitsNoLongerThanItsLimit() async {
        bell.mock.reporter = failures
        bell.expect(.ring(door: 1))
        await onThread { [bell] in bell.verify(within: .milliseconds(5)) }
        #expect(failures.reports.map(\.kind) == [.missing])
    }
}
