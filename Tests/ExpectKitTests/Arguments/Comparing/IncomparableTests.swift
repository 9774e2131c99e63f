import Testing

@testable import ExpectKit

@Suite struct IncomparableTests {
    private func paths(_ value: Any) -> [String] {
        incomparableParts(of: value, path: "it").map { "\($0.path): \($0.type)" }
    }

    @Test func valuesWithARuleAreComparable() {
        #expect(paths(1) == [])
        #expect(paths(Int?.none as Any) == [])
        #expect(paths(Bowl()) == [])
        #expect(paths(Bowl?.some(Bowl()) as Any) == [])
        #expect(paths([Bowl()]) == [])
        #expect(paths(Int.self) == [])
        #expect(paths((1, Bowl())) == [])
        #expect(paths(()) == [])
        #expect(paths(["a": 1] as [String: Any]) == [])
        #expect(paths(ComparisonTests.Tree.leaf(Bowl())) == [])
        #expect(paths(Opaque?.none as Any) == [])
        #expect(paths([Opaque]()) == [])
    }

    @Test func structsWithoutEqualityAndClosuresAreIncomparable() {
        #expect(paths(Opaque()) == ["it: Opaque"])
        #expect(paths({ (number: Int) in number }) == ["it: (Int) -> Int"])
        #expect(paths(Opaque?.some(Opaque()) as Any) == ["it: Opaque"])
    }

    @Test func aStructWithACustomMirrorIsIncomparable() {
        struct Faked: CustomReflectable {
            var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .enum) }
        }
        #expect(paths(Faked()) == ["it: Faked"])
    }

    @Test func anEnumWithACustomMirrorComparesByItsPayload() {
        enum CustomMirror: CustomReflectable {
            case one(Bowl), two(Opaque)
            var customMirror: Mirror { Mirror(self, children: [], displayStyle: .tuple) }
        }
        #expect(paths(CustomMirror.one(Bowl())) == [])
        #expect(paths(CustomMirror.two(Opaque())) == ["it: Opaque"])
        let bowl = Bowl()
        #expect(valuesMatch(CustomMirror.one(bowl), CustomMirror.one(bowl)))
        #expect(!valuesMatch(CustomMirror.one(bowl), CustomMirror.one(Bowl())))
    }

    @Test func aCollectionThatStoresItsElementsInAnObjectIsIncomparable() {
        final class Storage { var bowls: [Bowl] = [] }
        struct Deque: RandomAccessCollection, CustomReflectable {
            let storage = Storage()
            var startIndex: Int { 0 }
            var endIndex: Int { storage.bowls.count }
            subscript(index: Int) -> Bowl { storage.bowls[index] }
            var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
        }
        #expect(paths(Deque()) == ["it: Deque"])
        #expect(paths([Bowl()][...]) == [])
        #expect(paths(ContiguousArray([Bowl()])) == [])
    }

    @Test func thePathNamesTheIncomparablePart() {
        #expect(paths((a: 1, b: Opaque())) == ["it.b: Opaque"])
        #expect(paths((1, Opaque())) == ["it.1: Opaque"])
        #expect(paths(["b": 1, "a": Opaque()] as [String: Any]) == [#"it["a"]: Opaque"#])
        #expect(paths(ComparisonTests.Choice.named(name: "a", item: Opaque())) == ["it.item: Opaque"])
        #expect(paths(ComparisonTests.Choice.one(Opaque())) == ["it: Opaque"])
    }

    @Test func onlyTheFirstIncomparableElementIsNamed() {
        #expect(paths([1, Opaque(), Opaque()] as [Any]) == ["it[1]: Opaque"])
    }

    @Test func plainValuesInsideMatchersAreFound() {
        #expect(paths(Arg.value(Opaque())) == ["it: Opaque"])
        #expect(paths(Arg<Opaque>.any) == [])
        #expect(paths(Arg.not(.value(Opaque()))) == ["it: Opaque"])
        #expect(paths(Arg.allOf(.any, .value(Opaque()))) == ["it: Opaque"])
        #expect(paths(Arg.anyOf(.any, .value(Opaque()))) == ["it: Opaque"])
        #expect(paths(Arg.capture(Captor(), if: .value(Opaque()))) == ["it: Opaque"])
        #expect(paths(Arg<Opaque?>.some(.value(Opaque()))) == ["it: Opaque"])
        #expect(paths(Arg<[Opaque]>.containsInOrder(.any, .value(Opaque()))) == ["it[1]: Opaque"])
        #expect(paths(Arg<[Opaque]>.containsInAnyOrder(.value(Opaque()))) == ["it[0]: Opaque"])
        #expect(paths(Arg<[Opaque]>.contains(.value(Opaque()))) == ["it: Opaque"])
        #expect(paths(Arg<[Opaque]>.each(.value(Opaque()))) == ["it: Opaque"])
        #expect(paths(["a": .value(Opaque())] as Arg<[String: Opaque]>) == [#"it["a"]: Opaque"#])
        #expect(paths(Arg<[String: Opaque]>.hasEntry("a", .value(Opaque()))) == ["it: Opaque"])
        #expect(paths(Arg<[String: Opaque]>.hasValue(.value(Opaque()))) == ["it: Opaque"])
        #expect(paths(Arg<Any>.instance(of: Opaque.self, .value(Opaque()))) == ["it: Opaque"])
        #expect(paths(Arg<(Int, Opaque)>.having(\.1, .value(Opaque()))) == ["it.1: Opaque"])
    }
}
