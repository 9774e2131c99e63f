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

        /// Verifies mocks when the test ends.
        ///
        /// - Parameters:
        ///   - values: Mocks that the test case does not store.
        ///   - engineOf: Returns the engine of a value that is a mock.
        ///   - site: The line of the test case that asked for it.
        func verifyMocksAtTeardown(
            _ values: [Any], engineOf: @escaping (Any) -> (any SelfVerifying)?, at site: CallSite
        ) {
            addTeardown { testCase in
                var stored = StoredMocks(engineOf: engineOf)
                for value in values { stored.collect(value) }
                if let testCase { stored.collect(propertiesOf: testCase) }
                // A failure that is still being reported may fail the test, which decides the outcome.
                for engine in stored.engines { engine.awaitReports() }
                let outcome = testCase?.outcome ?? .passed
                for engine in stored.engines { engine.verifyItself(after: outcome, at: site) }
            }
        }

        /// The outcome of the test so far.
        var outcome: TestOutcome {
            if testRun?.hasBeenSkipped ?? false { return .cancelled }
            return hasFailed ? .failed : .passed
        }

        /// Whether XCTest has recorded a failure of the running test.
        package var hasFailed: Bool { (testRun?.totalFailureCount ?? 0) > 0 }
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
