/// A call of a mocked requirement, together with the types of its result and of its error.
///
/// A typed wrapper declares one such value for each requirement, so that the compiler checks `andReturn` and
/// `andThrow`, and requires `try` only if the requirement throws:
///
/// ```swift
/// extension MockCall where Invocation == MockTaskStore.Invocation {
///     static func load(id: Arg<Int>) -> MockCall<Invocation, Task, any Error> { .init(.load(id: id)) }
///     static var count: MockCall<Invocation, Int, Never> { .init(.count) }
/// }
/// ```
public struct MockCall<Invocation, Output, Failure: Error> {
    /// The call, as a case of the wrapper's invocation type.
    public let invocation: Invocation

    /// Creates a call.
    ///
    /// - Parameter invocation: The call, as a case of the wrapper's invocation type.
    public init(_ invocation: Invocation) {
        self.invocation = invocation
    }
}
