import ExpectKit
import Testing

@testable import FixtureProtocols

// This module has main actor isolation by default. The generated mocks are nonisolated, and work here as in other modules.

/// Nonisolated, because the mock calls it from any isolation.
nonisolated private struct RealClinic: Clinic {
    var name = "Clinic"
    func admit(_ animal: Animal) {}
    func examine(_ animal: Animal) throws -> Bool { animal.name == "Leo" }
    func operate(on animal: Animal, carefully: Bool) throws(FixtureError) { throw .escaped }
    func wait(for animal: Animal) async -> Int { 3 }
    func heal(_ animal: Animal) async throws -> Animal { animal }
    func release(_ animal: Animal?) async throws(FixtureError) -> Diary { Diary(animal?.name ?? "nobody") }
    nonisolated(nonsending) func visit(_ diary: Diary) async -> Diary { diary }
    @concurrent func count(_ diary: Int) async -> Int { diary + 1 }
    @discardableResult func note(_ text: String, in diary: Diary) -> Int { 0 }
    mutating func rename(to name: String) { self.name = name }
    mutating func move(to place: String) async -> String { "\(name) in \(place)" }
}

private struct RealBoard: Board {
    var title = "real"
    func show(_ diary: Diary) -> Diary { Diary("\(title): \(diary.text)") }
    func load(_ id: Int) async throws(FixtureError) -> Diary { throw .closed }
    nonisolated func version() -> Int { 7 }
}

private actor RealCage: Cage {
    var count = 0
    var keeper = "Ada"
    func put(_ animal: Animal, _ diary: Diary) -> Diary {
        count += 1
        return diary
    }
    func take(_ name: String) throws(FixtureError) -> Animal { throw .escaped }
    func open() throws {}
    func watch(_ diary: Diary) async throws(FixtureError) -> Diary { diary }
    func sleep() async { count = 0 }
    nonisolated func label() -> String { "real" }
}

private struct RealEnclosure: Enclosure {
    var residents = ["Leo"]
    func place(of resident: String) -> Int? { residents.firstIndex(of: resident) }
    func each(_ body: (String) -> Void) { residents.forEach(body) }
}

/// Code on the actor, which can pass values that are not `Sendable` without crossing isolation.
private func filled(_ cage: isolated any Cage) async throws(FixtureError) -> String {
    let diary = Diary("diary")
    _ = cage.put(Animal(name: "Leo"), diary)
    return try await cage.watch(diary).text
}

struct MainActorConformanceTests {
    private let leo = Animal(name: "Leo")

    @Test func aClinicIsAnsweredAndForwarded() async throws {
        let (mock, diary) = (MockClinic(), Diary("x"))
        mock.expect(.examine(leo)).andThrow(FixtureError.closed)
        mock.expect(.wait(for: leo)).andReturn(5)
        mock.expect(.release(nil)).andReturn(diary)
        mock.expect(.count(1)).andReturn(10)
        let clinic: any Clinic = mock
        #expect(throws: FixtureError.closed) { try clinic.examine(leo) }
        #expect(await clinic.wait(for: leo) == 5)
        let released = try await clinic.release(nil)
        #expect(released === diary)
        #expect(await clinic.count(1) == 10)
        mock.verify()

        let wrapped = MockClinic(wrapping: RealClinic())
        var real: any Clinic = wrapped
        real.rename(to: "Ark")
        let place = await real.move(to: "Rome")
        #expect(place == "Ark in Rome")
        #expect(try real.examine(leo))
        wrapped.stub(.count(1)).andReturn(99)
        let counts = [await real.count(1), await real.count(2)]
        #expect(counts == [99, 3])
    }

    @Test func aBoardIsAnsweredAndForwarded() async {
        let mock = MockBoard()
        mock.expect(.title).andReturn("News")
        mock.expect(.setTitle("Old"))
        mock.expect(.load(1)).andThrow(.escaped)
        var board: any Board = mock
        #expect(board.title == "News")
        board.title = "Old"
        await #expect(throws: FixtureError.escaped) { _ = try await mock.load(1) }
        mock.verify()

        let wrapped = MockBoard(wrapping: RealBoard())
        var real: any Board = wrapped
        real.title = "News"
        #expect(real.show(Diary("x")).text == "News: x")
        await #expect(throws: FixtureError.closed) { _ = try await wrapped.load(1) }
        #expect(real.version() == 7)
        wrapped.stub(.version).andReturn(99)
        #expect(real.version() == 99)
    }

    @Test func aCageIsAnsweredAndForwarded() async throws {
        let mock = MockCage()
        mock.expect(.put(.value(leo), .any)).andReturn(Diary("put"))
        mock.expect(.watch(.any)).andReturn(Diary("watched"))
        mock.expect(.take("Leo")).andReturn(leo)
        let cage: any Cage = mock
        #expect(try await filled(cage) == "watched")
        #expect(try await cage.take("Leo") == leo)
        mock.verify()

        let real = RealCage()
        let wrapped = MockCage(wrapping: real)
        #expect(try await filled(wrapped) == "diary")
        #expect(await real.count == 1)
        await #expect(throws: FixtureError.escaped) { try await wrapped.take("Leo") }
        wrapped.stub(.take("Leo")).andReturn(leo)
        #expect(try await wrapped.take("Leo") == leo)
    }

    @Test func anEnclosureIsAnsweredAndForwarded() {
        let mock = MockEnclosure<String, Int>()
        mock.expect(.residents()).andReturn(["Leo"])
        mock.expect(.setResidents(["Leo", "Ada"]))
        mock.expect(.place(of: "Leo")).andReturn(3)
        mock.expect(.each()).andReturn(["Leo", "Ada"])
        var enclosure: any Enclosure<String, Int> = mock
        enclosure.residents.append("Ada")
        #expect(enclosure.place(of: "Leo") == 3)
        var names: [String] = []
        enclosure.each { names.append($0) }
        #expect(names == ["Leo", "Ada"])
        mock.verify()

        let wrapped = MockEnclosure(wrapping: RealEnclosure())
        var real: any Enclosure<String, Int> = wrapped
        real.residents.append("Ada")
        #expect(real.place(of: "Ada") == 1)
        wrapped.stub(.place(of: "Leo")).andReturn(99)
        #expect(real.place(of: "Leo") == 99)
    }

    @Test func aDifferentTitleIsReported() {
        let (mock, failures) = (MockBoard(), FailureRecorder())
        mock.mock.reporter = failures
        mock.expect(.setTitle("News"))
        var board: any Board = mock
        board.title = "Old"
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.reports.first?.text.contains(#"got "Old", expected "News""#) == true)
    }
}
