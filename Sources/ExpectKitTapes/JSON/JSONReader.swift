import ExpectKit

/// Reads JSON without losing digits of numbers, and refuses values that are nested too deeply.
///
/// `JSONDecoder` converts numbers to types that cannot hold every digit.
struct JSONReader {
    let bytes: [UInt8]
    private let depthLimit: Int
    var position = 0

    /// Reads a text in UTF-8, with or without a byte order mark.
    static func read(_ text: some Sequence<UInt8>, depthLimit: Int) throws(TapeFlaw) -> JSONValue {
        var reader = JSONReader(bytes: Array(text), depthLimit: depthLimit)
        // Some editors write a byte order mark.
        if reader.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
        let value = try reader.value(depth: 0)
        reader.skipSpace()
        guard reader.position == reader.bytes.count else { throw reader.flaw(.trailingText) }
        return value
    }

    private init(bytes: [UInt8], depthLimit: Int) {
        (self.bytes, self.depthLimit) = (bytes, depthLimit)
    }

    /// Returns a flaw at the current line.
    func flaw(_ flaw: JSONFlaw) -> TapeFlaw {
        .invalidJSON(flaw, line: bytes.prefix(position).count { $0 == UInt8(ascii: "\n") } + 1)
    }

    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
    }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func take(word: StaticString) -> Bool {
        let letters = "\(word)".utf8
        guard bytes[position...].starts(with: letters) else { return false }
        position += letters.count
        return true
    }

    private mutating func value(depth: Int) throws(TapeFlaw) -> JSONValue {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard depth < depthLimit else { throw .tooDeep(limit: depthLimit) }
            return next == UInt8(ascii: "{") ? try object(depth: depth + 1) : try list(depth: depth + 1)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t") where take(word: "true"): return .bool(true)
        case UInt8(ascii: "f") where take(word: "false"): return .bool(false)
        case UInt8(ascii: "n") where take(word: "null"): return .null
        case nil: throw flaw(.missingValue)
        default: return try number()
        }
    }

    private mutating func object(depth: Int) throws(TapeFlaw) -> JSONValue {
        var fields: [String: JSONValue] = [:]
        position += 1
        skipSpace()
        if take("}") { return .object(fields) }
        repeat {
            skipSpace()
            let name = try string()
            guard fields[name] == nil else { throw flaw(.duplicateField(name)) }
            skipSpace()
            guard take(":") else { throw flaw(.missingColon) }
            fields[name] = try value(depth: depth)
            skipSpace()
        } while take(",")
        guard take("}") else { throw flaw(.unterminatedObject) }
        return .object(fields)
    }

    private mutating func list(depth: Int) throws(TapeFlaw) -> JSONValue {
        var values: [JSONValue] = []
        position += 1
        skipSpace()
        if take("]") { return .array(values) }
        repeat {
            values.append(try value(depth: depth))
            skipSpace()
        } while take(",")
        guard take("]") else { throw flaw(.unterminatedList) }
        return .array(values)
    }

    private mutating func number() throws(TapeFlaw) -> JSONValue {
        let start = position
        _ = take("-")
        let whole = digits()
        guard whole == 1 || whole > 1 && bytes[position - whole] != UInt8(ascii: "0") else {
            throw flaw(.missingValue)
        }
        if take("."), digits() == 0 { throw flaw(.missingFraction) }
        if take("e") || take("E") {
            _ = take("+") || take("-")
            if digits() == 0 { throw flaw(.missingExponent) }
        }
        return JSONValue(number: String(decoding: bytes[start..<position], as: UTF8.self))
    }

    private mutating func digits() -> Int {
        let start = position
        while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        return position - start
    }
}
