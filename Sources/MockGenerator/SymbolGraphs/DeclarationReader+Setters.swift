// Finds out whether the override of a property needs a setter.

extension DeclarationReader {
    /// Returns whether the override of a property or of a subscript has a setter: whether the test can call the setter
    /// of the class.
    ///
    /// A symbol graph does not contain the access level of a setter. It shows a less accessible setter of a computed
    /// property, and omits that of a stored property. So the modifiers are read from the source code, or from the
    /// interface of a module without source files.
    func isSettable(_ member: SymbolGraph.Symbol, _ declared: Requirement) -> Bool {
        let name = member.pathComponents.joined(separator: ".")
        if index.interface(of: member)?.hiddenSetters.contains(name) == true { return false }
        switch setterAccess(of: member) {
        case "private", "fileprivate": return false
        case .some: return !isOfOtherModule(member)
        case nil: return declared.isSettable || !member.declaration.contains("{")
        }
    }

    /// Returns the access level in `private(set)`, if the modifiers of a declaration contain one.
    private func setterAccess(of member: SymbolGraph.Symbol) -> String? {
        guard let location = member.location, let text = source(location.uri) else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let (line, character) = (location.position.line, location.position.character ?? 0)
        guard lines.indices.contains(line) else { return nil }
        // The modifiers come before the keyword at the position, perhaps on the line before.
        let before = lines[max(line - 1, 0)..<line].joined() + " " + lines[line].prefix(character)
        let modifiers = before.split(omittingEmptySubsequences: false) { "{};=".contains($0) }.last ?? ""
        return modifiers.split(separator: " ").compactMap { word in
            word.hasSuffix("(set)") ? String(word.dropLast("(set)".count)) : nil
        }.last
    }
}
