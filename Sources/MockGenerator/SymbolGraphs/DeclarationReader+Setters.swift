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
        guard var reader = sourceReader(at: member) else { return nil }
        // Other variables of the same declaration may come between the keyword and the name.
        if member.kind.identifier == "swift.property" {
            var depth = 0
            repeat {
                let token = reader.back()
                if [")", "]", "}"].contains(token) { depth += 1 }
                if ["(", "[", "{"].contains(token) { depth -= 1 }
            } while !(reader.peek() == "var" && depth <= 0) && reader.peek(-1) != ""
        }
        // The modifiers and attributes come before the keyword.
        while true {
            let token = reader.back()
            if token == ")", reader.peek(-1) == "set", reader.peek(-2) == "(",
                accessLevels.contains(reader.peek(-3))
            {
                return String(reader.peek(-3))
            }
            if token == ")" {
                var depth = 1
                while depth > 0, !reader.peek(-1).isEmpty {
                    let token = reader.back()
                    if token == ")" { depth += 1 } else if token == "(" { depth -= 1 }
                }
            } else if token.isEmpty || !(reader.isAtWord || token == "@" || token == ".") {
                return nil
            }
        }
    }
}

private let accessLevels: Set<Substring> = ["private", "fileprivate", "internal", "package", "public"]
