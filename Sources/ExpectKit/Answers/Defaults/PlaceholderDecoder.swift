/// A decoder without input, which answers every request with zero, an empty value or `nil`.
///
/// It makes a value of any `Decodable` type. If an `init(from:)` refuses such values and throws, no value is made. If
/// it makes too many requests, the requests that can throw do so, and the others get arbitrary answers.
struct PlaceholderDecoder: Decoder {
    let userInfo: [CodingUserInfoKey: Any] = [:]
    let maker: PlaceholderMaker
    private let path: [any CodingKey]

    /// The reason why no value was made.
    enum Refusal: Error {
        /// There were too many requests or levels.
        case endless
        /// A part of the value cannot be made.
        case impossible
    }

    /// A key that the decoder makes itself, for a superclass or for an element.
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
        answer(path, or: maker.budget.arbitraryAnswer() ? path + [Key(stringValue: "super")] : [])
    }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try Value(from: self)
        // The value may contain arbitrary answers.
        if maker.budget.hasArbitraryAnswers { throw Refusal.endless }
        return value
    }

    /// Makes a part of the value.
    func part<Value>(_ type: Value.Type) throws -> Value {
        try countRequest()
        guard let value = maker.value(of: type) else { throw Refusal.impossible }
        return value
    }

    /// Counts a request, and throws after too many.
    func countRequest() throws {
        guard maker.budget.countRequest() else { throw Refusal.endless }
    }

    /// Counts a request that cannot throw, and returns its answer, or another answer after too many requests.
    func answer<Answer>(_ answer: @autoclosure () -> Answer, or other: @autoclosure () -> Answer) -> Answer {
        maker.budget.countRequest() ? answer() : other()
    }

    func nested(_ key: any CodingKey) throws -> PlaceholderDecoder {
        try countRequest()
        guard path.count < Limits.Defaults.depth else { throw Refusal.endless }
        return PlaceholderDecoder(maker: maker, codingPath: path + [key])
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
        return PlaceholderSingleContainer(decoder: self)
    }
}
