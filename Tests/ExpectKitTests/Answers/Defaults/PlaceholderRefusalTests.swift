import Testing

@testable import ExpectKit

/// What cannot be made is given up, and the maker returns nothing: it neither crashes nor runs for ever.
@Suite struct PlaceholderRefusalTests {
    @Test func aModelThatRefusesZeroIsNotMade() {
        #expect(synthesized(Positive.self) == nil)
        #expect(synthesized(Basket.self) == nil)
    }

    @Test func aModelThatAlwaysThrowsIsNotMade() {
        #expect(synthesized(Stubborn.self) == nil)
    }

    @Test func aModelThatNeverStopsAskingIsStopped() {
        let count = Counter()
        Insatiable.$count.withValue(count) { #expect(synthesized(Insatiable.self) == nil) }
        #expect(1..<Counter.limit ~= count.value)
    }

    @Test(arguments: Greed.allCases) func aModelThatNeverStopsAskingAContainerIsStopped(greed: Greed) {
        let count = Counter()
        Greedy.$appetite.withValue((greed, count)) { #expect(synthesized(Greedy.self) == nil) }
        #expect(1..<Counter.limit ~= count.value)
    }

    @Test func modelsThatNeedEachOtherAreNotMade() {
        #expect(synthesized(Hen.self) == nil)
        #expect(synthesized(Mirror.self) == nil)
    }

    @Test func aModelThatNeedsFiveOfItselfIsGivenUpSoon() {
        let count = Counter()
        Hydra.$count.withValue(count) { #expect(synthesized(Hydra.self) == nil) }
        #expect(1..<Counter.limit ~= count.value)
    }

    @Test func aModelThatTriesItselfAgainAndAgainIsGivenUpSoon() {
        let count = Counter()
        Hydra.$count.withValue(count) { #expect(synthesized(Optimist.self) != nil) }
        #expect(1..<Counter.limit ~= count.value)
    }

    @Test func anEmptyEnumHasNoValue() {
        #expect(synthesized(Never.self) == nil)
        #expect(synthesized(Oven.Nothing.self) == nil)
        #expect(synthesized(Result<Never, Never>.self) == nil)
    }

    @Test func whatHasNoDescriptionOfItselfIsNotMade() {
        #expect(synthesized(Unmakeable.self) == nil)
        #expect(synthesized((() -> Void).self) == nil)
        #expect(synthesized((any Kitchen).self) == nil)
        #expect(synthesized(Loaded.self) == nil)
        #expect(synthesized(Range<Loadable>.self) == nil)
    }

    @Test func aTupleWithAPartThatCannotBeMadeReleasesTheOthers() {
        let count = Counter()
        let registered = {
            var defaults = MockDefaults()
            defaults.register(Breath.self) { Breath(count) }
            return defaults
        }()
        let maker = PlaceholderMaker(registered: registered)
        #expect(maker.value(of: (Breath, String, Breath, Unmakeable).self) == nil)
        #expect(count.value == 0)
        let whole = maker.value(of: (Breath, String, Breath).self)
        #expect(count.value == 2)
        withExtendedLifetime(whole) {}
    }

    @Test func whatIsMadeInATupleIsReleasedWithIt() {
        let count = Counter()
        do {
            var defaults = MockDefaults()
            defaults.register(Breath.self) { Breath(count) }
            let pair = PlaceholderMaker(registered: defaults).value(of: (Breath, Breath).self)
            #expect(pair != nil && count.value == 2)
        }
        #expect(count.value == 0)
    }

    @Test func aRefusalIsAnsweredByTheNextRung() {
        let machine = Machine(.nice)
        machine.mock.defaults.register(Positive.self) { Positive(value: 3) }
        #expect(machine.get(Positive.self) == Positive(value: 3))
        #expect(machine.get(Result<Stubborn, Oven.Fault>.self).isFailure)
        #expect(machine.failures.reports.isEmpty)
    }
}

extension Result {
    fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
}

/// A count that is shared; what it counts runs on one thread.
private final class Counter: @unchecked Sendable {
    /// More than anything that ends is counted.
    static let limit = 100_000

    var value = 0
}

/// Counts those of it that live.
private final class Breath: @unchecked Sendable {
    private let count: Counter

    init(_ count: Counter) {
        self.count = count
        count.value += 1
    }

    deinit { count.value -= 1 }
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

private struct Stubborn: Decodable, Equatable {
    init(from decoder: any Decoder) throws { throw Refusal() }
}

private struct Insatiable: Decodable {
    @TaskLocal static var count = Counter()

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        while true {
            Self.count.value += 1
            _ = try container.decode(Int.self)
        }
    }
}

enum Greed: CaseIterable {
    case keyed, keyedNil, nested, nestedList, unkeyedNil, unkeyedNested, unkeyedList, single, containers
    case superOfKeyed, superOfUnkeyed, sameDecoder
}

/// Asks one kind of question for ever.
private struct Greedy: Decodable {
    @TaskLocal static var appetite = (Greed.keyed, Counter())

    private enum Key: CodingKey { case key }

    init(from decoder: any Decoder) throws {
        let (greed, count) = Self.appetite
        let keyed = try decoder.container(keyedBy: Key.self)
        var list = try decoder.unkeyedContainer()
        var inner = keyed
        while count.value < Counter.limit {
            count.value += 1
            switch greed {
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
            case .sameDecoder: _ = try Greedy(from: decoder)
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

private final class Mirror: Decodable {
    let twin: Mirror
}

private final class Hydra: Decodable {
    @TaskLocal static var count = Counter()

    private enum Key: CodingKey { case head }

    init(from decoder: any Decoder) throws {
        Self.count.value += 1
        let container = try decoder.container(keyedBy: Key.self)
        for _ in 0..<5 { _ = try container.decode(Hydra.self, forKey: .head) }
    }
}

/// Goes on after every refusal, five times over at each level.
private final class Optimist: Decodable {
    private enum Key: CodingKey { case head }

    init(from decoder: any Decoder) throws {
        Hydra.count.value += 1
        let container = try decoder.container(keyedBy: Key.self)
        for _ in 0..<5 { _ = try? container.decode(Optimist.self, forKey: .head) }
    }
}

/// An enum with a payload, and no way to make one.
private enum Loaded {
    case full(Unmakeable), other(Int)
}

private struct Loadable: Comparable {
    let value: Unmakeable

    static func < (left: Self, right: Self) -> Bool { left.value.value < right.value.value }
    static func == (left: Self, right: Self) -> Bool { left.value.value == right.value.value }
}
