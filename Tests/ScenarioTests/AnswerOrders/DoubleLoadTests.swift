import ExpectKit
import ExpectKitExploration
import Testing

/// A cache loads a thumbnail, and a prefetch of the pictures seen last loads the same one.
struct DoubleLoadTests {
    @Test func theThumbnailIsLoadedTwiceIfThePrefetchStartsBeforeTheAnswer() async throws {
        let failures = FailureRecorder()
        let issues = try await Issues.recorded {
            await loadAndPrefetch(reporter: failures) { ThumbnailCache(server: $0, history: $1) }
        }
        #expect(issues == [])
        #expect(failures.sightings == [Sighting(.surplus, line: Self.prefetching)])
        #expect(
            failures.texts == [
                """
                MockPictureServer: thumbnail(of: "cat") was called twice, expected once
                  expected: 1 of 1, once, called twice \
                (Tests/ScenarioTests/AnswerOrders/DoubleLoadTests.swift:\(Self.expectation))
                  called at Tests/ScenarioTests/AnswerOrders/DoubleLoadTests.swift:\(prefetchLine) → \
                Tests/ScenarioTests/AnswerOrders/DoubleLoadTests.swift:\(loadLine)
                  answered: "small cat", reused from 1 of 1

                    expected                               called so far
                  1 thumbnail(of: "cat") → "small cat"  =  thumbnail(of: "cat") → "small cat"
                    —                                   ≠  thumbnail(of: "cat")

                  fails when MockHistory.last is answered before MockPictureServer.thumbnail(of: "cat") (order 2 of 2)
                  help: to run only this order, write inEveryAnswerOrder(replaying: "2"), or set EXPECTKIT_ANSWER_ORDER="2"
                  help: if more calls are allowed, use times(_:), anyTimes() or a stub
                """
            ])
    }

    @Test func aCacheThatKeepsTheTaskPasses() async throws {
        let failures = FailureRecorder()
        let issues = try await Issues.recorded {
            await loadAndPrefetch(reporter: failures) { SharingThumbnailCache(server: $0, history: $1) }
        }
        #expect(issues == [])
        #expect(failures.texts == [])
    }

    private func loadAndPrefetch(
        reporter: FailureRecorder, _ makeCache: @escaping (any PictureServer, any History) -> any PictureCache
    ) async {
        await inEveryAnswerOrder { answers in
            let server = MockPictureServer()
            let history = MockHistory()
            server.mock.reporter = reporter
            answers.hold(server, history)
            server.expect(.thumbnail(of: "cat")).andReturn("small cat")
            history.stub(.last).andReturn("cat")
            let cache = makeCache(server, history)
            async let shown = cache.thumbnail(of: "cat")
            async let prefetched = cache.prefetch()
            await answers.answerAll()
            _ = await (shown, prefetched)
        }
    }
    private static let expectation = #line - 9
    private static let prefetching = #line - 6
}

// MARK: The code under test

private protocol PictureServer: Sendable {
    func thumbnail(of picture: String) async -> String
}

private protocol History: Sendable {
    var last: String { get async }
}

private protocol PictureCache: Sendable {
    func thumbnail(of picture: String) async -> String
    func prefetch() async -> String
}

private let loadLine = #line + 15
private let prefetchLine = #line + 20

private actor ThumbnailCache: PictureCache {
    private let server: any PictureServer
    private let history: any History
    private var thumbnails: [String: String] = [:]

    init(server: any PictureServer, history: any History) {
        self.server = server
        self.history = history
    }

    func thumbnail(of picture: String) async -> String {
        if let thumbnail = thumbnails[picture] { return thumbnail }
        let thumbnail = await server.thumbnail(of: picture)
        thumbnails[picture] = thumbnail
        return thumbnail
    }

    func prefetch() async -> String {
        await thumbnail(of: history.last)
    }
}

private actor SharingThumbnailCache: PictureCache {
    private let server: any PictureServer
    private let history: any History
    private var loads: [String: Task<String, Never>] = [:]

    init(server: any PictureServer, history: any History) {
        self.server = server
        self.history = history
    }

    func thumbnail(of picture: String) async -> String {
        let load = loads[picture] ?? Task { await server.thumbnail(of: picture) }
        loads[picture] = load
        return await load.value
    }

    func prefetch() async -> String {
        await thumbnail(of: history.last)
    }
}

private final class MockPictureServer: PictureServer, TypedMocking {
    enum Invocation { case thumbnail(of: Arg<String>) }
    let mock = Mock<Invocation>()

    func thumbnail(of picture: String) async -> String { await call(.thumbnail(of: .value(picture))) }
}
extension MockCall where Invocation == MockPictureServer.Invocation {
    fileprivate static func thumbnail(of picture: Arg<String>) -> MockCall<Invocation, String, Never> {
        .init(.thumbnail(of: picture))
    }
}

private final class MockHistory: History, TypedMocking {
    enum Invocation { case last }
    let mock = Mock<Invocation>()

    var last: String { get async { await call(.last) } }
}
extension MockCall where Invocation == MockHistory.Invocation {
    fileprivate static var last: MockCall<Invocation, String, Never> { .init(.last) }
}
