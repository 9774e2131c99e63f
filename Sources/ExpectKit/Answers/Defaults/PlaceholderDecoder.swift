/// A decoder without input, which answers every request with zero, an empty value or `nil`. After too many requests,
/// those that can throw do so, and the others get arbitrary answers.
struct PlaceholderDecoder: Decoder, SingleValueDecodingContainer {
    let userInfo: [CodingUserInfoKey: Any] = [:]
    let maker: PlaceholderMaker
    var path: [any CodingKey] = []

    /// There were too many requests or levels, or a part of the value cannot be made.
    struct Refusal: Error {}

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

    func countRequest() throws { guard maker.budget.countRequest() else { throw Refusal() } }

    /// Returns the answer to a request that cannot throw, or one of two others after too many requests.
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

// Every value comes from `decode(_:)`, with which the standard library implements the overloads for numbers.

/// A container that has a value for every key.
struct PlaceholderKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: PlaceholderDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    /// One key, because the container of an enum with payloads has one, its case. Each attempt returns the next.
    var allKeys: [Key] {
        let cases = PlainCase.all(of: Key.self)
        let key = cases.isEmpty ? nil : cases[decoder.maker.attempt % cases.count].value(as: Key.self)
        return decoder.answer([key].compactMap(\.self), or: [Key(stringValue: "")].compactMap(\.self), [])
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

/// The bound on the work of synthesizing one value: a number of requests to the decoder, and an amount of stack. A
/// bound on the nesting is not enough: an `init(from:)` may use any amount of stack, and pass its decoder on.
final class PlaceholderBudget {
    /// Whether the value is made only after the report, because client code makes it, or may trap when it describes it.
    var comesAfterReport = false { didSet { if comesAfterReport { outer?.comesAfterReport = true } } }
    var obstacle: PlaceholderObstacle?
    var path: [String]
    /// The types of the values that are being made of their parts, outermost first.
    var containing: [Any.Type]

    private let outer: PlaceholderBudget?
    private var requests = 0
    /// Whether a request that cannot throw was made after the bound, so that the value must not be used.
    private(set) var hasArbitraryAnswers = false
    /// The use of the stack is measured from here on.
    private let start = PlaceholderBudget.stackPosition

    init(within outer: PlaceholderBudget? = nil) {
        (self.outer, path, containing) = (outer, outer?.path ?? [], outer?.containing ?? [])
    }

    var isSpent: Bool { requests > Limits.Defaults.requests }
    var hasStack: Bool { abs(Int(bitPattern: start) - Int(bitPattern: Self.stackPosition)) <= Limits.Defaults.stack }

    func countRequest() -> Bool {
        requests += 1
        return !isSpent && hasStack
    }

    /// Answers a request that cannot throw, after the bound. A loop that waits for certain answers ends.
    func arbitraryAnswer() -> Bool {
        hasArbitraryAnswers = true
        return Bool.random()
    }

    private static var stackPosition: UInt {
        var mark: UInt8 = 0
        return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
    }
}

extension Limits {
    enum Defaults {
        static let depth = 32
        /// The requests of an `init(from:)` to its decoder, for one value.
        static let requests = 5000
        /// The bytes of stack for one value. Threads other than the main thread have 512 KB on Apple platforms.
        static let stack = 256 * 1024
        /// The attempts to decode one value, each with other cases of the enums inside it.
        static let attempts = 32
        /// The raw values that are tried, from one on, for an enum without a case for the raw value zero.
        static let rawValues = 32
    }
}
