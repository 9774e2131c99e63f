import Foundation
import Testing

@testable import MockGenerator

// A mock without calls is of no use in a test, so a run over a whole target skips protocols without requirements.

struct EmptyProtocolTests {
    private let sandbox: GeneratorSandbox

    init() throws {
        sandbox = try GeneratorSandbox()
        try sandbox.declare { shop in
            shop.add("Store", ["func add()"])
            shop.add("Marker", parents: ["s:s8SendableP"])
        }
    }

    @Test func aProtocolWithoutRequirementsIsSkipped() throws {
        #expect(try sandbox.run())
        #expect(sandbox.files == ["MockStore.swift"])
        #expect(
            sandbox.output == [
                "  MockStore.swift: written",
                "1 mock in Generated: 1 written, 0 unchanged, 1 protocol without requirements skipped.",
            ])
        #expect(try sandbox.run("--check"))
        #expect(sandbox.output == ["1 mock in Generated: up to date."])
    }

    @Test func theListSaysThatItIsSkipped() throws {
        #expect(try sandbox.run("--list"))
        #expect(
            sandbox.output == [
                "  Store: MockStore.swift",
                "  Marker: skipped because it has no requirements; --protocol Marker generates a mock",
                "1 mock would be generated, 1 protocol without requirements skipped.",
            ])
    }

    @Test func aRequestedMockIsGeneratedAndKeptUpToDate() throws {
        #expect(try sandbox.run("--protocol", "Marker"))
        #expect(sandbox.files == ["MockMarker.swift"])
        try sandbox.change("MockMarker.swift") {
            $0.replacingOccurrences(of: #""name":"Marker""#, with: #""name":"Mark""#)
        }
        #expect(try !sandbox.run("--check"))
        #expect(sandbox.output.first == "  MockMarker.swift: stale, it is the mock of Shop.Mark")
        #expect(try sandbox.run())
        #expect(sandbox.output.last == "2 mocks in Generated: 2 written, 0 unchanged.")
    }

    @Test func aProtocolWithInheritedRequirementsIsNotSkipped() throws {
        try sandbox.declare { shop in
            let store = shop.add("Store", ["func add()"])
            shop.add("Both", parents: [store])
            shop.add("Key", parents: ["s:s8HashableP"])
            shop.add("Typed", ["associatedtype Item"])
        }
        try sandbox.run()
        #expect(sandbox.files == ["MockBoth.swift", "MockKey.swift", "MockStore.swift", "MockTyped.swift"])
    }

    @Test func aProtocolWithOnlyDefaultImplementationsIsSkippedIfTheyAreKept() throws {
        try sandbox.declare { shop in
            let store = shop.add("Store", ["func add()"])
            shop.addDefault("func add()", in: store, of: "\(store)R0")
        }
        #expect(try sandbox.run("--list", "--keep-defaults"))
        #expect(
            sandbox.output.first
                == "  Store: skipped because all its requirements have default implementations; --protocol Store generates a mock"
        )
    }
}
