import Foundation

/// The types whose mocks are generated while the tests are built.
///
/// All modules have one index, so that a type of one module is qualified if another one has a type with its name. The file
/// imports both.
struct MockedTypes {
    private let options: BuildOptions
    private let extractor: SymbolGraphExtractor
    private var types: [(type: Generator.Candidate, module: ImportableModule)] = []
    private var folders: [String] = []
    private var graphs: [SymbolGraph] = []
    /// The mocks that could be generated of the modules that were read.
    private(set) var known: [String] = []

    init(_ options: BuildOptions, _ extractor: SymbolGraphExtractor) {
        self.options = options
        self.extractor = extractor
    }

    /// Finds the types of a module, and removes the names of their mocks from those that are wanted.
    mutating func find(_ wanted: inout Set<String>, in module: ImportableModule) throws {
        let folder: String
        if module.path.isEmpty {
            // A module of the toolchain stays the same until the compiler changes, which also builds this tool again. An
            // import may be for another platform, or of a module without Swift declarations.
            let kept = "\(extractor.folder)/\(module.name)"
            let isKept =
                dateOfChange(ofFileAt: "\(kept)/\(module.name).symbols.json")
                > dateOfChange(ofFileAt: CommandLine.arguments[0])
            guard let found = isKept ? kept : try? extractor.extract(module.name) else { return }
            folder = found
        } else {
            folder = try extractor.extract(module.name)
        }
        let read = try readGraphs(in: [folder])
        let all = SymbolIndex(read).candidates(in: module.name, isForeign: module.isForeign)
        let chosen = all.filter { type in
            let name = options.affixes.name(for: type.symbol.escapedName)
            known.append(name)
            return [nil, module.name].contains(options.module(of: name)) && wanted.remove(name) != nil
        }
        if chosen.isEmpty { return }
        types += chosen.map { ($0, module) }
        folders.append(folder)
        graphs += read
    }

    /// Returns the source of the mocks.
    ///
    /// A type that cannot be mocked becomes an unavailable class, so that the compiler reports the reason where a test uses
    /// the mock.
    func mocks(_ manifest: BuildManifest?) throws -> [String] {
        if types.isEmpty { return [] }
        var index = try extractor.index(of: graphs, in: folders) { index in
            Set(
                types.flatMap { type, module in
                    var reader = reader(index, module)
                    _ = reader.read(type.symbol, as: type.form)
                    return reader.missingModules.union(reader.attributeModules)
                })
        }
        index.findSettings(in: manifest)
        var sharedTypes: Set<String> = []
        return types.map { type, module in
            var reader = reader(index, module)
            var declaration = reader.read(type.symbol, as: type.form)
            declaration.affixes = options.affixes
            let chosen = options.options(of: declaration.mockName)
            declaration.isCodable = chosen.contains("--codable")
            declaration.keepsDefaults = chosen.contains("--keep-defaults")
            declaration.hasOptionalArguments = chosen.contains("--optional-arguments")
            declaration.targetMode = options.value(of: "--mode")
            declaration.targetOrdering = options.value(of: "--ordering")
            do throws(UnsupportedDeclaration) {
                let wrapper = try Wrapper(of: declaration)
                // The private types of several mocks are declared once in their common file.
                let shared = wrapper.handOver.joined(separator: "\n")
                return shared.isEmpty || sharedTypes.insert(shared).inserted
                    ? wrapper.source : wrapper.source.replacing(shared, with: "")
            } catch {
                let reason = "\(declaration.name) cannot be mocked because \(error.reason)"
                return """
                    @available(*, unavailable, message: \(reason.debugDescription))
                    nonisolated final class \(declaration.mockName) {}

                    """
            }
        }
    }

    private func reader(_ index: SymbolIndex, _ module: ImportableModule) -> DeclarationReader {
        var reader = DeclarationReader(index: index)
        reader.isForeign = module.isForeign
        reader.source = { uri in URL(string: uri).flatMap { try? String(contentsOf: $0, encoding: .utf8) } }
        return reader
    }
}
