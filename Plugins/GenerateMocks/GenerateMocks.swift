import Foundation
import PackagePlugin

/// The command `swift package generate-mocks`, which extracts symbol graphs and passes them to the generator.
@main struct GenerateMocks: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        do {
            try generate(context, arguments)
        } catch let error as CommandError {
            Diagnostics.error(error.description)
        }
    }

    private func generate(_ context: PluginContext, _ arguments: [String]) throws {
        if arguments.contains("--help") { return printUnbuffered(Self.help) }
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let folders = extractor.extractOption(named: "into")
        guard names.count == 1, let name = names.first else {
            let known = context.package.sourceModules.map(\.name).joined(separator: ", ")
            throw CommandError("name one target with --target. The package has \(known).")
        }
        guard folders.count <= 1 else { throw CommandError("--into can be given only once.") }
        let target = try context.target(named: name)
        var command = ["--target", name, "--module", target.moduleName] + extractor.remainingArguments
        if !context.package.targets.contains(where: { $0.id == target.id }) { command.append("--foreign") }
        if !arguments.contains("--list") {
            let package = context.package.directoryURL.path
            let folder = folders.first.map { $0.hasPrefix("/") ? $0 : "\(package)/\($0)" }
            command += ["--package", package, "--into", try folder ?? context.folder(forMocksOf: target)]
        }
        let generator = GeneratorTool(executable: try context.tool(named: "MockGeneratorTool").url)
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

    private static let help = """
        Writes mocks of a target's protocols, one file each. Check the files in.

        swift package generate-mocks --target NAME [--into FOLDER] [--protocol NAME]… [--check | --list] [--overwrite]

          --target NAME     the target that declares the protocols
          --into FOLDER     the folder for the files, inside the package; by default Generated in the test target of
                            the target
          --protocol NAME   only this protocol; may be repeated
          --check           writes nothing, and fails if a file is not up to date (for CI)
          --list            writes nothing, and lists the mocks and the protocols that cannot be mocked, with reasons
          --overwrite       also replaces files that were edited by hand or not written by the generator
        """
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
