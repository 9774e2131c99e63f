import Foundation

/// The symbols of several modules, indexed by USR.
struct SymbolIndex {
    /// The target of a relationship.
    struct Target: Equatable {
        var usr: String
        /// The qualified name of a symbol in another module: `Base.Store`.
        var fallback: String?
    }

    private(set) var symbols: [String: SymbolGraph.Symbol] = [:]
    private(set) var modules: [String: String] = [:]
    private var requirements: [String: [String]] = [:]
    private var conformances: [String: [Target]] = [:]
    private var superclasses: [String: Target] = [:]
    private var overrides: [String: String] = [:]
    private var members: [String: [String]] = [:]
    private var defaults: [String: [String]] = [:]
    private var nonsendingModules: Set<String> = []
    var isolatedModules: Set<String> = []
    private var typeNames: [String: Set<String>] = [:]
    private(set) var loadedModules: Set<String> = []

    /// The interfaces of modules without source files, by the names of the modules.
    let interfaces: [String: ModuleInterface]

    init(_ graphs: [SymbolGraph], interfaces: [String: ModuleInterface] = [:]) {
        self.interfaces = interfaces
        for graph in graphs {
            loadedModules.insert(graph.module.name)
            // Types of the standard library hide no others.
            let hides = !StandardProtocol.isStandardLibrary(module: graph.module.name)
            for symbol in graph.symbols where symbols[symbol.identifier.precise] == nil {
                symbols[symbol.identifier.precise] = symbol
                modules[symbol.identifier.precise] = graph.module.name
                if hides, symbol.pathComponents.count == 1 {
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
        case "overrides": overrides[relationship.source] = relationship.target
        case "inheritsFrom": superclasses[relationship.source] = target
        case "defaultImplementationOf":
            defaults[relationship.target, default: []].append(relationship.source)
            if let name = relationship.targetFallback?.split(separator: ".", maxSplits: 1).last {
                defaults[String(name), default: []].append(relationship.source)
            }
        default: break
        }
    }

    /// Returns the protocols of a module in source order.
    func protocols(of module: String) -> [SymbolGraph.Symbol] { types(ofKind: "swift.protocol", in: module) }

    /// Returns the classes of a module in source order.
    func classes(of module: String) -> [SymbolGraph.Symbol] { types(ofKind: "swift.class", in: module) }

    /// Returns the structs of a module in source order.
    func structs(of module: String) -> [SymbolGraph.Symbol] { types(ofKind: "swift.struct", in: module) }

    private func types(ofKind kind: String, in module: String) -> [SymbolGraph.Symbol] {
        symbols.values.filter { $0.kind.identifier == kind && modules[$0.identifier.precise] == module }
            .inSourceOrder
    }

    /// Returns the own requirements of a protocol in source order.
    func requirements(of usr: String) -> [SymbolGraph.Symbol] {
        (requirements[usr] ?? []).compactMap { symbols[$0] }.inSourceOrder
    }

    /// Returns the symbols in extensions that have the name of a requirement.
    ///
    /// A symbol graph calls all of them default implementations, even if they have other types.
    ///
    /// - Parameter key: The USR of the requirement, or its name with that of the protocol: `Identifiable.id`.
    func defaults(of key: String) -> [SymbolGraph.Symbol] {
        (defaults[key] ?? []).compactMap { symbols[$0] }
    }

    func parents(of usr: String) -> [Target] { conformances[usr] ?? [] }

    /// Returns the names of the associated types of a protocol and of its known ancestors.
    func associatedNames(of usr: String) -> Set<String> {
        var names: Set<String> = []
        for ancestor in ancestors(of: usr) {
            for symbol in requirements(of: ancestor) where symbol.kind.identifier == "swift.associatedtype" {
                names.insert(symbol.names.title)
            }
        }
        return names
    }

    /// Returns the members of a type, and of the extensions of a protocol.
    func members(of usr: String) -> [SymbolGraph.Symbol] { (members[usr] ?? []).compactMap { symbols[$0] } }

    /// Returns the type aliases in a protocol and in its ancestors.
    func typealiases(of usr: String) -> [SymbolGraph.Symbol] {
        ancestors(of: usr).flatMap { members[$0] ?? [] }.compactMap { symbols[$0] }
            .filter { $0.kind.identifier == "swift.typealias" }
    }

    /// Returns a protocol and all protocols that it inherits from.
    func ancestors(of usr: String) -> [String] {
        var found: [String] = []
        var waiting = [usr]
        while let next = waiting.popLast() {
            guard !found.contains(next) else { continue }
            found.append(next)
            waiting += parents(of: next).map(\.usr)
        }
        return found
    }

    /// Records whether a module enables `NonisolatedNonsendingByDefault`.
    mutating func setNonsendingByDefault(_ isDefault: Bool, in module: String) {
        if isDefault { nonsendingModules.insert(module) } else { nonsendingModules.remove(module) }
    }

    /// Returns whether a module enables `NonisolatedNonsendingByDefault`, as far as its settings or its closures show.
    func isNonsendingByDefault(_ module: String) -> Bool { nonsendingModules.contains(module) }

    private mutating func findNonsendingModules() {
        for (usr, symbol) in symbols {
            // A function may be declared so explicitly. A closure parameter shows that it is the default of the module.
            guard let module = modules[usr], symbol.hasNonsendingClosure else { continue }
            nonsendingModules.insert(module)
        }
    }

    /// Returns whether a top-level type has a given name. If a module has the same name, it cannot qualify other types.
    func hasType(named name: String) -> Bool { typeNames[name] != nil }

    /// Returns whether a top-level type of another module has a given name.
    func hasType(named name: String, besides module: String) -> Bool {
        typeNames[name].map { !$0.subtracting([module]).isEmpty } ?? false
    }

    /// Returns the interface of the module that declares a symbol, if the module has no source files.
    func interface(of symbol: SymbolGraph.Symbol) -> ModuleInterface? {
        modules[symbol.identifier.precise].flatMap { interfaces[$0] }
    }

    func superclass(of usr: String) -> Target? { superclasses[usr] }

    /// Returns the members of a class and of its ancestors, nested types among them. A subclass sees their names
    /// unqualified.
    func inheritedMembers(of usr: String) -> [SymbolGraph.Symbol] {
        var (members, place): ([SymbolGraph.Symbol], String?) = ([], usr)
        while let next = place {
            members += self.members(of: next)
            place = superclasses[next]?.usr
        }
        return members
    }

    /// Returns the USR of the member of an ancestor that a member of a class overrides.
    func overridden(by usr: String) -> String? { overrides[usr] }
}

extension [SymbolGraph.Symbol] {
    /// The symbols in the order of their declarations.
    var inSourceOrder: [SymbolGraph.Symbol] {
        sorted { one, other in
            func place(_ symbol: SymbolGraph.Symbol) -> (String, Int, Int, String) {
                let position = symbol.location?.position
                return (
                    symbol.location?.uri ?? "", position?.line ?? 0, position?.character ?? 0,
                    symbol.identifier.precise
                )
            }
            return place(one) < place(other)
        }
    }
}
