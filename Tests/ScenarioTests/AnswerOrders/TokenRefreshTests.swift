import ExpectKit
import ExpectKitExploration
import Testing

/// Two requests are refused because the token has expired. It is to be refreshed once.
struct TokenRefreshTests {
    @Test func aRefusalAfterTheRefreshRefreshesTheNewToken() async throws {
        let issues = try await Issues.recorded { await getTwice { Client($0) } }
        expectOne(
            issues, at: Self.expectationLine,
            """
            Expectation failed: (refreshes → 2) == 1
            fails when the first refresh is answered before get("b", token: 0) (order 3 of at least 6)
            to run only this order, write inEveryAnswerOrder(replaying: "1 3 2"), or set \
            EXPECTKIT_ANSWER_ORDER="1 3 2"
            """)
    }

    @Test func aClientThatComparesTheRefusedTokenPasses() async throws {
        #expect(try await Issues.recorded { await getTwice { Client($0, comparesToken: true) } } == [])
    }

    private func getTwice(_ makeClient: @escaping (any API) -> Client) async {
        await inEveryAnswerOrder { answers in
            let api = MockAPI()
            answers.hold(api)
            api.stub(.get(.any, token: .any)).andDo { call in
                if case .get(let path, let token) = call, token.value > 0 { return path.value }
                throw Expired()
            }
            var refreshes = 0
            api.stub(.refresh).andDo { _ in
                refreshes += 1
                return refreshes
            }
            let client = makeClient(api)
            async let a = client.get("a")
            async let b = client.get("b")
            await answers.answerAll()
            #expect(await [a, b] == ["a", "b"])
            #expect(refreshes == 1)
        }
    }
    private static let expectationLine = #line - 3
}

// MARK: The code under test

private struct Expired: Error {}

private protocol API: Sendable {
    func get(_ path: String, token: Int) async throws(Expired) -> String
    func refresh() async -> Int
}

private actor Client {
    private let api: any API
    private let comparesToken: Bool
    private var token = 0
    private var refreshing: Task<Int, Never>?

    init(_ api: any API, comparesToken: Bool = false) {
        self.api = api
        self.comparesToken = comparesToken
    }

    func get(_ path: String) async -> String? {
        for _ in 0..<3 {
            let used = token
            do {
                return try await api.get(path, token: used)
            } catch {
                // Without the comparison, a token that was refreshed in the meantime is refreshed again.
                if !comparesToken || token == used { await refresh() }
            }
        }
        return nil
    }

    private func refresh() async {
        let task = refreshing ?? Task { await api.refresh() }
        refreshing = task
        token = await task.value
        refreshing = nil
    }
}

private final class MockAPI: API, TypedMocking {
    enum Invocation { case get(Arg<String>, token: Arg<Int>), refresh }
    let mock = Mock<Invocation>()

    func get(_ path: String, token: Int) async throws(Expired) -> String {
        try await call(.get(.value(path), token: .value(token)))
    }
    func refresh() async -> Int { await call(.refresh) }
}
extension MockCall where Invocation == MockAPI.Invocation {
    fileprivate static func get(
        _ path: Arg<String>, token: Arg<Int>
    ) -> MockCall<Invocation, String, Expired> { .init(.get(path, token: token)) }
    fileprivate static var refresh: MockCall<Invocation, Int, Never> { .init(.refresh) }
}
