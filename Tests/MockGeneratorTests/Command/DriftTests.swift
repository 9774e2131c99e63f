import Foundation
import Testing

@testable import MockGenerator

// `--check` tells which requirements changed.

struct DriftTests {
    private let sandbox: GeneratorSandbox

    init() throws { sandbox = try GeneratorSandbox() }

    /// Returns what a check reports after a change of the requirements.
    private func drift(from old: [String], to new: [String], _ options: String...) throws -> [String] {
        try sandbox.declare { $0.add("Store", old) }
        try sandbox.run("--overwrite")
        try sandbox.declare { $0.add("Store", new) }
        #expect(try !sandbox.run(["--check"] + options))
        return sandbox.output.dropLast().map { $0 }
    }

    private static let stale = "  MockStore.swift: stale, Store has changed"

    @Test func addedAndRemovedRequirementsAreNamed() throws {
        #expect(
            try drift(
                from: ["func add(_ number: Int)", "func clear()"],
                to: [
                    "func add(_ number: Int)", "func remove(_ number: Int, at place: Int)",
                    "var count: Int { get }",
                ])
                == [
                    Self.stale, "      added: remove(_:at:)", "      added: count", "      removed: clear()",
                ])
    }

    @Test(arguments: [
        ("func add(_ number: Int)", "func add(_ number: Int) -> Int", "add(_:)"),
        ("func add(_ number: Int)", "func add(_ number: Int) async throws", "add(_:)"),
        ("func add(number: Int)", "func add(number: String?)", "add(number:)"),
        ("func add<T>(_ a: T) where T : Equatable", "func add<T>(_ a: T) where T : Hashable", "add(_:)"),
        ("var count: Int { get }", "var count: Int { get set }", "count"),
        ("var count: Int { get }", "var count: Int { get async throws }", "count"),
        ("static func make() -> Int", "static func make() -> String", "make()"),
        ("init(name: String)", "init?(name: String)", "init(name:)"),
        (
            "subscript(_ index: Int) -> Int { get }", "subscript(_ index: Int) -> Int { get set }",
            "subscript(_:)"
        ),
    ])
    func aChangedRequirementIsShownAsItWasAndAsItIs(old: String, new: String, title: String) throws {
        let written = try drift(from: [old], to: [new])
        // The wrapper writes a constraint and a label in another way than the symbol graph.
        func text(_ source: String) -> String {
            source.replacingOccurrences(of: "T : ", with: "T: ").replacingOccurrences(
                of: "_ index", with: "index")
        }
        #expect(
            written == [Self.stale, "      changed: \(title) from `\(text(old))` to `\(text(new))`"])
    }

    @Test func aLongDeclarationIsShownInOneLine() throws {
        let old =
            "func store(_ identifier: String, beneath containers: [String: [String]], until deadline: Duration) -> Int"
        #expect(
            try drift(from: [old], to: [old + "?"])
                == [Self.stale, "      changed: store(_:beneath:until:) from `\(old)` to `\(old)?`"])
    }

    @Test func anAddedOverloadIsShownWithItsTypes() throws {
        #expect(
            try drift(
                from: ["func add(_ number: Int)"],
                to: ["func add(_ number: Int)", "func add(_ name: String)"])
                == [Self.stale, "      added: `func add(_ name: String)`"])
    }

    @Test func manyChangesAreCounted() throws {
        let written = try drift(
            from: ["func start()"], to: ["func start()"] + (1...14).map { "func step\($0)()" })
        #expect(written.count == 12)
        #expect(written.last == "      and 4 more")
    }

    @Test func anInheritedRequirementThatMovesIsNoChange() throws {
        try sandbox.declare(["Store": ["func add()"]])
        try sandbox.run()
        try sandbox.declare { shop in
            let base = shop.add("Base", ["func add()"])
            shop.add("Store", parents: [base])
        }
        #expect(try !sandbox.run("--check", "--protocol", "Store"))
        #expect(
            sandbox.output.first
                == "  MockStore.swift: stale, though no requirement of Store has changed: another version of ExpectKit wrote it, or a type that Store uses has changed"
        )
    }

    @Test func aFileOfAnOlderVersionIsNoChangeOfTheProtocol() throws {
        try sandbox.declare(["Store": ["func add()"]])
        try sandbox.run()
        try sandbox.changeBody("MockStore.swift") {
            $0.replacingOccurrences(of: "Creates a mock.", with: "Makes a mock.")
        }
        #expect(try !sandbox.run("--check"))
        #expect(sandbox.output.first?.contains("no requirement of Store has changed") == true)
        #expect(sandbox.output.count == 2)
    }

    @Test func otherOptionsAreNamed() throws {
        #expect(
            try drift(
                from: ["func add(_ a: Int, _ b: Int)"], to: ["func add(_ a: Int, _ b: Int)"],
                "--optional-arguments")
                == ["  MockStore.swift: stale, generated without --optional-arguments"])
    }

    @Test func anotherAssociatedTypeIsAChangeOfTheMock() throws {
        #expect(
            try drift(
                from: ["associatedtype Key", "func add()"],
                to: ["associatedtype Key", "associatedtype Value", "func add()"])
                == [
                    Self.stale,
                    "      changed: from `nonisolated final class MockStore<Key>: Store, TypedMocking` to `nonisolated final class MockStore<Key, Value>: Store, TypedMocking`",
                ])
    }

    @Test func anUnchangedFileHasNoDrift() throws {
        try sandbox.declare(["Store": ["func add()"]])
        try sandbox.run()
        let record = try sandbox.record(of: "MockStore.swift")
        #expect(record.members.map(\.declaration) == ["func add()"])
        #expect(Drift(from: record, to: record).details == [])
        #expect(try sandbox.run("--check"))
    }
}
