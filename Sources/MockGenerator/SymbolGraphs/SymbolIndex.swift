import Foundation

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
    private var members: [String: [String]] = [:]
    private var nonsendingModules: Set<String> = []
    private var isolatedModules: Set<String> = []
    private var typeNames: [String: Set<String>] = [:]
    private(set) var loadedModules: Set<String> = []

    init(_ graphs: [SymbolGraph]) {
        for graph in graphs {
            loadedModules.insert(graph.module.name)
            for symbol in graph.symbols where symbols[symbol.identifier.precise] == nil {
                symbols[symbol.identifier.precise] = symbol
                modules[symbol.identifier.precise] = graph.module.name
                if symbol.pathComponents.count == 1 {
                    typeNames[symbol.names.title, default: []].insert(graph.module.name)
                }
            }
            for relationship in graph.relationships { enter(relationship) }
        }
        findIsolatedModules()
        findNonsendingModules()
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
        case "memberOf": members[relationship.target, default: []].append(relationship.source)
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

    /// The associated types of a protocol and of those that it inherits from, as far as they are known.
    func associatedNames(of usr: String) -> Set<String> {
        var names: Set<String> = []
        for ancestor in ancestors(of: usr) {
            for symbol in requirements(of: ancestor) where symbol.kind.identifier == "swift.associatedtype" {
                names.insert(symbol.names.title)
            }
        }
        return names
    }

    /// The type aliases in a protocol and in those that it inherits from.
    func typealiases(of usr: String) -> [SymbolGraph.Symbol] {
        ancestors(of: usr).flatMap { members[$0] ?? [] }.compactMap { symbols[$0] }
            .filter { $0.kind.identifier == "swift.typealias" }
    }

    /// A protocol and all that it inherits from.
    private func ancestors(of usr: String) -> [String] {
        var found: [String] = []
        var waiting = [usr]
        while let next = waiting.popLast() {
            guard !found.contains(next) else { continue }
            found.append(next)
            waiting += parents(of: next).map(\.usr)
        }
        return found
    }

    /// Whether a type, and with it its conformances, belongs to a global actor. Where that is the module's default, the
    /// graph says so of the members only.
    func isIsolated(_ type: SymbolGraph.Symbol) -> Bool {
        let usr = type.identifier.precise
        if type.isIsolated || hasIsolatedMembers(usr) { return true }
        guard let module = modules[usr], !type.hasModifier("nonisolated") else { return false }
        return isolatedModules.contains(module)
    }

    private func hasIsolatedMembers(_ usr: String) -> Bool {
        let properties = (members[usr] ?? []).compactMap { symbols[$0] }
            .filter { $0.kind.identifier == "swift.property" }
        return !properties.isEmpty && properties.allSatisfy(\.hasActor)
    }

    /// The modules that are isolated to a global actor by default, as a type shows that does not say so itself.
    private mutating func findIsolatedModules() {
        for (usr, symbol) in symbols where symbol.isType && !symbol.isIsolated && hasIsolatedMembers(usr) {
            if let module = modules[usr] { isolatedModules.insert(module) }
        }
    }

    /// Whether the `async` functions of a module stay where they are called from, as its closures say.
    func staysWhereCalled(_ module: String) -> Bool { nonsendingModules.contains(module) }

    private mutating func findNonsendingModules() {
        for (usr, symbol) in symbols {
            // A function may say it of itself; a closure among its parameters does where the module says it of all.
            guard let module = modules[usr], symbol.hasNonsendingClosure else { continue }
            nonsendingModules.insert(module)
        }
    }

    /// Whether a type has the name of a module, so that nothing in the module can be named with it.
    func hasType(named name: String) -> Bool { typeNames[name] != nil }

    /// Whether a type of another module has a name as well.
    func hasType(named name: String, besides module: String) -> Bool {
        typeNames[name].map { !$0.subtracting([module]).isEmpty } ?? false
    }

    func superclass(of usr: String) -> Target? { superclasses[usr] }

    private static func place(of symbol: SymbolGraph.Symbol) -> (String, Int, Int, String) {
        let position = symbol.location?.position
        return (
            symbol.location?.uri ?? "", position?.line ?? 0, position?.character ?? 0,
            symbol.identifier.precise
        )
    }
}
