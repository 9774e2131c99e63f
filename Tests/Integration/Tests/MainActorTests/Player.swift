// This module has main actor isolation by default, like new app targets in Xcode. It applies to types, protocols, tests and
// wrappers without another isolation.

/// A model without declared isolation, whose `Equatable` conformance is isolated to the main actor.
struct Song: Equatable {
    var title: String
}

// Nonisolated, because errors are thrown across actors and compared in any isolation.
nonisolated enum PlayerError: Error, Equatable { case broken }

/// On the main actor by default.
protocol Player: AnyObject {
    var volume: Int { get set }
    func play(_ song: Song) throws -> Int
    func load(_ title: String) async throws(PlayerError) -> Song
    func stop() async
}

final class RealPlayer: Player {
    var volume = 3
    func play(_ song: Song) throws -> Int { song.title.count }
    func load(_ title: String) async throws(PlayerError) -> Song {
        if title.isEmpty { throw .broken }
        return Song(title: title)
    }
    func stop() async {}
}

/// Nonisolated.
nonisolated protocol Lyrics {
    func line(_ number: Int) -> String
    func find(_ word: String) async throws -> Int
}

/// Nonisolated and `Sendable`.
nonisolated protocol Discography: Sendable {
    func count(_ song: Song) -> Int
    func store(_ song: Song) async throws(PlayerError)
}

/// An actor protocol.
protocol Jukebox: Actor {
    func insert(_ coins: Int) throws -> Int
    func choose(_ song: Song) async throws(PlayerError) -> Song
}
