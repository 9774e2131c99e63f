import ExpectKit
import Testing

// A wrapper needs no special code here. It is isolated to the main actor like its protocol.

private final class QuickPlayer: Player, Mocking {
    enum Invocation: Equatable { case volume, setVolume(Int), play(Song), load(String), stop }
    let mock = Mock<Invocation>()

    var volume: Int {
        get { mock.call(.volume) }
        set { mock.call(.setVolume(newValue)) }
    }
    func play(_ song: Song) throws -> Int { try mock.call(.play(song), throwing: (any Error).self) }
    func load(_ title: String) async throws(PlayerError) -> Song {
        try await mock.call(.load(title), throwing: PlayerError.self)
    }
    func stop() async { await mock.call(.stop) }
}

private final class TypedPlayer: Player, TypedMocking {
    enum Invocation { case volume, setVolume(Arg<Int>), play(Arg<Song>), load(Arg<String>), stop }
    let mock = Mock<Invocation>()
    private let real = RealPlayer()

    var volume: Int {
        get { call(.volume) { real.volume } }
        set { call(.setVolume(.value(newValue))) { real.volume = newValue } }
    }
    func play(_ song: Song) throws -> Int { try call(.play(.value(song))) { try real.play(song) } }
    func load(_ title: String) async throws(PlayerError) -> Song {
        try await call(.load(.value(title))) { () async throws(PlayerError) in try await real.load(title) }
    }
    func stop() async { await call(.stop) { await real.stop() } }
}

extension MockCall where Invocation == TypedPlayer.Invocation {
    fileprivate static var volume: MockCall<Invocation, Int, Never> { .init(.volume) }
    fileprivate static func setVolume(_ volume: Arg<Int>) -> MockCall<Invocation, Void, Never> {
        .init(.setVolume(volume))
    }
    fileprivate static func play(_ song: Arg<Song>) -> MockCall<Invocation, Int, any Error> {
        .init(.play(song))
    }
    fileprivate static func load(_ title: Arg<String>) -> MockCall<Invocation, Song, PlayerError> {
        .init(.load(title))
    }
    fileprivate static var stop: MockCall<Invocation, Void, Never> { .init(.stop) }
}

private func listen(to player: some Player) async throws -> [String] {
    player.volume = 5
    let song = try await player.load("Blue")
    let seconds = try player.play(song)
    await player.stop()
    return [song.title, "\(seconds)", "\(player.volume)"]
}

struct MainActorProtocolTests {
    @Test func theQuickFormAnswersCalls() async throws {
        let player = QuickPlayer()
        player.expect(.setVolume(5))
        player.expect(.load("Blue")).andReturn(Song(title: "Green"))
        player.expect(.play(Song(title: "Green"))).andReturn(60)
        player.expect(.stop)
        player.expect(.volume).andReturn(5)

        #expect(try await listen(to: player) == ["Green", "60", "5"])

        player.verify()
    }

    @Test func theTypedFormAnswersCalls() async throws {
        let player = TypedPlayer()
        player.expect(.setVolume(5))
        player.expect(.load("Blue")).andReturn(Song(title: "Green"))
        player.expect(.play(.having(\.title, "Green"))).andReturn(60)
        player.expect(.stop)
        player.expect(.volume).andReturn(5)

        #expect(try await listen(to: player) == ["Green", "60", "5"])

        player.verify()
    }

    @Test func theTypedFormForwardsCalls() async throws {
        let player = TypedPlayer()
        player.expect(.setVolume(5)).andForward()
        player.expect(.load("Blue")).andForward()
        player.expect(.play(.value(Song(title: "Blue")))).andForward()
        player.expect(.stop).andForward()
        player.expect(.volume).andForward()

        #expect(try await listen(to: player) == ["Blue", "4", "5"])

        player.verify()
    }

    @Test func aMissingCallAfterAnErrorIsReported() async {
        let player = TypedPlayer()
        let failures = FailureRecorder()
        player.mock.reporter = failures
        player.expect(.setVolume(5))
        player.expect(.load("Blue")).andThrow(.broken)
        player.expect(.stop)
        let line = #line - 1

        await #expect(throws: PlayerError.broken) { try await listen(to: player) }
        player.verify()

        #expect(failures.reports.map(\.kind) == [.missing])
        #expect(failures.reports.map(\.location.line) == [line])
    }
}
