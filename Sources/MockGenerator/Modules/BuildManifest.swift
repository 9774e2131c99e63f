import Foundation

/// The manifest that SwiftPM writes before a build, such as `.build/debug.yaml`, with the command lines of the compiler.
struct BuildManifest {
    private let lines: [Substring]

    /// Reads a manifest in the scratch folder of a package, which has one for each configuration.
    ///
    /// - Parameter configuration: The configuration, or an empty string for the newest manifest.
    init?(in scratch: String, of configuration: String) {
        let manager = FileManager.default
        let configurations = configuration.isEmpty ? ["debug", "release"] : [configuration]
        let paths = configurations.map { "\(scratch)/\($0).yaml" }
        let written = paths.compactMap { path -> (path: String, date: Date)? in
            let attributes = try? manager.attributesOfItem(atPath: path)
            return (attributes?[.modificationDate] as? Date).map { (path, $0) }
        }
        guard let newest = written.max(by: { $0.date < $1.date }),
            let text = try? String(contentsOfFile: newest.path, encoding: .utf8)
        else { return nil }
        self.init(text)
    }

    init(_ text: String) { lines = text.split(separator: "\n") }

    /// Returns the command line that compiles a module, or `nil` if no module has the name.
    ///
    /// A module is compiled twice if a tool or a macro also depends on it. The command line for the tool is used only
    /// if there is no other.
    func commandLine(ofModule name: String) -> [String]? {
        let found = lines.filter {
            $0.contains("\"-module-name\",\"\(name)\"") && $0.contains("\"-emit-module\"")
        }
        let line = found.first { !$0.contains("/Modules-tool\"") } ?? found.first
        guard let line, let start = line.firstIndex(of: "[") else { return nil }
        return try? JSONDecoder().decode([String].self, from: Data(line[start...].utf8))
    }

    /// Returns the settings with which a module is compiled.
    func settings(ofModule name: String) -> CompilerSettings? {
        commandLine(ofModule: name).flatMap(CompilerSettings.init(commandLine:))
    }
}

// MARK: Settings of the modules, which symbol graphs do not show

extension SymbolIndex {
    /// Finds out which modules enable `NonisolatedNonsendingByDefault`, and which ones are isolated by default, from the
    /// command lines that compile them.
    ///
    /// For a module that the package does not build, its `async` closures show the feature, and its types the isolation.
    /// Without such declarations, they are unknown.
    mutating func findSettings(in manifest: BuildManifest?) {
        guard let manifest else { return }
        for module in loadedModules {
            guard let command = manifest.commandLine(ofModule: module) else { continue }
            setNonsendingByDefault(command.enables("NonisolatedNonsendingByDefault"), in: module)
            setIsolatedByDefault(command.has("-default-isolation", "MainActor"), in: module)
        }
    }
}

extension [String] {
    /// Returns whether a command line of the compiler enables an upcoming feature.
    fileprivate func enables(_ feature: String) -> Bool {
        ["-enable-upcoming-feature", "-enable-experimental-feature"].contains { has($0, feature) }
    }

    /// Returns whether a command line has an option with a value.
    fileprivate func has(_ option: String, _ value: String) -> Bool {
        zip(self, dropFirst()).contains { $0 == option && $1 == value }
    }
}
