// Settings of the modules, which symbol graphs do not show.

extension Generator {
    /// Finds out which modules enable `NonisolatedNonsendingByDefault`, and which ones are isolated by default, from the
    /// command lines that compile them.
    ///
    /// For a module that the package does not build, its `async` closures show the feature, and its types the isolation.
    /// Without such declarations, they are unknown.
    func findSettings(in index: inout SymbolIndex) {
        guard let manifest = arguments.scratch.isEmpty ? nil : BuildManifest(in: arguments.scratch) else {
            return
        }
        for module in index.loadedModules {
            guard let command = manifest.commandLine(ofModule: module) else { continue }
            index.setNonsendingByDefault(command.enables("NonisolatedNonsendingByDefault"), in: module)
            index.setIsolatedByDefault(command.has("-default-isolation", "MainActor"), in: module)
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
