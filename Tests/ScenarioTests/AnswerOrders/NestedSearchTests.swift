import ExpectKit
import ExpectKitExploration
import Testing

/// Searches in the body of another search or of `failingEachCall`, and beside another search.
struct NestedSearchTests {
    @Test func anErrorThatTheBodyCatchesDoesNotEndTheOuterSearch() async {
        var runs = 0
        await inEveryAnswerOrder { outer in
            runs += 1
            await #expect(throws: (any Error).self) {
                try await inEveryAnswerOrder { inner in
                    try await searchTwice(heldAPI(inner), inner)
                    throw NoResults()
                }
            }
            try? await searchTwice(heldAPI(outer), outer)
        }
        #expect(runs == 2)
    }

    /// The first run of a search has two calls for each of its two orders.
    @Test func eachCallOfASearchCanFail() async throws {
        var attempts: [String?] = []
        try await failingEachCall(with: NoResults()) { attempt in
            attempts.append(attempt.failed?.description)
            try await inEveryAnswerOrder { answers in
                let api = heldAPI(answers)
                attempt.inject(into: api)
                try await searchTwice(api, answers)
            }
        }
        #expect(attempts.count == 5)
    }

    /// The executor of one search may run jobs of a test that starts another one.
    @MainActor @Test func searchesOfTheMainActorDoNotOverlap() async {
        let started = Started()
        @MainActor func run() async {
            await inEveryAnswerOrder { answers in
                started.begin()
                try? await searchTwice(heldAPI(answers), answers)
                started.end()
            }
        }
        let first = Task { await run() }
        let second = Task {
            for await _ in started.beginnings { break }
            await run()
        }
        await first.value
        await second.value
        #expect(started.maximum == 1)
    }

    private func searchTwice(_ api: MockSearchAPI, _ answers: AnswerScheduler) async throws {
        async let first = api.search("a")
        async let second = api.search("b")
        await answers.answerAll()
        _ = try await (first, second)
    }
}

private struct NoResults: Error {}

/// The searches that run at the same time.
@MainActor private final class Started {
    private var count = 0
    private(set) var maximum = 0
    let beginnings: AsyncStream<Void>
    private let begun: AsyncStream<Void>.Continuation

    init() { (beginnings, begun) = AsyncStream.makeStream() }

    func begin() {
        begun.yield()
        count += 1
        maximum = max(maximum, count)
    }

    func end() { count -= 1 }
}
