/// A decoder without input, which answers every request with zero, an empty value or `nil`.
///
/// It makes a value of any `Decodable` type. If an `init(from:)` refuses such values and throws, no value is made. If
/// it makes too many requests, the requests that can throw do so, and the others get arbitrary answers.
struct PlaceholderDecoder: Decoder, SingleValueDecodingContainer {
    let userInfo: [CodingUserInfoKey: Any] = [:]
    let maker: PlaceholderMaker
    var path: [any CodingKey] = []

    /// There were too many requests or levels, or a part of the value cannot be made.
    struct Refusal: Error {}

    /// A key that the decoder makes itself, for a superclass or for an element.
    struct Key: CodingKey {
        let stringValue: String
        var intValue: Int?

        init(stringValue: String) { self.stringValue = stringValue }

        init(intValue: Int) { (stringValue, self.intValue) = ("Index \(intValue)", intValue) }
    }

    var codingPath: [any CodingKey] { answer(path, or: path + [Key(stringValue: "super")], []) }

    func value<Value: Decodable>(of type: Value.Type) throws -> Value {
        let value = try Value(from: self)
        // The value may contain arbitrary answers.
        if maker.budget.hasArbitraryAnswers { throw Refusal() }
        return value
    }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try countRequest()
        guard let value = maker.value(of: type) else { throw Refusal() }
        return value
    }

    func decodeNil() -> Bool { answer(true, or: true, false) }

    func countRequest() throws {
        guard maker.budget.countRequest() else { throw Refusal() }
    }

    /// Counts a request that cannot throw, and returns its answer, or one of two others after too many requests.
    func answer<Answer>(
        _ answer: @autoclosure () -> Answer, or first: @autoclosure () -> Answer, _ second: Answer
    ) -> Answer {
        maker.budget.countRequest() ? answer() : maker.budget.arbitraryAnswer() ? first() : second
    }

    func nested(_ key: any CodingKey) throws -> PlaceholderDecoder {
        try countRequest()
        guard path.count < Limits.Defaults.depth else { throw Refusal() }
        return PlaceholderDecoder(maker: maker, path: path + [key])
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try countRequest()
        return KeyedDecodingContainer(PlaceholderKeyedContainer(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try countRequest()
        return PlaceholderUnkeyedContainer(decoder: self)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        try countRequest()
        return self
    }
}

// The containers of the decoder. Every value comes from `decode(_:)`. The standard library implements the overloads for
// numbers with the generic `decode`. Every request is counted. After too many requests, a request that cannot throw
// gets an arbitrary answer.

/// A container that has a value for every key.
struct PlaceholderKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: PlaceholderDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    /// One key, because an enum with payloads is decoded from a container with one key, its case. Each attempt returns
    /// the key of the next case.
    var allKeys: [Key] {
        decoder.answer([keyOfAttempt].compactMap(\.self), or: [Key(stringValue: "")].compactMap(\.self), [])
    }

    private var keyOfAttempt: Key? {
        let cases = PlainCase.all(of: Key.self)
        return cases.isEmpty ? nil : cases[decoder.maker.attempt % cases.count].value(as: Key.self)
    }

    func contains(_ key: Key) -> Bool { decoder.answer(true, or: true, false) }
    func decodeNil(forKey key: Key) throws -> Bool {
        try decoder.countRequest()
        return true
    }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try decoder.decode(type) }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try decoder.nested(key).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder.nested(key).unkeyedContainer()
    }
    func superDecoder() throws -> any Decoder { try decoder.nested(PlaceholderDecoder.Key(stringValue: "super")) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder.nested(key) }
}

/// A container that is empty, and still returns a value for each request.
struct PlaceholderUnkeyedContainer: UnkeyedDecodingContainer {
    let decoder: PlaceholderDecoder
    var index = 0

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { decoder.answer(0, or: 1, nil) }
    var isAtEnd: Bool { decoder.answer(true, or: true, false) }
    var currentIndex: Int { decoder.answer(index, or: Int.max, 0) }

    private mutating func next() throws -> PlaceholderDecoder {
        defer { index += 1 }
        return try decoder.nested(PlaceholderDecoder.Key(intValue: index))
    }

    mutating func decodeNil() throws -> Bool {
        try decoder.countRequest()
        index += 1
        return true
    }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        index += 1
        return try decoder.decode(type)
    }
    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try next().container(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next().unkeyedContainer()
    }
    mutating func superDecoder() throws -> any Decoder { try next() }
}
