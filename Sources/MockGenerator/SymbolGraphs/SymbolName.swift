import Foundation

// What the compiler's name of a symbol (its USR) tells: `s:4Base4UserV` is `User`, a struct of the module `Base`.

/// Returns the module to import for a symbol: an empty text for the standard library's own, nothing where the name
/// does not tell it, as with what is imported from C.
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

/// Returns `prefix` or `postfix` where a symbol is such an operator, which its declaration does not say.
func fixity(ofOperator usr: String) -> String {
    switch MangledName(usr).operatorFixity {
    case "p": "prefix"
    case "P": "postfix"
    default: ""
    }
}

/// Returns whether a symbol is declared at the top of its module, `s:4Shop5ErrorP`, and not in another type.
func isTopLevel(symbol usr: String) -> Bool { MangledName(usr).isTopLevelType }

/// Returns whether a symbol is a type with a name, and not a generic parameter or an associated type.
func isNominal(symbol usr: String) -> Bool {
    // `s:SS` is `String`, `s:ScA` is `Actor`.
    if usr.hasPrefix("s:S") {
        return usr.utf8.count == 4 || usr.hasPrefix("s:Sc") && usr.utf8.count == 5 || isKind(usr)
    }
    return usr.hasPrefix("s:") && isKind(usr)
}

private func isKind(_ usr: String) -> Bool { !usr.hasSuffix("Qa") && "VOCPa".contains(usr.last ?? " ") }
