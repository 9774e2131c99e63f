import ExpectKit

/// Converts the name of a tape to the name of its file, such that different names have different files.
///
/// Letters, digits, hyphens, underscores and spaces stay as they are; every other character is escaped, as in a URL. The
/// parentheses of a function without parameters are dropped: `test()` and `test` are the same name.
enum TapeName {
    /// Returns the name of a file, without an extension.
    ///
    /// - Parameter limit: The number of bytes that the name may have. A longer one is cut, and gets a hash.
    static func file(of name: String, limit: Int = TapeLimits.name) -> String {
        let name = name.hasSuffix("()") && name.count > 2 ? String(name.dropLast(2)) : name
        // No other name becomes a single percent sign, as an escape has two digits.
        let parts = name.isEmpty ? ["%"] : name.unicodeScalars.map(escaped)
        guard parts.reduce(0, { $0 + $1.utf8.count }) > limit else { return parts.joined() }
        let end = "%-" + hash(of: name)
        var start = ""
        for part in parts where start.utf8.count + part.utf8.count + end.utf8.count <= limit { start += part }
        return start + end
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        let isPlain =
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
                .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
                // Variation selectors are marks too, but invisible.
                !scalar.properties.isDefaultIgnorableCodePoint
            default: "-_ ".unicodeScalars.contains(scalar)
            }
        if isPlain { return String(Character(scalar)) }
        return String(Character(scalar)).utf8.map { byte in
            let digits = String(byte, radix: 16, uppercase: true)
            return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
        }.joined()
    }

    /// A hash of 128 bits that is the same in every process: FNV-1a over the bytes, forwards and backwards.
    private static func hash(of name: String) -> String {
        func digits(_ bytes: some Sequence<UInt8>) -> String {
            let value = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
            let digits = String(value, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
        return digits(name.utf8) + digits(name.utf8.reversed())
    }
}
