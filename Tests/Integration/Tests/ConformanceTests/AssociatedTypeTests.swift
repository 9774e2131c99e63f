import ExpectKit
import Testing

@testable import FixtureProtocols

private struct RealEnclosure: Enclosure {
    var residents = [Animal(name: "Leo")]
    func place(of resident: Animal) -> String? { residents.contains(resident) ? "cave" : nil }
    func each(_ body: (Animal) -> Void) { residents.forEach(body) }
}

private struct RealLibrary: `Lending library` {
    typealias Mock = String
    typealias Arg = Int
    func lend(_ mock: String, _ arg: Int, to error: Animal) throws -> [String] { [mock, error.name] }
    func each<Int>(_ other: Int) -> Int { other }
}

private struct RealRegistry: Registry {
    var entries = ["a": 1, "b": 2]
    func entry(for key: String) -> Int? { entries[key] }
    func walk(_ path: [String]) throws -> [String: Int] {
        if path.isEmpty { throw FixtureError.closed }
        return entries.filter { path.contains($0.key) }
    }
    func size() -> Int { entries.count }
}

extension RealRegistry: NameRegistry {
    func names() -> [String] { entries.keys.sorted() }
}

/// Uses only the protocol.
private func found<R: Registry>(_ key: R.Key, in registry: R) -> [String] {
    [registry.entry(for: key).map { "\($0)" } ?? "none", "\(registry.size())"]
}

private func walked<R: Registry>(_ path: R.Path, in registry: R) throws -> [R.Key: R.Entry] {
    try registry.walk(path)
}

struct AssociatedTypeTests {
    private let enclosure = MockEnclosure<Animal, String>()
    private let registry = MockRegistry<String, Int, [String]>()
    private let failures = FailureRecorder()
    private let leo = Animal(name: "Leo")

    @Test func associatedTypesCanHaveNamesOfLibraryTypes() throws {
        let mock = MockLendingLibrary<String, Int, [String], Animal>()
        mock.expect(.lend("book", 1, to: leo)).andReturn(["Leo"]).andThrow(FixtureError.closed)
        mock.expect(.each(2)).andReturn(3)
        #expect(try mock.lend("book", 1, to: leo) == ["Leo"])
        #expect(throws: FixtureError.closed) { try mock.lend("book", 1, to: leo) }
        #expect(mock.each(2) == 3)
        mock.verify()
    }

    @Test func aRealObjectCanHaveAssociatedTypesWithNamesOfLibraryTypes() throws {
        let mock = MockLendingLibrary(wrapping: RealLibrary())
        #expect(try mock.lend("book", 1, to: leo) == ["book", "Leo"])
        #expect(mock.each(4) == 4)
    }

    @Test func primaryAssociatedTypesAreGenericParametersOfTheMock() {
        enclosure.expect(.residents()).andReturn([leo])
        enclosure.expect(.setResidents([leo, leo]))
        enclosure.expect(.setResidents(.isEmpty))
        enclosure.expect(.place(of: leo)).andReturn("cave")
        enclosure.expect(.place(of: .any)).andReturn(nil)
        enclosure.expect(.each()).andReturn([leo, leo])

        var known: any Enclosure<Animal, String> = enclosure
        known.residents.append(leo)
        known.residents = []
        #expect(known.place(of: leo) == "cave")
        #expect(known.place(of: leo) == nil)
        var names: [String] = []
        known.each { names.append($0.name) }
        #expect(names == ["Leo", "Leo"])
        enclosure.verify()
    }

    @Test func callsAndChangesAreForwardedToTheRealEnclosure() {
        let mock = MockEnclosure(wrapping: RealEnclosure())
        var known: any Enclosure<Animal, String> = mock
        known.residents.append(Animal(name: "Ada"))
        var names: [String] = []
        known.each { names.append($0.name) }
        #expect(names == ["Leo", "Ada"])
        #expect(known.place(of: Animal(name: "Ada")) == "cave")
        mock.stub(.place(of: leo)).andReturn("stubbed")
        #expect(known.place(of: leo) == "stubbed")
        #expect(known.place(of: Animal(name: "Ben")) == nil)
    }

    @Test func associatedTypesThatAreNotPrimaryAreInferred() throws {
        registry.expect(.entry(for: "a")).andReturn(1)
        registry.expect(.size()).andReturn(2)
        registry.expect(.entry(for: .any)).andReturn(nil)
        registry.expect(.size()).andReturn(3)
        registry.expect(.walk(["a", "b"])).andReturn(["a": 1]).andThrow(FixtureError.closed)

        #expect(found("a", in: registry) == ["1", "2"])
        #expect(found("z", in: registry) == ["none", "3"])
        #expect(try walked(["a", "b"], in: registry) == ["a": 1])
        #expect(throws: FixtureError.closed) { try walked(["a", "b"], in: registry) }
        registry.verify()
    }

    @Test func callsAreForwardedToTheOpenedRealRegistry() throws {
        let mock = MockRegistry(wrapping: RealRegistry())
        #expect(found("a", in: mock) == ["1", "2"])
        #expect(found("z", in: mock) == ["none", "2"])
        #expect(try walked(["b", "z"], in: mock) == ["b": 2])
        #expect(throws: FixtureError.closed) { try walked([], in: mock) }
        mock.stub(.size()).andReturn(99)
        #expect(found("b", in: mock) == ["2", "99"])
    }

    @Test func typesThatTheProtocolFixesAreNotGenericParameters() throws {
        let mock = MockNameRegistry()
        mock.expect(.names).andReturn(["a"])
        mock.expect(.entry(for: "a")).andReturn(1)
        mock.expect(.walk(["a"])).andThrow(FixtureError.closed)
        mock.expect(.size).andReturn(1)
        let names: any NameRegistry = mock
        #expect(names.names() == ["a"])
        #expect(names.entry(for: "a") == 1)
        #expect(throws: FixtureError.closed) { try names.walk(["a"]) }
        #expect(names.size() == 1)
        mock.verify()
    }

    @Test func callsAreForwardedToTheRealRegistryOfFixedTypes() throws {
        let mock = MockNameRegistry(wrapping: RealRegistry())
        mock.stub(.names).andReturn(["stubbed"])
        let names: any NameRegistry = mock
        #expect(names.names() == ["stubbed"])
        #expect(names.entry(for: "b") == 2)
        #expect(try names.walk(["a"]) == ["a": 1])
        #expect(names.size() == 2)
    }

    @Test func aDifferentResidentIsReported() {
        enclosure.mock.reporter = failures
        enclosure.expect(.place(of: leo)).andReturn("cave")
        let known: any Enclosure<Animal, String> = enclosure
        _ = known.place(of: Animal(name: "Ada"))
        enclosure.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.onlyReportContains("place(of: Animal(name: \"Ada\"))"))
        #expect(failures.onlyReportContains(#"of.name is "Ada", expected "Leo""#))
    }

    @Test func aCallOutOfOrderIsReported() {
        registry.mock.reporter = failures
        registry.expect(.entry(for: "a")).andReturn(1)
        registry.expect(.size()).andReturn(2)
        #expect(registry.size() == 2)
        registry.verify()
        // The verification adds a note about the call that was never made.
        #expect(failures.reports.map(\.kind) == [.outOfOrder, .missing])
        #expect(failures.reports.map(\.severity) == [.error, .warning])
        #expect(failures.reports.allSatisfy { $0.mock == "MockRegistry<String, Int, Array<String>>" })
    }
}
