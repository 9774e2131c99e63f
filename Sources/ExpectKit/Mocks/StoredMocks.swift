/// Searches stored properties for mocks, and keeps the engine of each once. A value may have any size and depth. So the
/// search goes breadth first, stops at its limits, and uses no recursion, which could overflow the stack.
struct StoredMocks {
    private(set) var engines: [any SelfVerifying] = []

    /// Finds mocks in the stored properties of an object and of its superclasses.
    mutating func collect(propertiesOf object: AnyObject) {
        for mirror in sequence(first: Mirror(reflecting: object), next: \.superclassMirror) {
            for child in mirror.children.prefix(Limits.StoredMocks.parts) { collect(child.value) }
        }
    }

    /// Searches optionals, collections, tuples, structs and enums, but no other objects, which may refer to each other.
    mutating func collect(_ value: Any) {
        var (values, index) = ([value], 0)
        while index < values.count {
            if let double = values[index] as? any TestDouble {
                let found = double.selfVerifying
                if !engines.contains(where: { $0 === found }) { engines.append(found) }
            } else {
                let room = min(Limits.StoredMocks.parts, Limits.StoredMocks.values - values.count)
                values += parts(of: values[index]).prefix(room).map(\.value)
            }
            index += 1
        }
    }

    private func parts(of value: Any) -> Mirror.Children {
        let mirror = Mirror(reflecting: value)
        return switch mirror.displayStyle {
        case .optional, .tuple, .struct, .enum, .collection, .set, .dictionary: mirror.children
        default: Mirror.Children([])
        }
    }
}

extension Limits {
    enum StoredMocks {
        /// The parts of one value, such as the elements of a collection.
        static let parts = 1000
        /// The values of each stored property.
        static let values = 10_000
    }
}

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
        /// structs and enums. The search covers the first 1000 parts of each value, and 10,000 values of each property.
        /// An unmet expectation fails the test at its line. If the test has failed already, it is printed as a warning.
        /// A failure that a `verify()` of the test has reported is not reported again.
        ///
        /// - Parameter doubles: Mocks that the test case does not store, such as local variables of the test.
        public func verifiesMocks(
            _ doubles: any TestDouble..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
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
