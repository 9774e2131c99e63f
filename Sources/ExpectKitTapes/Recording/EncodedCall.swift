/// Encodes a call as the compiler encodes an enum: `{"add": {"task": …}}`. Only generated mocks use it.
///
/// A conformance that the compiler synthesizes declares an enum of keys for each case. A module with twenty mocks then
/// takes about 80 % longer to compile; with this type, up to 26 %.
///
/// ```swift
/// func encode(to encoder: any Encoder) throws {
///     switch self {
///     case .add(let task): try _EncodedCall("add", encoder).put(task, "task")
///     case .count: _ = _EncodedCall("count", encoder)
///     }
/// }
/// ```
public struct _EncodedCall {
    private var arguments: KeyedEncodingContainer<CallKey>

    /// Encodes the name of a call.
    ///
    /// - Parameters:
    ///   - name: The name of the case.
    ///   - encoder: The encoder of the invocation.
    public init(_ name: String, _ encoder: any Encoder) {
        var calls = encoder.container(keyedBy: CallKey.self)
        arguments = calls.nestedContainer(keyedBy: CallKey.self, forKey: CallKey(stringValue: name))
    }

    /// Encodes an argument.
    ///
    /// - Parameters:
    ///   - argument: The argument.
    ///   - label: Its label, or `_` and its position if it has none.
    /// - Returns: The call, for its next argument.
    /// - Throws: The error of the argument. A matcher cannot be encoded.
    @discardableResult public consuming func put(_ argument: some Encodable, _ label: String) throws -> _EncodedCall {
        try arguments.encode(argument, forKey: CallKey(stringValue: label))
        return self
    }

    /// Returns the error for a call that has an argument of a type that is not `Codable`.
    ///
    /// - Parameters:
    ///   - invocation: The call.
    ///   - encoder: The encoder of the invocation.
    ///   - reason: What the argument is, such as `a closure cannot be encoded`.
    public static func refusal(of invocation: Any, _ encoder: any Encoder, because reason: String) -> any Error {
        EncodingError.invalidValue(invocation, .init(codingPath: encoder.codingPath, debugDescription: reason))
    }
}

/// Decodes a call that was encoded as the compiler encodes an enum. Only generated mocks use it.
///
/// ```swift
/// init(from decoder: any Decoder) throws {
///     let call = try _DecodedCall(decoder)
///     switch call.name {
///     case "add": self = .add(task: try call["task"])
///     case "count": self = .count
///     default: throw call.isUnknown
///     }
/// }
/// ```
public struct _DecodedCall {
    /// The name of the case.
    public let name: String
    private let arguments: KeyedDecodingContainer<CallKey>

    /// Decodes the name of a call.
    ///
    /// - Parameter decoder: The decoder of the invocation.
    /// - Throws: A `DecodingError` if the value is not one call.
    public init(_ decoder: any Decoder) throws {
        let calls = try decoder.container(keyedBy: CallKey.self)
        guard let key = calls.allKeys.first, calls.allKeys.count == 1 else {
            let text = "a call has one name, but this value has \(calls.allKeys.count)"
            throw DecodingError.dataCorrupted(.init(codingPath: calls.codingPath, debugDescription: text))
        }
        name = key.stringValue
        arguments = try calls.nestedContainer(keyedBy: CallKey.self, forKey: key)
    }

    /// Decodes an argument.
    ///
    /// - Parameter label: Its label, or `_` and its position if it has none.
    /// - Throws: A `DecodingError` if it is missing or cannot be decoded.
    public subscript<Argument: Decodable>(label: String) -> Argument {
        get throws { try arguments.decode(Argument.self, forKey: CallKey(stringValue: label)) }
    }

    /// The error for a call that the mock does not have, or cannot decode.
    public var isUnknown: any Error {
        let text = "the mock has no call named “\(name)” that can be decoded"
        return DecodingError.dataCorrupted(.init(codingPath: arguments.codingPath, debugDescription: text))
    }
}

/// The name of a call or the label of an argument, which contain no data of a test.
struct CallKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
}
