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
/// A value registered with a mock precedes one registered in a scope, and an inner scope precedes an outer one.
/// Nothing is global: tests that run at the same time do not see each other's values.
public struct MockDefaults: Sendable {
    /// Where a value was registered: with a mock, or in a scope.
    enum Owner: Sendable {
        case mock
        case scope
    }

    private var makers: [ObjectIdentifier: @Sendable () -> Any] = [:]

    /// The values of all scopes around the current task, in which inner scopes replace values of outer ones.
    @TaskLocal static var scope = MockDefaults()

    /// Creates an empty set of values.
    public init() {}

    /// Registers a value for a type, in place of an earlier one.
    ///
    /// - Parameters:
    ///   - type: The type that calls return. Subtypes are not included. The value is also used where the type is part
    ///     of a synthesized value, but an optional property of a decoded value stays `nil`.
    ///   - make: Makes a value for each call. It runs outside the mock's lock.
    public mutating func register<Value>(
        _ type: Value.Type = Value.self, _ make: @escaping @Sendable () -> Value
    ) {
        makers[ObjectIdentifier(type)] = make
    }

    /// Whether a value is registered for a type.
    func contains(_ type: Any.Type) -> Bool {
        makers[ObjectIdentifier(type)] != nil
    }

    /// Makes the registered value of a type.
    func value<Value>(of type: Value.Type) -> Value? {
        guard let make = makers[ObjectIdentifier(type)] else { return nil }
        return make() as? Value
    }

    /// Returns these values with those of an inner scope, which replace them.
    func overridden(by inner: MockDefaults) -> MockDefaults {
        var merged = self
        merged.makers.merge(inner.makers) { _, inner in inner }
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
@discardableResult
public func withMockDefaults<Result>(
    _ register: (inout MockDefaults) -> Void, _ body: () throws -> Result
) rethrows -> Result {
    var inner = MockDefaults()
    register(&inner)
    return try MockDefaults.$scope.withValue(MockDefaults.scope.overridden(by: inner), operation: body)
}

/// Registers values for calls without an answer, for all code that runs within an async closure.
///
/// - Parameters:
///   - register: Registers the values.
///   - body: The closure that runs with the values.
/// - Returns: The result of `body`.
/// - Throws: The error that `body` throws.
@discardableResult
nonisolated(nonsending) public func withMockDefaults<Result>(
    _ register: (inout MockDefaults) -> Void, _ body: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
    var inner = MockDefaults()
    register(&inner)
    return try await MockDefaults.$scope.withValue(
        MockDefaults.scope.overridden(by: inner), operation: body)
}
