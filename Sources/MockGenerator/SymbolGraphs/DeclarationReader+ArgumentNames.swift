// Reads the argument names of closure types, which a symbol graph omits, from the source files.

extension DeclarationReader {
    /// Returns the argument names in a closure type, as its declaration in the source file shows them. If
    /// the type is an alias, they are in the declaration of the alias.
    ///
    /// - Returns: `nil` if there are none.
    func argumentNames(of symbol: SymbolGraph.Symbol, after separator: Substring) -> [String?]? {
        guard var reader = sourceReader(at: symbol), (try? reader.word()) != nil,
            (try? reader.genericParameters()) != nil, reader.skip(separator), (try? reader.type()) != nil
        else { return nil }
        if !reader.argumentNames.isEmpty { return reader.argumentNames }
        return symbol.types.lazy.compactMap { index.symbols[$0.usr] }
            .first { $0.kind.identifier == "swift.typealias" }
            .flatMap { argumentNames(of: $0, after: "=") }
    }
}
