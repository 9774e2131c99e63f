import Foundation
import Testing

@testable import MockGenerator

// The help of the commands, and the messages that refer to it.

struct HelpTests {
    @Test(arguments: [["--help"], ["-h"], ["--target", "Shop", "--fast", "--help"]])
    func theHelpIsPrintedWhateverElseIsGiven(arguments: [String]) throws {
        var output: [String] = []
        #expect(try Generator.run(arguments) { output.append($0) })
        #expect(output == [CommandHelp.text])
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
}
