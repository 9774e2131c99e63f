// The common part of both command plugins, which ListMocks contains as a link.
//
// It is one file, because SwiftPM compiles the plugins whenever a user of the library builds, with one compiler process
// for each file.

import Foundation
import PackagePlugin

/// The common part of the command plugins: it extracts symbol graphs and passes them to the generator.
struct MockCommand {
    let context: PluginContext
    let packageManager: PackageManager
    /// Whether the command only lists the mocks.
    var isList = false
    /// The last sentence of messages about wrong arguments. The generator has the same one.
    static let hint = "For all options, run: swift package list-mocks --help"

    func run(_ arguments: [String]) {
        do {
            if arguments.contains(where: ["--help", "-h"].contains) {
                return try generator.run(["--help"])
            }
            try run(PluginArguments(arguments))
        } catch { Diagnostics.error("\(error)") }
    }

    private var generator: GeneratorTool {
        get throws { GeneratorTool(executable: try context.tool(named: "MockGeneratorTool").url) }
    }

    private func run(_ arguments: PluginArguments) throws {
        if isList,
            let option = arguments.others.first(
                where: ["--check", "--list", "--overwrite", "--prune"].contains)
        {
            throw CommandError(
                "\(option) is an option of generate-mocks. list-mocks writes nothing. \(Self.hint)")
        }
        guard arguments.targets.count == 1, let name = arguments.targets.first else {
            let known = context.package.sourceModules.map(\.name).joined(separator: ", ")
            throw CommandError("name one target with --target. The package has \(known). \(Self.hint)")
        }
        guard arguments.folders.count <= 1 else { throw CommandError("--into can be given only once.") }
        let target = try context.target(named: name)
        var command = ["--target", name, "--module", target.moduleName] + arguments.others
        if !context.package.targets.contains(where: { $0.id == target.id }) { command.append("--foreign") }
        let listsOnly = isList || arguments.others.contains("--list")
        if isList { command.append("--list") }
        if let folder = arguments.folders.first {
            let path = folder.hasPrefix("/") ? folder : "\(context.package.directoryURL.path)/\(folder)"
            command += ["--into", path, "--stated-into", folder]
        } else if let folder = listsOnly
            ? try? context.folder(forMocksOf: target) : try context.folder(forMocksOf: target)
        {
            command += ["--into", folder]
        }
        command += ["--package", context.package.directoryURL.path]
        let generator = try generator
        // Before anything is built, which can take minutes.
        try generator.validate(command)
        let graphs = try symbolGraphs(of: target, with: generator)
        try generator.run(command + graphs.flatMap { ["--graphs", $0] })
    }

    /// Extracts the symbol graph of a target and those of the modules whose protocols it inherits from.
    ///
    /// - Returns: The folders of the symbol graphs.
    private func symbolGraphs(of target: any SourceModuleTarget, with generator: GeneratorTool) throws
        -> [String]
    {
        var graphs: [String] = []
        var extracted: Set<String> = []
        var waiting: [any SourceModuleTarget] = [target]
        let others = target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
        while let next = waiting.popLast() {
            extracted.insert(next.moduleName)
            printUnbuffered("Reading \(next.name) …")
            graphs.append(try symbolGraph(of: next))
            guard waiting.isEmpty else { continue }
            let missing = try generator.missingModules(target.moduleName, graphs)
            waiting = others.filter { missing.contains($0.moduleName) && !extracted.contains($0.moduleName) }
        }
        return graphs
    }

    private func symbolGraph(of target: any SourceModuleTarget) throws -> String {
        // A graph of public symbols omits requirements whose names begin with `_`, so that the mocks of public
        // protocols with such requirements would be incomplete.
        let options = PackageManager.SymbolGraphOptions(
            minimumAccessLevel: .internal, includeSynthesized: false, includeSPI: true,
            emitExtensionBlocks: false)
        let graph: PackageManager.SymbolGraphResult
        do { graph = try packageManager.getSymbolGraph(for: target, options: options) } catch {
            throw CommandError(
                "the target “\(target.name)” does not build. Run `swift build --target \(target.name)` to see why."
            )
        }
        let path = graph.directoryURL.path
        guard let files = try? FileManager.default.contentsOfDirectory(atPath: path),
            files.contains(where: { $0.hasSuffix(".symbols.json") })
        else {
            throw CommandError(
                "the build system emitted no symbol graph for “\(target.name)”. Do not use --build-system swiftbuild, "
                    + "which emits none for executable targets.")
        }
        return path
    }
}

// MARK: Arguments

/// The arguments of a command, with those that the plugin itself reads.
///
/// `ArgumentExtractor` ignores an option without a value, and takes the next option for its value.
struct PluginArguments {
    private(set) var targets: [String] = []
    private(set) var folders: [String] = []
    /// The arguments for the generator.
    private(set) var others: [String] = []

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
                String.init)
            guard ["--target", "--into"].contains(parts[0]) else {
                others.append(argument)
                continue
            }
            guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty,
                !value.hasPrefix("--")
            else { throw CommandError("\(parts[0]) has no value. \(MockCommand.hint)") }
            if parts[0] == "--target" { targets.append(value) } else { folders.append(value) }
        }
    }
}

// MARK: Targets and folders

extension Package {
    /// The Swift targets of this package, without its test targets.
    var sourceModules: [SwiftSourceModuleTarget] {
        targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { $0.kind != .test }
            .sorted { $0.name < $1.name }
    }

    /// This package and all packages that it depends on.
    var all: [Package] {
        var found: [Package] = []
        var waiting = [self]
        while let next = waiting.popLast() {
            guard !found.contains(where: { $0.id == next.id }) else { continue }
            found.append(next)
            waiting += next.dependencies.map(\.package)
        }
        return found
    }
}

extension PluginContext {
    /// Returns a target of this package or of a package that it depends on.
    func target(named name: String) throws -> any SourceModuleTarget {
        for package in package.all {
            guard let target = package.targets.first(where: { $0.name == name }) else { continue }
            guard let module = target as? SwiftSourceModuleTarget else {
                throw CommandError("the target “\(name)” has no Swift code.")
            }
            guard module.kind != .test else {
                throw CommandError("“\(name)” is a test target. Name the target that it tests.")
            }
            return module
        }
        let known = package.sourceModules.map(\.name).joined(separator: ", ")
        throw CommandError("there is no target “\(name)”. The package has \(known).")
    }

    /// Returns the default folder for the mocks of a target: `Generated` in its test target.
    ///
    /// The test target is the only one that depends on the target, or the one with the name of the target and `Tests`.
    /// Indirect dependencies count only if no test target depends on the target directly.
    func folder(forMocksOf target: any SourceModuleTarget) throws -> String {
        let all = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { $0.kind == .test }
        let direct = all.filter { $0.uses(target) }
        let tests =
            direct.isEmpty
            ? all.filter { $0.recursiveTargetDependencies.contains { $0.id == target.id } } : direct
        let chosen = tests.count == 1 ? tests.first : tests.first { $0.name == "\(target.name)Tests" }
        if let chosen { return chosen.directoryURL.appendingPathComponent("Generated").path }
        let names = tests.map(\.name).sorted().joined(separator: ", ")
        throw CommandError(
            tests.isEmpty
                ? "no test target with a Swift file depends on “\(target.name)”. Add a file, or name a folder with --into."
                : "several test targets depend on “\(target.name)”: \(names). Name a folder with --into.")
    }
}

extension SwiftSourceModuleTarget {
    /// Returns whether a target, or a product that contains it, is a direct dependency.
    fileprivate func uses(_ other: any SourceModuleTarget) -> Bool {
        dependencies.contains { dependency in
            switch dependency {
            case .target(let target): target.id == other.id
            case .product(let product): product.targets.contains { $0.id == other.id }
            @unknown default: false
            }
        }
    }
}

// MARK: The generator

/// The executable that generates the mocks.
///
/// It is a process of its own, because a plugin cannot import a library.
struct GeneratorTool {
    let executable: URL

    /// Runs the generator, and prints its output.
    func run(_ arguments: [String]) throws {
        let outcome = try launch(arguments)
        printUnbuffered(outcome.output.trimmingCharacters(in: .newlines))
        if outcome.succeeded { return }
        throw CommandError(
            outcome.error.isEmpty ? "the command failed. See the output above." : outcome.error)
    }

    /// Throws an error if the arguments or the folder are wrong.
    func validate(_ arguments: [String]) throws {
        let outcome = try launch(arguments + ["--validate"])
        guard outcome.succeeded else { throw CommandError(outcome.error) }
    }

    /// Returns the modules whose symbol graphs are required and not in the given folders.
    func missingModules(_ module: String, _ graphs: [String]) throws -> [String] {
        let outcome = try launch(
            ["--missing-modules", "--target", module] + graphs.flatMap { ["--graphs", $0] })
        guard outcome.succeeded else { throw CommandError(outcome.error) }
        return outcome.output.split(separator: "\n").map(String.init)
    }

    private func launch(_ arguments: [String]) throws -> (succeeded: Bool, output: String, error: String) {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        let (output, error) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = error
        do { try process.run() } catch { throw CommandError("the generator cannot be started: \(error)") }
        // The error is one line, which fits into the buffer of a pipe, so that reading one pipe after the other does
        // not block the process.
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        let failure = error.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        // `Diagnostics.error` adds the prefix again.
        let errorPrefix = "error: "
        let line = String(decoding: failure, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return (
            process.terminationStatus == 0, String(decoding: printed, as: UTF8.self),
            line.hasPrefix(errorPrefix) ? String(line.dropFirst(errorPrefix.count)) : line
        )
    }
}

// MARK: Output

/// An error that stops the command, with a message in one line.
struct CommandError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Prints a line without buffering. The output of `print` is buffered, so that it could appear after an error message.
func printUnbuffered(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
}
