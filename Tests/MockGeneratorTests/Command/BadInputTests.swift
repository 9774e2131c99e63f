import Foundation
import Testing

@testable import MockGenerator

// Each error is one line, and either all files are written or none.

struct BadInputTests {
    private let sandbox: GeneratorSandbox

    init() throws { sandbox = try GeneratorSandbox(["Store": ["func add()"]]) }

    @Test func theErrorForATargetWithoutProtocolsSaysSo() throws {
        try sandbox.declare { _ in }
        #expect(
            sandbox.error("--protocol", "Store")
                == "there is no protocol “Store” in the target “Shop”. It declares no protocol that a test can see."
        )
    }

    @Test func aNewerFormatIsRejected() throws {
        try sandbox.declare {
            $0.version = (0, 7)
            $0.add("Store", ["func add()"])
        }
        #expect(
            sandbox.error()
                == "Shop.symbols.json has the format 0.7 of a newer compiler; this generator reads up to 0.6. Update ExpectKit."
        )
        #expect(sandbox.files.isEmpty)
    }

    @Test(arguments: [0, 1, 300]) func aGraphThatIsCutOffIsRejected(length: Int) throws {
        let file = sandbox.graphs.appendingPathComponent("Shop.symbols.json")
        try Data(contentsOf: file).prefix(length).write(to: file)
        #expect(
            sandbox.error()
                == "Shop.symbols.json cannot be read as a symbol graph: it is incomplete, or has another format. Nothing was generated."
        )
        #expect(sandbox.files.isEmpty)
    }

    @Test func aGraphWithoutSymbolsIsRejected() throws {
        try sandbox.declare { _ in }
        #expect(sandbox.error() == "the target “Shop” declares no protocol that a test can see.")
        #expect(sandbox.files.isEmpty)
    }

    @Test func aModuleWithoutProtocolsIsListed() throws {
        try sandbox.declare { _ in }
        #expect(try sandbox.run("--list"))
        #expect(sandbox.output == ["0 mocks would be generated."])
    }

    @Test func aFolderWithoutTheGraphOfTheModuleIsRejected() throws {
        try FileManager.default.moveItem(
            at: sandbox.graphs.appendingPathComponent("Shop.symbols.json"),
            to: sandbox.graphs.appendingPathComponent("Shop.json"))
        #expect(sandbox.error() == "there is no symbol graph of the target “Shop” in …/graphs.")
    }

    @Test func theErrorForAMissingFolderOfGraphsNamesIt() throws {
        try FileManager.default.removeItem(at: sandbox.graphs)
        #expect(sandbox.error() == "there is no symbol graph in …/graphs.")
    }

    @Test func theErrorForAFolderThatCannotBeCreatedNamesIt() throws {
        // A file in place of the folder fails for every user, even for root in a container.
        try Data().write(to: sandbox.mocks)
        let error = sandbox.error()
        #expect(error.hasPrefix("…/Generated cannot be written to, and nothing was generated: "))
        #expect(!error.contains("\n"))
    }

    @Test func noFileIsWrittenIfOneFails() throws {
        try sandbox.declare(["Clock": ["func tick()"], "Store": ["func add()"]])
        // The second file cannot be written, because a folder has the name of its draft.
        try FileManager.default.createDirectory(
            at: sandbox.mocks.appendingPathComponent(".MockStore.swift.draft"),
            withIntermediateDirectories: true)
        #expect(sandbox.error().hasPrefix("…/Generated cannot be written to, and nothing was generated: "))
        #expect(sandbox.files == [])
    }
}
