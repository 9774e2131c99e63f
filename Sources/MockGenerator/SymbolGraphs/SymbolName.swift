import Foundation

// Facts that the USR of a symbol contains: `s:4Base4UserV` is the struct `User` of the module `Base`.

/// Returns the module to import for a symbol.
///
/// - Returns: An empty string for the standard library, or `nil` if the USR does not contain the module, as for symbols
///   from C.
func module(ofSymbol usr: String) -> String? {
    guard usr.hasPrefix("s:") else { return nil }
    let name = usr.dropFirst(2)
    switch name.first {
    case "s": return ""
    case "S": return name.hasPrefix("So") || name.hasPrefix("SC") ? nil : ""
    default: break
    }
    let digits = name.prefix(while: \.isNumber)
    guard let length = Int(digits) else { return nil }
    let module = String(name.dropFirst(digits.count).prefix(length))
    return switch module {
    case "Swift", "_Concurrency", "_StringProcessing": ""
    case "FoundationEssentials", "FoundationInternationalization": "Foundation"
    default: module
    }
}

/// Returns whether a symbol is a class.
func isClass(symbol usr: String) -> Bool { usr.hasSuffix("C") || usr.hasPrefix("c:objc(cs)") }

/// Returns `prefix` or `postfix` for a unary operator, otherwise an empty string. The declaration in a symbol graph omits
/// the fixity.
func fixity(ofOperator usr: String) -> String {
    switch MangledName(usr).operatorFixity {
    case "p": "prefix"
    case "P": "postfix"
    default: ""
    }
}

/// Returns whether a symbol is a top-level type, such as `s:4Shop5ErrorP`.
func isTopLevel(symbol usr: String) -> Bool { MangledName(usr).isTopLevelType }

/// Returns whether a symbol is a nominal type, and not a generic parameter or an associated type.
func isNominal(symbol usr: String) -> Bool {
    // Types of the standard library have short names: `s:SS` is `String`, `s:ScA` is `Actor`.
    if usr.hasPrefix("s:S") {
        let isShort = usr.utf8.count == "s:SS".utf8.count
        let isShortConcurrency = usr.hasPrefix("s:Sc") && usr.utf8.count == "s:ScA".utf8.count
        return isShort || isShortConcurrency || hasTypeKind(usr)
    }
    return usr.hasPrefix("s:") && hasTypeKind(usr)
}

/// Returns whether a USR ends with the kind of a struct, an enum, a class, a protocol or a type alias.
private func hasTypeKind(_ usr: String) -> Bool { !usr.hasSuffix("Qa") && "VOCPa".contains(usr.last ?? " ") }
