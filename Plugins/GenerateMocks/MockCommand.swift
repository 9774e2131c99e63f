// The common part of both command plugins, which ListMocks contains as a link.
//
// It is one file, because SwiftPM compiles the plugins whenever a user of the library builds, with one compiler process
// for each file. For the same reason, the generator does all work that needs no package and no build system.

import Foundation
import PackagePlugin

/// The common part of the command plugins: it extracts symbol graphs and passes them to the generator.
struct MockCommand {
    let context: PluginContext
    let packageManager: PackageManager
    /// Whether the command only lists the mocks.
    var isList = false
    /// The last sentence of a message about wrong arguments. The generator has the same one.
    static let hint = "For all options, run: swift package list-mocks --help"

    func run(_ arguments: [String]) {
        do {
            let generator = GeneratorTool(executable: try context.tool(named: "MockGeneratorTool").url)
            if arguments.contains(where: ["--help", "-h"].contains) { return try generator.run(["--help"]) }
            try run(generator.read(arguments, isList: isList), generator)
        } catch { Diagnostics.error("\(error)") }
    }

    private func run(_ arguments: PluginArguments, _ generator: GeneratorTool) throws {
        // Checked before the build, which can take minutes.
        var jobs = try context.jobs(for: arguments).filter { job in
            guard let reason = try generator.lines(job.command + ["--validate"]).first else { return true }
            printUnbuffered("\(job.name): skipped because \(reason)")
            return false
        }
        if jobs.count > 1, !arguments.types.isEmpty {
            jobs = try assign(arguments.types, to: jobs, generator)
        }
        var hasLibrary = false
        for job in jobs {
            do {
                let graphs = try job.graphs ?? symbolGraphs(for: job, generator)
                // The mocks are type-checked with the library.
                if arguments.writes, job.target != nil, !hasLibrary {
                    buildLibrary(for: job)
                    hasLibrary = true
                }
                if arguments.writes { printUnbuffered("Writing and checking the mocks of \(job.name) …") }
                try generator.run(job.command + graphs.flatMap { ["--graphs", $0] })
            } catch { Diagnostics.error(jobs.count > 1 ? "\(job.name): \(error)" : "\(error)") }
        }
    }

    /// Builds the library that the mocks import. A build also writes the compiler settings of the tests.
    private func buildLibrary(for job: MockJob) {
        printUnbuffered("Building ExpectKit …")
        // Errors matter to the user only if the mocks are then not type-checked. The generator reports that.
        _ = try? packageManager.build(
            .target("ExpectKit"), parameters: .init(configuration: .inherit, echoLogs: true))
    }

    /// Limits the named types of each job to those that its module declares. Exactly one module must declare each type.
    private func assign(_ types: [[String]], to jobs: [MockJob], _ generator: GeneratorTool) throws
        -> [MockJob]
    {
        var jobs = jobs
        for index in jobs.indices {
            let graphs = try symbolGraphs(for: jobs[index], generator)
            jobs[index].graphs = graphs
            let declared = try generator.lines(
                jobs[index].command + graphs.flatMap { ["--graphs", $0] } + ["--declared"])
            jobs[index].types = types.filter { declared.contains($0.joined(separator: " ")) }
        }
        for type in types {
            let owners = jobs.filter { $0.types.contains(type) }.map(\.name)
            let (form, name) = (type[0].dropFirst(2), type[1])
            if owners.isEmpty {
                let all = jobs.map(\.name).joined(separator: ", ")
                throw CommandError("there is no \(form) “\(name)” in \(all).")
            }
            if owners.count > 1 {
                throw CommandError(
                    "there is a \(form) “\(name)” in \(owners.joined(separator: ", ")). Name one of them with --target or --module."
                )
            }
        }
        return jobs.filter { !$0.types.isEmpty }
    }

    /// Extracts the symbol graph of a target and those of the targets whose protocols it inherits from. The generator
    /// extracts those of other modules.
    ///
    /// - Returns: The folders of the symbol graphs.
    private func symbolGraphs(for job: MockJob, _ generator: GeneratorTool) throws -> [String] {
        guard let target = job.target else {
            buildLibrary(for: job)
            return []
        }
        var graphs: [String] = []
        var extracted: Set<String> = []
        var waiting: [any SourceModuleTarget] = [target]
        let others = target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
        while let next = waiting.popLast() {
            extracted.insert(next.moduleName)
            printUnbuffered("Reading \(next.name) …")
            graphs.append(try symbolGraph(of: next))
            guard waiting.isEmpty else { continue }
            let missing = try generator.lines(
                job.command + graphs.flatMap { ["--graphs", $0] } + ["--missing-modules"])
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

/// The arguments of a command that concern the plugin. The generator parses them, as `GeneratorArguments`.
struct PluginArguments: Decodable {
    let targets: [String]
    let modules: [String]
    /// The folder for the mocks. Empty if it is the default one.
    let folder: String
    /// The named types, each as an option with its value.
    let types: [[String]]
    let hasAllTargets: Bool
    /// The other arguments for the generator.
    let others: [String]

    var lists: Bool { others.contains("--list") }
    var writes: Bool { !lists && !others.contains("--check") }
}

/// One run of the generator, for a target or for a module without a target.
struct MockJob {
    let name: String
    let target: SwiftSourceModuleTarget?
    let options: [String]
    /// The named types, each as an option with its value.
    var types: [[String]]
    /// The folders of the symbol graphs, once they are extracted.
    var graphs: [String]?
    var command: [String] { options + types.flatMap { $0 } }
}

// MARK: Targets and folders

extension PluginContext {
    /// Returns the runs of the generator that a command requests.
    fileprivate func jobs(for arguments: PluginArguments) throws -> [MockJob] {
        if !arguments.modules.isEmpty {
            let tested = try arguments.targets.first.map { try target(named: $0, isTested: true) }
            return try arguments.modules.map { try job(forModule: $0, tested, arguments) }
        }
        var chosen = try arguments.hasAllTargets ? package.sourceModules : targets(named: arguments.targets)
        // Nothing else can be meant in a package with one target.
        if chosen.isEmpty, package.sourceModules.count == 1 { chosen = package.sourceModules }
        if chosen.isEmpty {
            throw CommandError(
                "name a target with --target, or use --all-targets. The package has \(package.knownTargets). \(MockCommand.hint)"
            )
        }
        return try chosen.compactMap { target in
            do { return try job(for: target, arguments) } catch {
                guard arguments.hasAllTargets else { throw error }
                printUnbuffered("\(target.name): skipped because \(error)")
                return nil
            }
        }
    }

    private func job(for target: SwiftSourceModuleTarget, _ arguments: PluginArguments) throws -> MockJob {
        let tests =
            arguments.folder.isEmpty && !arguments.lists
            ? try testTarget(of: target) : try? testTarget(of: target)
        let importer = targetWithFolder(arguments.folder) ?? tests ?? target
        let isForeign = !package.targets.contains { $0.id == target.id }
        return MockJob(
            name: target.name, target: target,
            options: ["--target", target.name, "--module", target.moduleName]
                + (isForeign ? ["--foreign"] : []) + options(arguments, importer, folder: tests),
            types: arguments.types)
    }

    private func job(
        forModule name: String, _ tested: SwiftSourceModuleTarget?, _ arguments: PluginArguments
    ) throws -> MockJob {
        let known = package.all.flatMap(\.targets).compactMap { $0 as? SwiftSourceModuleTarget }
        if let target = known.first(where: { $0.moduleName == name && $0.kind != .test }) {
            return try job(for: target, arguments)
        }
        let tests = try tested.map { $0.kind == .test ? $0 : try testTarget(of: $0) }
        let importer = targetWithFolder(arguments.folder) ?? tests
        let all = package.testTargets
        guard let importer = importer ?? (all.count == 1 || arguments.lists ? all.first : nil) else {
            throw CommandError(
                "the tests that import the module “\(name)” are unknown. Name their folder with --into, as in --into Tests/ShopTests/Generated."
            )
        }
        return MockJob(
            name: name, target: nil,
            options: ["--module", name, "--foreign"] + (tested.map { ["--tested", $0.name] } ?? [])
                + options(arguments, importer, folder: importer),
            types: arguments.types)
    }

    /// Returns the arguments of the generator that do not depend on the module.
    private func options(
        _ arguments: PluginArguments, _ importer: SwiftSourceModuleTarget, folder: SwiftSourceModuleTarget?
    ) -> [String] {
        var options = arguments.others
        let stated = arguments.folder
        if !stated.isEmpty {
            let root = package.directoryURL.path + "/"
            // Generated files contain the path, which must not depend on the place of the package.
            options += [
                "--into", path(stated), "--stated-into",
                stated.hasPrefix(root) ? String(stated.dropFirst(root.count)) : stated,
            ]
        } else if let folder {
            options += ["--into", folder.directoryURL.appendingPathComponent("Generated").path]
        }
        // The work directory is `plugins/<plugin>/outputs` in the scratch directory.
        let scratch = (1...3).reduce(pluginWorkDirectoryURL) { url, _ in url.deletingLastPathComponent() }
        options += [
            "--package", package.directoryURL.path, "--scratch", scratch.path, "--importer",
            importer.moduleName,
            "--work", pluginWorkDirectoryURL.path,
        ]
        let tool = try? tool(named: "swift-symbolgraph-extract").url.path
        return options + (tool.map { ["--extraction-tool", $0] } ?? [])
    }

    private func path(_ folder: String) -> String {
        folder.hasPrefix("/") ? folder : "\(package.directoryURL.path)/\(folder)"
    }

    private func targetWithFolder(_ folder: String) -> SwiftSourceModuleTarget? {
        if folder.isEmpty { return nil }
        return package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
            .filter { "\(path(folder))/".hasPrefix($0.directoryURL.standardizedFileURL.path + "/") }
            .max { $0.directoryURL.path.count < $1.directoryURL.path.count }
    }

    /// Returns targets by their names. Reports each name that is wrong.
    private func targets(named names: [String]) throws -> [SwiftSourceModuleTarget] {
        var targets: [SwiftSourceModuleTarget] = []
        var errors: [any Error] = []
        for name in names {
            do { targets.append(try target(named: name, isTested: false)) } catch { errors.append(error) }
        }
        guard let last = errors.popLast() else { return targets }
        for error in errors { Diagnostics.error("\(error)") }
        throw last
    }

    /// Returns a target of this package or of a package that it depends on.
    private func target(named name: String, isTested: Bool) throws -> SwiftSourceModuleTarget {
        for package in package.all {
            guard let target = package.targets.first(where: { $0.name == name }) else { continue }
            guard let module = target as? SwiftSourceModuleTarget else {
                throw CommandError("the target “\(name)” has no Swift code.")
            }
            guard module.kind != .test || isTested else {
                throw CommandError("“\(name)” is a test target. Name the target that it tests.")
            }
            return module
        }
        throw CommandError(
            "there is no target “\(name)” with a source file. The package has \(package.knownTargets).")
    }

    /// Returns the test target of a target: the only one that depends on it, or the one with its name and `Tests`. Only
    /// targets that depend on ExpectKit are asked, if there is one.
    ///
    /// Indirect dependencies count only if no test target depends on the target directly.
    private func testTarget(of target: SwiftSourceModuleTarget) throws -> SwiftSourceModuleTarget {
        let all = package.testTargets
        let direct = all.filter { $0.uses(target) }
        let dependent =
            direct.isEmpty
            ? all.filter { $0.recursiveTargetDependencies.contains { $0.id == target.id } } : direct
        // Mocks import ExpectKit.
        let importing = dependent.filter(\.canImportExpectKit)
        let tests = importing.isEmpty ? dependent : importing
        if let chosen = tests.count == 1
            ? tests.first : tests.first(where: { $0.name == "\(target.name)Tests" })
        {
            return chosen
        }
        let names = tests.map(\.name).sorted().joined(separator: ", ")
        throw CommandError(
            tests.isEmpty
                ? "no test target with a Swift file depends on “\(target.name)”. Add a file, or name a folder with --into."
                : "several test targets depend on “\(target.name)”: \(names). Name a folder with --into.")
    }
}

extension Package {
    /// The Swift targets of this package, without its test targets.
    fileprivate var sourceModules: [SwiftSourceModuleTarget] {
        targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { $0.kind != .test }
            .sorted { $0.name < $1.name }
    }

    fileprivate var knownTargets: String { sourceModules.map(\.name).joined(separator: ", ") }

    fileprivate var testTargets: [SwiftSourceModuleTarget] {
        targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { $0.kind == .test }
    }

    /// This package and all packages that it depends on.
    fileprivate var all: [Package] {
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

extension SwiftSourceModuleTarget {
    fileprivate var canImportExpectKit: Bool {
        recursiveTargetDependencies.contains { ($0 as? SwiftSourceModuleTarget)?.moduleName == "ExpectKit" }
    }

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

    /// Returns the parts of the arguments of a command. Throws an error if they contradict each other.
    func read(_ arguments: [String], isList: Bool) throws -> PluginArguments {
        let lines = try lines(["--read-command", isList ? "list-mocks" : "generate-mocks"] + arguments)
        return try JSONDecoder().decode(PluginArguments.self, from: Data(lines.joined().utf8))
    }

    /// Runs the generator, and prints its output.
    func run(_ arguments: [String]) throws {
        let outcome = try launch(arguments)
        printUnbuffered(outcome.output.trimmingCharacters(in: .newlines))
        if outcome.succeeded { return }
        throw CommandError(
            outcome.error.isEmpty ? "the command failed. See the output above." : outcome.error)
    }

    /// Returns the lines that the generator prints. Throws an error if the arguments or the folder are wrong.
    func lines(_ arguments: [String]) throws -> [String] {
        let outcome = try launch(arguments)
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

/// An error that stops the command, with a message in one line.
struct CommandError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Prints a line without buffering. The output of `print` is buffered, so that it could appear after an error message.
func printUnbuffered(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
}
