// An argument is encoded as its value.

extension Arg: Encodable where Value: Encodable {
    /// Encodes the value of an argument of a call.
    ///
    /// - Throws: An `EncodingError` for a matcher, which has no value.
    public func encode(to encoder: any Encoder) throws {
        guard case .value(let value) = content else {
            throw EncodingError.invalidValue(
                self,
                .init(
                    codingPath: encoder.codingPath,
                    debugDescription: "the matcher “\(words)” has no value; only the arguments of a call have one"))
        }
        // In a container of one value, so that the encoder applies its strategies, such as that for dates.
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
