import ExpectKit
import ExpectKitExploration
import Testing

/// A feed loads two pages with completion handlers.
struct AppendedPagesTests {
    @Test func theSecondPageIsAppendedFirst() async throws {
        let issues = try await Issues.recorded { await loadTwoPages { Feed($0) } }
        expectOne(
            issues, at: Self.expectationLine,
            """
            Expectation failed: (feed.items → ["c", "d", "a", "b"]) == ["a", "b", "c", "d"]
            fails when load(page: 2, done: any, held) is answered before load(page: 1, done: any, held) \
            (order 2 of 2)
            to run only this order, write inEveryAnswerOrder(replaying: "2 1"), or set \
            EXPECTKIT_ANSWER_ORDER="2 1"
            """)
    }

    @Test func aFeedThatSortsItsPagesPasses() async throws {
        #expect(try await Issues.recorded { await loadTwoPages { SortingFeed($0) } } == [])
    }

    private func loadTwoPages(_ makeFeed: @escaping (any FeedService) -> any FeedModel) async {
        await inEveryAnswerOrder { answers in
            let service = MockFeedService()
            let first = PendingCompletion<[String]>()
            let second = PendingCompletion<[String]>()
            first.answered(by: answers, returning: ["a", "b"])
            second.answered(by: answers, returning: ["c", "d"])
            service.expect(.load(page: 1, done: .held(by: first)))
            service.expect(.load(page: 2, done: .held(by: second)))
            let feed = makeFeed(service)
            feed.load(page: 1)
            feed.load(page: 2)
            await answers.answerAll()
            #expect(feed.items == ["a", "b", "c", "d"])
            service.verify()
        }
    }
    private static let expectationLine = #line - 4
}

// MARK: The code under test

private protocol FeedService {
    func load(page: Int, done: @escaping ([String]) -> Void)
}

private protocol FeedModel {
    var items: [String] { get }
    func load(page: Int)
}

private final class Feed: FeedModel {
    private let service: any FeedService
    private(set) var items: [String] = []

    init(_ service: any FeedService) { self.service = service }

    func load(page: Int) {
        service.load(page: page) { self.items += $0 }
    }
}

private final class SortingFeed: FeedModel {
    private let service: any FeedService
    private var pages: [Int: [String]] = [:]

    init(_ service: any FeedService) { self.service = service }

    var items: [String] { pages.sorted { $0.key < $1.key }.flatMap(\.value) }

    func load(page: Int) {
        service.load(page: page) { self.pages[page] = $0 }
    }
}

private final class MockFeedService: FeedService, TypedMocking {
    typealias Done = ([String]) -> Void
    enum Invocation { case load(page: Arg<Int>, done: Arg<Done>) }
    let mock = Mock<Invocation>()

    func load(page: Int, done: @escaping Done) { call(.load(page: .value(page), done: .value(done))) }
}
extension MockCall where Invocation == MockFeedService.Invocation {
    fileprivate static func load(
        page: Arg<Int>, done: Arg<MockFeedService.Done>
    ) -> MockCall<Invocation, Void, Never> { .init(.load(page: page, done: done)) }
}
