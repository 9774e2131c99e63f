/// The engine of the current test for what has no instance: the `static` and `init` requirements of a protocol.
///
/// A wrapper forwards them to ``TypedMocking/boundMock``, and a test binds an engine for its own duration, so that
/// tests that run at the same time do not meet. Instances that the code under test makes meanwhile share it:
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
/// A test with the trait `.verifiesMocks` needs no closure: there the engine is made for the test when it is first
/// asked for, as `MockDevice.boundMock`.
public final class BoundMock<Invocation>: TypedMocking, Sendable {
    /// The engine.
    public let mock: Mock<Invocation>

    init(_ name: String, mode: MockMode = .strict) {
        mock = Mock(name, mode: mode)
    }
}

/// The engines that are bound in a scope, by the types of their invocations.
private enum BoundMocks {
    @TaskLocal static var current: [ObjectIdentifier: any AnyObject & Sendable] = [:]
}

extension TypedMocking {
    /// The engine that answers the `static` and `init` requirements in the current test.
    ///
    /// Where none is bound, each call meets a new one, which expects nothing: the failure says how to bind one.
    public static var boundMock: BoundMock<Invocation> {
        bound(isAskedFor: true)
            ?? BoundMock(
                "\(Self.self), bound to no test (wrap the test in \(Self.self).withBoundMock { … })")
    }

    /// Returns the engine that a test has bound, or the one of a test with the trait.
    ///
    /// - Parameter isAskedFor: Whether a test with the trait, or its code, asks for it, so that it is made if need be.
    private static func bound(isAskedFor: Bool) -> BoundMock<Invocation>? {
        let key = ObjectIdentifier(Invocation.self)
        if let bound = BoundMocks.current[key] as? BoundMock<Invocation> { return bound }
        return MadeMocks.current?.bound(key) { isAskedFor ? BoundMock<Invocation>("\(Self.self)") : nil }
    }

    /// Returns a new engine, and all that are bound with it.
    private static func binding(_ mode: MockMode) -> (
        BoundMock<Invocation>, [ObjectIdentifier: any AnyObject & Sendable]
    ) {
        let bound = BoundMock<Invocation>("\(Self.self)", mode: mode)
        return (bound, BoundMocks.current.merging([ObjectIdentifier(Invocation.self): bound]) { $1 })
    }

    /// Binds an engine for the `static` and `init` requirements while a closure runs.
    ///
    /// - Parameters:
    ///   - mode: What the mock does with a call that nothing allows.
    ///   - body: The test. It is given the engine, to declare what is expected and to verify it.
    /// - Returns: What the closure returns.
    /// - Throws: What the closure throws.
    public static func withBoundMock<Result>(
        mode: MockMode = .strict, _ body: (BoundMock<Invocation>) throws -> Result
    ) rethrows -> Result {
        let (bound, all) = binding(mode)
        return try BoundMocks.$current.withValue(all) { try body(bound) }
    }

    /// Binds an engine for the `static` and `init` requirements while a closure runs that may wait.
    ///
    /// - Parameters:
    ///   - mode: What the mock does with a call that nothing allows.
    ///   - isolation: The actor that the test runs on.
    ///   - body: The test. It is given the engine, to declare what is expected and to verify it.
    /// - Returns: What the closure returns.
    /// - Throws: What the closure throws.
    public static func withBoundMock<Result>(
        mode: MockMode = .strict, isolation: isolated (any Actor)? = #isolation,
        _ body: (BoundMock<Invocation>) async throws -> Result
    ) async rethrows -> Result {
        let (bound, all) = binding(mode)
        return try await BoundMocks.$current.withValue(all) { try await body(bound) }
    }

    /// Answers an `init` requirement, and returns the engine of the new instance: the one that is bound to the
    /// current test. Only generated wrappers use it.
    ///
    /// Where none is bound, nor asked for by a test with the trait, it is the test itself that makes an instance in
    /// this way. Nobody can have expected that, and the instance gets an engine of its own.
    ///
    /// - Parameter call: What was called.
    /// - Returns: The engine of the new instance.
    /// - Throws: The error that the test gave.
    public static func _boundMock<Failure: Error>(
        forCreating call: MockCall<Invocation, Void, Failure>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) throws(Failure) -> Mock<Invocation> {
        guard let bound = bound(isAskedFor: false) else { return Mock("\(Self.self)") }
        try bound.call(call, fileID: fileID, filePath: filePath, line: line, column: column)
        return bound.mock
    }

    /// Answers a failable `init` requirement: with `false`, there is no instance. Only generated wrappers use it.
    ///
    /// - Parameter call: What was called.
    /// - Returns: The engine of the new instance, if there is to be one.
    /// - Throws: The error that the test gave.
    public static func _boundMock<Failure: Error>(
        forCreating call: MockCall<Invocation, Bool, Failure>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) throws(Failure) -> Mock<Invocation>? {
        guard let bound = bound(isAskedFor: false) else { return Mock("\(Self.self)") }
        let isMade = try bound.call(
            call, default: true, fileID: fileID, filePath: filePath, line: line, column: column)
        return isMade ? bound.mock : nil
    }
}
