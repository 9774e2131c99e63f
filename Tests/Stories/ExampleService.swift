// The code under test, and its collaborators.

struct ExampleRequest: Equatable {
    let path: String
}

struct ExampleResponse: Equatable {
    let title: String
}

/// A service that answers through a completion handler.
protocol ExampleService {
    func send(_ request: ExampleRequest, completion: @escaping (ExampleResponse) -> Void)
    func cancel()
}

/// The same service for `async` code. It may have no response.
protocol AsyncExampleService: Sendable {
    func response(to request: ExampleRequest) async throws -> ExampleResponse?
}

final class ExampleScreen {
    private let service: any ExampleService
    private(set) var title = "…"

    init(service: any ExampleService) {
        self.service = service
    }

    func appear() {
        service.send(ExampleRequest(path: "/title")) { [weak self] response in
            self?.title = response.title
        }
    }
}

@MainActor
final class AsyncExampleScreen {
    private let service: any AsyncExampleService
    private(set) var title = "…"

    init(service: any AsyncExampleService) {
        self.service = service
    }

    func appear() async {
        do {
            let response = try await service.response(to: ExampleRequest(path: "/title"))
            title = response?.title ?? title
        } catch {
            title = "Sorry"
        }
    }
}

struct ExampleServiceError: Error {}
