import ExpectKit
import Testing

// An actor is isolated to itself, even in a module with main actor isolation. Its tokens are on the main actor, unless they
// are declared nonisolated.

private actor QuickJukebox: Jukebox, Mocking {
    enum Invocation { case insert(Int), choose(Song) }
    nonisolated let mock = Mock<Invocation>()

    func insert(_ coins: Int) throws -> Int { try mock.call(.insert(coins), throwing: (any Error).self) }
    func choose(_ song: Song) async throws(PlayerError) -> Song {
        try await mock.call(.choose(song), throwing: PlayerError.self)
    }
}

private actor TypedJukebox: Jukebox, TypedMocking {
    enum Invocation { case insert(Arg<Int>), choose(Arg<Song>) }
    nonisolated let mock = Mock<Invocation>()
    private let player = RealPlayer()

    func insert(_ coins: Int) throws -> Int { try call(.insert(.value(coins))) }
    func choose(_ song: Song) async throws(PlayerError) -> Song {
        try await call(.choose(.value(song))) { () async throws(PlayerError) in
            try await player.load(song.title)
        }
    }
}

nonisolated extension MockCall where Invocation == TypedJukebox.Invocation {
    fileprivate static func insert(_ coins: Arg<Int>) -> MockCall<Invocation, Int, any Error> {
        .init(.insert(coins))
    }
    fileprivate static func choose(_ song: Arg<Song>) -> MockCall<Invocation, Song, PlayerError> {
        .init(.choose(song))
    }
}

private func order(_ song: Song, from jukebox: some Jukebox) async throws -> String {
    guard try await jukebox.insert(2) > 0 else { return "nothing" }
    return try await jukebox.choose(song).title
}

struct ActorTests {
    private let blue = Song(title: "Blue")
    private let red = Song(title: "Red")

    @Test func theQuickFormAnswersCalls() async throws {
        let jukebox = QuickJukebox()
        jukebox.expect(.insert(2)).andReturn(1)
        jukebox.expect(.choose(blue)).andReturn(red)
        #expect(try await order(blue, from: jukebox) == "Red")
        jukebox.verify()
    }

    @Test func theTypedFormAnswersCalls() async throws {
        let jukebox = TypedJukebox()
        jukebox.expect(.insert(2)).andReturn(1)
        jukebox.expect(.choose(.value(blue))).andReturn(red)
        #expect(try await order(blue, from: jukebox) == "Red")
        jukebox.verify()
    }

    @Test func theTypedFormForwardsToTheMainActor() async throws {
        let jukebox = TypedJukebox()
        jukebox.stub(.insert(.any)).andReturn(1)
        jukebox.expect(.choose(.value(blue))).andForward()
        #expect(try await order(blue, from: jukebox) == "Blue")
        jukebox.verify()
    }

    @Test func aDifferentSongIsReportedAtItsLine() async throws {
        let jukebox = QuickJukebox()
        let failures = FailureRecorder()
        jukebox.mock.reporter = failures
        jukebox.expect(.insert(2)).andReturn(1)
        jukebox.expect(.choose(blue)).andReturn(blue)

        let title = try await order(red, from: jukebox)
        #expect(failures.reports.map(\.location.line) == [#line - 1])

        #expect(title == "Blue")
        jukebox.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
    }
}
