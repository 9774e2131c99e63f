import Foundation
import Testing

@testable import MockGenerator

// `--check` is for continuous integration: it writes nothing, and fails where a file is not what would be written.

@Suite struct CheckTests {
    private let bench: Bench

    init() throws {
        bench = try Bench()
        try bench.declare { shop in
            shop.add("Store", ["func add(_ number: Int)"])
            shop.add("Clock", ["func tick()"])
        }
        try bench.run()
    }

    @Test func filesThatAreAsTheyShouldBePass() throws {
        #expect(try bench.run("--check"))
        #expect(bench.said == ["2 mocks in Generated: up to date."])
    }

    @Test func aStaleFileFails() throws {
        try bench.declare { shop in
            shop.add("Store", ["func remove()"])
            shop.add("Clock", ["func tick()"])
        }
        let text = try bench.text(of: "MockStore.swift")
        #expect(try !bench.run("--check"))
        #expect(
            bench.said == [
                "  MockStore.swift: stale, Store has changed",
                "Not up to date: 1 file. Run: swift package --allow-writing-to-package-directory generate-mocks --target Shop",
            ])
        #expect(try bench.text(of: "MockStore.swift") == text)
    }

    @Test func aFileThatWasChangedByHandFails() throws {
        try bench.change("MockClock.swift") { $0.replacingOccurrences(of: "tick", with: "tock") }
        #expect(try !bench.run("--check"))
        #expect(bench.said.first == "  MockClock.swift: changed by hand")
    }

    @Test func whatHasNoProtocolAnyMoreFails() throws {
        try bench.declare { $0.add("Store", ["func add(_ number: Int)"]) }
        #expect(try !bench.run("--check"))
        #expect(bench.said.first == "  MockClock.swift: its protocol is gone; delete the file")
    }

    @Test func whatCanNoLongerBeMockedFails() throws {
        try bench.declare { shop in
            shop.add("Store", ["func add(_ number: Int)"])
            shop.add("Clock", superclass: "s:4Shop5FenceC")
        }
        #expect(try !bench.run("--check"))
        #expect(
            bench.said.first
                == "  MockClock.swift: Clock can no longer be mocked, as only subclasses of Shop.Fence conform to it"
        )
    }

    @Test func aProtocolWithoutAMockPassesUnlessItIsNamed() throws {
        try bench.declare { shop in
            shop.add("Store", ["func add(_ number: Int)"])
            shop.add("Clock", ["func tick()"])
            shop.add("New", ["func start()"])
        }
        #expect(try bench.run("--check"))
        #expect(try !bench.run("--check", "--protocol", "New"))
        #expect(bench.said.first == "  MockNew.swift: missing")
    }
}
