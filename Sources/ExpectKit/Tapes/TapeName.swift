/// The name of a tape as a name of a file.
///
/// Two names never get one file. Letters, digits, hyphens, underscores and spaces stay as they are; every other character is
/// escaped, as in a URL. The brackets of a function without parameters are left out: `test()` and `test` are one name.
enum TapeName {
    /// How long a name may be, in bytes: file systems allow 255, and the extension takes five.
    static let limit = 250

    /// Returns the name of a file, without an extension.
    ///
    /// - Parameter limit: How long it may be, in bytes.
    static func file(of name: String, limit: Int = limit) -> String {
        let name = name.hasSuffix("()") && name.count > 2 ? String(name.dropLast(2)) : name
        // A percent sign alone is what no other name has.
        let parts = name.isEmpty ? ["%"] : name.unicodeScalars.map(escaped)
        guard parts.reduce(0, { $0 + $1.utf8.count }) > limit else { return parts.joined() }
        // The beginning, for whoever reads it, and what tells the name from all others.
        let end = "%-" + fingerprint(of: name)
        var start = ""
        for part in parts where start.utf8.count + part.utf8.count + end.utf8.count <= limit { start += part }
        return start + end
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        let isPlain =
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
                .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
                // A selector of a variant is a mark that nobody sees.
                !scalar.properties.isDefaultIgnorableCodePoint
            default: "-_ ".unicodeScalars.contains(scalar)
            }
        if isPlain { return String(Character(scalar)) }
        return String(Character(scalar)).utf8.map { byte in
            let digits = String(byte, radix: 16, uppercase: true)
            return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
        }.joined()
    }

    /// A number of 128 bits, the same in every process: two of the hash FNV-1a, over the bytes in either direction.
    private static func fingerprint(of name: String) -> String {
        func hash(_ bytes: some Sequence<UInt8>) -> String {
            let value = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
            let digits = String(value, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
        return hash(name.utf8) + hash(name.utf8.reversed())
    }

    /// What a file was called before names were escaped, which several names shared.
    static func former(of name: String) -> String {
        let base = name.prefix { $0 != "(" }
        return String(
            (base.isEmpty ? name[...] : base).map {
                $0.isLetter || $0.isNumber || "-_ ".contains($0) ? $0 : "-"
            })
    }
}
