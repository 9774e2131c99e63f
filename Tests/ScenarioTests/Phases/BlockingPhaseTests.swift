import ExpectKit
import XCTest

/// Phases of tests that are not `async`.
final class BlockingPhaseXCTests: XCTestCase {
    func testACheckpointWaitsForTheCallsOfItsPhase() {
        let bell = MockDoorbell()
        bell.expect(.ring(door: 1))
        Courier(bell).deliverOnMainQueue(to: 1)
        bell.checkpoint(within: .seconds(600))
        XCTAssertTrue(bell.calls.isEmpty)
    }

    func testACallThatDoesNotComeIsMissingAtTheCheckpoint() {
        let (bell, failures) = (MockDoorbell(), FailureRecorder())
        bell.mock.reporter = failures
        bell.expect(.ring(door: 1)); let line = #line
        bell.checkpoint(within: .milliseconds(5)); let checkpoint = #line
        XCTAssertEqual(failures.sightings, [Sighting(.missing, line: line)])
        XCTAssertEqual(failures.reports.first?.verifiedAt?.line, checkpoint)
        bell.verify()
        XCTAssertEqual(failures.reports.count, 1)
    }
}
