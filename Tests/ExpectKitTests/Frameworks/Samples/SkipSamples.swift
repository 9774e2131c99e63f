#if os(Linux)
    import ExpectKit
    import Foundation
    import XCTest

    /// XCTests that are skipped, or that miss a call.
    ///
    /// ``SkippedTestTests`` runs them in a separate process. Otherwise they do nothing.
    class SkipSamples: XCTestCase {
        private var stored: PlainShelf? = PlainShelf("Stored")

        override func tearDown() { stored = nil }

        private func runInSampleProcess(_ body: () throws -> Void) rethrows {
            if XCTestSampleRun.isRunning { try body() }
        }

        func testASkippedTestWithALocalMock() throws {
            try runInSampleProcess {
                let shelf = PlainShelf("Local")
                shelf.expect(.clear)
                throw XCTSkip("not today")
            }
        }

        func testASkippedTestWithAStoredMock() throws {
            try runInSampleProcess {
                stored?.expect(.clear)
                throw XCTSkip("not today")
            }
        }

        func testASkippedTestThatIsVerifiedAutomatically() throws {
            try runInSampleProcess {
                verifiesMocks()
                stored?.expect(.clear)
                throw XCTSkip("not today")
            }
        }

        func testAWrongCallBeforeASkip() throws {
            try runInSampleProcess {
                PlainShelf("Wrong", isTraced: false).clear()
                throw XCTSkip("not today")
            }
        }

        func testALocalMockThatMissesACall() {
            runInSampleProcess { PlainShelf("Missing local").expect(.clear) }
        }

        func testAStoredMockThatMissesACall() {
            runInSampleProcess { stored?.expect(.clear) }
        }
    }
#endif
