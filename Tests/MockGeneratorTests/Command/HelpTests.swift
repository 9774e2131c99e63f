import Foundation
import Testing

@testable import MockGenerator

// The help of the commands, and the messages that refer to it.

struct HelpTests {
    @Test(arguments: [["--help"], ["-h"], ["--target", "Shop", "--fast", "--help"]])
    func theHelpIsPrintedWhateverElseIsGiven(arguments: [String]) throws {
        var output: [String] = []
        #expect(try Generator.run(arguments) { output.append($0) })
        #expect(output == [Self.help])
    }

    /// A terminal shows 80 columns, and any terminal shows ASCII.
    @Test func theHelpFitsIntoATerminal() {
        for line in CommandHelp.text.split(separator: "\n") { #expect(line.count <= 80) }
        #expect(CommandHelp.text.utf8.count == CommandHelp.text.count)
    }

    /// Each option that the help describes is an option of the generator.
    @Test func theHelpDescribesOptionsThatExist() throws {
        let options = CommandHelp.text.split(separator: "\n").filter { $0.hasPrefix("  --") }.map {
            $0.dropFirst(2).split(separator: " ").map(String.init)
        }
        #expect(options.count >= 9)
        // The plugin replaces --all-targets by the targets.
        for words in options where !["--help,", "--all-targets"].contains(words[0]) {
            let values = ["MODE": "nice", "ORDER": "unordered"]
            let value = words.dropFirst().prefix(1).map { values[$0] ?? "Mocks" }
            #expect(throws: Never.self, "\(words[0])") {
                try GeneratorArguments(["--target", "Shop", "--stated-into", "Mocks", words[0]] + value)
            }
        }
    }

    @Test(arguments: [
        ["--fast"], ["--check=yes"], ["--target"], ["--target", "Shop", "--protocol"], ["--into", "--check"],
        [],
    ])
    func aMessageAboutArgumentsNamesTheHelp(arguments: [String]) {
        let error = #expect(throws: GeneratorError.self) { try GeneratorArguments(arguments) }
        #expect(
            error?.description.hasSuffix(" For all options, run: swift package list-mocks --help") == true)
    }

    private static let help = """
        Generates mocks of protocols, structs of closures and classes, for tests with
        ExpectKit.

        USAGE
          swift package --allow-writing-to-package-directory generate-mocks
              (--target NAME... | --all-targets | --module NAME...) [--into FOLDER]
              [--protocol NAME]... [--client NAME]... [--class NAME]...
              [--clients] [--classes] [--keep-defaults] [--optional-arguments]
              [--codable] [--prefix WORD] [--suffix WORD]
              [--mode MODE] [--ordering ORDER]
              [--check | --list | --overwrite | --prune]
          swift package list-mocks
              (--target NAME... | --all-targets | --module NAME...)
              [the options above except --check, --overwrite and --prune]

        generate-mocks writes a file for each protocol, such as MockStore.swift for
        Store. Check the files in, and run the command again when a protocol changes.

        list-mocks writes nothing, and needs no permission to write. It lists the
        mocks that generate-mocks would write, and the types that cannot be mocked,
        with reasons.

        Both commands build the target. Its tests do not have to build.

        OPTIONS
          --target NAME
              The target that declares the types. The option can be repeated. It can
              be left out if the package has one target. Of a target of another
              package, only public types are mocked.
                  swift package list-mocks --target Shop

          --all-targets
              All targets of the package. The mocks of each one go into its own test
              target. Targets without a test target are skipped. With --check, targets
              without mocks are also skipped.
                  generate-mocks --all-targets --check

          --module NAME
              A module without a target, such as one of the toolchain or of a binary.
              The option can be repeated. The test target that contains the folder
              must be able to import the module. Instead of --into, --target names the
              target whose tests get the mocks.
                  generate-mocks --module FoundationNetworking
                      --protocol URLSessionDelegate --into Tests/ShopTests/Generated

          --into FOLDER
              The folder for the files, inside the package. The default is
              Generated in the test target that depends on the target.
                  generate-mocks --target Shop --into Tests/ShopTests/Mocks

          --protocol NAME
              Only this protocol. The option can be repeated. A protocol without
              requirements is mocked only if it is named.
                  generate-mocks --target Shop --protocol Store --protocol Clock

          --client NAME
              A struct whose stored properties are closures. The option can be
              repeated. The mock has a property that contains the struct. The
              closures of this struct call the mock.
                  generate-mocks --target Shop --client StoreClient

          --class NAME
              A class. The option can be repeated. The mock is a subclass, which
              overrides all members that can be overridden.
                  generate-mocks --target Shop --class Store

          --clients
              All structs of closures. Existing mocks are always kept up to date.
                  generate-mocks --target Shop --clients

          --classes
              All classes that can be subclassed. Existing mocks are always kept up to
              date.
                  generate-mocks --target Shop --classes

          --keep-defaults
              Leaves requirements to their default implementations instead of
              mocking them. The header of the file records this for later runs.
              The output names default implementations that a mock cannot use.
                  generate-mocks --target Shop --protocol Store --keep-defaults

          --optional-arguments
              In tests, all arguments of a call except the first can be left out:
              .add(task). They then match any value. The header of the file records
              the option for later runs.
                  generate-mocks --target Shop --optional-arguments

          --codable
              The calls can be recorded on a tape, and performed on a real object. The
              output names calls with arguments that are not Codable. The header of
              the file records the option for later runs.
                  generate-mocks --target Shop --codable

          --prefix WORD
              The beginning of the names of the mocks, instead of Mock. It may be
              empty if there is a suffix. Existing files keep their names.
                  generate-mocks --target Shop --prefix Fake

          --suffix WORD
              The end of the names of the mocks. Existing files keep their names.
                  generate-mocks --target Shop --prefix= --suffix Fake

          --mode MODE
              The mode of mocks that choose none, in tests that choose none: strict,
              nice or naggy. The header of the file records it for later runs.
                  generate-mocks --target Shop --mode nice

          --ordering ORDER
              The order of expectations, likewise: ordered or unordered.
                  generate-mocks --target Shop --ordering unordered

          --check
              Writes nothing, and fails if a file is not up to date. It says what
              changed. For continuous integration. Only generate-mocks.
                  generate-mocks --target Shop --check

          --list
              Does the same as list-mocks. Only generate-mocks.
                  generate-mocks --target Shop --list

          --overwrite
              Also replaces files that were edited by hand, or that the generator
              did not write. Only generate-mocks.
                  generate-mocks --target Shop --protocol Store --overwrite

          --prune
              Also deletes the files of types that no longer exist. A file that was
              edited by hand is deleted only with --overwrite. Only generate-mocks.
                  generate-mocks --target Shop --prune

          --help, -h
              Prints this text.
                  swift package list-mocks --help

        A value can also follow an equals sign: --target=Shop.

        PERMISSION
        SwiftPM requires --allow-writing-to-package-directory before the name of the
        command generate-mocks, even with --check and --help. In a terminal, SwiftPM
        asks for permission if the option is missing.

        EXIT STATUS
          0   The files are written or were up to date; with --check, all files are
              up to date. Types that cannot be mocked are listed.
          1   Nothing was written because the arguments are wrong, or because the
              target does not build.
          1   A file that was edited by hand was not replaced. Other files are written.
          1   A type that is named cannot be mocked. Others are mocked.
          1   One of several targets failed. The mocks of the others are written.
          1   With --check, a file is stale or was edited by hand, its protocol no
              longer exists or can no longer be mocked, the file of a protocol named
              by --protocol is missing, or there are no generated files.
        """
}
