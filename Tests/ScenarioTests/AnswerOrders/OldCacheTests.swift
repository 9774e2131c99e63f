import ExpectKit
import ExpectKitExploration
import Testing

/// A model asks its cache with a completion handler and the network with an `async` call, at the same time.
struct OldCacheTests {
    @Test func theCacheReplacesTheNewsOfTheNetwork() async throws {
        let issues = try await Issues.recorded { await open { NewsModel($0, $1) } }
        expectOne(
            issues, at: Self.expectationLine,
            """
            Expectation failed: (model.news → "old news") == "fresh news"
            fails when MockNewsNetwork.latest is answered before MockNewsCache.read(any, held) (order 2 of 2)
            to run only this order, write inEveryAnswerOrder(replaying: "2 1"), or set \
            EXPECTKIT_ANSWER_ORDER="2 1"
            """)
    }

    @Test func aModelThatIgnoresALateCachePasses() async throws {
        #expect(try await Issues.recorded { await open { NewsModel($0, $1, ignoresLateCache: true) } } == [])
    }

    @MainActor private func open(
        _ makeModel: @escaping @MainActor (any NewsCache, any NewsNetwork) -> NewsModel
    ) async {
        await inEveryAnswerOrder { answers in
            let cache = MockNewsCache()
            let network = MockNewsNetwork()
            let cached = PendingCompletion<String>()
            cached.answered(by: answers, returning: "old news")
            cache.expect(.read(.held(by: cached)))
            network.expect(.latest).andReturn("fresh news").answered(by: answers)
            let model = makeModel(cache, network)
            let opening = model.open()
            await answers.answerAll()
            await opening.value
            #expect(model.news == "fresh news")
            verify(cache, network)
        }
    }
    private static let expectationLine = #line - 4
}

// MARK: The code under test

private protocol NewsCache: Sendable {
    func read(_ done: @escaping @Sendable (String) -> Void)
}

private protocol NewsNetwork: Sendable {
    var latest: String { get async }
}

@MainActor private final class NewsModel {
    private let cache: any NewsCache
    private let network: any NewsNetwork
    private let ignoresLateCache: Bool
    private(set) var news: String?

    init(_ cache: any NewsCache, _ network: any NewsNetwork, ignoresLateCache: Bool = false) {
        self.cache = cache
        self.network = network
        self.ignoresLateCache = ignoresLateCache
    }

    func open() -> Task<Void, Never> {
        cache.read { cached in
            Task { @MainActor in
                if self.news == nil || !self.ignoresLateCache { self.news = cached }
            }
        }
        return Task { news = await network.latest }
    }
}

private final class MockNewsCache: NewsCache, TypedMocking {
    typealias Done = @Sendable (String) -> Void
    enum Invocation { case read(Arg<Done>) }
    let mock = Mock<Invocation>()

    func read(_ done: @escaping Done) { call(.read(.value(done))) }
}
extension MockCall where Invocation == MockNewsCache.Invocation {
    fileprivate static func read(_ done: Arg<MockNewsCache.Done>) -> MockCall<Invocation, Void, Never> {
        .init(.read(done))
    }
}

private final class MockNewsNetwork: NewsNetwork, TypedMocking {
    enum Invocation { case latest }
    let mock = Mock<Invocation>()

    var latest: String { get async { await call(.latest) } }
}
extension MockCall where Invocation == MockNewsNetwork.Invocation {
    fileprivate static var latest: MockCall<Invocation, String, Never> { .init(.latest) }
}
