// Finds structs of closures.

extension SymbolIndex {
    /// Returns whether a struct has a stored property that is a closure.
    func isClient(_ symbol: SymbolGraph.Symbol) -> Bool {
        storedProperties(of: symbol).contains(where: isClosure)
    }

    /// Returns the stored properties of a struct in source order.
    ///
    /// A symbol graph also shows accessors for a stored property with an observer, a wrapper, a macro or a private
    /// setter. A property with accessors counts as stored if an initializer has a parameter with its name.
    func storedProperties(of symbol: SymbolGraph.Symbol) -> [SymbolGraph.Symbol] {
        let members = members(of: symbol.identifier.precise)
        let labels = Set(members.filter { $0.kind.identifier == "swift.init" }.flatMap(\.argumentLabels))
        return members.filter { member in
            member.kind.identifier == "swift.property" && !member.hasModifier("lazy")
                && (!member.hasAccessors || labels.contains(member.names.title))
        }.inSourceOrder
    }

    /// Returns whether a property is a closure or an optional closure, perhaps through a type alias.
    func isClosure(_ property: SymbolGraph.Symbol) -> Bool {
        ["cvp", "cSgvp", "XCvp", "XBvp"].contains(where: property.identifier.precise.hasSuffix)
    }

    /// Returns whether a type is nested in a generic one.
    func isInGenericType(_ symbol: SymbolGraph.Symbol) -> Bool {
        guard symbol.pathComponents.count > 1 else { return false }
        return symbols.values.contains { outer in
            outer.isType && outer.pathComponents.count < symbol.pathComponents.count
                && symbol.pathComponents.starts(with: outer.pathComponents)
                && modules[outer.identifier.precise] == modules[symbol.identifier.precise]
                && !outer.genericParameters.isEmpty
        }
    }
}

extension SymbolGraph.Symbol {
    /// Whether the declaration shows accessors: `{ get }`.
    fileprivate var hasAccessors: Bool { declaration.hasSuffix("}") }

    /// The argument labels of an initializer.
    fileprivate var argumentLabels: [String] {
        names.title.dropFirst("init(".count).dropLast().split(separator: ":").map(String.init)
    }
}
