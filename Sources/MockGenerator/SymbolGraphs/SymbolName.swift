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

/// Reads a mangled symbol name (USR) from start to end.
///
/// Each identifier in it is preceded by its length, so that the letters of an identifier are not confused with mangling
/// operators: in `s:4Shop5PointP1poiyxx_xtFZ`, `Shop` and `Point` are identifiers, and `1p` followed by `oi` is the
/// infix operator `+`.
struct MangledName {
    private var rest: ArraySlice<UInt8>

    init(_ usr: String) {
        rest = Array(usr.utf8)[...]
        if usr.hasPrefix("s:") { rest = rest.dropFirst(2) } else { rest = [] }
    }

    /// The fixity of an operator as mangled: `p` for prefix, `P` for postfix, `i` for infix. `nil` for other symbols.
    var operatorFixity: Character? {
        var reader = self
        while !reader.rest.isEmpty {
            if reader.skipName() {
                if reader.next(is: "o"), let fixity = reader.peek, "pPi".contains(fixity) { return fixity }
            } else {
                reader.skipPiece()
            }
        }
        return nil
    }

    /// Whether the symbol has a C function or a block in its type: `XC`, `XB`, or `Xz` for either with its C type.
    var hasForeignFunction: Bool {
        var reader = self
        // Generic requirements (`R`) follow all types.
        while let first = reader.peek, first != "R" {
            if reader.skipName() { continue }
            if first == "X", let kind = reader.peek(1), "CBz".contains(kind) { return true }
            reader.skipPiece()
        }
        return false
    }

    /// Whether the symbol is a top-level type, which consists of the module, the name and the kind.
    var isTopLevelType: Bool {
        var reader = self
        return (reader.next(is: "s") || reader.skipName()) && reader.skipName() && reader.rest.count == 1
    }

    private func peek(_ offset: Int) -> Character? {
        rest.count > offset ? Character(Unicode.Scalar(rest[rest.startIndex + offset])) : nil
    }

    private var peek: Character? { peek(0) }

    private mutating func next(is character: Character) -> Bool {
        guard peek == character else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func number() -> Int? {
        var digits = ""
        while let digit = peek, digit.isASCII, digit.isNumber {
            digits.append(digit)
            rest.removeFirst()
        }
        return Int(digits)
    }

    /// Skips an identifier: its length and its letters. It begins with `00` if it is encoded in Punycode, and with `0` if
    /// it repeats words of earlier identifiers.
    private mutating func skipName() -> Bool {
        guard let first = peek, first.isNumber else { return false }
        var (hasWords, isPunycode) = (false, false)
        if next(is: "0") {
            isPunycode = next(is: "0")
            hasWords = !isPunycode
        }
        repeat {
            // A letter refers to an earlier word. The last reference in a row is upper case.
            while hasWords, let letter = peek, letter.isLetter {
                rest.removeFirst()
                hasWords = letter.isLowercase
            }
            if next(is: "0") { break }
            guard let length = number(), length > 0 else { break }
            if isPunycode { _ = next(is: "_") }
            rest = rest.dropFirst(length)
        } while hasWords
        return true
    }

    /// Skips a mangling operator with its operands.
    private mutating func skipPiece() {
        guard let first = peek else { return }
        rest.removeFirst()
        switch first {
        case "A":
            // A substitution: digits and lower-case letters up to an upper-case letter.
            while let letter = peek, letter.isNumber || letter.isLowercase { rest.removeFirst() }
            _ = rest.popFirst()
        case "S":
            // A type of the standard library.
            _ = number()
            _ = next(is: "c")
            _ = rest.popFirst()
        case "q": skipIndex()
        case "Q":
            let kind = rest.popFirst().map { Character(Unicode.Scalar($0)) }
            if let kind, "yY".contains(kind) { skipIndex() }
        case "X", "Y": _ = rest.popFirst()
        default: break
        }
    }

    /// Skips the index of a generic parameter: `_`, `0_`, `d_0_`, `z`.
    private mutating func skipIndex() {
        if next(is: "z") { return }
        while next(is: "d") {
            _ = number()
            _ = next(is: "_")
        }
        _ = number()
        _ = next(is: "_")
    }
}
