#if os(Linux)
    import ExpectKit
    import Foundation
    import XCTest

    /// Tests of XCTest that are skipped, or miss a call, in a process of their own.
    ///
    /// ``SkippedTestTests`` starts it; in the normal run they do nothing.
    class SkipSamples: XCTestCase {
        static let variable = "EXPECTKIT_SKIP_SAMPLES"
        static let isRunning = ProcessInfo.processInfo.environment[variable] != nil

        private var stored: PlainShelf? = PlainShelf("Stored")

        override func tearDown() { stored = nil }

        private func runIfAsked(_ body: () throws -> Void) rethrows {
            if Self.isRunning { try body() }
        }

        func testASkippedTestWithALocalMock() throws {
            try runIfAsked {
                let shelf = PlainShelf("Local")
                shelf.expect(.clear)
                throw XCTSkip("not today")
            }
        }

        func testASkippedTestWithAStoredMock() throws {
            try runIfAsked {
                stored?.expect(.clear)
                throw XCTSkip("not today")
            }
        }

        func testASkippedTestThatIsVerifiedAutomatically() throws {
            try runIfAsked {
                verifiesMocks()
                stored?.expect(.clear)
                throw XCTSkip("not today")
            }
        }

        func testAWrongCallBeforeASkip() throws {
            try runIfAsked {
                PlainShelf("Wrong", isTraced: false).clear()
                throw XCTSkip("not today")
            }
        }

        func testALocalMockThatMissesACall() {
            runIfAsked { PlainShelf("Missing local").expect(.clear) }
        }

        func testAStoredMockThatMissesACall() {
            runIfAsked { stored?.expect(.clear) }
        }
    }
#endif
