// Reads a class that a mock is a subclass of.

extension DeclarationReader {
    /// Enters the members of a class and of its ancestors that a subclass can override.
    mutating func enterClass(_ symbol: SymbolGraph.Symbol) {
        fail("classes are not read yet")
    }
}
