#if canImport(XCTest)
    import XCTest

    extension XCTestCase {
        /// Runs a closure when the test ends, with the test case and its result.
        ///
        /// A teardown block must be `Sendable`, and a test case is not; the block must not keep the test case alive
        /// either, because the test case keeps its blocks.
        ///
        /// - Parameter body: Receives the test case, or nil if it was deallocated.
        package func addTeardown(_ body: @escaping (XCTestCase?) -> Void) {
            let teardown = Teardown(of: self, body)
            addTeardownBlock { teardown.run() }
        }

        /// The outcome of the test so far.
        var outcome: TestOutcome {
            if testRun?.hasBeenSkipped ?? false { return .cancelled }
            return hasFailed ? .failed : .passed
        }

        /// Whether XCTest has recorded a failure of the running test.
        package var hasFailed: Bool {
            (testRun?.totalFailureCount ?? 0) > 0 || RunningTestCase.hasHeld(of: self)
        }
    }

    /// A teardown block with its test case.
    ///
    /// `@unchecked Sendable`, because a test case and the closure are not `Sendable`. XCTest runs the body of a test
    /// and then its teardown blocks, one after the other, so that no two threads use them at once.
    private final class Teardown: @unchecked Sendable {
        private weak var testCase: XCTestCase?
        private var body: ((XCTestCase?) -> Void)?

        init(of testCase: XCTestCase, _ body: @escaping (XCTestCase?) -> Void) {
            (self.testCase, self.body) = (testCase, body)
        }

        func run() {
            // XCTest keeps its test cases, and on Linux their teardown blocks, until the process ends.
            defer { body = nil }
            body?(testCase)
        }
    }
#endif
