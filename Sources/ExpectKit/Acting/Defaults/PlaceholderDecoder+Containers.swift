// The containers of the decoder. Every value comes from `part(_:)`; the overloads for numbers are the ones that
// the standard library derives from it.

/// A container that has a value for every key.
struct PlaceholderKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: PlaceholderDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    /// One key, as an enum with payloads asks which of its cases it is; the cases take turns.
    var allKeys: [Key] {
        guard let count = TypeLayout.plainCaseCount(of: Key.self),
            let key = TypeLayout.plainCase(decoder.maker.attempt % count, of: Key.self)
        else { return [] }
        return [key]
    }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) throws -> Bool {
        try decoder.count()
        return true
    }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try decoder.part(type)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try decoder.nested(key).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder.nested(key).unkeyedContainer()
    }
    func superDecoder() throws -> any Decoder {
        try decoder.count()
        return decoder
    }
    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder.nested(key) }
}

/// A container that is empty, and yet has a value for whoever asks.
struct PlaceholderUnkeyedContainer: UnkeyedDecodingContainer {
    let decoder: PlaceholderDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { 0 }
    var isAtEnd: Bool { true }
    private(set) var currentIndex = 0

    init(decoder: PlaceholderDecoder) {
        self.decoder = decoder
    }

    mutating func decodeNil() throws -> Bool {
        try decoder.count()
        currentIndex += 1
        return true
    }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        currentIndex += 1
        return try decoder.part(type)
    }
    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        currentIndex += 1
        return try decoder.container(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        currentIndex += 1
        return try decoder.unkeyedContainer()
    }
    mutating func superDecoder() throws -> any Decoder {
        try decoder.count()
        currentIndex += 1
        return decoder
    }
}

/// A container of one value.
struct PlaceholderSingleContainer: SingleValueDecodingContainer {
    let decoder: PlaceholderDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { true }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.part(type) }
}
