/// The mock of the current test for the `static` and `init` requirements of a protocol, which belong to no instance.
///
/// A mock forwards these requirements to ``TypedMocking/boundMock``. A test binds a mock for its own duration, so that
/// tests that run at the same time do not share one. Instances that the code under test creates use its ``Mock``:
///
/// ```swift
/// MockDevice.withBoundMock { device in
///     device.expect(.create(name: "printer"))
///     device.expect(.ping).andReturn(true)
///     #expect(firstWorking(MockDevice.self) == "printer")
///     device.verify()
/// }
/// ```
///
/// A test with the trait `.verifiesMocks` needs no closure: the first use of `MockDevice.boundMock` creates its mock.
public final class BoundMock<Invocation>: TypedMocking, Sendable {
    /// What receives the declarations and the calls.
    public let mock: Mock<Invocation>

    init(_ mock: Mock<Invocation>) { self.mock = mock }
}

/// The mocks that are bound in a scope, from the outermost one on.
@TaskLocal var boundMocks: [any AnyObject & Sendable] = []

extension TypedMocking {
    /// The mock that answers the `static` and `init` requirements in the current test.
    ///
    /// If no mock is bound, the result is a new one without expectations, whose name in a report says how to bind one.
    public static var boundMock: BoundMock<Invocation> {
        bound(createsMissing: true)
            ?? BoundMock(newMock("\(Self.self), bound to no test (wrap the test in \(Self.self).withBoundMock { … })"))
    }

    /// - Parameter createsMissing: Whether to create the mock of a test with the trait if there is none yet.
    private static func bound(createsMissing: Bool) -> BoundMock<Invocation>? {
        boundMocks.reversed().lazy.compactMap { $0 as? BoundMock<Invocation> }.first
            ?? MadeMocks.current?.bound(ObjectIdentifier(Invocation.self)) {
                createsMissing ? BoundMock(newMock()) : nil
            }
    }

    private static func newMock(_ name: String = "\(Self.self)", mode: MockMode? = nil) -> Mock<Invocation> {
        Mock(name, mode: mode, _target: _target.mode, _target.ordering)
    }

    /// Binds a mock for the `static` and `init` requirements while a closure runs.
    ///
    /// - Parameters:
    ///   - mode: What the mock does with a call that no declaration allows.
    ///   - body: The test. It declares its expectations on the mock, and verifies it.
    /// - Returns: What the closure returns.
    /// - Throws: What the closure throws.
    public static func withBoundMock<Result>(
        mode: MockMode? = nil, _ body: (BoundMock<Invocation>) throws -> Result
    ) rethrows -> Result {
        let bound = BoundMock(newMock(mode: mode))
        return try $boundMocks.withValue(boundMocks + [bound]) { try body(bound) }
    }

    /// Binds a mock for the `static` and `init` requirements while an `async` closure runs.
    ///
    /// - Parameters:
    ///   - mode: What the mock does with a call that no declaration allows.
    ///   - isolation: The actor that the test runs on.
    ///   - body: The test. It declares its expectations on the mock, and verifies it.
    /// - Returns: What the closure returns.
    /// - Throws: What the closure throws.
    public static func withBoundMock<Result>(
        mode: MockMode? = nil, isolation: isolated (any Actor)? = #isolation,
        _ body: (BoundMock<Invocation>) async throws -> Result
    ) async rethrows -> Result {
        let bound = BoundMock(newMock(mode: mode))
        return try await $boundMocks.withValue(boundMocks + [bound]) { try await body(bound) }
    }

    /// Answers an `init` requirement with the `Mock` of the bound mock. Only generated mocks use it.
    ///
    /// If no mock is bound, and a test with the trait has not read its own, the test itself creates the instance. No
    /// test can expect that call, so it is not recorded, and the instance gets its own `Mock`.
    ///
    /// - Parameter call: The call.
    /// - Returns: The `Mock` of the new instance.
    /// - Throws: The declared error.
    public static func _boundMock<Arguments, Failure: Error>(
        forCreating call: TypedCall<Invocation, Arguments, Void, Failure>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws(Failure) -> Mock<Invocation> {
        guard let bound = bound(createsMissing: false) else { return newMock() }
        try bound.call(call, fileID: fileID, filePath: filePath, line: line, column: column)
        return bound.mock
    }

    /// Answers a failable `init` requirement, which fails if the answer is `false`. Only generated mocks use it.
    ///
    /// - Parameter call: The call.
    /// - Returns: The `Mock` of the new instance; nil if the initializer fails.
    /// - Throws: The declared error.
    public static func _boundMock<Arguments, Failure: Error>(
        forCreating call: TypedCall<Invocation, Arguments, Bool, Failure>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws(Failure) -> Mock<Invocation>? {
        guard let bound = bound(createsMissing: false) else { return newMock() }
        let isMade = try bound.call(call, default: true, fileID: fileID, filePath: filePath, line: line, column: column)
        return isMade ? bound.mock : nil
    }
}
