/// A decoder that has nothing to read, and supplies zero, empty and `nil` for whatever it is asked.
///
/// With it a value of any `Decodable` type can be made without knowing the type. An `init(from:)` that refuses
/// such values throws, and then no value is made; one that never stops asking is stopped.
struct PlaceholderDecoder: Decoder {
    /// How many cases of the enums inside a value are tried; those that need no other value often come last.
    static let attempts = 32

    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [:]
    let maker: PlaceholderMaker

    /// Why no value was made.
    enum Refusal: Error {
        /// There is no end to what is asked for.
        case endless
        /// A part of the value cannot be made.
        case impossible
    }

    init(maker: PlaceholderMaker, codingPath: [any CodingKey] = []) {
        self.maker = maker
        self.codingPath = codingPath
    }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try Value(from: self)
    }

    /// Makes a part of the value.
    func part<Value>(_ type: Value.Type) throws -> Value {
        try count()
        guard let value = maker.value(of: type) else { throw Refusal.impossible }
        return value
    }

    /// Counts a question; there may not be too many of them.
    func count() throws {
        guard maker.spend() else { throw Refusal.endless }
    }

    func nested(_ key: any CodingKey) throws -> PlaceholderDecoder {
        try count()
        guard codingPath.count < PlaceholderMaker.depthLimit else { throw Refusal.endless }
        return PlaceholderDecoder(maker: maker, codingPath: codingPath + [key])
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try count()
        return KeyedDecodingContainer(PlaceholderKeyedContainer(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try count()
        return PlaceholderUnkeyedContainer(decoder: self)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        try count()
        return PlaceholderSingleContainer(decoder: self)
    }
}
