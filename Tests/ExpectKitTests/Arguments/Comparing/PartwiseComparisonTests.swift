import Testing

@testable import ExpectKit

/// Values are compared part by part, and what cannot be compared is not equal.
@Suite struct PartwiseComparisonTests {
    private final class Object {}
    private struct Plain { var name: String, tags: [String: Double] }
    private struct Holder { var object: Object, name: String }
    private enum Choice { case none, some(Plain), pair(Int, right: () -> Void) }

    @Test func equalPartsAreEqual() {
        let plain = Plain(name: "a", tags: ["x": 1])
        #expect(PartwiseComparison(plain, plain) == .equal)
        #expect(PartwiseComparison([plain], [plain]) == .equal)
        #expect(PartwiseComparison(["k": plain], ["k": plain]) == .equal)
        #expect(PartwiseComparison((1, plain), (1, plain)) == .equal)
        #expect(PartwiseComparison(Choice.some(plain), Choice.some(plain)) == .equal)
        #expect(PartwiseComparison(Choice.none, Choice.none) == .equal)
        #expect(PartwiseComparison(Plain?.none as Any, Plain?.none as Any) == .equal)
        #expect(PartwiseComparison(Plain?.some(plain) as Any, plain) == .equal)
        #expect(PartwiseComparison((), ()) == .equal)
        #expect(PartwiseComparison(Int.self, Int.self) == .equal)
    }

    @Test func aDifferentPartIsDifferent() {
        let plain = Plain(name: "a", tags: ["x": 1])
        var other = plain
        other.tags["x"] = 2
        #expect(PartwiseComparison(plain, other) == .different)
        #expect(PartwiseComparison([plain], [other]) == .different)
        #expect(PartwiseComparison([plain], [plain, plain]) == .different)
        #expect(PartwiseComparison(["k": plain], ["j": plain]) == .different)
        #expect(PartwiseComparison(Choice.some(plain), Choice.none) == .different)
        #expect(PartwiseComparison(Plain?.none as Any, plain) == .different)
        #expect(PartwiseComparison(plain, "a") == .different)
        #expect(PartwiseComparison(1, "1") == .different)
        #expect(PartwiseComparison(Int.self, String.self) == .different)
    }

    @Test func anObjectOrAFunctionIsUnknownUnlessAnotherPartDiffers() {
        let (first, second) = (Object(), Object())
        #expect(PartwiseComparison(first, first) == .equal)
        #expect(PartwiseComparison(first, second) == .unknown(Incomparable(path: "", type: "Object")))
        #expect(
            PartwiseComparison(Holder(object: first, name: "a"), Holder(object: second, name: "a"))
                == .unknown(Incomparable(path: "object", type: "Object")))
        #expect(
            PartwiseComparison(Holder(object: first, name: "a"), Holder(object: second, name: "b"))
                == .different)
        #expect(
            PartwiseComparison(Choice.pair(1, right: {}), Choice.pair(1, right: {}))
                == .unknown(Incomparable(path: "right", type: "() -> ()", isFunction: true)))
        #expect(PartwiseComparison(Choice.pair(1, right: {}), Choice.pair(2, right: {})) == .different)
    }

    @Test func numbersThatAreNotNumbersAreEqual() {
        #expect(PartwiseComparison(Double.nan, Double.nan) == .equal)
        #expect(PartwiseComparison(Double.nan, 1.0) == .different)
        #expect(PartwiseComparison(Float.nan, Double.nan) == .different)
    }

    // MARK: Random values

    /// A value without `==`, whose description shows nothing.
    private indirect enum Tree: CustomStringConvertible {
        struct Named: CustomStringConvertible {
            var name: String
            var tree: Tree?
            var description: String { "named" }
        }

        case leaf(Int), list([Tree]), entries([Int: Tree]), pair(Tree, right: Tree), named(Named)
        var description: String { "tree" }

        static func random(_ random: inout SeededGenerator, depth: Int = 0) -> Tree {
            func part() -> Tree { .random(&random, depth: depth + 1) }
            let count = Int.random(in: 0...2, using: &random)
            switch Int.random(in: 0...(depth > 3 ? 0 : 4), using: &random) {
            case 0: return .leaf(count)
            case 1: return .list((0..<count).map { _ in part() })
            case 2: return .entries(.init(uniqueKeysWithValues: (0..<count).map { ($0, part()) }))
            case 3: return .pair(part(), right: part())
            default: return .named(Named(name: "\(count)", tree: count == 0 ? nil : part()))
            }
        }

        /// The reference: all of its parts, as text.
        var whole: String {
            switch self {
            case .leaf(let number): "\(number)"
            case .list(let trees): "[\(trees.map(\.whole).joined(separator: ","))]"
            case .entries(let entries):
                "{\(entries.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value.whole)" }.joined(separator: ","))}"
            case .pair(let left, let right): "(\(left.whole),\(right.whole))"
            case .named(let named): "<\(named.name),\(named.tree?.whole ?? "nil")>"
            }
        }
    }

    @Test func randomValuesAreEqualIfAllOfTheirPartsAre() {
        var equal = 0
        for seed in 0..<1000 {
            var random = SeededGenerator(seed: seed)
            let (left, right) = (Tree.random(&random), Tree.random(&random))
            let isEqual = left.whole == right.whole
            equal += isEqual ? 1 : 0
            #expect(PartwiseComparison(left, right) == (isEqual ? .equal : .different), "seed \(seed)")
            #expect(PartwiseComparison(left, left) == .equal, "seed \(seed)")
        }
        #expect((20...500).contains(equal), "\(equal) pairs are equal")
    }
}
