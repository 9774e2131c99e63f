import Foundation

/// The services of a player: a struct of closures. Its mock is written by hand.
struct PlayerClient: Sendable {
    var load: @Sendable (_ id: Int) async throws -> URL
    var play: @Sendable (_ url: URL, _ position: Double) -> Void
    var pause: @Sendable () -> Void
    var notifyAtEnd: @Sendable (_ handler: @escaping @Sendable () -> Void) -> Void
}

/// The code under test: it plays songs.
struct Player {
    let client: PlayerClient

    func play(_ id: Int, from position: Double = 0) async throws {
        let url = try await client.load(id)
        client.play(url, position)
    }

    func playTwice(_ url: URL) {
        client.notifyAtEnd { [client] in client.play(url, 0) }
        client.play(url, 0)
    }
}
