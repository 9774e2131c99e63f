// Finds global actors, and what they isolate.

extension SymbolIndex {
    /// Returns whether a type is a global actor.
    ///
    /// If the symbol graph of its module is missing, this is unknown, and each class or actor counts as one, because
    /// other attributes are hardly ever classes.
    func isGlobalActor(_ usr: String) -> Bool {
        guard usr != mainActor else { return true }
        guard let symbol = symbols[usr] else { return isClass(symbol: usr) }
        if symbol.kind.identifier == "swift.typealias" {
            return symbol.types.last.map { $0.usr != usr && isGlobalActor($0.usr) } ?? false
        }
        return ancestors(of: usr).contains("s:12_Concurrency11GlobalActorP")
    }

    /// Returns the attribute with the global actor of a declaration.
    func globalActor(of symbol: SymbolGraph.Symbol) -> SymbolGraph.Symbol.CustomAttribute? {
        let end = symbol.declarationFragments?.firstIndex { $0.kind == "identifier" } ?? .max
        return symbol.customAttributes.first { $0.place.upperBound <= end && isGlobalActor($0.usr) }
    }

    /// Returns the attribute with the global actor that isolates a type, and with it its conformances.
    ///
    /// If the isolation is the default of the module, or inferred, the symbol graph shows it only on the members of types.
    func isolation(of type: SymbolGraph.Symbol) -> String? {
        if let attribute = isolatingAttribute(of: type) { return attribute }
        guard let module = modules[type.identifier.precise], !type.hasModifier("nonisolated"),
            isolatedModules.contains(module)
        else { return nil }
        return "@MainActor"
    }

    private func isolatingAttribute(of type: SymbolGraph.Symbol) -> String? {
        guard type.isType else { return nil }
        if let attribute = globalActor(of: type) { return type.text(of: attribute) }
        let attributes = members(of: type.identifier.precise).filter {
            $0.kind.identifier == "swift.property"
        }
        .map { property in globalActor(of: property).map(property.text) }
        guard let first = attributes.first, attributes.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// Finds the modules with default isolation: those with a type that has members on the main actor and is not declared
    /// so.
    mutating func findIsolatedModules() {
        for (usr, symbol) in symbols where symbol.isType && globalActor(of: symbol) == nil {
            guard let module = modules[usr], isolatingAttribute(of: symbol) == "@MainActor" else { continue }
            isolatedModules.insert(module)
        }
    }

    /// Records whether the main actor is the default isolation of a module.
    mutating func setIsolatedByDefault(_ isDefault: Bool, in module: String) {
        if isDefault { isolatedModules.insert(module) } else { isolatedModules.remove(module) }
    }
}

extension SymbolGraph.Symbol {
    /// Returns the source code of an attribute.
    func text(of attribute: CustomAttribute) -> String {
        (declarationFragments ?? [])[attribute.place].map(\.spelling).joined()
    }
}

private let mainActor = "s:ScM"
