import Foundation

/// The services of a player: a struct of closures. Its mock is generated.
struct PlayerClient: Sendable {
    var load: @Sendable (_ id: Int) async throws -> URL
    var play: @Sendable (_ url: URL, _ position: Double) -> Void
    var pause: @Sendable () -> Void
    var notifyAtEnd: @Sendable (_ handler: @escaping @Sendable () -> Void) -> Void
}

/// The output of a player, which cannot be replaced by a protocol. Its mock is generated.
class AudioEngine {
    var volume = 1.0

    func start() throws {}
    func seek(to seconds: Double) {}
}

/// The code under test: it plays songs.
struct Player {
    let client: PlayerClient
    var engine = AudioEngine()

    func play(_ id: Int, from position: Double = 0) async throws {
        let url = try await client.load(id)
        client.play(url, position)
    }

    func playTwice(_ url: URL) {
        client.notifyAtEnd { [client] in client.play(url, 0) }
        client.play(url, 0)
    }

    func jump(to positions: [Double]) throws {
        try engine.start()
        for position in positions { engine.seek(to: position) }
    }

    func mix(_ levels: [Double]) { engine.volume = levels.reduce(0, +) }
}
