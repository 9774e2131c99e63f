/// The symbols of several modules, by what the compiler calls them.
struct SymbolIndex {
    /// Where a relationship leads: to a symbol that is known, or to one of which only the name is.
    struct Target: Equatable {
        var usr: String
        /// The module and the name, `Base.Store`, of what is declared elsewhere.
        var fallback: String?
    }

    private(set) var symbols: [String: SymbolGraph.Symbol] = [:]
    private(set) var modules: [String: String] = [:]
    private var requirements: [String: [String]] = [:]
    private var conformances: [String: [Target]] = [:]
    private var superclasses: [String: Target] = [:]
    private(set) var loadedModules: Set<String> = []

    init(_ graphs: [SymbolGraph]) {
        for graph in graphs {
            loadedModules.insert(graph.module.name)
            for symbol in graph.symbols where symbols[symbol.identifier.precise] == nil {
                symbols[symbol.identifier.precise] = symbol
                modules[symbol.identifier.precise] = graph.module.name
            }
            for relationship in graph.relationships { enter(relationship) }
        }
    }

    private mutating func enter(_ relationship: SymbolGraph.Relationship) {
        let target = Target(usr: relationship.target, fallback: relationship.targetFallback)
        switch relationship.kind {
        case "requirementOf", "optionalRequirementOf":
            if requirements[relationship.target]?.contains(relationship.source) != true {
                requirements[relationship.target, default: []].append(relationship.source)
            }
        case "conformsTo":
            if conformances[relationship.source]?.contains(target) != true {
                conformances[relationship.source, default: []].append(target)
            }
        case "inheritsFrom": superclasses[relationship.source] = target
        default: break
        }
    }

    /// The protocols of a module, in the order of their declaration.
    func protocols(of module: String) -> [SymbolGraph.Symbol] {
        symbols.values
            .filter { $0.kind.identifier == "swift.protocol" && modules[$0.identifier.precise] == module }
            .sorted { Self.place(of: $0) < Self.place(of: $1) }
    }

    /// What a protocol requires itself, in the order of its declaration.
    func requirements(of usr: String) -> [SymbolGraph.Symbol] {
        (requirements[usr] ?? []).compactMap { symbols[$0] }.sorted {
            Self.place(of: $0) < Self.place(of: $1)
        }
    }

    func parents(of usr: String) -> [Target] { conformances[usr] ?? [] }

    func superclass(of usr: String) -> Target? { superclasses[usr] }

    private static func place(of symbol: SymbolGraph.Symbol) -> (String, Int, String) {
        (symbol.location?.uri ?? "", symbol.location?.position.line ?? 0, symbol.identifier.precise)
    }
}
