import Foundation

/// A value on a tape.
enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    /// A number beyond the range of the signed ones.
    case unsigned(UInt64)
    case number(Double)
    /// A number that has more digits than any other case holds, as it is written.
    case digits(String)
    case string(String)
    case array([JSONValue])
    /// The fields of a type, or of a file.
    case object([String: JSONValue])
    /// Fields whose names are values of the program, such as those of a `Dictionary`. Only an encoder makes it; a file
    /// cannot tell it from an object.
    case dictionary([String: JSONValue])

    /// Encodes a value of the client.
    ///
    /// - Throws: An error of the encoder, or of the value.
    init(encoding value: some Encodable) throws {
        self = try TapeEncoder.encode(value).plain
    }

    /// Decodes a value of the client.
    ///
    /// - Throws: An error of the decoder, or of the value.
    func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
        try JSONDecoder.ofTapes.decode(type, from: Data(text.utf8))
    }

    /// The same value as a file has it, in which a dictionary is an object.
    var plain: JSONValue {
        switch self {
        case .array(let values): .array(values.map(\.plain))
        case .object(let fields), .dictionary(let fields): .object(fields.mapValues(\.plain))
        default: self
        }
    }

    /// The fields of an object or a dictionary.
    var fields: [String: JSONValue]? {
        switch self {
        case .object(let fields), .dictionary(let fields): fields
        default: nil
        }
    }

    /// Whether it is a null, or has one inside.
    var hasNull: Bool {
        switch self {
        case .null: true
        case .array(let values): values.contains(where: \.hasNull)
        case .object(let fields), .dictionary(let fields): fields.values.contains(where: \.hasNull)
        default: false
        }
    }

    /// Whether its values lie no deeper in one another than a limit.
    func isWithin(depth: Int) -> Bool {
        switch self {
        case .array(let values): depth > 0 && values.allSatisfy { $0.isWithin(depth: depth - 1) }
        case .object(let fields), .dictionary(let fields):
            depth > 0 && fields.values.allSatisfy { $0.isWithin(depth: depth - 1) }
        default: true
        }
    }

    /// What it is, for a reader who expected something else.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .integer, .unsigned, .number, .digits: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object, .dictionary: "an object"
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
