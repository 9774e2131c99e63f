// What a tape needs of an argument: its value, as if it were not wrapped.

extension Arg: Encodable where Value: Encodable {
    /// Encodes the value of an argument that came from a call.
    ///
    /// - Throws: An `EncodingError` for a matcher, which has no value.
    public func encode(to encoder: any Encoder) throws {
        guard case .value(let value) = content else {
            throw EncodingError.invalidValue(
                self,
                .init(
                    codingPath: encoder.codingPath,
                    debugDescription:
                        "the matcher “\(words)” has no value; only the arguments of a call have one"))
        }
        // As an only value, so that an encoder treats it as it treats one of its type, such as a date.
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

extension Arg: Decodable where Value: Decodable {
    /// Decodes a value.
    public init(from decoder: any Decoder) throws {
        self = .value(try decoder.singleValueContainer().decode(Value.self))
    }
}
