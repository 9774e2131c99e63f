import Testing

@testable import ExpectKit

struct ComparisonTests {
    @Test func equatableValuesCompareWithEquality() {
        struct CaseBlind: Equatable {
            var text: String
            static func == (left: CaseBlind, right: CaseBlind) -> Bool {
                left.text.lowercased() == right.text.lowercased()
            }
        }
        expectEqual((CaseBlind(text: "A"), CaseBlind(text: "a")))
        expectDifferent((CaseBlind(text: "A"), CaseBlind(text: "b")), (1, "1"), (1, 1.0))
    }

    @Test func objectsCompareWithEqualityOrByIdentity() {
        final class Key: Equatable {
            let id: Int
            init(id: Int) { self.id = id }
            static func == (left: Key, right: Key) -> Bool { left.id == right.id }
        }
        let bowl = Bowl()
        expectEqual((bowl, bowl), (bowl, Bowl?.some(bowl) as Any), (Key(id: 1), Key(id: 1)))
        expectDifferent((Bowl(), Bowl()), (bowl, Opaque()), (bowl, 1), (Key(id: 1), Key(id: 2)))
    }

    @Test func typesCompareAsTypes() {
        expectEqual((Int.self, Int.self), ((any Error).self, (any Error).self))
        expectDifferent((Int.self, String.self), (Int.self, 1), (Bowl.self, BigBowl.self))
    }

    @Test func tuplesCompareMemberByMember() {
        let bowl = Bowl()
        expectEqual(((1, "a"), (1, "a")), ((), ()), ((bowl, 1), (bowl, 1)))
        expectDifferent(((1, "a"), (1, "b")), ((1, 2), (1, 2, 3)), ((bowl, 1), (Bowl(), 1)))
    }

    @Test func tuplesCompareTheirLabels() {
        let point: [String: Any] = ["at": (x: 1, y: 2)]
        expectEqual(((x: 1, y: 2), (x: 1, y: 2)), (point, ["at": (x: 1, y: 2)] as [String: Any]))
        expectDifferent(
            ((x: 1, y: 2), (a: 1, b: 2)), ((x: 1, y: 2), (1, 2)),
            (point, ["at": (a: 1, b: 2)] as [String: Any]))
    }

    @Test func anOptionalEqualsItsValue() {
        let (none, five) = (Int?.none as Any, Int?.some(5) as Any)
        expectEqual((5, five), (five, 5), (none, none))
        expectDifferent((5, none), (none, 5), (none, "x"), (none, Int?.some(0) as Any))
    }

    @Test func nestedOptionalsKeepTheirDepth() {
        let (inner, outer) = (Int??.some(.none) as Any, Int??.none as Any)
        let (innerBowl, outerBowl) = (Bowl??.some(.none) as Any, Bowl??.none as Any)
        expectEqual((inner, inner), (outer, outer))
        expectDifferent((outer, inner), (inner, outer), (outerBowl, innerBowl), (innerBowl, outerBowl))
    }

    @Test func optionalsOfTypesWithoutEqualityCompareByTheirValues() {
        let bowl = Bowl()
        let (none, some) = (Bowl?.none as Any, Bowl?.some(bowl) as Any)
        expectEqual((some, some), (some, bowl), (none, none), (Opaque?.none as Any, Opaque?.none as Any))
        expectDifferent(
            (some, Bowl?.some(Bowl()) as Any), (some, none), (none, some),
            (Opaque?.none as Any, Opaque?.some(Opaque()) as Any), (none, [Bowl]()), (none, ()))
    }

    @Test func arraysOfTypesWithoutEqualityCompareElementByElement() {
        let (first, second) = (Bowl(), Bowl())
        expectEqual(
            ([first, second], [first, second]), ([[first]], [[first]]), ([first, nil], [first, nil]))
        expectDifferent(
            ([first, second], [second, first]), ([first], [first, second]),
            ([first, nil], [first, second]), ([first], (first, first)))
    }

    @Test func dictionariesOfAnythingCompareKeyByKey() {
        let expected: [String: Any] = ["name": "ramen", "price": 3, "extras": ["nori"]]
        var actual = expected
        expectEqual((expected, actual))
        for (key, value) in [("price", 4), ("price", nil), ("cost", 3)] as [(String, Int?)] {
            actual[key] = value
            expectDifferent((expected, actual))
        }
        expectDifferent(([String: Any](), Int?.none as Any))
    }

    indirect enum Tree {
        case leaf(Bowl)
        case branch(Tree, Tree)
    }

    @Test func indirectEnumsCompareToTheirLeaves() {
        let (first, second) = (Bowl(), Bowl())
        let tree = Tree.branch(.leaf(first), .branch(.leaf(second), .leaf(first)))
        expectEqual((tree, Tree.branch(.leaf(first), .branch(.leaf(second), .leaf(first)))))
        expectDifferent(
            (tree, Tree.branch(.leaf(first), .branch(.leaf(first), .leaf(first)))), (tree, Tree.leaf(first)))
    }

    enum Choice<Item> {
        case none
        case one(Item)
        case named(name: String, item: Item?)
    }

    @Test func genericEnumsCompareByCaseAndPayload() {
        let bowl = Bowl()
        let named = Choice.named(name: "a", item: bowl)
        expectEqual(
            (Choice<Bowl>.none, Choice<Bowl>.none), (Choice.one(bowl), Choice.one(bowl)),
            (named, Choice.named(name: "a", item: bowl)))
        expectDifferent(
            (Choice.one(bowl), Choice<Bowl>.none), (Choice.one(bowl), Choice.one(Bowl())),
            (named, Choice<Bowl>.named(name: "a", item: nil)), (named, Choice.named(name: "b", item: bowl)),
            // Of different types, even if their cases have the same name.
            (Choice<Int>.none, Choice<String>.none))
    }

    enum SameDescription: CustomStringConvertible {
        case left, right
        case bowl(Bowl)
        var description: String { "mute" }
    }

    @Test func enumsWithTheSameDescriptionAreDistinguished() {
        let bowl = Bowl()
        expectEqual((Choice.one(SameDescription.bowl(bowl)), Choice.one(SameDescription.bowl(bowl))))
        expectDifferent(
            (Choice.one(SameDescription.left), Choice.one(SameDescription.right)),
            (SameDescription.bowl(bowl), SameDescription.bowl(Bowl())))
    }

    @Test func errorsWithoutEqualityCompareByCase() {
        enum StoreError: Error { case gone, locked(by: String) }
        expectEqual((StoreError.gone as any Error, StoreError.gone as any Error))
        expectDifferent((StoreError.gone as any Error, StoreError.locked(by: "A") as any Error))
    }

    @Test func argumentsOfOptionalsDistinguishNilFromAValue() {
        let (empty, five) = (Arg<Int?>.value(nil), Arg<Int?>.value(5))
        expectEqual(
            (empty, Int?.none as Any), (five, 5), (empty, empty), (Arg<Int?>.any, empty),
            (Arg<Int?>.nil, empty),
            (Arg<Int>?.some(.atLeast(2)) as Any, Arg<Int>?.some(.value(3)) as Any),
            (Arg<Int>?.none as Any, Arg<Int>?.none as Any))
        expectDifferent(
            (empty, 5), (five, Int?.none as Any), (five, empty), (Arg<Int?>.any, "x"),
            (Arg<Int>?.some(.atLeast(2)) as Any, Arg<Int>?.none as Any))
    }

    @Test func thePlainValueOfNilIsNilAndNotMissing() throws {
        let plain = try #require(Arg<Int?>.value(nil).plainValue)
        #expect(plain is Int?)
        #expect(Arg<Int?>.any.plainValue == nil)
    }

    @Test func matchersInsideCollectionsAreApplied() {
        let expected: [Arg<Int>] = [1, .atLeast(2)]
        expectEqual((expected, [Arg.value(1), .value(3)]))
        expectDifferent((expected, [Arg.value(1), .value(1)]))
    }
}
