import Foundation
import PackagePlugin

/// The common part of the command plugins: it extracts symbol graphs and passes them to the generator.
struct MockCommand {
    let context: PluginContext
    let packageManager: PackageManager
    /// Whether the command only lists the mocks.
    var isList = false
    let help: String

    func run(_ arguments: [String]) {
        if arguments.contains("--help") { return printUnbuffered(help) }
        do { try run(PluginArguments(arguments)) } catch { Diagnostics.error("\(error)") }
    }

    private func run(_ arguments: PluginArguments) throws {
        if isList, let option = arguments.others.first(where: ["--check", "--list", "--overwrite"].contains) {
            throw CommandError("\(option) is an option of generate-mocks. list-mocks writes nothing.")
        }
        guard arguments.targets.count == 1, let name = arguments.targets.first else {
            let known = context.package.sourceModules.map(\.name).joined(separator: ", ")
            throw CommandError("name one target with --target. The package has \(known).")
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
        let generator = GeneratorTool(executable: try context.tool(named: "MockGeneratorTool").url)
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

/// An error that stops the command, with a message in one line.
struct CommandError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Prints a line without buffering. The output of `print` is buffered, so that it could appear after an error message.
func printUnbuffered(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
}
