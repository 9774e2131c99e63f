/// Returns the name of the type that a type is nested in; `nil` for a type at the top of its module.
func enclosingTypeName(of type: Any.Type) -> String? {
    let parts = topLevelParts(of: String(reflecting: type)).filter { !$0.hasPrefix("(unknown context") }
    // The first part is the module.
    return parts.count > 2 ? withoutModules(parts[parts.count - 2]) : nil
}

/// Returns the name of a type without its modules and the types that it is nested in.
func typeName(_ type: Any.Type) -> String {
    withoutModules(topLevelParts(of: String(reflecting: type)).last ?? "\(type)")
}

/// Splits a qualified name at the dots outside of brackets.
private func topLevelParts(of name: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in name {
        if "<([".contains(character) { depth += 1 }
        if ">)]".contains(character) { depth -= 1 }
        if character == ".", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts
}

/// Removes the modules and outer types from a name and from its generic arguments.
private func withoutModules(_ name: String) -> String {
    var text = ""
    var word = ""
    for character in name {
        switch character {
        case ".": word = ""
        case "<", ">", ",", " ", "(", ")", "[", "]":
            text += word + String(character)
            word = ""
        default: word.append(character)
        }
    }
    return text + word
}
