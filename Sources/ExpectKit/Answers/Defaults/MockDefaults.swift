/// The default values of unanswered calls, by their types.
///
/// Register them for one mock, or for all code that runs within a scope:
///
/// ```swift
/// store.defaults.register(Task.self) { Task(id: "none") }
///
/// withMockDefaults({ $0.register(Task.self) { Task(id: "none") } }) {
///     // all mocks that are called here
/// }
///
/// @Test(.mockDefaults { $0.register(Task.self) { Task(id: "none") } }) func …
/// ```
///
/// A value of a mock precedes one of a scope, and an inner scope an outer one. Tests do not see each other's values.
public struct MockDefaults: Sendable {
    private var makers: [ObjectIdentifier: @Sendable () -> Any] = [:]

    @TaskLocal static var scope = MockDefaults()

    /// Creates an empty set of values.
    public init() {}

    fileprivate init(by register: (inout MockDefaults) -> Void) { register(&self) }

    /// Registers a value for a type, in place of an earlier one.
    ///
    /// - Parameters:
    ///   - type: The type that calls return. Subtypes are not included. The value is also used where the type is part
    ///     of a synthesized value, but an optional property of a decoded value stays `nil`.
    ///   - make: Makes a value for each call. It runs outside the mock's lock.
    public mutating func register<Value>(_ type: Value.Type = Value.self, _ make: @escaping @Sendable () -> Value) {
        makers[ObjectIdentifier(type)] = make
    }

    func contains(_ type: Any.Type) -> Bool { makers[ObjectIdentifier(type)] != nil }
    func value<Value>(of type: Value.Type) -> Value? { makers[ObjectIdentifier(type)].flatMap { $0() as? Value } }

    /// These values, and those of the current scope that they do not override.
    var inScope: MockDefaults {
        var merged = Self.scope
        merged.makers.merge(makers) { _, inner in inner }
        return merged
    }
}

/// Registers values for calls without an answer, for all code that runs within a closure.
///
/// - Parameters:
///   - register: Registers the values.
///   - body: The closure that runs with the values.
/// - Returns: The result of `body`.
/// - Throws: The error that `body` throws.
@discardableResult public func withMockDefaults<Result>(
    _ register: (inout MockDefaults) -> Void, _ body: () throws -> Result
) rethrows -> Result { try MockDefaults.$scope.withValue(MockDefaults(by: register).inScope, operation: body) }

/// Registers values for calls without an answer, for all code that runs within an async closure.
///
/// - Parameters:
///   - register: Registers the values.
///   - body: The closure that runs with the values.
/// - Returns: The result of `body`.
/// - Throws: The error that `body` throws.
@discardableResult nonisolated(nonsending) public func withMockDefaults<Result>(
    _ register: (inout MockDefaults) -> Void, _ body: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
    try await MockDefaults.$scope.withValue(MockDefaults(by: register).inScope, operation: body)
}

/// The value that unanswered calls return, for a type for which none can be synthesized:
///
/// ```swift
/// extension Money: DefaultAnswerable {
///     static var defaultAnswer: Money { Money(cents: 0, currency: .euro) }
/// }
/// ```
public protocol DefaultAnswerable {
    /// The value that an unanswered call returns.
    static var defaultAnswer: Self { get }
}

#if canImport(Testing)
    public import Testing

    /// A trait that registers default values for calls without an answer, for the tests that have it.
    public struct MockDefaultsTrait: TestTrait, SuiteTrait, TestScoping, ExpectKitTrait {
        fileprivate let defaults: MockDefaults

        /// Whether a suite applies the trait to its tests, which is always true.
        public var isRecursive: Bool { true }

        /// Runs a test with the registered values.
        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws { try await MockDefaults.$scope.withValue(defaults.inScope, operation: function) }
    }

    extension Trait where Self == MockDefaultsTrait {
        /// Registers default values for calls without an answer, for a test or for all tests in a suite.
        ///
        /// ```swift
        /// @Test(.mockDefaults { $0.register(Task.self) { Task(id: "none") } })
        /// ```
        ///
        /// - Parameter register: Registers the values.
        public static func mockDefaults(_ register: (inout MockDefaults) -> Void) -> Self {
            Self(defaults: MockDefaults(by: register))
        }
    }
#endif

/// The error that an unexpected call of a throwing requirement throws if its mock has no answer at all for it.
///
/// The failure has been reported before. The error stops the code under test from continuing with an arbitrary value.
public struct UnansweredCallError: Error, Sendable {
    enum Failure: Sendable, Equatable {
        case reported(file: String, line: Int)
        case kept
        /// It is not known, or belongs to no test.
        case unknown

        static func reported(at site: CallSite) -> Failure {
            .reported(file: pathInPackage(ofFile: "\(site.filePath)"), line: Int(site.line))
        }
    }

    /// Such as `Shop has no answer for buy(3)`.
    let cause: String
    private let failure: Failure

    init(_ cause: String, _ failure: Failure = .unknown) { (self.cause, self.failure) = (cause, failure) }

    /// Whether it follows from a failure that a test receives.
    var isExplained: Bool { failure != .unknown }
}

extension UnansweredCallError: CustomStringConvertible {
    /// The failure that it follows from, the mock and the call, in one line.
    public var description: String {
        switch failure {
        case .reported(let file, let line): "follows from the failure at \(file):\(line): \(cause)"
        case .kept: "follows from a failure that the verification reports: \(cause)"
        case .unknown: cause
        }
    }
}
