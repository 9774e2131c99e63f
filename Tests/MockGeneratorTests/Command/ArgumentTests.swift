import Foundation
import Testing

@testable import MockGenerator

// The arguments of the command, which are checked before anything is built.

@Suite struct ArgumentTests {
    private let sandbox: GeneratorSandbox

    init() throws {
        sandbox = try GeneratorSandbox()
        try sandbox.declare { $0.add("Store", ["func add()"]) }
    }

    @Test func aValueMayFollowAnEqualsSign() throws {
        #expect(try sandbox.run("--protocol=Store"))
        #expect(sandbox.files == ["MockStore.swift"])
        #expect(sandbox.error("--fast=yes").hasPrefix("“--fast=yes” is not an option. For all options, run:"))
        #expect(sandbox.error("--check=yes").hasPrefix("“--check=yes” is not an option."))
        #expect(sandbox.error("--protocol=").hasPrefix("--protocol has no value."))
    }

    @Test func optionsWithoutEffectAreRefused() {
        let text = "--overwrite cannot be combined with --check or --list, which write nothing."
        #expect(sandbox.error("--check", "--overwrite") == text)
        #expect(sandbox.error("--overwrite", "--list") == text)
        #expect(sandbox.error("--check", "--list") == "--check and --list cannot be combined.")
    }

    @Test func anOptionMayBeRepeated() throws {
        #expect(try sandbox.run("--list", "--list"))
    }

    @Test func aValidationReadsNoSymbolGraph() throws {
        try FileManager.default.removeItem(at: sandbox.graphs)
        #expect(try sandbox.run("--validate"))
        #expect(sandbox.output.isEmpty)
        #expect(sandbox.error("--validate", "--fast").hasPrefix("“--fast” is not an option."))
        #expect(
            sandbox.error("--validate", "--package", sandbox.graphs.path).contains(
                "is outside the package in"))
    }

    @Test func aValidationRefusesAFolderInAFile() throws {
        try Data().write(to: sandbox.mocks)
        #expect(
            sandbox.error("--validate")
                == "…/Generated cannot be written to, and nothing was generated: …/Generated is not a folder")
        #expect(try sandbox.run("--validate", "--list"))
    }

    @Test func theValidationOfACheckRequiresAGeneratedMock() throws {
        let text = "there are no generated mocks in …/Generated. Generate them without --check first."
        #expect(sandbox.error("--validate", "--check") == text)
        // The protocols are not known yet.
        #expect(try sandbox.run("--validate", "--check", "--protocol", "Store"))
        try sandbox.run()
        #expect(try sandbox.run("--validate", "--check"))
    }

    @Test func theSuggestedCommandRepeatsTheOptions() throws {
        #expect(try !sandbox.run("--check", "--protocol", "Store", "--stated-into", "Tests/Generated"))
        #expect(
            sandbox.output.last
                == "Not up to date: 1 file. Run: swift package --allow-writing-to-package-directory generate-mocks --target Shop --into Tests/Generated --protocol Store"
        )
    }
}
