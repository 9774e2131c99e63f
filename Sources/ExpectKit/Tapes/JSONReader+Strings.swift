import Foundation

extension JSONReader {
    /// Reads a text, from one quotation mark to the other.
    mutating func string() throws(TapeFlaw) -> String {
        guard take("\"") else { throw flaw("a text is missing") }
        var text = ""
        while true {
            let start = position
            position = bytes.withUnsafeBufferPointer { firstSpecialByte(in: $0, from: position) }
            if start < position {
                guard let part = String(bytes: bytes[start..<position], encoding: .utf8) else {
                    throw flaw("a text is not in UTF-8")
                }
                text += part
            }
            if take("\"") { return text }
            guard next != nil else { throw flaw("the end of a text is missing") }
            guard take("\\") else { throw flaw("a text has a control character") }
            text.unicodeScalars.append(try escaped())
        }
    }

    private mutating func escaped() throws(TapeFlaw) -> Unicode.Scalar {
        guard let byte = next else { throw flaw("the end of a text is missing") }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{c}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicode()
        default: throw flaw("a text has an unknown escape")
        }
    }

    private mutating func unicode() throws(TapeFlaw) -> Unicode.Scalar {
        let first = try fourDigits()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard UTF16.isLeadSurrogate(UInt16(first)), take("\\"), take("u") else {
            throw flaw("a text has half a character")
        }
        let second = try fourDigits()
        guard UTF16.isTrailSurrogate(UInt16(second)),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw flaw("a text has half a character") }
        return scalar
    }

    private mutating func fourDigits() throws(TapeFlaw) -> UInt32 {
        let digits = bytes[position...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw flaw("a text has an unknown escape") }
        position += 4
        return value
    }
}

/// Returns the position of the first byte that a JSON text has only in an escape, or that ends it.
///
/// It looks at eight bytes at a time: a tape may have megabytes, and tests are not optimized.
func firstSpecialByte(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let memory = UnsafeRawBufferPointer(bytes)
    let ones: UInt64 = 0x0101_0101_0101_0101
    var position = start
    while position &+ 8 <= bytes.count {
        let word = memory.loadUnaligned(fromByteOffset: position, as: UInt64.self)
        // A byte of a difference is zero where the byte of the word is the one that is looked for, and only then, or in
        // a byte above one that is, its highest bit is set below.
        let quotes = word ^ (ones &* 0x22)
        let backslashes = word ^ (ones &* 0x5C)
        let special =
            (word &- ones &* 0x20) & ~word | (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
        if special & (ones &* 0x80) != 0 { break }
        position &+= 8
    }
    while position < bytes.count {
        let byte = bytes[position]
        if byte == 0x22 || byte == 0x5C || byte < 0x20 { break }
        position &+= 1
    }
    return position
}
