import Foundation

/// A type whose values can be made at random.
protocol RandomValue: Hashable {
    static func random(_ random: inout SeededGenerator) -> Self
    /// Returns a similar value, which may be equal.
    func changed(_ random: inout SeededGenerator) -> Self
    /// The parts of the value, which differences are applied to.
    var parts: ExplainedValue { get }
}

// MARK: Values without parts

extension Int: RandomValue {
    static func random(_ random: inout SeededGenerator) -> Int { .random(in: -3...9, using: &random) }
    func changed(_ random: inout SeededGenerator) -> Int { .random(&random) }
    var parts: ExplainedValue { ExplainedValue(self, .whole) }
}

extension Double: RandomValue {
    static func random(_ random: inout SeededGenerator) -> Double { .random(in: -1...1, using: &random) }
    func changed(_ random: inout SeededGenerator) -> Double {
        Bool.random(using: &random) ? nextUp : .random(&random)
    }
    var parts: ExplainedValue { ExplainedValue(self, .whole) }
}

extension Date: RandomValue {
    static func random(_ random: inout SeededGenerator) -> Date {
        Date(timeIntervalSinceReferenceDate: .random(in: -1e9...1e9, using: &random))
    }
    func changed(_ random: inout SeededGenerator) -> Date {
        let steps: [TimeInterval] = [0.000_01, 0.001, 0.5, 1, 86_400]
        return addingTimeInterval(steps.randomElement(using: &random) ?? 1)
    }
    var parts: ExplainedValue { ExplainedValue(self, .whole) }
}

extension Data: RandomValue {
    static func random(_ random: inout SeededGenerator) -> Data {
        if Bool.random(using: &random) { return Data(String.random(&random).utf8) }
        return Data(
            (0..<Int.random(in: 0...30, using: &random)).map { _ in .random(in: 0...255, using: &random) })
    }
    func changed(_ random: inout SeededGenerator) -> Data {
        var bytes = Array(self)
        let place = Int.random(in: 0...bytes.count, using: &random)
        if place < bytes.count, Bool.random(using: &random) {
            bytes[place] &+= 1
        } else {
            bytes.insert(.random(in: 0...255, using: &random), at: place)
        }
        return Data(bytes)
    }
    var parts: ExplainedValue { ExplainedValue(self, .bytes(Array(self))) }
}

extension String: RandomValue {
    /// Characters that are visible, invisible, combined, written from right to left, or special in a literal.
    private static let characters = [
        "a", "b", "c", " ", "0", "é", "e\u{301}", "ß", "\u{A0}", "\u{200B}", "\u{200D}", "\u{202E}",
        "\u{5D0}",
        "\u{301}", "\t", "\n", "\r\n", "\\", "\"", "…", "\u{430}", "🍜", "👨\u{200D}👩", "\0", "[", "]", ",",
        "\u{FEFF}",
    ]

    static func random(_ random: inout SeededGenerator) -> String {
        let length = [0, 3, 8, 60, 300].randomElement(using: &random) ?? 0
        return (0..<Int.random(in: 0...length, using: &random)).map { _ in randomCharacter(&random) }.joined()
    }

    private static func randomCharacter(_ random: inout SeededGenerator) -> String {
        if Int.random(in: 0..<10, using: &random) < 7 {
            return "abcdefgh".randomElement(using: &random).map(String.init) ?? ""
        }
        return characters.randomElement(using: &random) ?? ""
    }

    func changed(_ random: inout SeededGenerator) -> String {
        var scalars = Array(unicodeScalars)
        let place = Int.random(in: 0...scalars.count, using: &random)
        let inserted = Array(Self.randomCharacter(&random).unicodeScalars)
        if place < scalars.count, Bool.random(using: &random) { scalars.remove(at: place) }
        if Bool.random(using: &random) { scalars.insert(contentsOf: inserted, at: place) }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
    var parts: ExplainedValue { ExplainedValue(self, .text(self)) }
}

// MARK: Values with parts

extension Optional: RandomValue where Wrapped: RandomValue {
    static func random(_ random: inout SeededGenerator) -> Self {
        Int.random(in: 0..<4, using: &random) == 0 ? nil : .random(&random)
    }
    private static func random(_ random: inout SeededGenerator) -> Wrapped { .random(&random) }
    func changed(_ random: inout SeededGenerator) -> Self {
        Int.random(in: 0..<4, using: &random) == 0 ? .random(&random) : map { $0.changed(&random) }
    }
    var parts: ExplainedValue { map(\.parts) ?? ExplainedValue(self as Any, .whole) }
}

extension Array: RandomValue where Element: RandomValue {
    static func random(_ random: inout SeededGenerator) -> Self {
        (0..<Int.random(in: 0...8, using: &random)).map { _ in .random(&random) }
    }
    func changed(_ random: inout SeededGenerator) -> Self {
        var list = self
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let place = Int.random(in: 0...list.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: list.insert(.random(&random), at: place)
            case 1 where place < list.count: list.remove(at: place)
            case 2 where place < list.count: list[place] = list[place].changed(&random)
            default: list.shuffle(using: &random)
            }
        }
        return list
    }
    var parts: ExplainedValue { ExplainedValue(self, .list(map(\.parts))) }
}

extension Set: RandomValue where Element: RandomValue {
    static func random(_ random: inout SeededGenerator) -> Self { Set([Element].random(&random)) }
    func changed(_ random: inout SeededGenerator) -> Self {
        // In a stable order, so that a seed gives the same values in every run.
        Set(sorted { describeFully($0) < describeFully($1) }.changed(&random))
    }
    var parts: ExplainedValue { ExplainedValue(self, .set(map(\.parts))) }
}

extension Dictionary: RandomValue where Key: RandomValue, Value: RandomValue {
    static func random(_ random: inout SeededGenerator) -> Self {
        Dictionary([Key].random(&random).map { ($0, .random(&random)) }, uniquingKeysWith: { $1 })
    }
    func changed(_ random: inout SeededGenerator) -> Self {
        var dictionary = self
        let keys = keys.sorted { describeFully($0) < describeFully($1) }
        for key in keys where Int.random(in: 0..<3, using: &random) == 0 {
            let value = dictionary.removeValue(forKey: key)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: dictionary[key.changed(&random)] = value
            case 1: dictionary[key] = value?.changed(&random)
            default: break
            }
        }
        return dictionary
    }
    var parts: ExplainedValue {
        ExplainedValue(self, .dictionary(map { (key: $0.parts, value: $1.parts) }))
    }
}

private func describeFully(_ value: Any) -> String { "\(value)" }

/// A struct.
struct Pair<First: RandomValue, Second: RandomValue>: RandomValue {
    var first: First
    var second: Second

    static func random(_ random: inout SeededGenerator) -> Pair {
        Pair(first: .random(&random), second: .random(&random))
    }
    func changed(_ random: inout SeededGenerator) -> Pair {
        var pair = self
        if Bool.random(using: &random) { pair.first = first.changed(&random) }
        if Bool.random(using: &random) { pair.second = second.changed(&random) }
        return pair
    }
    var parts: ExplainedValue {
        ExplainedValue(self, .members([("first", first.parts), ("second", second.parts)]))
    }
}

/// An enum.
enum Choice<First: RandomValue, Second: RandomValue>: RandomValue {
    case neither
    case one(First)
    case both(First, named: Second)

    static func random(_ random: inout SeededGenerator) -> Choice {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: .neither
        case 1: .one(.random(&random))
        default: .both(.random(&random), named: .random(&random))
        }
    }
    func changed(_ random: inout SeededGenerator) -> Choice {
        switch self {
        case .one(let first) where Bool.random(using: &random): .one(first.changed(&random))
        case .both(let first, let second) where Bool.random(using: &random):
            .both(first.changed(&random), named: second.changed(&random))
        default: .random(&random)
        }
    }
    var parts: ExplainedValue {
        switch self {
        case .neither: ExplainedValue(self, .whole)
        case .one(let first): ExplainedValue(self, .members([("", first.parts)]))
        case .both(let first, let second):
            ExplainedValue(self, .members([(".0", first.parts), ("named", second.parts)]))
        }
    }
}

/// A value whose description hides its content.
struct Masked<Content: RandomValue>: RandomValue, CustomStringConvertible {
    var content: Content
    var description: String { "masked" }

    static func random(_ random: inout SeededGenerator) -> Masked { Masked(content: .random(&random)) }
    func changed(_ random: inout SeededGenerator) -> Masked { Masked(content: content.changed(&random)) }
    var parts: ExplainedValue { ExplainedValue(self, .members([("content", content.parts)])) }
}

/// An object with `==`.
final class Object<Content: RandomValue>: RandomValue {
    let content: Content
    init(content: Content) { self.content = content }

    static func == (left: Object, right: Object) -> Bool { left.content == right.content }
    func hash(into hasher: inout Hasher) { hasher.combine(content) }
    static func random(_ random: inout SeededGenerator) -> Object { Object(content: .random(&random)) }
    func changed(_ random: inout SeededGenerator) -> Object { Object(content: content.changed(&random)) }
    var parts: ExplainedValue { ExplainedValue(self, .members([("content", content.parts)])) }
}
