import Foundation
import Testing

@testable import MockGenerator

// Whatever is wrong is said in one line, and nothing is written by halves.

@Suite struct BadInputTests {
    private let bench: Bench

    init() throws {
        bench = try Bench()
        try bench.declare { $0.add("Store", ["func add()"]) }
    }

    @Test func anUnknownProtocolIsAnsweredWithTheKnownOnes() {
        #expect(
            bench.error("--protocol", "Shop")
                == "there is no protocol “Shop” in the target “Shop”. It declares Store.")
        #expect(bench.files.isEmpty)
    }

    @Test func aTargetWithoutProtocolsIsSaidToHaveNone() throws {
        try bench.declare { _ in }
        #expect(
            bench.error("--protocol", "Store")
                == "there is no protocol “Store” in the target “Shop”. It declares none that a test could see."
        )
    }

    @Test func anUnknownOptionIsAnsweredWithTheKnownOnes() {
        #expect(bench.error("--fast").hasPrefix("“--fast” is not an option. The options are --target NAME, "))
        #expect(bench.error("--protocol").hasPrefix("--protocol has no value. The options are"))
    }

    @Test func aNewerFormatIsRefused() throws {
        try bench.declare {
            $0.version = (0, 7)
            $0.add("Store", ["func add()"])
        }
        #expect(
            bench.error()
                == "Shop.symbols.json has the format 0.7 of a newer compiler; this generator reads up to 0.6. Update ExpectKit."
        )
        #expect(bench.files.isEmpty)
    }

    @Test func aBrokenGraphIsRefused() throws {
        try Data("{".utf8).write(to: bench.graphs.appendingPathComponent("Shop.symbols.json"))
        #expect(bench.error().hasPrefix("Shop.symbols.json is no symbol graph that can be read: "))
    }

    @Test func aFolderWithoutGraphsIsNamed() throws {
        try FileManager.default.removeItem(at: bench.graphs)
        #expect(bench.error() == "there is no symbol graph in …/graphs.")
    }

    @Test func aFolderThatCannotBeMadeIsNamed() throws {
        // Whoever may write everywhere, as in a container, still cannot write below a file.
        try Data().write(to: bench.mocks)
        let error = bench.error()
        #expect(error.hasPrefix("…/Generated cannot be written to, and nothing was generated: "))
        #expect(!error.contains("\n"))
    }

    @Test func nothingIsWrittenByHalves() throws {
        try bench.declare { shop in
            shop.add("Clock", ["func tick()"])
            shop.add("Store", ["func add()"])
        }
        // The second file cannot be written, as a folder stands in the place of its draft.
        try FileManager.default.createDirectory(
            at: bench.mocks.appendingPathComponent(".MockStore.swift.draft"),
            withIntermediateDirectories: true)
        #expect(bench.error().hasPrefix("…/Generated cannot be written to, and nothing was generated: "))
        #expect(bench.files == [])
    }

    @Test func aCheckWithoutFilesIsNoSuccess() {
        #expect(
            bench.error("--check")
                == "there are no generated mocks in …/Generated. Generate them without --check first.")
    }
}
