import ExpectKit
import Testing

// Calls from outside the main actor, with a model whose `Equatable` conformance is isolated to the main actor. They can be
// compared, because the engine finds the comparison when the test declares an expectation, on the main actor.
//
// An `Equatable` invocation of a nonisolated wrapper would need models with a nonisolated conformance.

nonisolated private final class QuickArchive: Discography, Mocking {
    enum Invocation { case count(Song), store(Song) }
    let mock = Mock<Invocation>()

    func count(_ song: Song) -> Int { mock.call(.count(song)) }
    func store(_ song: Song) async throws(PlayerError) {
        try await mock.call(.store(song), throwing: PlayerError.self)
    }
}

nonisolated private final class TypedArchive: Discography, TypedMocking {
    enum Invocation { case count(Arg<Song>), store(Arg<[Song]>) }
    let mock = Mock<Invocation>()

    func count(_ song: Song) -> Int { call(.count(.value(song))) }
    func store(_ song: Song) async throws(PlayerError) { try await call(.store(.value([song]))) }
}

nonisolated extension MockCall where Invocation == TypedArchive.Invocation {
    fileprivate static func count(_ song: Arg<Song>) -> MockCall<Invocation, Int, Never> {
        .init(.count(song))
    }
    fileprivate static func store(_ songs: Arg<[Song]>) -> MockCall<Invocation, Void, PlayerError> {
        .init(.store(songs))
    }
}

/// Stores a song outside of any actor.
@concurrent private func keep(_ song: Song, in archive: some Discography) async throws -> Int {
    try await archive.store(song)
    return archive.count(song)
}

struct IsolatedEqualityTests {
    private let blue = Song(title: "Blue")
    private let red = Song(title: "Red")
    private let failures = FailureRecorder()

    @Test func theQuickFormComparesNonisolatedCalls() async throws {
        let archive = QuickArchive()
        archive.expect(.store(blue))
        archive.expect(.count(blue)).andReturn(1)
        #expect(try await keep(blue, in: archive) == 1)
        archive.verify()
    }

    @Test func theQuickFormReportsADifferentSong() async throws {
        let archive = QuickArchive()
        archive.mock.reporter = failures
        archive.expect(.store(blue))
        archive.expect(.count(red)).andReturn(1)
        #expect(try await keep(red, in: archive) == 1)
        archive.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.reports.first?.text.hasPrefix("QuickArchive: unexpected store(Song(") == true)
    }

    @Test func theTypedFormComparesNonisolatedCalls() async throws {
        let archive = TypedArchive()
        archive.expect(.store(.containsInAnyOrder(.value(blue))))
        archive.expect(.count(.value(blue))).andReturn(1).andReturn(2)
        #expect(try await keep(blue, in: archive) == 1)
        #expect(archive.count(blue) == 2)
        archive.verify()
        #expect(archive.callCount(.store(.value([blue]))) == 1)
        #expect(archive.callCount(.store(.value([red]))) == 0)
    }

    @Test func theTypedFormReportsADifferentSongWithItsLine() async throws {
        let archive = TypedArchive()
        archive.mock.reporter = failures
        archive.expect(.store(.value([red])))
        archive.expect(.count(.value(blue))).andReturn(1)
        #expect(try await keep(red, in: archive) == 1)
        archive.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.reports.first?.text.contains(#"count(Song(title: "Blue"))"#) == true)
    }

    @Test func aMatcherReportsADifferentSong() async throws {
        let archive = TypedArchive()
        archive.mock.reporter = failures
        archive.expect(.store(.containsInAnyOrder(.value(blue))))
        archive.stub(.count(.any)).andReturn(0)
        _ = try await keep(red, in: archive)
        archive.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
    }
}
