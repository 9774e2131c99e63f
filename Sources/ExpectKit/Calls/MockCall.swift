/// A call of a mocked requirement in a mock written by hand, together with the types of its result and of its error.
///
/// A typed mock declares one such call for each requirement, so that the compiler checks `andReturn` and
/// `andThrow`, and requires `try` only if the requirement throws:
///
/// ```swift
/// extension MockCall where Invocation == MockTaskStore.Invocation {
///     static func load(id: Arg<Int>) -> MockCall<Invocation, Task, any Error> { .init(.load(id: id)) }
///     static var count: MockCall<Invocation, Int, Never> { .init(.count) }
/// }
/// ```
///
/// A closure of `andDo` receives the invocation. With a ``TypedCall`` it receives the arguments.
public typealias MockCall<Invocation, Output, Failure: Error> = TypedCall<
    Invocation, Invocation, Output, Failure
>
