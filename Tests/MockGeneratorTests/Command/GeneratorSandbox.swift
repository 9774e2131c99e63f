import Foundation
import Testing

@testable import MockGenerator

/// A temporary directory with a folder for symbol graphs and one for mocks, which is deleted when the test ends.
final class GeneratorSandbox {
    let root: URL
    private(set) var output: [String] = []

    /// Creates a directory with the symbol graph of the module `Shop`, which has protocols with these requirements.
    init(_ protocols: KeyValuePairs<String, [String]> = [:]) throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("generator-\(UUID())")
        try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
        if !protocols.isEmpty { try declare(protocols) }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    var graphs: URL { root.appendingPathComponent("graphs") }
    var mocks: URL { root.appendingPathComponent("Generated") }

    /// Writes the symbol graph of a module, and replaces an earlier one.
    func declare(_ module: String = "Shop", _ declare: (inout GraphFile) -> Void) throws {
        var file = GraphFile(module: module)
        declare(&file)
        try file.data.write(to: graphs.appendingPathComponent("\(module).symbols.json"))
    }

    /// Writes the symbol graph of the module `Shop`, which has protocols with these requirements.
    func declare(_ protocols: KeyValuePairs<String, [String]>) throws {
        try declare { shop in for (name, requirements) in protocols { shop.add(name, requirements) } }
    }

    /// Writes a script that can be run.
    ///
    /// Another process writes it. A file that this process has open for writing cannot be run, and every process that
    /// another test starts meanwhile has it open as well.
    func writeScript(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path + ".text"))
        let install = URL(fileURLWithPath: "/usr/bin/install")
        try Process.run(install, arguments: ["-m", "755", path + ".text", path]).waitUntilExit()
    }

    /// Runs the generator, and returns whether it succeeded.
    @discardableResult
    func run(_ arguments: String...) throws -> Bool { try run(arguments) }

    /// Runs the generator, and returns whether it succeeded.
    @discardableResult
    func run(_ arguments: [String]) throws -> Bool {
        output = []
        return try Generator.run(
            ["--target", "Shop", "--graphs", graphs.path, "--into", mocks.path] + arguments
        ) { self.output.append($0.replacingOccurrences(of: self.mocks.path, with: "Generated")) }
    }

    /// Runs the generator, and returns the text of its error.
    func error(_ arguments: String...) -> String { error(arguments) }

    /// Runs the generator, and returns the text of its error.
    func error(_ arguments: [String]) -> String {
        do {
            _ = try Generator.run(
                ["--target", "Shop", "--graphs", graphs.path, "--into", mocks.path] + arguments
            ) { _ in }
            return ""
        } catch {
            return "\(error)".replacingOccurrences(of: root.path, with: "…")
        }
    }

    func text(of name: String) throws -> String {
        try String(contentsOf: mocks.appendingPathComponent(name), encoding: .utf8)
    }

    func change(_ name: String, _ change: (String) -> String) throws {
        try Data(change(text(of: name)).utf8).write(to: mocks.appendingPathComponent(name))
    }

    /// Changes the text after the header, as another version of the generator would.
    func changeBody(_ name: String, _ change: (String) -> String) throws {
        let old = try record(of: name).fingerprint
        try self.change(name) { text in
            let lines = text.split(separator: "\n", maxSplits: 7, omittingEmptySubsequences: false)
            let body = change(String(lines[7]))
            let header = lines[..<7].joined(separator: "\n")
            return header.replacingOccurrences(of: old, with: GeneratedFile.fingerprint(of: body)) + "\n"
                + body
        }
    }

    /// Returns what the header of a file says about its mock.
    func record(of name: String) throws -> MockRecord {
        try #require(ExistingMock(text(of: name), named: name)).record
    }

    var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: mocks.path)) ?? []).sorted()
    }
}
