import ExpectKit
import XCTest

// The superclass XCTestCase is nonisolated, so the test case is too. Its test methods can be on the main actor.

private final class MockScreen: Screen, Mocking {
    enum Invocation: Equatable { case show(Song), songs }
    let mock = Mock<Invocation>()

    func show(_ song: Song) { mock.call(.show(song)) }
    func songs() async throws -> [Song] { try await mock.call(.songs, throwing: (any Error).self) }
}

private protocol Screen {
    func show(_ song: Song)
    func songs() async throws -> [Song]
}

nonisolated final class MainActorXCTests: XCTestCase {
    @MainActor func testAWrapperOnTheMainActorAnswers() {
        let screen = MockScreen()
        screen.expect(.show(Song(title: "Blue")))

        screen.show(Song(title: "Blue"))

        screen.verify()
    }

    @MainActor func testAWrapperOnTheMainActorAnswersWhatWaits() async throws {
        let screen = MockScreen()
        screen.expect(.songs).andReturn([Song(title: "Blue")]).andThrow(PlayerError.broken)

        let songs = try await screen.songs()
        XCTAssertEqual(songs, [Song(title: "Blue")])
        do {
            _ = try await screen.songs()
            XCTFail("nothing was thrown")
        } catch {
            XCTAssertEqual(error as? PlayerError, .broken)
        }

        screen.verify()
    }

    @MainActor func testAWrongCallIsReportedAtItsLine() {
        let screen = MockScreen()
        let failures = FailureRecorder()
        screen.mock.reporter = failures
        screen.expect(.show(Song(title: "Blue")))

        screen.show(Song(title: "Red"))
        XCTAssertEqual(failures.reports.map(\.location.line), [#line - 1])

        screen.verify()
        XCTAssertEqual(failures.reports.map(\.kind), [.unexpected])
    }
}
