import ExpectKit
import Testing

@testable import FixtureProtocols

private struct RealClinic: Clinic {
    var name = "Clinic"
    let noted = Mock<String>("noted", mode: .nice)
    func admit(_ animal: Animal) { noted.call(animal.name) }
    func examine(_ animal: Animal) throws -> Bool { animal.name == "Leo" }
    func operate(on animal: Animal, carefully: Bool) throws(FixtureError) {
        if !carefully { throw .escaped }
    }
    func wait(for animal: Animal) async -> Int { animal.name.count }
    func heal(_ animal: Animal) async throws -> Animal { Animal(name: "\(animal.name) of \(name)") }
    func release(_ animal: Animal?) async throws(FixtureError) -> Diary {
        guard let animal else { throw .closed }
        return Diary(animal.name)
    }
    nonisolated(nonsending) func visit(_ diary: Diary) async -> Diary { diary }
    @concurrent func count(_ diary: Int) async -> Int { diary + 1 }
    @discardableResult func note(_ text: String, in diary: Diary) -> Int {
        diary.text += text
        return diary.text.count
    }
    mutating func rename(to name: String) { self.name = name }
    mutating func move(to place: String) async -> String {
        name += " in \(place)"
        return name
    }
}

struct EffectTests {
    private let mock = MockClinic()
    private let failures = FailureRecorder()
    private let leo = Animal(name: "Leo")

    @Test func synchronousCallsAreAnswered() throws {
        let diary = Diary("")
        mock.expect(.admit(leo))
        mock.expect(.examine(leo)).andReturn(true).andThrow(FixtureError.closed)
        mock.expect(.operate(on: leo, carefully: true)).andThrow(.escaped)
        mock.expect(.operate(on: .any, carefully: false))
        mock.expect(.note("x", in: diary)).andReturn(3)
        mock.expect(.rename(to: "Ark"))

        let clinic: any Clinic = mock
        clinic.admit(leo)
        #expect(try clinic.examine(leo))
        #expect(throws: FixtureError.closed) { try clinic.examine(leo) }
        #expect(throws: FixtureError.escaped) { try clinic.operate(on: leo, carefully: true) }
        try clinic.operate(on: leo, carefully: false)
        clinic.note("x", in: diary)
        var renamed = clinic
        renamed.rename(to: "Ark")
        mock.verify()
    }

    @Test func asyncCallsAreAnswered() async throws {
        let (given, answered) = (Diary("given"), Diary("answered"))
        mock.expect(.wait(for: leo)).andReturn(5)
        mock.expect(.heal(leo)).andThrow(FixtureError.closed).andReturn(Animal(name: "healed"))
        mock.expect(.release(leo)).andReturn(answered).andThrow(.escaped)
        mock.expect(.visit(.identical(to: given))).andReturn(answered)
        mock.expect(.count(1)).andDo { number in number * 10 }
        mock.expect(.move(to: "Rome")).andReturn("Clinic in Rome")

        let clinic: any Clinic = mock
        #expect(await clinic.wait(for: leo) == 5)
        await #expect(throws: FixtureError.closed) { try await clinic.heal(leo) }
        #expect(try await clinic.heal(leo).name == "healed")
        #expect(try await clinic.release(leo) === answered)
        await #expect(throws: FixtureError.escaped) { _ = try await clinic.release(leo) }
        #expect(await clinic.visit(given) === answered)
        #expect(await clinic.count(1) == 10)
        var moved = clinic
        let place = await moved.move(to: "Rome")
        #expect(place == "Clinic in Rome")
        mock.verify()
    }

    @Test func anOptionalArgumentCanBeAPlainValue() async throws {
        let (known, unknown): (Animal?, Animal?) = (leo, nil)
        let diary = Diary("")
        mock.expect(.release(known)).andReturn(diary)
        mock.expect(.release(unknown)).andReturn(diary)
        mock.expect(.release(nil)).andReturn(diary)
        mock.expect(.release(Animal(name: "Leo"))).andReturn(diary)
        mock.expect(.release(.any)).andReturn(diary)
        mock.expect(.release(.nil)).andReturn(diary)

        let clinic: any Clinic = mock
        for animal in [leo, nil, nil, leo, Animal(name: "Ada"), nil] {
            #expect(try await clinic.release(animal) === diary)
        }
        mock.verify()
    }

    @Test func callsAndChangesAreForwardedToTheRealValue() async throws {
        let (real, diary) = (RealClinic(), Diary("a"))
        let mock = MockClinic(wrapping: real)
        var clinic: any Clinic = mock
        clinic.admit(leo)
        #expect(real.noted.calls == ["Leo"])
        #expect(try clinic.examine(leo))
        #expect(throws: FixtureError.escaped) { try mock.operate(on: leo, carefully: false) }
        #expect(await clinic.wait(for: leo) == 3)
        #expect(try await clinic.release(leo).text == "Leo")
        await #expect(throws: FixtureError.closed) { _ = try await mock.release(nil) }
        #expect(await clinic.visit(diary) === diary)
        #expect(await clinic.count(1) == 2)
        #expect(clinic.note("bc", in: diary) == 3)

        clinic.rename(to: "Ark")
        let place = await clinic.move(to: "Rome")
        #expect(place == "Ark in Rome")
        #expect(try await clinic.heal(leo).name == "Leo of Ark in Rome")
        mock.verify()
    }

    @Test func aStubTakesPrecedenceOverTheRealValue() async {
        let mock = MockClinic(wrapping: RealClinic())
        mock.stub(.wait(for: leo)).andReturn(99)
        let clinic: any Clinic = mock
        #expect(await clinic.wait(for: leo) == 99)
        #expect(await clinic.wait(for: Animal(name: "Ada!")) == 4)
    }

    @Test func aDifferentArgumentIsReportedWithItsDifference() throws {
        mock.mock.reporter = failures
        mock.expect(.operate(on: leo, carefully: true))
        let clinic: any Clinic = mock
        try clinic.operate(on: leo, carefully: false)
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.headlines == ["MockClinic: operate(…): carefully is false, expected true"])
        #expect(
            failures.onlyReportContains(
                "got: operate(on: Animal(name: \"Leo\"), carefully: false)"))
    }

    @Test func aSurplusCallIsReported() async throws {
        mock.mock.reporter = failures
        mock.expect(.heal(leo)).andReturn(leo)
        let clinic: any Clinic = mock
        #expect(try await clinic.heal(leo) == leo)
        #expect(try await clinic.heal(leo) == leo)
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.surplus])
        #expect(failures.onlyReportContains("heal(Animal(name: \"Leo\"))"))
    }
}
