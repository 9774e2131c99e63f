import ExpectKit

@testable import Stories

/// Replaces a hand-written fake with a `stubbedResponse` and a `lastRequest`: the engine offers both.
final class MockExampleService: ExampleService, TypedMocking {
    enum Invocation {
        case send(Arg<ExampleRequest>, completion: Arg<(ExampleResponse) -> Void> = .any)
        case cancel
    }
    let mock = Mock<Invocation>()

    func send(_ request: ExampleRequest, completion: @escaping (ExampleResponse) -> Void) {
        call(.send(.value(request), completion: .value(completion)))
    }
    func cancel() { call(.cancel) }
}

extension MockCall where Invocation == MockExampleService.Invocation {
    static func send(
        _ request: Arg<ExampleRequest>, completion: Arg<(ExampleResponse) -> Void> = .any
    ) -> MockCall<Invocation, Void, Never> {
        .init(.send(request, completion: completion))
    }
    static var cancel: MockCall<Invocation, Void, Never> { .init(.cancel) }
}

/// The service for `async` code, in the quick form.
final class MockAsyncExampleService: AsyncExampleService, Mocking {
    enum Invocation: Equatable { case response(to: ExampleRequest) }
    let mock = Mock<Invocation>()

    func response(to request: ExampleRequest) async throws -> ExampleResponse? {
        try await mock.call(.response(to: request), throwing: (any Error).self)
    }
}
