import ExpectKit
import Testing

@testable import FixtureProtocols

// The mock of an actor protocol is an actor, and runs on the executor of the real actor.

private actor RealCage: Cage {
    private var animals: [Animal] = []
    var count: Int { animals.count }
    var keeper = "Ada"
    func put(_ animal: Animal, _ diary: Diary) -> Diary {
        animals.append(animal)
        diary.text += animal.name
        return diary
    }
    func take(_ name: String) throws(FixtureError) -> Animal {
        guard let index = animals.firstIndex(where: { $0.name == name }) else { throw .escaped }
        return animals.remove(at: index)
    }
    func open() throws {
        if animals.isEmpty { throw FixtureError.closed }
    }
    func watch(_ diary: Diary) async throws(FixtureError) -> Diary {
        await Task.yield()
        if animals.isEmpty { throw .escaped }
        return diary
    }
    func sleep() async { keeper = "asleep" }
    nonisolated func label() -> String { "real" }
}

/// Code on the actor, which can pass values that are not `Sendable` without crossing isolation.
private func filled(_ cage: isolated any Cage, with names: String...) async throws(FixtureError) -> String {
    let diary = Diary("in: ")
    for name in names { _ = cage.put(Animal(name: name), diary) }
    return try await cage.watch(diary).text
}

private func hire(_ keeper: String, at cage: isolated any Cage) { cage.keeper = keeper }

struct ActorTests {
    private let mock = MockCage()
    private let failures = FailureRecorder()
    private let leo = Animal(name: "Leo")

    @Test func aMemberMayHaveTheNameOfAPropertyOfTheMock() async {
        let mock = MockShelter()
        mock.expect(.home).andReturn("Rome")
        #expect(await mock.home == "Rome")
        mock.verify()
    }

    @Test func callsFromOutsideTheActorAreAnswered() async throws {
        mock.expect(.count).andReturn(2)
        mock.expect(.keeper).andReturn("Ada")
        mock.expect(.take("Leo")).andReturn(leo).andThrow(.escaped)
        mock.expect(.open).andThrow(FixtureError.closed)
        mock.expect(.open)
        mock.expect(.sleep)
        mock.expect(.label).andReturn("lions")

        let cage: any Cage = mock
        #expect(await cage.count == 2)
        #expect(await cage.keeper == "Ada")
        #expect(try await cage.take("Leo") == leo)
        await #expect(throws: FixtureError.escaped) { try await cage.take("Leo") }
        await #expect(throws: FixtureError.closed) { try await cage.open() }
        try await cage.open()
        await cage.sleep()
        #expect(cage.label() == "lions")
        mock.verify()
    }

    @Test func callsOnTheActorAreAnswered() async throws {
        mock.expect(.setKeeper("Ben"))
        mock.expect(.put(.value(leo), .any)).andReturn(Diary("put"))
        mock.expect(.watch(.any)).andReturn(Diary("watched"))
        mock.expect(.watch(.any)).andThrow(.escaped)
        await hire("Ben", at: mock)
        #expect(try await filled(mock, with: "Leo") == "watched")
        await #expect(throws: FixtureError.escaped) { try await filled(mock) }
        mock.verify()
    }

    @Test func callsAreForwardedToTheRealActor() async throws {
        let real = RealCage()
        let cage: any Cage = MockCage(wrapping: real)
        await #expect(throws: FixtureError.closed) { try await cage.open() }
        await #expect(throws: FixtureError.escaped) { try await filled(cage) }
        #expect(try await filled(cage, with: "Leo", "Ada") == "in: LeoAda")
        try await cage.open()
        #expect(await cage.count == 2)
        #expect(try await cage.take("Leo") == leo)
        await #expect(throws: FixtureError.escaped) { try await cage.take("Leo") }
        #expect(await real.count == 1)
        await hire("Ben", at: cage)
        #expect(await real.keeper == "Ben")
        await cage.sleep()
        #expect(await cage.keeper == "asleep")
        #expect(cage.label() == "real")
    }

    @Test func aStubTakesPrecedenceOverTheRealActor() async throws {
        let mock = MockCage(wrapping: RealCage())
        mock.stub(.take("Leo")).andReturn(leo)
        mock.stub(.setKeeper("Ben"))
        let cage: any Cage = mock
        #expect(try await cage.take("Leo") == leo)
        await #expect(throws: FixtureError.escaped) { try await cage.take("Ada") }
        await hire("Ben", at: cage)
        #expect(await cage.keeper == "Ada")
    }

    @Test func concurrentCallsAreAnswered() async throws {
        let mock = MockCage(wrapping: RealCage())
        let cage: any Cage = mock
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            for number in 1...20 {
                tasks.addTask {
                    _ = try await filled(cage, with: "\(number)")
                    _ = try await cage.take("\(number)")
                }
            }
            try await tasks.waitForAll()
        }
        #expect(await cage.count == 0)
        #expect(mock.callCount(.take(.any)) == 20)
    }

    @Test func aDifferentNameIsReported() async throws {
        mock.mock.reporter = failures
        mock.expect(.take("Leo")).andReturn(leo)
        let cage: any Cage = mock
        _ = try await cage.take("Ada")
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.headlines == [#"MockCage: take(…): name is "Ada", expected "Leo""#])
        #expect(failures.onlyReportContains(#"got: take("Ada")"#))
    }
}
