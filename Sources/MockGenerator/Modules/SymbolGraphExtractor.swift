import Foundation

/// Extracts symbol graphs of modules that the tests can import but that are not targets, with
/// `swift-symbolgraph-extract`, and the interfaces of the modules.
struct SymbolGraphExtractor {
    /// The path of the tool.
    var tool: String
    let settings: CompilerSettings
    /// The module whose settings are used, for messages.
    let importer: String
    /// The folder in which the graph of each module gets a folder.
    let folder: String

    /// Makes an extractor that uses the tool beside the compiler.
    init(settings: CompilerSettings, importer: String, folder: String) {
        tool =
            URL(fileURLWithPath: settings.compiler).deletingLastPathComponent()
            .appendingPathComponent("swift-symbolgraph-extract").path
        self.settings = settings
        self.importer = importer
        self.folder = folder
    }

    /// Returns the index of some graphs, and of those of other modules that are necessary, which it extracts.
    ///
    /// - Parameters:
    ///   - graphs: The graphs in the folders.
    ///   - missing: Returns the modules that are missing in an index.
    func index(
        of graphs: [SymbolGraph], in folders: [String], missing: (SymbolIndex) throws -> some Sequence<String>
    ) throws -> SymbolIndex {
        var (graphs, folders, attempted) = (graphs, folders, Set<String>())
        while true {
            let index = SymbolIndex(graphs, interfaces: readInterfaces(in: folders))
            // If a module cannot be found, the types that need it cannot be mocked.
            let found = try missing(index).filter { attempted.insert($0).inserted }
                .compactMap { try? extract($0) }
            if found.isEmpty { return index }
            folders += found
            graphs += try readGraphs(in: found)
        }
    }

    /// Extracts the graphs of a module and of its extensions of other modules, and its interface.
    ///
    /// - Parameter accessLevel: The lowest access level of the declarations in the graph.
    /// - Returns: The folder of the graphs.
    func extract(_ module: String, accessLevel: String = "internal") throws(GeneratorError) -> String {
        let output = "\(folder)/\(module)" + (accessLevel == "internal" ? "" : "-\(accessLevel)")
        let manager = FileManager.default
        try? manager.removeItem(atPath: output)
        do { try manager.createDirectory(atPath: output, withIntermediateDirectories: true) } catch {
            throw GeneratorError("\(output) cannot be written to: \(error.localizedDescription)")
        }
        var arguments = ["-module-name", module, "-output-dir", output] + settings.search
        // The same option as for targets: a graph of public symbols omits requirements whose names begin with `_`.
        arguments += [
            "-minimum-access-level", accessLevel, "-skip-synthesized-members", "-include-spi-symbols",
        ]
        // In the sandbox that a plugin has on macOS, list-mocks cannot write elsewhere. If the option is repeated, the last
        // one counts.
        arguments += ["-module-cache-path", "\(folder)/ModuleCache"]
        if let parts = Self.parts[module] {
            arguments.append("-experimental-allowed-reexported-modules=\(parts.joined(separator: ","))")
        }
        guard try run(tool, arguments) else {
            throw GeneratorError(
                "there is no module “\(module)” that “\(importer)” can import. If it is the module of a dependency, add the dependency to the target first."
            )
        }
        try extractInterface(of: module, into: output)
        return output
    }

    /// Extracts the interface of a module, if the toolchain has a tool for it. Without the interface, only the
    /// type-check of the mocks finds errors that result from the omitted facts.
    private func extractInterface(of module: String, into output: String) throws(GeneratorError) {
        let beside = URL(fileURLWithPath: tool).deletingLastPathComponent()
            .appendingPathComponent("swift-synthesize-interface").path
        guard FileManager.default.isExecutableFile(atPath: beside) else { return }
        _ = try run(
            beside, ["-module-name", module, "-o", "\(output)/\(module)\(interfaceSuffix)"] + settings.search)
    }

    /// The modules that a module re-exports, by the name of that module.
    private static let parts = ["Foundation": ["FoundationEssentials", "FoundationInternationalization"]]

    private func run(_ tool: String, _ arguments: [String]) throws(GeneratorError) -> Bool {
        // The tool lists all modules that it knows if it does not find one.
        do { return try Process.launch(tool, arguments).terminationStatus == 0 } catch {
            throw GeneratorError("\(tool) cannot be started: \(error.localizedDescription)")
        }
    }
}

extension Process {
    /// Runs a program without input to its end.
    static func launch(_ path: String, _ arguments: [String], output: FileHandle = .nullDevice) throws
        -> Process
    {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try process.run()
        process.waitUntilExit()
        return process
    }
}

/// The end of the name of a file with the interface of a module.
private let interfaceSuffix = ".interface"

/// Reads the interfaces in some folders of extracted modules, by the names of the modules.
func readInterfaces(in folders: [String]) -> [String: ModuleInterface] {
    var interfaces: [String: ModuleInterface] = [:]
    for folder in folders {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where name.hasSuffix(interfaceSuffix) {
            let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
            interfaces[String(name.dropLast(interfaceSuffix.count))] = text.map(ModuleInterface.init)
        }
    }
    return interfaces
}
