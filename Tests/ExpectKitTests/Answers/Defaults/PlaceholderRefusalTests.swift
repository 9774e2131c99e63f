import Testing

@testable import ExpectKit

/// The maker returns nil for a value that cannot be synthesized. It does not crash, and it ends.
struct PlaceholderRefusalTests {
    /// Models that refuse zero, that always throw or that contain each other, empty enums, and types that nobody can make.
    @Test func typesWithoutAValueAreNotSynthesized() {
        let found = [
            words(Positive.self), words(Basket.self), words(AlwaysThrowing.self), words(Hen.self),
            words(SelfContaining.self), words(Never.self), words(Oven.Nothing.self),
            words(Result<Never, Never>.self), words(Unmakeable.self), words((() -> Void).self),
            words((any Kitchen).self), words(Loaded.self), words(Range<Loadable>.self),
        ]
        #expect(found == found.map { _ in nil })
    }

    /// The type of a synthesized value, or nil.
    private func words<Value>(_ type: Value.Type) -> String? {
        synthesized(type) == nil ? nil : "a value of type \(type)"
    }

    @Test func aModelThatDecodesWithoutEndIsStopped() {
        let count = Counter()
        Endless.$count.withValue(count) { #expect(synthesized(Endless.self) == nil) }
        #expect(1..<Counter.limit ~= count.value)
    }

    @Test(arguments: Query.allCases) func aModelThatQueriesAContainerWithoutEndIsStopped(query: Query) {
        let count = Counter()
        Inquisitive.$query.withValue((query, count)) { #expect(synthesized(Inquisitive.self) == nil) }
        #expect(1..<Counter.limit ~= count.value)
    }

    @Test func aModelThatContainsItselfFiveTimesIsStoppedEarly() {
        let count = Counter()
        FiveOfItself.$count.withValue(count) { #expect(synthesized(FiveOfItself.self) == nil) }
        #expect(1..<Counter.limit ~= count.value)
    }

    @Test func aModelThatRetriesAfterEachErrorIsStoppedEarly() {
        let count = Counter()
        FiveOfItself.$count.withValue(count) { #expect(synthesized(Retrying.self) != nil) }
        #expect(1..<Counter.limit ~= count.value)
    }

    @Test func aRefusedValueIsReplacedByARegisteredOne() {
        let machine = Machine(.nice)
        machine.defaults.register(Positive.self) { Positive(value: 3) }
        #expect(machine.get(Positive.self) == Positive(value: 3))
        #expect(machine.get(Result<AlwaysThrowing, Oven.Fault>.self).isFailure)
        #expect(machine.failures.reports.isEmpty)
    }
}

extension Result {
    fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
}

/// A shared count. All code that changes it runs on one thread.
private final class Counter: @unchecked Sendable {
    /// More than any count of a model that is stopped.
    static let limit = 100_000

    var value = 0
}

private struct Refusal: Error {}

private struct Positive: Decodable, Equatable {
    let value: Int

    init(value: Int) {
        self.value = value
    }

    init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(Int.self)
        guard value > 0 else { throw Refusal() }
    }
}

private struct Basket: Decodable, Equatable {
    let price: Positive
}

private struct AlwaysThrowing: Decodable, Equatable {
    init(from decoder: any Decoder) throws { throw Refusal() }
}

private struct Endless: Decodable {
    @TaskLocal static var count = Counter()

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        while true {
            Self.count.value += 1
            _ = try container.decode(Int.self)
        }
    }
}

enum Query: CaseIterable {
    case keyed, keyedNil, nested, nestedList, unkeyedNil, unkeyedNested, unkeyedList, single, containers
    case superOfKeyed, superOfUnkeyed, sameDecoder
}

/// Makes one kind of query without end.
private struct Inquisitive: Decodable {
    @TaskLocal static var query = (Query.keyed, Counter())

    private enum Key: CodingKey { case key }

    init(from decoder: any Decoder) throws {
        let (query, count) = Self.query
        let keyed = try decoder.container(keyedBy: Key.self)
        var list = try decoder.unkeyedContainer()
        var inner = keyed
        while count.value < Counter.limit {
            count.value += 1
            switch query {
            case .keyed: _ = try keyed.decode(Int.self, forKey: .key)
            case .keyedNil: _ = try keyed.decodeNil(forKey: .key)
            case .nested: inner = try inner.nestedContainer(keyedBy: Key.self, forKey: .key)
            case .nestedList: _ = try keyed.nestedUnkeyedContainer(forKey: .key)
            case .unkeyedNil: _ = try list.decodeNil()
            case .unkeyedNested: _ = try list.nestedContainer(keyedBy: Key.self)
            case .unkeyedList: list = try list.nestedUnkeyedContainer()
            case .single: _ = try decoder.singleValueContainer().decode(Int.self)
            case .containers: _ = try decoder.container(keyedBy: Key.self)
            case .superOfKeyed: _ = try keyed.superDecoder()
            case .superOfUnkeyed: _ = try list.superDecoder()
            case .sameDecoder: _ = try Inquisitive(from: decoder)
            }
        }
    }
}

private final class Hen: Decodable {
    let egg: Egg
}

private struct Egg: Decodable {
    let hen: Hen
}

private final class SelfContaining: Decodable {
    let other: SelfContaining
}

private final class FiveOfItself: Decodable {
    @TaskLocal static var count = Counter()

    private enum Key: CodingKey { case head }

    init(from decoder: any Decoder) throws {
        Self.count.value += 1
        let container = try decoder.container(keyedBy: Key.self)
        for _ in 0..<5 { _ = try container.decode(FiveOfItself.self, forKey: .head) }
    }
}

/// Tries five times at each level, and ignores the errors.
private final class Retrying: Decodable {
    private enum Key: CodingKey { case head }

    init(from decoder: any Decoder) throws {
        FiveOfItself.count.value += 1
        let container = try decoder.container(keyedBy: Key.self)
        for _ in 0..<5 { _ = try? container.decode(Retrying.self, forKey: .head) }
    }
}

/// An enum with payloads that is not decodable.
private enum Loaded {
    case full(Unmakeable), other(any Kitchen)
}

private struct Loadable: Comparable {
    let value: Unmakeable

    static func < (left: Self, right: Self) -> Bool { left.value.value < right.value.value }
    static func == (left: Self, right: Self) -> Bool { left.value.value == right.value.value }
}
