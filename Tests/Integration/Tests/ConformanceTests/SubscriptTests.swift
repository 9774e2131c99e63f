import ExpectKit
import Testing

@testable import FixtureProtocols

private struct RealAviary: Aviary {
    var names = ["Ada", "Ben", "Cleo"]
    var notes: [AnyHashable: [String]] = [:]
    subscript(index: Int) -> String {
        get { names[index] }
        set { names[index] = newValue }
    }
    subscript(named name: String) -> Animal? { names.contains(name) ? Animal(name: name) : nil }
    subscript(row: Int, column column: Int) -> Double {
        get throws {
            if row > 9 { throw FixtureError.closed }
            return Double(row * 10 + column)
        }
    }
    subscript<Key: Hashable>(key: Key) -> [String] {
        get { notes[key] ?? [] }
        set { notes[key] = newValue }
    }
}

/// With a key of a generic type, the compiler chooses the generic subscript.
private func notes<A: Aviary>(_ key: some Hashable, in aviary: A) -> [String] { aviary[key] }

struct SubscriptTests {
    private let mock = MockAviary()
    private let failures = FailureRecorder()

    @Test func aSubscriptIsReadAndWritten() {
        mock.expect(.item(1)).andReturn("Ada")
        mock.expect(.setItem(2, to: "Ben"))
        mock.expect(.item(.greaterThan(2))).andReturn("Cleo")
        var aviary: any Aviary = mock
        #expect(aviary[1] == "Ada")
        aviary[2] = "Ben"
        #expect(aviary[3] == "Cleo")
        mock.verify()
    }

    @Test func subscriptsHaveLabelsAndEffects() throws {
        mock.expect(.item(named: "Ada")).andReturn(Animal(name: "Ada"))
        mock.expect(.item(named: .any)).andReturn(nil)
        mock.expect(.item(1, column: 2)).andReturn(0.5).andThrow(FixtureError.closed)
        let aviary: any Aviary = mock
        #expect(aviary[named: "Ada"] == Animal(name: "Ada"))
        #expect(aviary[named: "Ben"] == nil)
        #expect(try aviary[1, column: 2] == 0.5)
        #expect(throws: FixtureError.closed) { try aviary[1, column: 2] }
        mock.verify()
    }

    @Test func aGenericSubscriptTakesKeysOfAnyType() {
        mock.expect(.item("diet")).andReturn(["seeds"])
        mock.expect(.item(7)).andReturn(["seven"])
        mock.expect(.setItem(true, to: ["yes"]))
        mock.expect(.setItem(.any, to: []))
        var aviary: any Aviary = mock
        #expect(aviary["diet"] == ["seeds"])
        #expect(notes(7, in: mock) == ["seven"])
        aviary[true] = ["yes"]
        aviary[2.5] = []
        mock.verify()
    }

    @Test func keysOfDifferentTypesAreDifferent() {
        mock.stub(.item(7)).andReturn(["Int"])
        mock.stub(.item(UInt8(7))).andReturn(["UInt8"])
        mock.stub(.item("7")).andReturn(["String"])
        #expect(notes(UInt8(7), in: mock) == ["UInt8"])
        #expect(notes(7, in: mock) == ["Int"])
        #expect(notes("7", in: mock) == ["String"])
    }

    @Test func callsAndChangesAreForwardedToTheRealValue() throws {
        var aviary: any Aviary = MockAviary(wrapping: RealAviary())
        aviary[1] = "Dora"
        aviary["diet"] = ["seeds"]
        aviary["diet"].append("nuts")
        #expect(aviary[1] == "Dora")
        #expect(aviary[named: "Dora"] == Animal(name: "Dora"))
        #expect(aviary[named: "Ben"] == nil)
        #expect(aviary["diet"] == ["seeds", "nuts"])
        #expect(try aviary[1, column: 2] == 12)
    }

    @Test func aStubTakesPrecedenceOverTheRealValue() {
        let mock = MockAviary(wrapping: RealAviary())
        mock.stub(.item(1)).andReturn("stubbed")
        mock.stub(.item(.any, column: .any)).andReturn(1)
        let aviary: any Aviary = mock
        #expect([aviary[0], aviary[1], aviary[2]] == ["Ada", "stubbed", "Cleo"])
        #expect(throws: Never.self) { try aviary[10, column: 0] }
        #expect(throws: FixtureError.closed) { try RealAviary()[10, column: 0] }
    }

    @Test func aDifferentIndexIsReported() {
        mock.mock.reporter = failures
        mock.expect(.setItem(1, to: "x"))
        var aviary: any Aviary = mock
        aviary[2] = "x"
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.headlines == ["MockAviary: setItem(…): index is 2, expected 1"])
        #expect(failures.onlyReportContains(#"got: setItem(2, to: "x")"#))
    }

    @Test func aDifferentKeyIsReported() {
        mock.mock.reporter = failures
        mock.expect(.item("diet")).andReturn(["seeds"])
        _ = notes("song", in: mock)
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.onlyReportContains(#"key is "song", expected "diet""#))
    }
}
