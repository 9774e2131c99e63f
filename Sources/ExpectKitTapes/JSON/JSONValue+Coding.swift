import ExpectKit
import Foundation

extension JSONValue: Codable {
    /// Reads a text in UTF-8, with or without a byte order mark.
    ///
    /// `JSONSerialization` finds syntax errors and the kinds of values, and `JSONDecoder` reads numbers with all digits.
    static func read(_ text: Data) throws(TapeFlaw) -> JSONValue {
        let invalid = "it is not valid JSON"
        do {
            let decoder = JSONDecoder()
            let known = try JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed)
            if let kindsKey { decoder.userInfo[kindsKey] = KindsOfValues(known) }
            return try decoder.decode(Self.self, from: text)
        } catch let flaw as TapeFlaw {
            throw flaw
        } catch is DecodingError {
            throw TapeFlaw(invalid)
        } catch {
            throw TapeFlaw("\(invalid), in line \(line(of: error as NSError, in: text))")
        }
    }

    /// The line of a syntax error that `JSONSerialization` has found.
    private static func line(of error: NSError, in text: Data) -> Int {
        let words = error.userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
        let place =
            error.userInfo["NSJSONSerializationErrorIndex"] as? Int
            ?? words.firstMatch(of: /character ([0-9]+)/).flatMap { Int($0.1) }
        return text.prefix(place ?? text.count).count { $0 == UInt8(ascii: "\n") } + 1
    }

    /// Reads a value. It cannot tell a dictionary from an object, or a set from a list.
    ///
    /// Only `read` decodes it. The kind of the value is known, because an attempt to decode another kind throws an error, and Swift Testing
    /// captures a backtrace for each error.
    init(from decoder: any Decoder) throws {
        guard let kinds = kindsKey.flatMap({ decoder.userInfo[$0] as? KindsOfValues }) else {
            throw OtherValue()
        }
        let known = kinds.value
        switch known {
        case let known as [String: Any]:
            let container = try decoder.container(keyedBy: FieldName.self)
            guard container.allKeys.count == known.count else { throw OtherValue() }
            self = .object(
                try kinds.deeper {
                    try known.reduce(into: [:]) { fields, field in
                        kinds.value = field.value
                        do {
                            fields[field.key] = try container.decode(
                                Self.self, forKey: FieldName(stringValue: field.key))
                        } catch let error where isAnotherValue(error) {
                            // Of two fields of one name, `JSONDecoder` reads the first, and `JSONSerialization` the last.
                            throw TapeFlaw("“\(field.key)” appears twice in an object")
                        }
                    }
                })
        case let known as [Any]:
            var container = try decoder.unkeyedContainer()
            guard container.count == known.count else { throw OtherValue() }
            self = .array(
                try kinds.deeper {
                    try known.map { element in
                        kinds.value = element
                        return try container.decode(Self.self)
                    }
                })
        default:
            self = try Self.single(known, decoder.singleValueContainer())
        }
    }

    private static func single(_ known: Any, _ container: any SingleValueDecodingContainer) throws
        -> JSONValue
    {
        switch known {
        case let known as String:
            guard try container.decode(String.self) == known else { throw OtherValue() }
            return .string(known)
        case let known as NSNumber where String(cString: known.objCType) == "c":
            guard try container.decode(Bool.self) == known.boolValue else { throw OtherValue() }
            return .bool(known.boolValue)
        case let known as NSNumber:
            let double = try container.decode(Double.self)
            // `JSONSerialization` rounds numbers of many digits.
            guard abs(double - known.doubleValue) <= abs(double) * 1e-9 else { throw OtherValue() }
            let isZeroOrTooLarge = double.isZero || !(1e-100..<1e100).contains(abs(double))
            return isZeroOrTooLarge ? .init(floating: double) : .number(try container.decode(Decimal.self))
        default:
            guard container.decodeNil() else { throw OtherValue() }
            return .null
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let values), .unordered(let values, _): try container.encode(values)
        case .object(let fields), .dictionary(let fields): try container.encode(fields)
        }
    }

    /// The value as JSON. Equal values have equal texts.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Every value can be encoded: a number that JSON does not have is a string.
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

/// The kinds of the values in a text, as `JSONSerialization` has read them, while `JSONDecoder` reads the same text.
///
/// Unchecked, because only the thread that reads the text uses it.
private final class KindsOfValues: @unchecked Sendable {
    /// The value that is decoded next.
    var value: Any
    private var depth = 0

    init(_ value: Any) { self.value = value }

    /// Reads the parts of a value, unless they are nested too deeply.
    func deeper<Result>(_ body: () throws -> Result) throws -> Result {
        let limit = TapeLimits.depth
        guard depth < limit else { throw TapeFlaw.tooDeep(limit: limit) }
        depth += 1
        defer { depth -= 1 }
        return try body()
    }
}

private let kindsKey = CodingUserInfoKey(rawValue: "ExpectKit.kinds")

/// `JSONDecoder` reads another value than `JSONSerialization`.
private struct OtherValue: Error {}

private func isAnotherValue(_ error: any Error) -> Bool {
    switch error {
    case is OtherValue, DecodingError.typeMismatch, DecodingError.valueNotFound: true
    default: false
    }
}

/// The name of a field in a file.
private struct FieldName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
