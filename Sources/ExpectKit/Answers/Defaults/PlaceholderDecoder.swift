/// A decoder that has nothing to read, and supplies zero, empty and `nil` for whatever it is asked.
///
/// With it a value of any `Decodable` type can be made without knowing the type. An `init(from:)` that refuses
/// such values throws, and then no value is made. One that never stops asking is stopped: questions that can throw do,
/// and the others get answers that change.
struct PlaceholderDecoder: Decoder {
    /// How many cases of the enums inside a value are tried; those that need no other value often come last.
    static let attempts = 32

    let userInfo: [CodingUserInfoKey: Any] = [:]
    let maker: PlaceholderMaker
    private let path: [any CodingKey]

    /// Why no value was made.
    enum Refusal: Error {
        /// There is no end to what is asked for.
        case endless
        /// A part of the value cannot be made.
        case impossible
    }

    /// A key that no client code has given: of a decoder for a superclass, or of an element.
    struct Key: CodingKey {
        let stringValue: String
        let intValue: Int?

        init(stringValue: String) {
            self.stringValue = stringValue
            intValue = nil
        }

        init(intValue: Int) {
            stringValue = "Index \(intValue)"
            self.intValue = intValue
        }
    }

    init(maker: PlaceholderMaker, codingPath: [any CodingKey] = []) {
        self.maker = maker
        path = codingPath
    }

    var codingPath: [any CodingKey] {
        answer(path, or: maker.budget.coin() ? path + [Key(stringValue: "super")] : [])
    }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try Value(from: self)
        // Its last answers were no answers of a decoder.
        if maker.budget.isOverdrawn { throw Refusal.endless }
        return value
    }

    /// Makes a part of the value.
    func part<Value>(_ type: Value.Type) throws -> Value {
        try count()
        guard let value = maker.value(of: type) else { throw Refusal.impossible }
        return value
    }

    /// Counts a question; there may not be too many of them.
    func count() throws {
        guard maker.budget.spend() else { throw Refusal.endless }
    }

    /// Counts a question that cannot throw: its answer, or another one if there have been too many.
    func answer<Answer>(_ answer: @autoclosure () -> Answer, or other: @autoclosure () -> Answer) -> Answer {
        maker.budget.spend() ? answer() : other()
    }

    func nested(_ key: any CodingKey) throws -> PlaceholderDecoder {
        try count()
        guard path.count < PlaceholderMaker.depthLimit else { throw Refusal.endless }
        return PlaceholderDecoder(maker: maker, codingPath: path + [key])
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
