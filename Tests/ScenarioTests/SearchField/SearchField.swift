import ExpectKit

// The code under test: a search field that searches while the user types.

protocol SearchAPI: Sendable {
    func search(_ text: String) async throws -> [String]
}

/// Shows the answer that comes last, which may be the answer to an earlier text.
@MainActor final class SearchField {
    private let api: any SearchAPI
    private(set) var results: [String] = []

    init(api: any SearchAPI) {
        self.api = api
    }

    func type(_ text: String) async {
        guard let found = try? await api.search(text) else { return }
        results = found
    }
}

/// Shows an answer only if the text is still the same.
@MainActor final class ComparingSearchField {
    private let api: any SearchAPI
    private var text = ""
    private(set) var results: [String] = []

    init(api: any SearchAPI) {
        self.api = api
    }

    func type(_ text: String) async {
        self.text = text
        guard let found = try? await api.search(text), self.text == text else { return }
        results = found
    }
}

/// Cancels the earlier search.
@MainActor final class CancellingSearchField {
    private let api: any SearchAPI
    private var searching: Task<Void, any Error>?
    private(set) var results: [String] = []

    init(api: any SearchAPI) {
        self.api = api
    }

    func type(_ text: String) async {
        searching?.cancel()
        let task = Task {
            let found = try await api.search(text)
            // The answer may have come before the cancellation.
            try Task.checkCancellation()
            results = found
        }
        searching = task
        _ = await task.result
    }
}

final class MockSearchAPI: SearchAPI, TypedMocking {
    enum Invocation { case search(Arg<String>) }
    let mock = Mock<Invocation>()

    func search(_ text: String) async throws -> [String] { try await call(.search(.value(text))) }
}
extension MockCall where Invocation == MockSearchAPI.Invocation {
    static func search(_ text: Arg<String>) -> MockCall<Invocation, [String], any Error> {
        .init(.search(text))
    }
}
