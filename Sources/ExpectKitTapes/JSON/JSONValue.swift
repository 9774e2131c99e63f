import ExpectKit
import Foundation

/// A value on a tape.
enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Decimal)
    /// A number whose exponent `Decimal` cannot hold, or minus zero.
    case double(Double)
    case string(String)
    case array([JSONValue])
    /// The elements of a `Set`, or the keys and values by turns of a `Dictionary` whose keys are not texts. They are sorted.
    ///
    /// Only `TapeEncoder` creates it: a file has the same text for every list.
    case unordered([JSONValue], groupSize: Int)
    /// Fields whose names are in the source code: those of a type, or of the file format.
    case object([String: JSONValue])
    /// Fields whose names are data of the program, such as the keys of a `Dictionary`.
    ///
    /// Only `TapeEncoder` creates it: a file has the same text for both.
    case dictionary([String: JSONValue])

    static let zero = JSONValue.number(0)

    /// Creates a number, or a string for a value that JSON has no number for.
    init(floating value: some BinaryFloatingPoint & CustomStringConvertible) {
        if value.isNaN {
            self = .string("NaN")
        } else if value.isInfinite {
            self = .string(value < 0 ? "-Infinity" : "Infinity")
        } else {
            // The fewest digits that identify the value, as `JSONEncoder` writes them.
            let decimal = value.isZero && value.sign == .minus ? nil : Decimal(string: value.description)
            self = decimal.map(Self.number) ?? .double(Double(value))
        }
    }

    /// Encodes a value of client code as it is in a file.
    init(encoding value: some Encodable) throws {
        self = try TapeEncoder.encode(value).plain
    }

    /// Decodes a value of client code.
    func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
        try JSONDecoder.ofTapes.decode(type, from: Data(text.utf8))
    }

    /// The value as it is read from a file, in which dictionaries are objects, and sets are lists.
    var plain: JSONValue {
        if let elements { return .array(elements.map(\.plain)) }
        return fields.map { .object($0.mapValues(\.plain)) } ?? self
    }

    /// The value with dictionaries as objects, as in a file, but with its sets.
    var withoutDictionaries: JSONValue {
        fields.map { .object($0.mapValues(\.withoutDictionaries)) } ?? mapParts(\.withoutDictionaries)
    }

    /// The fields of an object or a dictionary.
    var fields: [String: JSONValue]? {
        switch self {
        case .object(let fields), .dictionary(let fields): fields
        default: nil
        }
    }

    /// The elements of a list, or the values of the fields; nil for other values.
    private var parts: [JSONValue]? { elements ?? fields.map { Array($0.values) } }

    /// A value like this one with its elements, or the values of its fields, changed.
    func mapParts(_ change: (JSONValue) -> JSONValue) -> JSONValue {
        fields.map { with(fields: $0.mapValues(change)) } ?? mapElements(change)
    }

    /// Whether the value is null or contains a null.
    var hasNull: Bool { self == .null || parts?.contains(where: \.hasNull) ?? false }

    /// Whether it is an object or a list without content.
    var isEmpty: Bool { parts?.isEmpty ?? false }

    /// Whether values are nested no deeper than a limit.
    func isWithin(depth: Int) -> Bool {
        parts.map { depth > 0 && $0.allSatisfy { $0.isWithin(depth: depth - 1) } } ?? true
    }

    var kind: JSONKind {
        switch self {
        case .null: .null
        case .bool: .boolean
        case .number, .double: .number
        case .string: .string
        case .array, .unordered: .list
        case .object, .dictionary: .object
        }
    }
}

extension JSONDecoder {
    /// Decodes the values of tapes.
    static var ofTapes: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
        return decoder
    }
}
