import Foundation
import Testing

@testable import MockGenerator

// `--prune` deletes the files of types that no longer exist.

struct PruneTests {
    private let sandbox: GeneratorSandbox

    init() throws {
        sandbox = try GeneratorSandbox(["Store": ["func add(_ number: Int)"], "Clock": ["func tick()"]])
        try sandbox.run()
        try sandbox.declare(["Store": ["func add(_ number: Int)"]])
    }

    @Test func theFileOfADeletedProtocolIsDeleted() throws {
        #expect(try sandbox.run("--prune"))
        #expect(sandbox.files == ["MockStore.swift"])
        #expect(
            sandbox.output == [
                "  MockClock.swift: deleted, because its protocol no longer exists",
                "1 mock in Generated: 0 written, 1 unchanged.",
            ])
        #expect(try sandbox.run("--check"))
    }

    @Test func withoutTheOptionTheFileIsReported() throws {
        #expect(try sandbox.run())
        #expect(
            sandbox.output.first == "  MockClock.swift: its protocol no longer exists; delete it with --prune"
        )
        #expect(sandbox.files == ["MockClock.swift", "MockStore.swift"])
    }

    @Test func anEditedFileIsDeletedOnlyWithOverwrite() throws {
        try sandbox.change("MockClock.swift") { $0 + "// mine\n" }
        #expect(try !sandbox.run("--prune"))
        #expect(
            sandbox.output.first == "  MockClock.swift: edited by hand; not deleted without --overwrite")
        #expect(sandbox.files == ["MockClock.swift", "MockStore.swift"])
        #expect(try sandbox.run("--prune", "--overwrite"))
        #expect(sandbox.files == ["MockStore.swift"])
    }

    @Test func otherFilesAreKept() throws {
        let own = "final class MockOwn {}\n"
        try Data(own.utf8).write(to: sandbox.mocks.appendingPathComponent("MockOwn.swift"))
        try sandbox.declare("Garden") { $0.add("Bench", ["func sit()"]) }
        try sandbox.run("--target", "Garden")
        #expect(try sandbox.run("--prune", "--overwrite"))
        #expect(sandbox.files == ["MockBench.swift", "MockOwn.swift", "MockStore.swift"])
        #expect(try sandbox.text(of: "MockOwn.swift") == own)
    }

    @Test func theFileOfAProtocolThatCannotBeMockedAnyMoreIsKept() throws {
        try sandbox.declare { shop in
            shop.add("Store", ["func add(_ number: Int)"])
            shop.add("Clock", superclass: "s:4Shop5FenceC")
        }
        #expect(try sandbox.run("--prune"))
        #expect(sandbox.files == ["MockClock.swift", "MockStore.swift"])
    }

    @Test func aFileWithAnotherNameIsDeletedToo() throws {
        try FileManager.default.moveItem(
            at: sandbox.mocks.appendingPathComponent("MockClock.swift"),
            to: sandbox.mocks.appendingPathComponent("Clock+Mock.swift"))
        #expect(try sandbox.run("--prune"))
        #expect(sandbox.files == ["MockStore.swift"])
    }

    @Test func aRenamedProtocolIsSuggested() throws {
        try sandbox.declare(["Store": ["func add(_ number: Int)"], "Timer": ["func tick()"]])
        let sentence =
            "  MockClock.swift: its protocol no longer exists, and Timer has the same requirements; delete it with --prune"
        #expect(try !sandbox.run("--check"))
        #expect(sandbox.output.first == sentence)
        #expect(try sandbox.run())
        #expect(sandbox.output.contains(sentence))
        #expect(try sandbox.run("--prune"))
        #expect(sandbox.files == ["MockStore.swift", "MockTimer.swift"])
    }

    @Test func anotherProtocolIsNotSuggested() throws {
        try sandbox.declare(["Store": ["func add(_ number: Int)"], "Timer": ["func tick(_ number: Int)"]])
        #expect(try !sandbox.run("--check"))
        #expect(
            sandbox.output.first == "  MockClock.swift: its protocol no longer exists; delete it with --prune"
        )
    }

    @Test func withoutASymbolGraphNothingIsDeleted() throws {
        try FileManager.default.removeItem(at: sandbox.graphs.appendingPathComponent("Shop.symbols.json"))
        #expect(
            sandbox.error("--prune")
                == "there is no symbol graph of the target “Shop” in …/graphs.")
        #expect(sandbox.files == ["MockClock.swift", "MockStore.swift"])
    }
}
