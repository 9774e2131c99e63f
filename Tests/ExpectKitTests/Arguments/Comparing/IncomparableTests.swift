import Testing

@testable import ExpectKit

struct IncomparableTests {
    private func paths(_ value: Any) -> [String] {
        incomparableParts(of: value, path: "it").map { "\($0.path): \($0.type)" }
    }

    private func expectComparable(_ values: Any..., sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(values.map(paths) == values.map { _ in [] }, sourceLocation: sourceLocation)
    }

    /// Expects the incomparable part of each value.
    private func expectParts(
        _ rows: (Any, String)..., sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(rows.map { paths($0.0) } == rows.map { [$0.1] }, sourceLocation: sourceLocation)
    }

    @Test func valuesWithARuleAreComparable() {
        expectComparable(
            1, Int?.none as Any, Bowl(), Bowl?.some(Bowl()) as Any, [Bowl()], Int.self, (1, Bowl()), (),
            ["a": 1] as [String: Any], ComparisonTests.Tree.leaf(Bowl()), Opaque?.none as Any, [Opaque](),
            [Bowl()][...], ContiguousArray([Bowl()]))
    }

    @Test func structsWithoutEqualityAndClosuresAreIncomparable() {
        expectParts(
            (Opaque(), "it: Opaque"), ({ (number: Int) in number }, "it: (Int) -> Int"),
            (Opaque?.some(Opaque()) as Any, "it: Opaque"))
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
        let bowl = Bowl()
        expectComparable(CustomMirror.one(bowl))
        expectParts((CustomMirror.two(Opaque()), "it: Opaque"))
        expectEqual((CustomMirror.one(bowl), CustomMirror.one(bowl)))
        expectDifferent((CustomMirror.one(bowl), CustomMirror.one(Bowl())))
    }

    @Test func aCollectionOfAnotherPackageIsIncomparable() {
        struct Rack: RandomAccessCollection, CustomReflectable {
            var bowls = [Bowl()]
            var startIndex: Int { 0 }
            var endIndex: Int { bowls.count }
            subscript(index: Int) -> Bowl { bowls[index] }
            var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
        }
        #expect(paths(Rack()) == ["it: Rack"])
    }

    @Test func thePathNamesTheFirstIncomparablePart() {
        expectParts(
            ((a: 1, b: Opaque()), "it.b: Opaque"), ((1, Opaque()), "it.1: Opaque"),
            (["b": 1, "a": Opaque()] as [String: Any], #"it["a"]: Opaque"#),
            (ComparisonTests.Choice.named(name: "a", item: Opaque()), "it.item: Opaque"),
            (ComparisonTests.Choice.one(Opaque()), "it: Opaque"),
            ([1, Opaque(), Opaque()] as [Any], "it[1]: Opaque"))
    }

    @Test func plainValuesInsideMatchersAreFound() {
        let plain = Arg.value(Opaque())
        expectComparable(Arg<Opaque>.any)
        expectParts(
            (plain, "it: Opaque"), (Arg.not(plain), "it: Opaque"), (Arg.allOf(.any, plain), "it: Opaque"),
            (Arg.anyOf(.any, plain), "it: Opaque"), (Arg.capture(Captor(), if: plain), "it: Opaque"),
            (Arg<Opaque?>.some(plain), "it: Opaque"),
            (Arg<[Opaque]>.containsInOrder(.any, plain), "it[1]: Opaque"),
            (Arg<[Opaque]>.containsInAnyOrder(plain), "it[0]: Opaque"),
            (Arg<[Opaque]>.contains(plain), "it: Opaque"), (Arg<[Opaque]>.each(plain), "it: Opaque"),
            (["a": plain] as Arg<[String: Opaque]>, #"it["a"]: Opaque"#),
            (Arg<[String: Opaque]>.hasEntry("a", plain), "it: Opaque"),
            (Arg<[String: Opaque]>.hasValue(plain), "it: Opaque"),
            (Arg<Any>.instance(of: Opaque.self, plain), "it: Opaque"),
            (Arg<(Int, Opaque)>.having(\.1, plain), "it.1: Opaque"))
    }
}
