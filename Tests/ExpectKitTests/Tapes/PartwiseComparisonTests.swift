import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// Values are compared part by part, and what cannot be compared is not equal.
struct PartwiseComparisonTests {
    private final class Object {}
    private struct Plain { var name: String, tags: [String: Double] }
    private struct Holder { var object: Object, name: String }
    private enum Choice { case none, some(Plain), pair(Int, right: () -> Void) }

    private func expect(
        _ result: PartwiseComparison, _ pairs: (Any, Any)...,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (left, right) in pairs {
            #expect(
                PartwiseComparison(left, right) == result, "\(left) and \(right)",
                sourceLocation: sourceLocation)
        }
    }

    @Test func equalPartsAreEqual() {
        let plain = Plain(name: "a", tags: ["x": 1])
        expect(
            .equal, (plain, plain), ([plain], [plain]), (["k": plain], ["k": plain]),
            ((1, plain), (1, plain)), (Choice.some(plain), Choice.some(plain)), (Choice.none, Choice.none),
            (Plain?.none as Any, Plain?.none as Any), (Plain?.some(plain) as Any, plain), ((), ()),
            (Int.self, Int.self))
    }

    @Test func aDifferentPartIsDifferent() {
        let plain = Plain(name: "a", tags: ["x": 1])
        let other = Plain(name: "a", tags: ["x": 2])
        expect(
            .different, (plain, other), ([plain], [other]), ([plain], [plain, plain]),
            (["k": plain], ["j": plain]), (Choice.some(plain), Choice.none), (Plain?.none as Any, plain),
            (plain, "a"), (1, "1"), (Int.self, String.self))
    }

    @Test func anObjectOrAFunctionIsUnknownUnlessAnotherPartDiffers() {
        let (first, second) = (Object(), Object())
        let holder = Holder(object: first, name: "a")
        expect(.equal, (first, first))
        expect(.unknown(Incomparable(path: "", type: "Object")), (first, second))
        expect(
            .unknown(Incomparable(path: "object", type: "Object")),
            (holder, Holder(object: second, name: "a")))
        expect(
            .unknown(Incomparable(path: "right", type: "() -> ()", isFunction: true)),
            (Choice.pair(1, right: {}), Choice.pair(1, right: {})))
        expect(
            .different, (holder, Holder(object: second, name: "b")),
            (Choice.pair(1, right: {}), Choice.pair(2, right: {})))
    }

    /// Its mirror may hide the member that differs.
    @Test func aStructWithACustomMirrorIsUnknown() {
        struct Masked: CustomReflectable {
            var hidden: Int
            var customMirror: Mirror { Mirror(self, children: ["shown": 1]) }
        }
        expect(
            .unknown(Incomparable(path: "", type: "Masked")), (Masked(hidden: 1), Masked(hidden: 1)),
            (Masked(hidden: 1), Masked(hidden: 2)))
    }

    @Test func aPartThatIsNestedTooDeeplyIsUnknown() {
        func nested(_ number: Int, levels: Int) -> Any {
            (0..<levels).reduce(Plain(name: "a", tags: ["x": Double(number)])) { part, _ -> Any in [part] }
        }
        let limit = Limits.Comparing.depth
        // The plain struct and its dictionary are levels as well.
        expect(.equal, (nested(1, levels: limit - 2), nested(1, levels: limit - 2)))
        expect(.different, (nested(1, levels: limit - 2), nested(2, levels: limit - 2)))
        for number in 1...2 {
            let result = PartwiseComparison(nested(1, levels: limit + 1), nested(number, levels: limit + 1))
            guard case .unknown = result else {
                Issue.record("\(result)")
                continue
            }
        }
    }

    @Test func numbersThatAreNotNumbersAreEqual() {
        expect(.equal, (Double.nan, Double.nan))
        expect(.different, (Double.nan, 1.0), (Float.nan, Double.nan))
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
