#if canImport(XCTest)
    import ExpectKit
    import XCTest

    /// Waits for a cancellation in tests that are not `async`, which block the main thread.
    final class CancelledCallXCTests: XCTestCase {
        let service = MockArticleService()

        func testTheTestBlocksUntilTheCallIsCancelled() {
            let pending = service.expect(.motto).andSuspend()
            let asking = _Concurrency.Task.detached { [service] in await service.motto() }
            pending.waitUntilCalled()
            asking.cancel()
            pending.waitUntilCancelled()
            XCTAssertTrue(pending.isCancelled)
            pending.resume(returning: "Read on.")
            service.verify()
        }

        func testACallThatGoesOnIsReportedWhereTheTestBlocks() {
            let failures = FailureRecorder()
            service.mock.reporter = failures
            let pending = service.expect(.motto).andSuspend()
            let asking = _Concurrency.Task.detached { [service] in await service.motto() }
            pending.waitUntilCalled()
            XCTAssertFalse(pending.waitUntilCancelled(within: .milliseconds(5))); let line = #line
            asking.cancel()
            pending.resume(returning: "Read on.")
            service.verify()
            XCTAssertEqual(failures.sightings, [Sighting(.notCancelled, line: line)])
        }
    }
#endif
