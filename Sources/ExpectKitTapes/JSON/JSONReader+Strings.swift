import ExpectKit
import Foundation

extension JSONReader {
    /// Reads a string, from one quotation mark to the other.
    mutating func string() throws(TapeFlaw) -> String {
        guard take("\"") else { throw flaw(.missingString) }
        var text = ""
        while true {
            let start = position
            position = bytes.withUnsafeBufferPointer { firstSpecialByte(in: $0, from: position) }
            if start < position {
                guard let part = String(bytes: bytes[start..<position], encoding: .utf8) else {
                    throw flaw(.invalidUTF8)
                }
                text += part
            }
            if take("\"") { return text }
            guard next != nil else { throw flaw(.unterminatedString) }
            guard take("\\") else { throw flaw(.controlCharacter) }
            text.unicodeScalars.append(try escaped())
        }
    }

    private mutating func escaped() throws(TapeFlaw) -> Unicode.Scalar {
        guard let byte = next else { throw flaw(.unterminatedString) }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{c}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicode()
        default: throw flaw(.unknownEscape)
        }
    }

    private mutating func unicode() throws(TapeFlaw) -> Unicode.Scalar {
        let first = try fourDigits()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard UTF16.isLeadSurrogate(UInt16(first)), take("\\"), take("u") else {
            throw flaw(.loneSurrogate)
        }
        let second = try fourDigits()
        guard UTF16.isTrailSurrogate(UInt16(second)),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw flaw(.loneSurrogate) }
        return scalar
    }

    private mutating func fourDigits() throws(TapeFlaw) -> UInt32 {
        let digits = bytes[position...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw flaw(.unknownEscape) }
        position += 4
        return value
    }
}
