/// Reads the compiler's name of a symbol (its USR) from its start, piece by piece.
///
/// Names in it are preceded by their lengths, so that no letter of a name is taken for one of the mangling: in
/// `s:4Shop5PointP1poiyxx_xtFZ`, `Shop` and `Point` are names, and `1p` followed by `oi` is the operator `+`.
struct MangledName {
    private var rest: ArraySlice<UInt8>

    init(_ usr: String) {
        rest = Array(usr.utf8)[...]
        if usr.hasPrefix("s:") { rest = rest.dropFirst(2) } else { rest = [] }
    }

    /// How an operator is written, `p`, `P` or `i`; nothing for any other symbol.
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

    /// Whether a type in it is a function of C or a block: `XC` or `XB`, or `Xz` with the name that C has for it.
    var hasForeignFunction: Bool {
        var reader = self
        // What is asked of generic parameters (`R`) stands behind all types.
        while let first = reader.peek, first != "R" {
            if reader.skipName() { continue }
            if first == "X", let kind = reader.peek(1), "CBz".contains(kind) { return true }
            reader.skipPiece()
        }
        return false
    }

    /// Whether it is that of a type which stands in a module, and not in another type: two names and the kind.
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

    /// Passes a name: its length and its letters, `00` before one in Punycode, `0` before one with words of earlier names.
    private mutating func skipName() -> Bool {
        guard let first = peek, first.isNumber else { return false }
        var (hasWords, isPunycode) = (false, false)
        if next(is: "0") {
            isPunycode = next(is: "0")
            hasWords = !isPunycode
        }
        repeat {
            // A small letter stands for a word that is followed by another, a capital one for the last of them.
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

    /// Passes a piece that is no name, with the numbers that belong to it.
    private mutating func skipPiece() {
        guard let first = peek else { return }
        rest.removeFirst()
        switch first {
        case "A":
            // What was mentioned before: numbers and small letters up to a capital one.
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

    /// Passes the number of a generic parameter: `_`, `0_`, `d_0_`, `z`.
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
