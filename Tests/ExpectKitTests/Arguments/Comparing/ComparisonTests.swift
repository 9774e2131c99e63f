import Testing

@testable import ExpectKit

@Suite struct ComparisonTests {
    @Test func equatableValuesCompareWithEquality() {
        struct CaseBlind: Equatable {
            var text: String
            static func == (left: CaseBlind, right: CaseBlind) -> Bool {
                left.text.lowercased() == right.text.lowercased()
            }
        }
        #expect(valuesMatch(CaseBlind(text: "A"), CaseBlind(text: "a")))
        #expect(!valuesMatch(CaseBlind(text: "A"), CaseBlind(text: "b")))
        #expect(!valuesMatch(1, "1"))
        #expect(!valuesMatch(1, 1.0))
    }

    @Test func objectsWithoutEqualityCompareByIdentity() {
        let bowl = Bowl()
        #expect(valuesMatch(bowl, bowl))
        #expect(!valuesMatch(Bowl(), Bowl()))
        #expect(!valuesMatch(bowl, Opaque()))
        #expect(!valuesMatch(bowl, 1))
        #expect(valuesMatch(bowl, Bowl?.some(bowl) as Any))
    }

    @Test func objectsWithEqualityCompareWithIt() {
        final class Key: Equatable {
            let id: Int
            init(id: Int) { self.id = id }
            static func == (left: Key, right: Key) -> Bool { left.id == right.id }
        }
        #expect(valuesMatch(Key(id: 1), Key(id: 1)))
        #expect(!valuesMatch(Key(id: 1), Key(id: 2)))
    }

    @Test func typesCompareAsTypes() {
        #expect(valuesMatch(Int.self, Int.self))
        #expect(!valuesMatch(Int.self, String.self))
        #expect(!valuesMatch(Int.self, 1))
        #expect(!valuesMatch(Bowl.self, BigBowl.self))
        #expect(valuesMatch((any Error).self, (any Error).self))
    }

    @Test func tuplesCompareMemberByMember() {
        #expect(valuesMatch((1, "a"), (1, "a")))
        #expect(!valuesMatch((1, "a"), (1, "b")))
        #expect(!valuesMatch((1, 2), (1, 2, 3)))
        #expect(valuesMatch((), ()))
        let bowl = Bowl()
        #expect(valuesMatch((bowl, 1), (bowl, 1)))
        #expect(!valuesMatch((bowl, 1), (Bowl(), 1)))
    }

    @Test func tuplesCompareTheirLabels() {
        #expect(valuesMatch((x: 1, y: 2), (x: 1, y: 2)))
        #expect(!valuesMatch((x: 1, y: 2), (a: 1, b: 2)))
        #expect(!valuesMatch((x: 1, y: 2), (1, 2)))
        #expect(valuesMatch(["at": (x: 1, y: 2)] as [String: Any], ["at": (x: 1, y: 2)] as [String: Any]))
        #expect(!valuesMatch(["at": (x: 1, y: 2)] as [String: Any], ["at": (a: 1, b: 2)] as [String: Any]))
    }

    @Test func anOptionalEqualsItsValue() {
        #expect(valuesMatch(5, Int?.some(5) as Any))
        #expect(valuesMatch(Int?.some(5) as Any, 5))
        #expect(!valuesMatch(5, Int?.none as Any))
        #expect(!valuesMatch(Int?.none as Any, 5))
        #expect(!valuesMatch(Int?.none as Any, "x"))
        #expect(!valuesMatch(Int?.none as Any, Int?.some(0) as Any))
        #expect(valuesMatch(Int?.none as Any, Int?.none as Any))
    }

    @Test func nestedOptionalsKeepTheirDepth() {
        #expect(valuesMatch(Int??.some(.none) as Any, Int??.some(.none) as Any))
        #expect(valuesMatch(Int??.none as Any, Int??.none as Any))
        #expect(!valuesMatch(Int??.none as Any, Int??.some(.none) as Any))
        #expect(!valuesMatch(Int??.some(.none) as Any, Int??.none as Any))
        #expect(!valuesMatch(Bowl??.none as Any, Bowl??.some(.none) as Any))
        #expect(!valuesMatch(Bowl??.some(.none) as Any, Bowl??.none as Any))
    }

    @Test func optionalsOfTypesWithoutEqualityCompareByTheirValues() {
        let bowl = Bowl()
        #expect(valuesMatch(Bowl?.some(bowl) as Any, Bowl?.some(bowl) as Any))
        #expect(valuesMatch(Bowl?.some(bowl) as Any, bowl))
        #expect(!valuesMatch(Bowl?.some(bowl) as Any, Bowl?.some(Bowl()) as Any))
        #expect(!valuesMatch(Bowl?.some(bowl) as Any, Bowl?.none as Any))
        #expect(!valuesMatch(Bowl?.none as Any, Bowl?.some(bowl) as Any))
        #expect(valuesMatch(Bowl?.none as Any, Bowl?.none as Any))
        #expect(valuesMatch(Opaque?.none as Any, Opaque?.none as Any))
        #expect(!valuesMatch(Opaque?.none as Any, Opaque?.some(Opaque()) as Any))
        #expect(!valuesMatch(Bowl?.none as Any, [Bowl]()))
        #expect(!valuesMatch(Bowl?.none as Any, ()))
    }

    @Test func arraysOfTypesWithoutEqualityCompareElementByElement() {
        let (first, second) = (Bowl(), Bowl())
        #expect(valuesMatch([first, second], [first, second]))
        #expect(!valuesMatch([first, second], [second, first]))
        #expect(!valuesMatch([first], [first, second]))
        #expect(valuesMatch([[first]], [[first]]))
        #expect(valuesMatch([first, nil], [first, nil]))
        #expect(!valuesMatch([first, nil], [first, second]))
        #expect(!valuesMatch([first], (first, first)))
    }

    @Test func aCollectionWithACustomMirrorComparesByItsStoredProperties() {
        struct Rack: Collection, CustomReflectable {
            var bowls: [Bowl]
            var number = 1
            var startIndex: Int { 0 }
            var endIndex: Int { bowls.count }
            var customMirror: Mirror { Mirror(self, unlabeledChildren: [1], displayStyle: .collection) }
            subscript(index: Int) -> Bowl { bowls[index] }
            func index(after index: Int) -> Int { index + 1 }
        }
        let bowl = Bowl()
        #expect(valuesMatch(Rack(bowls: [bowl]), Rack(bowls: [bowl])))
        #expect(!valuesMatch(Rack(bowls: [bowl]), Rack(bowls: [Bowl()])))
        #expect(!valuesMatch(Rack(bowls: [bowl]), Rack(bowls: [bowl], number: 2)))
    }

    @Test func dictionariesOfAnythingCompareKeyByKey() {
        let expected: [String: Any] = ["name": "ramen", "price": 3, "extras": ["nori"]]
        var actual = expected
        #expect(valuesMatch(expected, actual))
        actual["price"] = 4
        #expect(!valuesMatch(expected, actual))
        actual["price"] = nil
        #expect(!valuesMatch(expected, actual))
        actual["cost"] = 3
        #expect(!valuesMatch(expected, actual))
        #expect(!valuesMatch([String: Any](), Int?.none as Any))
    }

    indirect enum Tree {
        case leaf(Bowl)
        case branch(Tree, Tree)
    }

    @Test func indirectEnumsCompareToTheirLeaves() {
        let (first, second) = (Bowl(), Bowl())
        let tree = Tree.branch(.leaf(first), .branch(.leaf(second), .leaf(first)))
        #expect(valuesMatch(tree, Tree.branch(.leaf(first), .branch(.leaf(second), .leaf(first)))))
        #expect(!valuesMatch(tree, Tree.branch(.leaf(first), .branch(.leaf(first), .leaf(first)))))
        #expect(!valuesMatch(tree, Tree.leaf(first)))
    }

    enum Choice<Item> {
        case none
        case one(Item)
        case named(name: String, item: Item?)
    }

    @Test func genericEnumsCompareByCaseAndPayload() {
        let bowl = Bowl()
        #expect(valuesMatch(Choice<Bowl>.none, Choice<Bowl>.none))
        #expect(valuesMatch(Choice.one(bowl), Choice.one(bowl)))
        #expect(!valuesMatch(Choice.one(bowl), Choice<Bowl>.none))
        #expect(!valuesMatch(Choice.one(bowl), Choice.one(Bowl())))
        #expect(valuesMatch(Choice.named(name: "a", item: bowl), Choice.named(name: "a", item: bowl)))
        #expect(!valuesMatch(Choice.named(name: "a", item: bowl), Choice<Bowl>.named(name: "a", item: nil)))
        #expect(!valuesMatch(Choice.named(name: "a", item: bowl), Choice.named(name: "b", item: bowl)))
    }

    @Test func enumsOfDifferentTypesDifferEvenIfTheirCasesHaveTheSameName() {
        #expect(!valuesMatch(Choice<Int>.none, Choice<String>.none))
    }

    enum SameDescription: CustomStringConvertible {
        case left, right
        case bowl(Bowl)
        var description: String { "mute" }
    }

    @Test func enumsWithTheSameDescriptionAreDistinguished() {
        let bowl = Bowl()
        #expect(valuesMatch(Choice.one(SameDescription.bowl(bowl)), Choice.one(SameDescription.bowl(bowl))))
        #expect(!valuesMatch(Choice.one(SameDescription.left), Choice.one(SameDescription.right)))
        #expect(!valuesMatch(SameDescription.bowl(bowl), SameDescription.bowl(Bowl())))
    }

    @Test func errorsWithoutEqualityCompareByCase() {
        enum StoreError: Error { case gone, locked(by: String) }
        #expect(valuesMatch(StoreError.gone as any Error, StoreError.gone as any Error))
        #expect(!valuesMatch(StoreError.gone as any Error, StoreError.locked(by: "A") as any Error))
    }

    @Test func argumentsOfOptionalsDistinguishNilFromAValue() {
        #expect(valuesMatch(Arg<Int?>.value(nil), Int?.none as Any))
        #expect(!valuesMatch(Arg<Int?>.value(nil), 5))
        #expect(!valuesMatch(Arg<Int?>.value(5), Int?.none as Any))
        #expect(valuesMatch(Arg<Int?>.value(5), 5))
        #expect(valuesMatch(Arg<Int?>.value(nil), Arg<Int?>.value(nil)))
        #expect(!valuesMatch(Arg<Int?>.value(5), Arg<Int?>.value(nil)))
        #expect(valuesMatch(Arg<Int?>.any, Arg<Int?>.value(nil)))
        #expect(valuesMatch(Arg<Int?>.nil, Arg<Int?>.value(nil)))
        #expect(!valuesMatch(Arg<Int?>.any, "x"))
        #expect(valuesMatch(Arg<Int>?.some(.atLeast(2)) as Any, Arg<Int>?.some(.value(3)) as Any))
        #expect(!valuesMatch(Arg<Int>?.some(.atLeast(2)) as Any, Arg<Int>?.none as Any))
        #expect(valuesMatch(Arg<Int>?.none as Any, Arg<Int>?.none as Any))
    }

    @Test func thePlainValueOfNilIsNilAndNotMissing() throws {
        let plain = try #require(Arg<Int?>.value(nil).plainValue)
        #expect(plain is Int?)
        #expect(Arg<Int?>.any.plainValue == nil)
    }

    @Test func matchersInsideCollectionsAreApplied() {
        let expected: [Arg<Int>] = [1, .atLeast(2)]
        #expect(valuesMatch(expected, [Arg.value(1), .value(3)]))
        #expect(!valuesMatch(expected, [Arg.value(1), .value(1)]))
    }
}
