/// Searches the stored properties of an object for mocks, and keeps the engine of each once. A test case may store a
/// model of any size and depth. The search therefore skips values whose types cannot hold a mock, goes breadth first,
/// stops at its limits, and uses no recursion, because a deep value could overflow the stack.
struct StoredMocks {
    private(set) var engines: [any SelfVerifying] = []
    /// The number of values that were visited.
    private(set) var visited = 0

    private var known: Set<ObjectIdentifier> = []
    /// Whether values of a type can be mocks, or contain one. A list of numbers is skipped because of its element type.
    private var holdingTypes: [ObjectIdentifier: Bool] = [:]

    /// Finds mocks in the stored properties of an object and of its superclasses.
    mutating func collect(propertiesOf object: AnyObject) {
        for mirror in sequence(first: Mirror(reflecting: object), next: \.superclassMirror) {
            for child in mirror.children.prefix(Limits.StoredMocks.elements) { collect(child.value) }
        }
    }

    /// Finds mocks in a value: the value itself, or inside of an optional, a collection, a tuple, a struct or an enum.
    /// The properties of other objects are not searched, because objects may refer to each other in cycles.
    mutating func collect(_ value: Any) {
        var level = canHoldMocks(type(of: value)) ? [value] : []
        var left = Limits.StoredMocks.values
        for _ in 0...Limits.StoredMocks.depth where !level.isEmpty {
            left -= level.count
            visited += level.count
            let others = level.filter { !enter($0) }
            level = parts(of: others, atMost: left)
        }
    }

    /// The parts of some values that can be mocks or hold one. The first parts of all values come before the second
    /// parts, so that a large model does not use up the limit before the mock beside it is found.
    private mutating func parts(of values: [Any], atMost limit: Int) -> [Any] {
        var sources = values.compactMap(children)
        var found: [Any] = []
        for _ in 0..<Limits.StoredMocks.elements where !sources.isEmpty {
            var rest: [Mirror.Children.Iterator] = []
            for source in sources {
                guard let part = source.next()?.value else { continue }
                rest.append(source)
                guard canHoldMocks(type(of: part)) else { continue }
                if found.count == limit { return found }
                found.append(part)
            }
            sources = rest
        }
        return found
    }

    private func children(of value: Any) -> Mirror.Children.Iterator? {
        let mirror = Mirror(reflecting: value)
        return switch mirror.displayStyle {
        case .optional, .tuple, .struct, .enum, .collection, .set, .dictionary: mirror.children.makeIterator()
        default: nil
        }
    }

    /// Enters the engine of a value that is a mock, such as a ``Mock``, and returns whether it is one.
    private mutating func enter(_ value: Any) -> Bool {
        guard let double = value as? any TestDouble else { return false }
        let found = double.selfVerifying
        if known.insert(ObjectIdentifier(found)).inserted { engines.append(found) }
        return true
    }

    private mutating func canHoldMocks(_ type: Any.Type) -> Bool {
        let key = ObjectIdentifier(type)
        if let known = holdingTypes[key] { return known }
        let parts = (type as? any ValueContainer.Type)?.partTypes ?? TypeMetadata(of: type)?.tupleElements?.map(\.type)
        let answer = parts.map { $0.contains { canHoldMocks($0) } } ?? !isPlain(type)
        holdingTypes[key] = answer
        return answer
    }

    /// Whether a type is known to contain no class and no existential. If the result is false for such a type, the
    /// search only takes longer. `_isPOD` asks the runtime whether values of a type can be copied as bytes, which is
    /// not the case for values that contain references.
    private func isPlain(_ type: Any.Type) -> Bool {
        if type is any StringProtocol.Type || type is Character.Type { return true }
        func isTrivial<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
        return _openExistential(type, do: isTrivial)
    }
}

extension Limits {
    /// The search for mocks in the properties of a test case.
    package enum StoredMocks {
        /// The elements of one collection.
        static let elements = 1000
        /// The levels of nested values.
        package static let depth = 32
        /// The values that are visited for each stored property.
        static let values = 10_000
    }
}

/// A type of the standard library that contains only values of other types.
private protocol ValueContainer {
    static var partTypes: [Any.Type] { get }
}

extension Array: ValueContainer { static var partTypes: [Any.Type] { [Element.self] } }
extension ArraySlice: ValueContainer { static var partTypes: [Any.Type] { [Element.self] } }
extension ContiguousArray: ValueContainer { static var partTypes: [Any.Type] { [Element.self] } }
extension Set: ValueContainer { static var partTypes: [Any.Type] { [Element.self] } }
extension Dictionary: ValueContainer { static var partTypes: [Any.Type] { [Key.self, Value.self] } }
extension KeyValuePairs: ValueContainer { static var partTypes: [Any.Type] { [Key.self, Value.self] } }
extension Optional: ValueContainer { static var partTypes: [Any.Type] { [Wrapped.self] } }
extension Result: ValueContainer { static var partTypes: [Any.Type] { [Success.self, Failure.self] } }

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
