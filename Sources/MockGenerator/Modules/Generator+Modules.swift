import Foundation

// Modules without a target, and the settings of the tests that import them.

extension GeneratorArguments {
    /// The settings of the importing target: those that SwiftPM used, or those that were given.
    var settings: CompilerSettings? {
        if !compiler.isEmpty { return CompilerSettings(commandLine: compiler) }
        guard !scratch.isEmpty, !importer.isEmpty else { return nil }
        return manifest?.settings(ofModule: importer)
    }

    /// The manifest of the last build, if there is one.
    var manifest: BuildManifest? { scratch.isEmpty ? nil : BuildManifest(in: scratch, of: configuration) }

    /// Adds the command line with which the files are type-checked.
    mutating func addCompiler(_ print: (String) -> Void) {
        guard compiler.isEmpty else { return }
        guard let settings else {
            return print(
                "  not type-checked: the build system left no compiler settings of the tests. Do not use --build-system swiftbuild."
            )
        }
        // If the folder is in no test target, the settings are those of the module itself, which cannot import itself.
        compiler = settings.typeCheck(inModule: importer == module ? "\(importer)Tests" : importer)
    }

    /// Extracts graphs of modules that are not targets; `nil` if the settings of the tests are unknown.
    var extractor: SymbolGraphExtractor? {
        guard !work.isEmpty, let settings else { return nil }
        var extractor = SymbolGraphExtractor(settings: settings, importer: importer, folder: work)
        if !extractionTool.isEmpty { extractor.tool = extractionTool }
        return extractor
    }
}

extension Generator {
    /// Reads the given graphs, and extracts those of other modules that are necessary.
    func readModules() throws -> SymbolIndex {
        var folders = arguments.graphs
        var graphs = try readGraphs(in: folders)
        let extractor = arguments.extractor
        if arguments.isModule, !graphs.contains(where: { $0.module.name == arguments.module }) {
            guard let extractor else {
                throw GeneratorError(
                    "the settings of the tests are unknown, so the module “\(arguments.module)” cannot be found. Do not use --build-system swiftbuild."
                )
            }
            folders.append(try extractor.extract(arguments.module))
            graphs += try readGraphs(in: [folders[folders.count - 1]])
        }
        guard graphs.contains(where: { $0.module.name == arguments.module }) else {
            throw GeneratorError(
                "there is no symbol graph of \(arguments.place) in \(arguments.graphs.joined(separator: ", "))."
            )
        }
        guard let extractor, ![.missingModules, .declared].contains(arguments.action) else {
            return SymbolIndex(graphs, interfaces: readInterfaces(in: folders))
        }
        return try extractor.index(of: graphs, in: folders, missing: missingModules)
    }

    /// Returns the modules whose symbol graphs are needed to read the requested types, and are not loaded.
    func missingModules(in index: SymbolIndex) throws -> [String] {
        var reader = DeclarationReader(index: index)
        reader.isForeign = arguments.isForeign
        var missing: Set<String> = []
        for type in try requested(of: index.candidates(in: arguments)) {
            _ = reader.read(type.symbol, as: type.form)
            missing.formUnion(reader.missingModules.union(reader.attributeModules))
        }
        return missing.sorted()
    }

    /// Throws an error if the module declares nothing to mock, and no mock of an earlier declaration exists.
    func requireTypes(_ types: [Candidate]) throws(GeneratorError) {
        guard arguments.action != .list, !arguments.namesTypes, try requested(of: types).isEmpty,
            try GeneratedFolder(path: arguments.folder).mocks(of: arguments.module).isEmpty
        else { return }
        guard arguments.skipsEmpty else {
            throw GeneratorError("\(arguments.place) declares no protocol that a test can see.")
        }
    }
}

extension GeneratorArguments {
    /// The options that name the module and the folder in the header of a file.
    var headerOrigin: String {
        origin + (statedFolder.isEmpty ? "" : " --into \(statedFolder)")
    }
}
