import ExpectKit
import Testing

// A wrapper without an enum: one line for each requirement, with any effects.

private protocol Player {
    var title: String { get }
    func play(_ song: String, at volume: Int)
    func load(_ song: String) throws -> Int
    func fetch(_ song: String) async throws -> Int
}

private final class PlayerRecorder: Player, CallRecording {
    let mock = Mock<FunctionInvocation>()
    var title: String { record() }
    func play(_ song: String, at volume: Int) { record(song, volume) }
    func load(_ song: String) throws -> Int { try record(song, throwing: (any Error).self) }
    func fetch(_ song: String) async throws -> Int { try await record(song, throwing: (any Error).self) }
}

private enum PlayerError: Error, Equatable { case broken }

@Suite struct FunctionWrapperTests {
    private let player = PlayerRecorder()

    @Test func functionsAreExpectedByNameAndAnswered() async throws {
        player.expect("title").andReturn("Idle")
        player.expect(.function("play(_:at:)", "Blue", 3))
        player.expect(.function("play(_:at:)", "Red", Arg<Int>.greaterThan(5)))
        player.expect("load(_:)").andThrow(PlayerError.broken)
        player.expect(.function("fetch(_:)", Arg<String>.any)).andReturn(7)

        #expect(player.title == "Idle")
        player.play("Blue", at: 3)
        player.play("Red", at: 11)
        #expect(throws: PlayerError.broken) { try player.load("Blue") }
        #expect(try await player.fetch("Blue") == 7)

        player.verify()
        #expect(player.callCount("play(_:at:)") == 2)
        #expect(player.didCall(.function("play(_:at:)", "Red", 11)))
        #expect(!player.didCall(.function("play(_:at:)", "Red", 12)))
    }

    @Test func aReportNamesTheRecorderAndTheLabelOfAnArgument() {
        let failures = FailureRecorder()
        player.mock.reporter = failures
        player.expect(.function("play(_:at:)", "Blue", 3))
        let line = #line - 1
        player.play("Blue", at: 4)
        player.verify()
        #expect(
            failures.reports.map(\.unwrappedText) == [
                """
                PlayerRecorder: play(…): at is 4, expected 3
                  expected: 1 of 1, play(…, at: 3), once, never called \
                (Tests/ScenarioTests/Wrappers/FunctionWrapperTests.swift:\(line))
                  got:      play("Blue", at: 4)
                """
            ])
    }

    @Test func anAsyncCallIsReportedAtTheLineOfTheTest() async {
        let failures = FailureRecorder()
        player.mock.reporter = failures
        player.stub("title").andReturn("")
        let song = try? await player.fetch("Blue")
        let line = #line - 1
        #expect(song == nil)
        #expect(failures.reports.map(\.location.line) == [line])
    }
}
