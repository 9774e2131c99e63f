import Foundation
import PackagePlugin

/// `swift package generate-mocks`: asks the compiler for the protocols of a target, and has wrappers written for them.
@main struct GenerateMocks: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        do {
            try generate(context, arguments)
        } catch let problem as Problem {
            Diagnostics.error(problem.description)
        }
    }

    private func generate(_ context: PluginContext, _ arguments: [String]) throws {
        if arguments.contains("--help") { return say(Self.help) }
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let folders = extractor.extractOption(named: "into")
        guard names.count == 1, let name = names.first else {
            let known = context.package.sourceModules.map(\.name).joined(separator: ", ")
            throw Problem("name one target with --target. The package has \(known).")
        }
        guard folders.count <= 1 else { throw Problem("--into can be given once.") }
        let target = try context.target(named: name)
        var command = ["--target", name, "--module", target.moduleName] + extractor.remainingArguments
        if !context.package.targets.contains(where: { $0.id == target.id }) { command.append("--foreign") }
        if !arguments.contains("--list") {
            let package = context.package.directoryURL.path
            let folder = folders.first.map { $0.hasPrefix("/") ? $0 : "\(package)/\($0)" }
            command += ["--package", package, "--into", try folder ?? context.folder(forMocksOf: target)]
        }
        let generator = Generator(tool: try context.tool(named: "MockGeneratorTool").url)
        let graphs = try symbolGraphs(of: target, with: generator)
        try generator.run(command + graphs.flatMap { ["--graphs", $0] })
    }

    /// Extracts the symbol graph of a target, and those of the modules that its protocols inherit from.
    private func symbolGraphs(of target: any SourceModuleTarget, with generator: Generator) throws -> [String]
    {
        var graphs: [String] = []
        var asked: Set<String> = []
        var waiting: [any SourceModuleTarget] = [target]
        let others = target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
        while let next = waiting.popLast() {
            asked.insert(next.moduleName)
            say("Reading \(next.name) …")
            graphs.append(try symbolGraph(of: next))
            guard waiting.isEmpty else { continue }
            let missing = try generator.missingModules(target.moduleName, graphs)
            waiting = others.filter { missing.contains($0.moduleName) && !asked.contains($0.moduleName) }
        }
        return graphs
    }

    private func symbolGraph(of target: any SourceModuleTarget) throws -> String {
        // Whatever is public, a protocol may have requirements whose names begin with `_`, which a graph of public
        // symbols leaves out.
        let options = PackageManager.SymbolGraphOptions(
            minimumAccessLevel: .internal, includeSynthesized: false, includeSPI: true,
            emitExtensionBlocks: false)
        let graph: PackageManager.SymbolGraphResult
        do { graph = try packageManager.getSymbolGraph(for: target, options: options) } catch {
            throw Problem(
                "the target “\(target.name)” has to build first: see `swift build --target \(target.name)`.")
        }
        let path = graph.directoryURL.path
        guard let files = try? FileManager.default.contentsOfDirectory(atPath: path),
            files.contains(where: { $0.hasSuffix(".symbols.json") })
        else {
            throw Problem(
                "the build system gave no symbol graph of “\(target.name)”. If you chose --build-system swiftbuild, "
                    + "leave it out: it does not give those of executable targets.")
        }
        return path
    }

    private static let help = """
        Writes mocks of a target's protocols, one file each, to be checked in.

        swift package generate-mocks --target NAME [--into FOLDER] [--protocol NAME]… [--check | --list] [--overwrite]

          --target NAME     the target that declares the protocols
          --into FOLDER     where in the package the files go; without it, the folder Generated of the target's test
                            target
          --protocol NAME   only this protocol; may be repeated
          --check           writes nothing, and fails where a file is not what would be written (for CI)
          --list            writes nothing, and says what would be generated, and why something would not
          --overwrite       replaces files that were changed by hand
        """
}

/// What keeps the command from its work, in one line.
struct Problem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Says something at once: what is printed would wait, and come behind an error.
func say(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
}
