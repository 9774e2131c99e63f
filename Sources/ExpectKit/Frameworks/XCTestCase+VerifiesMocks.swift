#if canImport(XCTest)
    public import XCTest

    extension XCTestCase {
        /// Verifies mocks when the test ends, so that no test calls `verify()`.
        ///
        /// ```swift
        /// final class BakerTests: XCTestCase {
        ///     let oven = MockOven()
        ///
        ///     override func setUp() { verifiesMocks() }
        /// }
        /// ```
        ///
        /// It verifies the mocks that it is given, and those in the stored properties of the test case as they are
        /// then: right in them, or inside of optionals, collections, tuples and structs, at most 32 of them deep, and
        /// among the first 1000 elements of each collection. They are verified after the test and before
        /// `tearDown()`. An expectation that was not met fails the test, at its line, unless the test has failed
        /// already: then it is printed as a warning. What a `verify()` of the test has found is not reported again.
        ///
        /// - Parameter doubles: Mocks that the test case does not store, such as a local one of the test.
        public func verifiesMocks(
            _ doubles: any TestDouble...,
            fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            let teardown = MockTeardown(of: self, doubles)
            addTeardownBlock { teardown.verify() }
        }
    }

    /// What is verified when a test case ends.
    ///
    /// It is unchecked, because XCTest runs a test and its teardown one after the other. It does not keep the
    /// test case, which keeps its teardown.
    private final class MockTeardown: @unchecked Sendable {
        private weak var testCase: XCTestCase?
        private let doubles: [any TestDouble]

        init(of testCase: XCTestCase, _ doubles: [any TestDouble]) {
            self.testCase = testCase
            self.doubles = doubles
        }

        func verify() {
            var stored = StoredMocks()
            for double in doubles { stored.collect(double) }
            if let testCase { stored.collect(propertiesOf: testCase) }
            // What is being reported may fail the test.
            for engine in stored.engines { engine.awaitReports() }
            let run = testCase?.testRun
            let outcome: TestOutcome =
                run?.hasBeenSkipped ?? false
                ? .cancelled : (run?.totalFailureCount ?? 0) > 0 ? .failed : .passed
            for engine in stored.engines { engine.verifyItself(after: outcome) }
        }
    }
#endif
