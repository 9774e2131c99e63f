import Foundation
import Testing

@testable import MockGenerator

// The arguments of `generate-mocks` and `list-mocks`, of which the plugin receives the parts.

struct CommandArgumentTests {
    private static let help = "For all options, run: swift package list-mocks --help"
    private static let contradiction = "--all-targets cannot be combined with --target or --module."

    /// Returns what the generator prints for the plugin.
    private func printed(_ command: String, _ arguments: [String]) throws -> String {
        var lines: [String] = []
        #expect(try Generator.run(["--read-command", command] + arguments) { lines.append($0) })
        return try #require(lines.count == 1 ? lines.first : nil)
    }

    @Test func thePluginReceivesThePartsAsJSON() throws {
        let text = try printed(
            "generate-mocks",
            [
                "--target", "Shop", "--check", "--target=Stock", "--target", "Shop", "--into", "Tests/Mocks",
                "--protocol", "Store", "--class=Till", "--client", "Printer", "--codable", "--prefix=Fake",
            ])
        let parts = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(
            parts.keys.sorted() == ["folder", "hasAllTargets", "modules", "others", "targets", "types"])
        #expect(parts["targets"] as? [String] == ["Shop", "Stock"])
        #expect(parts["modules"] as? [String] == [])
        #expect(parts["folder"] as? String == "Tests/Mocks")
        #expect(
            parts["types"] as? [[String]] == [
                ["--protocol", "Store"], ["--class", "Till"], ["--client", "Printer"],
            ])
        #expect(parts["hasAllTargets"] as? Bool == false)
        #expect(parts["others"] as? [String] == ["--check", "--codable", "--prefix", "Fake"])
    }

    @Test func aRepeatedModuleCountsOnce() throws {
        let arguments = ["--module", "Net", "--module=Net", "--module", "Disk", "--target", "Shop"]
        let parts = try GeneratorArguments(arguments, of: "generate-mocks")
        #expect(parts.modules == ["Net", "Disk"])
        #expect(parts.targets == ["Shop"])
        #expect(parts.folder.isEmpty)
    }

    @Test func listMocksPassesTheOptionToListOn() throws {
        #expect(try printed("list-mocks", ["--codable"]).contains(#""others":["--codable","--list"]"#))
        #expect(try printed("generate-mocks", ["--codable"]).contains(#""others":["--codable"]"#))
    }

    @Test func aListOfAllTargetsMayNameAFolder() throws {
        let parts = try GeneratorArguments(["--all-targets", "--into", "Tests"], of: "list-mocks")
        #expect(parts.hasAllTargets)
        // A target without mocks is not an error then.
        #expect(parts.others == ["--list", "--skips-empty"])
    }

    @Test(arguments: [
        (["--target", "Shop", "--into", "--check"], "--into has no value. \(help)"),
        (["--into=--check"], "--into has no value. \(help)"),
        (["--target"], "--target has no value. \(help)"),
        (["--module="], "--module has no value. \(help)"),
        (["--class", "--client", "Printer"], "--class has no value. \(help)"),
        (["--into", "Tests", "--into", "Mocks"], "--into can be given only once."),
        (
            ["--module", "Net", "--target", "Shop", "--target", "Stock"],
            "--module can be combined with only one --target, whose tests get the mocks."
        ),
        (["--all-targets", "--target", "Shop"], contradiction),
        (["--module=Net", "--all-targets"], contradiction),
        (
            ["--all-targets", "--into", "Tests"],
            "--all-targets cannot be combined with --into: the mocks of each target go into its own test target."
        ),
    ])
    func wrongArgumentsAreRefused(_ arguments: [String], _ error: String) {
        #expect(throws: GeneratorError(error)) { try GeneratorArguments(arguments, of: "generate-mocks") }
    }

    @Test(arguments: ["--check", "--list", "--overwrite", "--prune"])
    func listMocksRefusesTheOptionsThatItCannotHave(option: String) {
        let error = "\(option) is an option of generate-mocks. list-mocks writes nothing. \(Self.help)"
        #expect(throws: GeneratorError(error)) {
            try GeneratorArguments(["--target", "Shop", option], of: "list-mocks")
        }
    }
}
