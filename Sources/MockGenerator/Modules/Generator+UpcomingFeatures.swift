// Upcoming features of the modules, which symbol graphs do not show.

extension Generator {
    /// Finds out which modules enable `NonisolatedNonsendingByDefault`, from the command lines that compile them.
    ///
    /// For a module that the package does not build, the `async` closures of the module show the feature. Without such
    /// a closure, it is unknown.
    func findUpcomingFeatures(in index: inout SymbolIndex) {
        guard let manifest = arguments.scratch.isEmpty ? nil : BuildManifest(in: arguments.scratch) else {
            return
        }
        for module in index.loadedModules {
            guard let command = manifest.commandLine(ofModule: module) else { continue }
            index.setNonsendingByDefault(command.enables("NonisolatedNonsendingByDefault"), in: module)
        }
    }
}

extension [String] {
    /// Returns whether a command line of the compiler enables an upcoming feature.
    fileprivate func enables(_ feature: String) -> Bool {
        let options = ["-enable-upcoming-feature", "-enable-experimental-feature"]
        return zip(self, dropFirst()).contains { options.contains($0) && $1 == feature }
    }
}
