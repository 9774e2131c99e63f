import Dispatch
import Testing

@testable import ExpectKit

/// Which values are not made of their parts, and the part that prevents it.
struct AssembledRefusalTests {
    @Test func aPartThatNobodyCanMakeIsNamed() {
        let found = [
            obstacle(Desk.self), obstacle((Int, Desk).self), obstacle(Refused.Class.self),
            obstacle(Refused.Actor.self), obstacle(Refused.Pointer.self), obstacle(Refused.Case.self),
            obstacle(Refused.Box<Desk>.self), obstacle(Refused.Box<Never>.self), obstacle(Unmakeable.self),
            obstacle(Endless.First.self),
        ]
        #expect(
            found == [
                "lamp.bulb: Kitchen", "1.lamp.bulb: Kitchen", "object: Unmakeable", "store: Store",
                "start: UnsafeRawPointer", "object: Unmakeable", "content.lamp.bulb: Kitchen",
                "content: Never", "itself", "second.first: First",
            ])
    }

    /// The initializers of such a type may establish what its stored properties do not show. A reference must keep its
    /// object.
    @Test func aTypeOfTheSystemAndAReferenceThatKeepsNoObjectAreNotMade() {
        let found = [
            obstacle(Refused.System.self), obstacle(Refused.SystemCase.self), obstacle(Refused.Unowned.self),
            obstacle(Refused.Unmanaged.self),
        ]
        #expect(
            found == [
                "mirror: Mirror", "interval: DispatchTimeInterval", "owner: LiveBox", "owner: LiveBox",
            ])
    }

    /// A struct stores them in another form than generic code.
    @Test func functionsAndMetatypesAreNotMade() {
        let found = [
            obstacle(Refused.Function.self), obstacle(Refused.Pair.self), obstacle(Refused.OptionalPair.self),
            obstacle(Refused.Metatype.self), obstacle(Refused.OptionalMetatype.self),
            obstacle(Refused.Box<() -> Void>.self),
        ]
        #expect(
            found == [
                "run: () -> ()", "pair: (Int, () -> ())", "pair: Optional<(Int, () -> ())>",
                "type: Int.Type", "type: Optional<Int.Type>", "content: () -> ()",
            ])
    }

    @Test func aRegisteredFunctionIsNotStored() {
        var defaults = MockDefaults()
        defaults.register((() -> Void).self) { {} }
        defaults.register((() -> Void)?.self) { {} }
        let maker = PlaceholderMaker(registered: defaults)
        #expect(maker.value(of: Refused.Function.self) == nil)
        #expect(maker.value(of: Refused.Pair.self) == nil)
        #expect(maker.value(of: Plain.Fold.self).map { $0.onTap == nil } == true)
        #expect(maker.value(of: (Int, () -> Void).self) != nil)
    }

    /// Its own initializer has refused zero and empty values, or each level has a type of its own.
    @Test func aTypeThatRefusesOrGrowsIsNotMadeOfItsParts() {
        let found = [
            describe(synthesized(Refused.Code.self) as Any),
            describe(synthesized(Refused.Box<Refused.Code>.self) as Any),
            describe(synthesized(Refused.Decoded.self) as Any),
            describe(synthesized(Refused.Listed.self) as Any),
            describe(synthesized(Endless.Growing<Int>.self) as Any),
        ]
        #expect(found == found.map { _ in "nil" })
    }

    /// The cases of an enum are all that it can refuse.
    @Test func anEnumThatRefusesIsMadeOfItsCases() {
        #expect(synthesized(Refused.Tagged.self).map { $0 == .point(0, 0) } == true)
    }

    @Test func aSearchWithManyBranchesIsStoppedEarly() {
        let count = Counter()
        var defaults = MockDefaults()
        defaults.register(Int.self) { [count] in
            count.value += 1
            return 0
        }
        typealias Four<Value> = Twice<Twice<Twice<Twice<Value>>>>
        let maker = PlaceholderMaker(registered: defaults)
        #expect(maker.value(of: Four<Four<Four<Four<Leaf>>>>.self) == nil)
        #expect(1..<Limits.Defaults.requests ~= count.value)
    }

    @Test func aRegisteredPartIsUsed() {
        var defaults = MockDefaults()
        defaults.register(Unmakeable.self) { Unmakeable(value: 4) }
        let maker = PlaceholderMaker(registered: defaults)
        #expect(maker.value(of: Refused.Class.self)?.object.value == 4)
        #expect(
            maker.value(of: Plain.Source.self).map { if case .machine = $0 { true } else { false } } == true)
    }

    // MARK: Memory

    @Test func thePartsAreReleasedWithTheValue() {
        let found = [
            live(Refused.Box<(LiveObject, LiveObject)>.self), live(Holding.self), live(Boxed.self),
            live(Plain.Shelf<LiveObject>.self), live((LiveObject, LiveObject).self),
            live((LiveObject, String, LiveObject).self),
        ]
        #expect(found == [[2, 0], [1, 0], [1, 0], [2, 0], [2, 0], [2, 0]])
    }

    @Test func thePartsAreReleasedIfAnotherPartCannotBeMade() {
        let found = [
            live(Leaving.self), live(Refused.Box<Leaving>.self), live(Twice<Leaving>.self),
            live((LiveObject, String, LiveObject, Unmakeable).self),
        ]
        #expect(found == [nil, nil, nil, nil])
    }

    /// Returns how many objects exist while a value exists, and afterwards; nil if there is no value.
    private func live<Value>(_ type: Value.Type) -> [Int]? {
        let count = Counter()
        var defaults = MockDefaults()
        defaults.register(LiveObject.self) { LiveObject(count) }
        var during: Int?
        do {
            let value = PlaceholderMaker(registered: defaults).value(of: type)
            let copies = [value, value]
            if value != nil { during = count.value }
            withExtendedLifetime(copies) {}
        }
        #expect(count.value == 0)
        return during.map { [$0, count.value] }
    }

    /// Returns the part that prevents a value, and its type; nil if nothing does.
    private func obstacle<Value>(_ type: Value.Type) -> String? {
        let maker = PlaceholderMaker(registered: MockDefaults()).withoutClientCode
        if maker.value(of: type) != nil || maker.budget.comesAfterReport { return nil }
        return maker.budget.obstacle.map { "\($0.path): \($0.type)" } ?? "itself"
    }
}

/// A shared count. All code that changes it runs on one thread.
private final class Counter: @unchecked Sendable { var value = 0 }

/// Counts its live instances.
private final class LiveObject: @unchecked Sendable {
    private let count: Counter

    init(_ count: Counter) {
        self.count = count
        count.value += 1
    }

    deinit { count.value -= 1 }
}

struct Desk {
    struct Lamp { let color: String, bulb: any Kitchen }

    let lamp: Lamp
}

private struct Holding { let name: String, object: LiveObject }
private indirect enum Boxed { case more(Boxed), object(LiveObject, String) }
private struct Leaving { let first: LiveObject, second: LiveObject, third: Unmakeable }
private indirect enum Twice<Value> { case left(Value), right(Value) }
private struct Leaf { let number: Int, object: Unmakeable }
private actor Store {}

private enum Endless {
    indirect enum First { case second(Second) }
    enum Second { case first(First) }
    indirect enum Growing<Value> { case more(Growing<[Value]>) }
}

private enum Refused {
    struct Class { let object: Unmakeable }
    struct Actor { let store: Store }
    struct Pointer { let start: UnsafeRawPointer, count: Int }
    enum Case { case object(Unmakeable), other(any Kitchen) }
    struct Box<Content> { let content: Content }
    struct System { let mirror: Mirror }
    struct SystemCase { let interval: DispatchTimeInterval }
    struct Function { let run: () -> Void }
    struct Pair { let pair: (Int, () -> Void) }
    struct OptionalPair { let pair: (Int, () -> Void)? }
    struct Metatype { let type: Int.Type }
    struct OptionalMetatype { let type: Int.Type? }
    struct Unowned { unowned let owner: Plain.LiveBox }
    struct Unmanaged { unowned(unsafe) let owner: Plain.LiveBox }

    struct Code: RawRepresentable {
        let rawValue: String
        init?(rawValue: String) {
            guard rawValue.count == 7 else { return nil }
            self.rawValue = rawValue
        }
    }

    struct Decoded: Decodable {
        let text: String
        init(from decoder: any Decoder) throws { throw ShelfError.gone }
    }

    struct Listed: CaseIterable {
        let number: Int
        static var allCases: [Listed] { [] }
    }

    /// Its tag is neither zero nor empty.
    enum Tagged: Decodable, Equatable {
        case point(Int, Int), line(length: Double)

        init(from decoder: any Decoder) throws {
            guard try decoder.singleValueContainer().decode(String.self) == "point" else {
                throw ShelfError.gone
            }
            self = .point(1, 1)
        }
    }
}
