#if canImport(XCTest)
    import XCTest

    extension XCTestCase {
        /// Runs a closure when the test ends, with the test case, or nil if it was deallocated. A teardown block must
        /// be `Sendable`, and a test case is not; the block must not keep the test case alive either, because the test
        /// case keeps its blocks.
        package func addTeardown(_ body: @escaping (XCTestCase?) -> Void) {
            // XCTest runs the body of a test and then its teardown blocks, one after the other, so that no two threads
            // use these variables at once.
            nonisolated(unsafe) weak var testCase = self
            nonisolated(unsafe) var action: ((XCTestCase?) -> Void)? = body
            addTeardownBlock {
                action?(testCase)
                // XCTest keeps its test cases, and on Linux their teardown blocks, until the process ends.
                (action, testCase) = (nil, nil)
            }
        }

        /// The outcome of the test so far.
        var outcome: TestOutcome {
            if testRun?.hasBeenSkipped ?? false { return .cancelled }
            return hasFailed ? .failed : .passed
        }

        /// Whether XCTest has recorded a failure of the running test.
        package var hasFailed: Bool { (testRun?.totalFailureCount ?? 0) > 0 || RunningTestCase.hasHeld(of: self) }
    }
#endif
