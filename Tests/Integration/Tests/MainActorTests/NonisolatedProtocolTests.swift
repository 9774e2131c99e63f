import ExpectKit
import Testing

// A nonisolated protocol is mocked by a nonisolated class, which can be used in any isolation, or by a class on the main
// actor, whose conformance is then isolated to the main actor.

nonisolated private final class QuickLyrics: Lyrics, Mocking {
    enum Invocation: Equatable { case line(Int), find(String) }
    let mock = Mock<Invocation>()

    func line(_ number: Int) -> String { mock.call(.line(number)) }
    func find(_ word: String) async throws -> Int {
        try await mock.call(.find(word), throwing: (any Error).self)
    }
}

private final class TypedLyrics: Lyrics, TypedMocking {
    enum Invocation { case line(Arg<Int>), find(Arg<String>) }
    let mock = Mock<Invocation>(mode: .partial)

    func line(_ number: Int) -> String { call(.line(.value(number))) { "real \(number)" } }
    func find(_ word: String) async throws -> Int {
        try await call(.find(.value(word))) { try await count(word) }
    }

    private func count(_ word: String) async throws -> Int { word.count }
}

extension MockCall where Invocation == TypedLyrics.Invocation {
    fileprivate static func line(_ number: Arg<Int>) -> MockCall<Invocation, String, Never> {
        .init(.line(number))
    }
    fileprivate static func find(_ word: Arg<String>) -> MockCall<Invocation, Int, any Error> {
        .init(.find(word))
    }
}

/// Sings outside of any actor.
@concurrent private func sing(_ lyrics: sending QuickLyrics) async throws -> String {
    lyrics.line(try await lyrics.find("blue"))
}

struct NonisolatedProtocolTests {
    @Test func theQuickFormAnswersNonisolatedCalls() async throws {
        let lyrics = QuickLyrics()
        let engine = lyrics.mock
        lyrics.expect(.find("blue")).andReturn(7)
        lyrics.expect(.line(7)).andReturn("Blue moon")

        #expect(try await sing(lyrics) == "Blue moon")

        // The wrapper was sent to another task. Its engine is `Sendable`.
        engine.verify()
    }

    @Test func theTypedFormAnswersAndForwardsCallsOnTheMainActor() async throws {
        let lyrics = TypedLyrics()
        lyrics.stub(.line(7)).andReturn("Blue moon")

        #expect(lyrics.line(7) == "Blue moon")
        #expect(lyrics.line(8) == "real 8")
        #expect(try await lyrics.find("blue") == 4)

        lyrics.verify()
        #expect(lyrics.callCount(.line(.any)) == 2)
    }

    @Test func anUnexpectedNonisolatedCallIsReportedAtItsLine() async throws {
        let lyrics = QuickLyrics()
        let (engine, failures) = (lyrics.mock, FailureRecorder())
        engine.reporter = failures
        lyrics.expect(.find("red")).andReturn(7)
        lyrics.expect(.line(7)).andReturn("Red rose")

        let line = try await sing(lyrics)
        #expect(failures.reports.map(\.location.line) == [#line - 1])

        #expect(line == "Red rose")
        engine.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
    }
}
