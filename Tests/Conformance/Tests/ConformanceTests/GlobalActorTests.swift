import ExpectKit
import Testing

@testable import FixtureProtocols

// Each member of a mock has the isolation of its requirement.

@MainActor private struct RealBoard: Board {
    var title = "real"
    func show(_ diary: Diary) -> Diary { Diary("\(title): \(diary.text)") }
    func load(_ id: Int) async throws(FixtureError) -> Diary {
        if id < 0 { throw .closed }
        return Diary("\(id)")
    }
    nonisolated func version() -> Int { 7 }
}

@NightShift private final class RealGuard: Guard {
    nonisolated init() {}
    private var rounds = 0
    func patrol(_ diary: Diary) throws -> Int {
        if diary.text.isEmpty { throw FixtureError.escaped }
        rounds += 1
        return rounds
    }
    func rest() async -> Diary { Diary("rested after \(rounds)") }
}

private struct RealMixed: Mixed {
    @MainActor func refresh(_ done: @MainActor () -> Void) { done() }
    @NightShift func guarded() -> Int { 1 }
    func free() -> Int { 2 }
}

@Suite struct GlobalActorTests {
    private let failures = FailureRecorder()

    @Test @MainActor func callsOnTheMainActorAreAnswered() async throws {
        let (mock, diary) = (MockBoard(), Diary("x"))
        mock.expect(.title).andReturn("News")
        mock.expect(.setTitle("Old"))
        mock.expect(.show(.identical(to: diary))).andReturn(Diary("shown"))
        mock.expect(.load(1)).andReturn(diary).andThrow(.closed)
        mock.expect(.version).andReturn(3)

        var board: any Board = mock
        #expect(board.title == "News")
        board.title = "Old"
        #expect(board.show(diary).text == "shown")
        let loaded = try await board.load(1)
        #expect(loaded === diary)
        await #expect(throws: FixtureError.closed) { _ = try await mock.load(1) }
        #expect(board.version() == 3)
        mock.verify()
    }

    @Test @MainActor func callsAndChangesAreForwardedToTheRealBoard() async throws {
        let mock = MockBoard(wrapping: RealBoard())
        var board: any Board = mock
        board.title = "News"
        #expect(board.title == "News")
        #expect(board.show(Diary("x")).text == "News: x")
        let loaded = try await board.load(4)
        #expect(loaded.text == "4")
        await #expect(throws: FixtureError.closed) { _ = try await mock.load(-1) }
        #expect(board.version() == 7)
        mock.stub(.title).andReturn("stubbed")
        #expect(board.title == "stubbed")
    }

    @Test @NightShift func callsOnAnotherGlobalActorAreAnswered() async throws {
        let mock = MockGuard()
        mock.expect(.patrol(.any)).andReturn(3).andThrow(FixtureError.closed)
        mock.expect(.rest).andReturn(Diary("rested"))
        let known: any Guard = mock
        #expect(try known.patrol(Diary("")) == 3)
        #expect(throws: FixtureError.closed) { try known.patrol(Diary("")) }
        let diary = await known.rest()
        #expect(diary.text == "rested")
        mock.verify()
    }

    @Test @NightShift func callsAreForwardedToTheRealGuard() async throws {
        let (mock, quiet) = (MockGuard(wrapping: RealGuard()), Diary("quiet"))
        let known: any Guard = mock
        #expect(try known.patrol(Diary("x")) == 1)
        #expect(throws: FixtureError.escaped) { try known.patrol(Diary("")) }
        mock.stub(.patrol(quiet)).andReturn(99)
        #expect(try [known.patrol(quiet), known.patrol(Diary("x"))] == [99, 2])
        let diary = await known.rest()
        #expect(diary.text == "rested after 2")
    }

    @Test @MainActor func someRequirementsAreOnTheMainActor() {
        let mock = MockMixed()
        mock.expect(.refresh)
        mock.expect(.free).andReturn(5)
        let mixed: any Mixed = mock
        var refreshed = 0
        mixed.refresh { refreshed += 1 }
        #expect(mixed.free() == 5)
        mock.verify()

        let real = MockMixed(wrapping: RealMixed())
        (real as any Mixed).refresh { refreshed += 10 }
        #expect(refreshed == 11)
        #expect((real as any Mixed).free() == 2)
    }

    @Test @NightShift func someRequirementsAreOnAnotherGlobalActor() {
        let mock = MockMixed()
        mock.expect(.guarded).andReturn(4)
        #expect((mock as any Mixed).guarded() == 4)
        mock.verify()

        let real = MockMixed(wrapping: RealMixed())
        #expect((real as any Mixed).guarded() == 1)
        real.stub(.guarded).andReturn(6)
        #expect((real as any Mixed).guarded() == 6)
    }

    @Test @MainActor func aDifferentTitleIsReported() {
        let mock = MockBoard()
        mock.mock.reporter = failures
        mock.expect(.setTitle("News"))
        var board: any Board = mock
        board.title = "Old"
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.headlines == [#"MockBoard: unexpected setTitle("Old")"#])
        #expect(failures.onlyReportContains(#"expected "News", got "Old""#))
    }

    @Test @NightShift func aMissingPatrolIsReported() {
        let mock = MockGuard()
        mock.mock.reporter = failures
        mock.expect(.patrol(.any)).andReturn(1)
        mock.expect(.rest).anyTimes()
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.missing])
        #expect(failures.onlyReportContains("patrol(any)"))
    }
}
