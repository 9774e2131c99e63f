import ExpectKit
import Foundation

extension JSONValue: Codable {
    /// Reads a text in UTF-8, with or without a byte order mark.
    static func read(_ text: Data) throws(TapeFlaw) -> JSONValue {
        let value: JSONValue
        do { value = try JSONDecoder().decode(Self.self, from: text) } catch {
            let place = line(ofErrorIn: text).map { ", in line \($0)" } ?? ""
            throw error as? TapeFlaw ?? TapeFlaw("it is not valid JSON\(place)")
        }
        // Of two fields of one name, `JSONDecoder` reads the first, and `JSONSerialization` the last.
        if let other = try? JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed),
            let name = value.fieldThatDiffers(in: other)
        {
            throw TapeFlaw("“\(name)” appears twice in an object")
        }
        return value
    }

    /// The line of the syntax error in a text; nil if Foundation does not name the place.
    private static func line(ofErrorIn text: Data) -> Int? {
        do {
            _ = try JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed)
            return nil
        } catch let error as NSError {
            let words = error.userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
            let place =
                error.userInfo["NSJSONSerializationErrorIndex"] as? Int
                ?? words.firstMatch(of: /character ([0-9]+)/).flatMap { Int($0.1) }
            return text.prefix(place ?? text.count).count { $0 == UInt8(ascii: "\n") } + 1
        }
    }

    /// The name of a field that has another value in a value of Foundation.
    private func fieldThatDiffers(in other: Any) -> String? {
        switch self {
        case .object(let fields):
            let others = other as? [String: Any] ?? [:]
            return fields.lazy.compactMap { name, field in
                guard let other = others[name], field.isLike(other) else { return name }
                return field.fieldThatDiffers(in: other)
            }.first
        case .array(let values):
            return zip(values, other as? [Any] ?? []).lazy.compactMap { $0.fieldThatDiffers(in: $1) }.first
        default: return nil
        }
    }

    /// Whether a value of Foundation is of the same kind, and has the same text, the same number or as many parts.
    private func isLike(_ other: Any) -> Bool {
        switch self {
        case .null: other is NSNull
        case .bool(let value): other as? Bool == value
        case .number, .double: (other as? NSNumber).map { isNearly($0.doubleValue) } ?? false
        case .string(let value): other as? String == value
        case .array(let values), .unordered(let values, _): (other as? [Any])?.count == values.count
        case .object(let fields), .dictionary(let fields): (other as? [String: Any])?.count == fields.count
        }
    }

    /// Whether a number is this one. `JSONSerialization` rounds numbers of many digits.
    private func isNearly(_ other: Double) -> Bool {
        Double(words).map { abs($0 - other) <= abs($0) * 1e-9 } ?? false
    }

    /// Reads a value. It cannot tell a dictionary from an object, or a set from a list.
    init(from decoder: any Decoder) throws {
        if let container = try? decoder.singleValueContainer() {
            if container.decodeNil() {
                self = .null
                return
            }
            if let text = try? container.decode(String.self) {
                self = .string(text)
                return
            }
        }
        if let container = try? decoder.container(keyedBy: FieldName.self) {
            try Self.checkDepth(of: decoder)
            self = .object(
                try container.allKeys.reduce(into: [:]) {
                    $0[$1.stringValue] = try container.decode(Self.self, forKey: $1)
                })
            return
        }
        if var container = try? decoder.unkeyedContainer() {
            try Self.checkDepth(of: decoder)
            var values: [JSONValue] = []
            while !container.isAtEnd { values.append(try container.decode(Self.self)) }
            self = .array(values)
            return
        }
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Decimal.self) {
            self = value.isZero ? .init(floating: try container.decode(Double.self)) : .number(value)
        } else if let value = try? container.decode(Double.self) {
            self = .double(value)
        } else {
            self = .bool(try container.decode(Bool.self))
        }
    }

    private static func checkDepth(of decoder: any Decoder) throws {
        let limit = TapeLimits.depth
        if decoder.codingPath.count >= limit { throw TapeFlaw.tooDeep(limit: limit) }
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

/// The name of a field in a file.
private struct FieldName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
