import Foundation
import Testing

@testable import MockGenerator

// The arguments of the command, which are checked before anything is built.

struct ArgumentTests {
    private let sandbox: GeneratorSandbox

    init() throws { sandbox = try GeneratorSandbox(["Store": ["func add()"]]) }

    private static let help = "For all options, run: swift package list-mocks --help"
    private static let withoutEffect = "cannot be combined with --check or --list, which write nothing."
    private static let noName =
        "--prefix is empty, so a mock would have the name of its type. Add a suffix with --suffix."

    @Test(arguments: [
        (["--protocol", "Shop"], "there is no protocol “Shop” in the target “Shop”. It declares Store."),
        (["--fast"], "“--fast” is not an option. \(help)"),
        (["--fast=yes"], "“--fast=yes” is not an option. \(help)"),
        (["--check=yes"], "“--check=yes” is not an option. \(help)"),
        (["--protocol"], "--protocol has no value. \(help)"),
        (["--protocol="], "--protocol has no value. \(help)"),
        (["--check", "--overwrite"], "--overwrite \(withoutEffect)"),
        (["--overwrite", "--list"], "--overwrite \(withoutEffect)"),
        (["--check", "--list"], "--check and --list cannot be combined."),
        (["--check", "--prune"], "--prune \(withoutEffect)"),
        (["--prune", "--list"], "--prune \(withoutEffect)"),
        (
            ["--prune", "--protocol", "Store"],
            "--prune cannot be combined with --protocol, --client or --class, because it concerns all types."
        ),
        (["--check"], "there are no generated mocks in …/Generated. Generate them without --check first."),
        (["--prefix="], noName), (["--prefix=", "--suffix="], noName),
        (["--prefix", "1"], "“1” cannot be the beginning of the name of a mock."),
        (["--prefix", "a-b"], "“a-b” cannot be the beginning of the name of a mock."),
        (["--prefix", "`x`"], "“`x`” cannot be the beginning of the name of a mock."),
        (["--prefix", "$"], "“$” cannot be the beginning of the name of a mock."),
        (["--suffix", "²"], "“²” cannot be the end of the name of a mock."),
        (["--suffix", "a b"], "“a b” cannot be the end of the name of a mock."),
    ])
    func wrongArgumentsAreRefused(_ arguments: [String], _ error: String) {
        #expect(sandbox.error(arguments) == error)
        #expect(sandbox.files == [])
    }

    @Test func aValueMayFollowAnEqualsSign() throws {
        #expect(try sandbox.run("--protocol=Store"))
        #expect(sandbox.files == ["MockStore.swift"])
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
