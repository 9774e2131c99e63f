import ExpectKit
import FixtureBase
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

private struct RealYard: Yard {
    @Harbor func count(_ boxes: Int...) -> Int { boxes.count }
    @Harbor func ship(_ boxes: Int...) async throws -> Int {
        if boxes.isEmpty { throw FixtureError.closed }
        return boxes.reduce(0, +)
    }
    @NightShift func each(_ body: @NightShift (Int) -> Void) { body(1) }
    @Outer.DayShift func label(@Largest _ sizes: () -> Int) -> Int { sizes() }
    func lend(_ done: @escaping @Outer.DayShift @Sendable (Int) -> Void) {}
}

private actor RealCrew: Crew {
    @NightShift func watch(_ diary: Diary) -> Diary { Diary("watched \(diary.text)") }
    func rest(_ diary: Diary) -> Diary { Diary("rested \(diary.text)") }
}

struct GlobalActorTests {
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
        #expect(failures.headlines == [#"MockBoard: setTitle(…): got "Old", expected "News""#])
        #expect(failures.onlyReportContains(#"got: setTitle("Old")"#))
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

    // MARK: Global actors with other names, and of other modules

    @Test @Harbor func callsOnAGlobalActorOfAnotherModuleAreAnsweredAndForwarded() async throws {
        let mock = MockYard()
        mock.expect(.count([1, 2])).andReturn(5)
        mock.expect(.ship([3])).andThrow(FixtureError.closed)
        let yard: any Yard = mock
        #expect(yard.count(1, 2) == 5)
        await #expect(throws: FixtureError.closed) { _ = try await mock.ship(3) }
        mock.verify()

        let real: any Yard = MockYard(wrapping: RealYard())
        #expect(real.count(1, 2, 3) == 3)
        #expect(try await MockYard(wrapping: RealYard()).ship(1, 2) == 3)
        await #expect(throws: FixtureError.closed) { _ = try await MockYard(wrapping: RealYard()).ship() }
    }

    @Test @NightShift func aClosureIsCalledOnItsGlobalActor() {
        let mock = MockYard()
        mock.expect(.each).andReturn([4, 5])
        var seen: [Int] = []
        (mock as any Yard).each { seen.append($0) }
        (MockYard(wrapping: RealYard()) as any Yard).each { seen.append($0) }
        #expect(seen == [4, 5, 1])
        mock.verify()
    }

    @Test @Outer.DayShift func aParameterWithAResultBuilderIsMocked() {
        let mock = MockYard()
        mock.expect(.label)
        let (yard, real): (any Yard, any Yard) = (mock, MockYard(wrapping: RealYard()))
        let label = yard.label {
            1
            3
        }
        #expect(label == 3)
        #expect(real.label { 7 } == 7)
        mock.verify()
    }

    @Test @NightShift func aRequirementOfAnActorIsOnAGlobalActor() {
        let mock = MockCrew(wrapping: RealCrew())
        #expect(mock.watch(Diary("x")).text == "watched x")
        mock.expect(.watch(.any)).andReturn(Diary("y"))
        #expect(mock.watch(Diary("x")).text == "y")
        mock.verify()
    }

    @Test @NightShift func aMemberOfAClassIsOnAGlobalActor() {
        let mock = MockKitchen("kitchen", mode: .partial)
        mock.mock.reporter = failures
        mock.expect(.clean).andReturn(5)
        mock.expect(.setHeat(3)).andForward()
        let kitchen: Kitchen = mock
        #expect(kitchen.clean() == 5)
        kitchen.heat = 3
        #expect(kitchen.heat == 3)
        #expect(kitchen.cook() == 2)
        mock.verify()
        #expect(failures.reports.isEmpty)
        mock.expect(.clean).andReturn(1)
        mock.verify()
        #expect(failures.headlines == ["kitchen: missing clean"])
    }

    @available(macOS 15.4, iOS 18.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
    @Test @NightShift func aClassWithAnIsolatedDeinitializerIsMocked() {
        let mock = MockCellar(mode: .partial)
        mock.expect(.place).andReturn(9)
        let cellar: Cellar = mock
        #expect(cellar.file(1, 2) == 3)
        #expect(cellar.place() == 9)
        mock.expect(.file([4])).andReturn(1)
        #expect(cellar.file(4) == 1)
        mock.verify()
    }

    @Test @NightShift func aStructOfClosuresIsOnAGlobalActor() async {
        let mock = MockCellarClient()
        mock.expect(.file(page: 3)).andReturn(4)
        #expect(mock.client.file(3) == 4)
        mock.verify()
        let real = MockCellarClient(wrapping: CellarClient(rest: { 6 }))
        #expect(real.client.file(5) == 5)
        #expect(await real.client.rest() == 6)
    }
}
