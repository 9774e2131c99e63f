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
        /// The mocks are verified after the test and before `tearDown()`: the arguments of this call, and those that
        /// the stored properties of the test case contain then, directly or inside optionals, collections, tuples,
        /// structs and enums. The search covers 32 levels, the first 1000 elements of each collection, and 10,000
        /// values of each property. An unmet expectation fails the test at its line. If the test has failed already, it
        /// is printed as a warning. A failure that a `verify()` of the test has reported is not reported again.
        ///
        /// - Parameter doubles: Mocks that the test case does not store, such as local variables of the test.
        public func verifiesMocks(
            _ doubles: any TestDouble...,
            fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
            RunningTestCase.holdFailures(of: self)
            addTeardown { testCase in
                var stored = StoredMocks()
                for double in doubles { stored.collect(double) }
                if let testCase { stored.collect(propertiesOf: testCase) }
                // A failure that is still being reported may fail the test, which decides the outcome.
                for engine in stored.engines { engine.awaitReports() }
                let outcome = testCase?.outcome ?? .passed
                for engine in stored.engines { engine.verifyItself(after: outcome, at: site) }
            }
        }
    }
#endif
