/// A mock of one closure, for code that takes closures in place of a protocol.
///
/// ```swift
/// let load = MockClosure<String, [UInt8], any Error>("load")
/// load.expect(.call("rye.png")).andReturn([1, 2])
///
/// let cache = ImageCache(load: { try await load.call($0) })
/// ```
///
/// The parameters are the input, the result, and the error: `any Error`, the type of a typed throw, or `Never`. Several
/// inputs are a tuple: a `MockClosure<(String, Int), Bool, Never>` is called as `{ draw.call(($0, $1)) }`.
public final class MockClosure<Input, Output, Failure: Error>: TypedMocking, Sendable {
    /// The call of the closure.
    public enum Invocation {
        case call(Arg<Input>)
    }

    /// What receives the declarations and the calls.
    public let mock: Mock<Invocation>

    /// Creates a mock.
    ///
    /// - Parameters:
    ///   - name: The name in reports, such as the label of the parameter that takes the closure.
    ///   - mode: What happens to undeclared calls; by default that of the test.
    public init(_ name: String, mode: MockMode? = nil) { mock = Mock(name, mode: mode) }

    /// Answers a call of the closure.
    ///
    /// - Parameter input: The input, or a tuple of several inputs.
    /// - Returns: The declared answer, or a fallback if there is none (see <doc:answering-calls>).
    /// - Throws: The declared error; if there is no answer, possibly an ``UnansweredCallError``.
    public func call(
        _ input: Input, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) throws(Failure) -> sending Output {
        try self.call(
            TypedCall<Invocation, Input, Output, Failure>.call(input), fileID: fileID, filePath: filePath,
            line: line, column: column)
    }

    /// Answers a call of the closure, which is `async`.
    ///
    /// - Parameter input: The input, or a tuple of several inputs.
    /// - Returns: The declared answer, or a fallback if there is none (see <doc:answering-calls>).
    /// - Throws: The declared error; if there is no answer, possibly an ``UnansweredCallError``.
    nonisolated(nonsending) public func call(
        _ input: Input, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async throws(Failure) -> sending Output {
        try await self.call(
            TypedCall<Invocation, Input, Output, Failure>.call(input), fileID: fileID, filePath: filePath,
            line: line, column: column)
    }
}

extension TypedCall {
    /// A call of a ``MockClosure``.
    ///
    /// - Parameter input: The input, or a matcher for it.
    @_disfavoredOverload public static func call(_ input: Arg<Arguments>) -> TypedCall
    where Invocation == MockClosure<Arguments, Output, Failure>.Invocation {
        TypedCall(.call(input)) { call in
            switch call {
            case .call(let input): input.value
            }
        }
    }

    /// A call of a ``MockClosure`` with an input.
    ///
    /// - Parameter input: The input.
    public static func call(_ input: Arguments) -> TypedCall
    where Invocation == MockClosure<Arguments, Output, Failure>.Invocation { .call(.value(input)) }
}
