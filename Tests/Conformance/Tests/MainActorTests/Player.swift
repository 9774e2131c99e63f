// This module is isolated to the main actor by default, as new app targets are: what says nothing else is on it,
// types, protocols, tests and wrappers alike.

/// A model that says nothing of isolation, and so is `Equatable` on the main actor alone.
struct Song: Equatable {
    var title: String
}

// Errors are thrown across actors, and compared where they are caught.
nonisolated enum PlayerError: Error, Equatable { case broken }

/// On the main actor, without saying so.
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

/// On no actor.
nonisolated protocol Lyrics {
    func line(_ number: Int) -> String
    func find(_ word: String) async throws -> Int
}

/// On no actor, and used by several.
nonisolated protocol Archive: Sendable {
    func count(_ song: Song) -> Int
    func store(_ song: Song) async throws(PlayerError)
}

/// On an actor of its own.
protocol Jukebox: Actor {
    func insert(_ coins: Int) throws -> Int
    func choose(_ song: Song) async throws(PlayerError) -> Song
}
