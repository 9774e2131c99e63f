import Foundation
import Testing

@testable import MockGenerator

// `--check` is for continuous integration: it writes nothing, and fails if a file is not up to date.

struct CheckTests {
    private let sandbox: GeneratorSandbox

    init() throws {
        sandbox = try GeneratorSandbox(["Store": ["func add(_ number: Int)"], "Clock": ["func tick()"]])
        try sandbox.run()
    }

    @Test func upToDateFilesPass() throws {
        #expect(try sandbox.run("--check"))
        #expect(sandbox.output == ["2 mocks in Generated: up to date."])
    }

    @Test func aFileWithOptionalArgumentsKeepsThem() throws {
        try sandbox.declare(["Store": ["func add(_ number: Int, at place: Int)"]])
        try sandbox.run("--optional-arguments", "--protocol", "Store")
        let text = try sandbox.text(of: "MockStore.swift")
        #expect(
            text.lacks("generate-mocks --target Shop --optional-arguments\n", "place: Arg<Int> = .any") == [])
        #expect(try sandbox.run("--check", "--protocol", "Store"))
        try sandbox.run("--protocol", "Store")
        #expect(try sandbox.text(of: "MockStore.swift") == text)
        // The option of the check is an option of all files.
        try sandbox.run("--overwrite")
        try sandbox.declare(["Clock": ["func tick(_ number: Int, at place: Int)"]])
        try sandbox.run()
        #expect(try !sandbox.run("--check", "--optional-arguments", "--protocol", "Clock"))
        #expect(sandbox.output.first == "  MockClock.swift: stale, generated without --optional-arguments")
    }

    @Test func anotherOverloadLeavesTheCaseOfTheFirstOne() throws {
        try sandbox.declare(["Store": ["func add(_ number: Int)", "func add(_ name: A)"]])
        #expect(try !sandbox.run("--check", "--protocol", "Store"))
        try sandbox.run("--protocol", "Store")
        let text = try sandbox.text(of: "MockStore.swift")
        #expect(text.lacks("case add(Arg<Int>)\n", "case addA(Arg<A>)\n") == [])
        #expect(try sandbox.run("--check", "--protocol", "Store"))
    }

    @Test func aStaleFileFails() throws {
        try sandbox.declare(["Store": ["func remove()"], "Clock": ["func tick()"]])
        let text = try sandbox.text(of: "MockStore.swift")
        #expect(try !sandbox.run("--check"))
        #expect(
            sandbox.output == [
                "  MockStore.swift: stale, Store has changed", "      added: remove()",
                "      removed: add(_:)",
                "Not up to date: 1 file. Run: swift package --allow-writing-to-package-directory generate-mocks --target Shop",
            ])
        #expect(try sandbox.text(of: "MockStore.swift") == text)
    }

    @Test func anEditedFileFails() throws {
        try sandbox.change("MockClock.swift") { $0.replacingOccurrences(of: "tick", with: "tock") }
        #expect(try !sandbox.run("--check"))
        #expect(sandbox.output.first == "  MockClock.swift: edited by hand")
    }

    @Test func aFileOfADeletedProtocolFails() throws {
        try sandbox.declare(["Store": ["func add(_ number: Int)"]])
        #expect(try !sandbox.run("--check"))
        #expect(
            sandbox.output.first == "  MockClock.swift: its protocol no longer exists; delete it with --prune"
        )
    }

    @Test func aProtocolThatCanNoLongerBeMockedFails() throws {
        try sandbox.declare { shop in
            shop.add("Store", ["func add(_ number: Int)"])
            shop.add("Clock", superclass: "s:4Shop5FenceC")
        }
        #expect(try !sandbox.run("--check"))
        #expect(
            sandbox.output.first
                == "  MockClock.swift: Clock can no longer be mocked because only subclasses of Shop.Fence conform to it, and the symbol graph of this class is missing. Delete the file."
        )
    }

    @Test func aMissingMockFailsOnlyIfItIsRequested() throws {
        try sandbox.declare([
            "Store": ["func add(_ number: Int)"], "Clock": ["func tick()"], "New": ["func start()"],
        ])
        #expect(try sandbox.run("--check"))
        #expect(try !sandbox.run("--check", "--protocol", "New"))
        #expect(sandbox.output.first == "  MockNew.swift: missing")
    }

    @Test func aRequestedProtocolThatCannotBeMockedFails() throws {
        try sandbox.declare { shop in
            shop.add("Store", ["func add(_ number: Int)"])
            shop.add("Clock", ["func tick()"])
            shop.add("Fenced", superclass: "s:4Shop5FenceC")
        }
        #expect(try sandbox.run("--check"))
        #expect(try !sandbox.run("--check", "--protocol", "Fenced"))
        #expect(
            sandbox.output == [
                "  MockFenced.swift: missing; Fenced cannot be mocked because only subclasses of Shop.Fence conform to it, and the symbol graph of this class is missing",
                "Not up to date: 1 file.",
            ])
    }

    @Test func otherLineEndingsAreNoChange() throws {
        try sandbox.change("MockStore.swift") { $0.replacing("\n", with: "\r\n") }
        #expect(try sandbox.run("--check"))
        #expect(sandbox.output == ["2 mocks in Generated: up to date."])
        #expect(try sandbox.run("--check", "--protocol", "Store"))
        try sandbox.declare(["Store": ["func remove()"], "Clock": ["func tick()"]])
        #expect(try !sandbox.run("--check"))
        #expect(sandbox.output.first == "  MockStore.swift: stale, Store has changed")
    }
}
