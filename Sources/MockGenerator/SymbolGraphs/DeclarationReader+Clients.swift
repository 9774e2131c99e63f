// Reads a struct whose stored properties are closures.

extension DeclarationReader {
    /// Enters each closure of a client as a function.
    mutating func enterClient(_ symbol: SymbolGraph.Symbol) {
        fail("clients are not read yet")
    }
}

extension SymbolIndex {
    /// Returns whether a struct has a stored property that is a closure.
    func isClient(_ symbol: SymbolGraph.Symbol) -> Bool {
        members(of: symbol.identifier.precise).contains {
            $0.kind.identifier == "swift.property" && $0.declaration.contains("->")
        }
    }
}
