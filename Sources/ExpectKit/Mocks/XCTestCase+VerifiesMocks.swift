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
        /// then: directly in them, or inside of optionals, collections, tuples and structs, at most 32 levels deep, and
        /// among the first 1000 elements of each collection. They are verified after the test and before
        /// `tearDown()`. An unmet expectation fails the test, at its line, unless the test has failed already: then it
        /// is printed as a warning. What a `verify()` of the test has reported is not reported again.
        ///
        /// - Parameter doubles: Mocks that the test case does not store, such as a local one of the test.
        public func verifiesMocks(
            _ doubles: any TestDouble...,
            fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
            verifyMocksAtTeardown(doubles, engineOf: verifiableEngine, at: site)
        }
    }
#endif
