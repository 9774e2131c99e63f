import Testing

@testable import ExpectKit

/// Values whose descriptions do not show what differs.
struct HiddenDifferenceTests {
    private func lines(_ expected: Any, _ actual: Any) -> [String] {
        valueDifferences(expected, actual).described.map(\.line)
    }

    @Test func objectsWithEqualityAreComparedByTheirMembers() {
        class User: Equatable {
            var name: String
            init(_ name: String) { self.name = name }
            static func == (left: User, right: User) -> Bool { left.name == right.name }
        }
        final class Admin: User {
            var level = 1
        }
        expectLines(
            (User("a"), User("b"), [#"name: expected "a", got "b""#]),
            (Admin("a"), Admin("b"), [#"name: expected "a", got "b""#]),
            ([User("a")], [User("b")], [#"[0].name: expected "a", got "b""#]))
    }

    @Test func aDescriptionThatHidesAMemberIsNotUsed() {
        struct Price: Equatable, CustomStringConvertible {
            var cents: Int
            var description: String { "\(cents / 100) €" }
        }
        struct Item: Equatable, CustomStringConvertible {
            var price: Price
            var tags: [String] = []
            var description: String { "item" }
        }
        expectLines(
            (Price(cents: 100), Price(cents: 200), ["expected 1 €, got 2 €"]),
            (Price(cents: 100), Price(cents: 150), ["cents: expected 100, got 150"]),
            (
                Item(price: Price(cents: 100)), Item(price: Price(cents: 150), tags: ["a"]),
                ["price.cents: expected 100, got 150", #"tags[0]: "a" is not expected"#]
            ))
    }

    @Test func anObjectWhoseDescriptionHidesAMemberIsComparedByItsMembers() {
        final class Token: Equatable, CustomStringConvertible {
            let secret: Int
            init(_ secret: Int) { self.secret = secret }
            var description: String { "Token(…)" }
            static func == (left: Token, right: Token) -> Bool { left.secret == right.secret }
        }
        #expect(lines(Token(1), Token(2)) == ["secret: expected 1, got 2"])
    }

    @Test func membersWithoutEqualityAreSearched() {
        struct Inner { var number: Int }
        struct Outer: Equatable, CustomStringConvertible {
            var inner: Inner
            var description: String { "outer" }
            static func == (left: Outer, right: Outer) -> Bool { left.inner.number == right.inner.number }
        }
        #expect(
            lines(Outer(inner: Inner(number: 1)), Outer(inner: Inner(number: 2))) == [
                "inner.number: expected 1, got 2"
            ])
    }

    @Test func aMemberThatDiffersOnlyInItsScalarsIsShown() {
        struct Exact: Equatable {
            var text: String
            static func == (left: Exact, right: Exact) -> Bool {
                left.text.utf8.elementsEqual(right.text.utf8)
            }
        }
        #expect(
            lines(Exact(text: "\u{E9}"), Exact(text: "e\u{301}"))
                == ["expected Exact(text: \"\u{E9}\"), " + #"got Exact(text: "e\u{301}")"#])
    }

    @Test func theSameInstanceIsExpectedOfAnObjectWithoutEquality() {
        let words = "expected the same instance of BigBowl, got another one"
        expectLines((BigBowl(size: 1), BigBowl(size: 1), [words]))
    }

    @Test func valuesThatNothingDistinguishesSayWhy() {
        struct NeverEqual: Equatable {
            static func == (left: NeverEqual, right: NeverEqual) -> Bool { false }
        }
        final class ByIdentity: Equatable {
            static func == (left: ByIdentity, right: ByIdentity) -> Bool { left === right }
            let number = 1
        }
        struct Numbered: Equatable {
            var number = 1
            static func == (left: Numbered, right: Numbered) -> Bool { false }
        }
        struct Box: Equatable, CustomStringConvertible {
            var content = NeverEqual()
            var description: String { "box" }
        }
        let words = "looks alike but is not equal: == is false"
        expectLines(
            (NeverEqual(), NeverEqual(), ["NeverEqual() \(words), and it has no stored members to compare"]),
            (ByIdentity(), ByIdentity(), ["ByIdentity \(words) for two instances with equal members"]),
            (Numbered(), Numbered(), ["Numbered(number: 1) \(words), and all stored members are equal"]),
            (Box(), Box(), ["content: NeverEqual() \(words), and it has no stored members to compare"]),
            ([1, Double.nan], [1, Double.nan], ["[1]: nan never equals itself"]))
    }

    @Test func objectsThatContainEachOtherAreComparedToALimitedDepth() {
        final class Node: Equatable, CustomStringConvertible {
            var next: Node?
            var description: String { "node" }
            static func == (left: Node, right: Node) -> Bool { left === right }
        }
        let nodes = (Node(), Node())
        (nodes.0.next, nodes.1.next) = (nodes.1, nodes.0)
        defer { nodes.0.next = nil }
        #expect(lines(nodes.0, nodes.1).count == 1)
    }

    @Test func typesWithTheSameNameAreDistinguished() {
        enum First { struct Mark: Equatable {} }
        enum Second { struct Mark: Equatable {} }
        let found = lines(First.Mark(), Second.Mark())
        #expect(found.count == 1)
        #expect(found.first?.contains("First.Mark") == true && found.first?.contains("Second.Mark") == true)
    }

    @Test func elementsWithTheSameDescriptionAreShownByTheirMembers() {
        struct Mark: Hashable, CustomStringConvertible {
            var number: Int
            var description: String { "mark" }
        }
        #expect(
            lines([Mark(number: 1): 1], [Mark(number: 2): 1]).sorted()
                == ["[Mark(number: 1)]: 1 is missing", "[Mark(number: 2)]: 1 is not expected"])
        let long = String(repeating: "a", count: 300)
        expectLines(
            (
                Set([Mark(number: 1)]), Set([Mark(number: 2)]),
                ["Mark(number: 1) is missing, Mark(number: 2) is not expected"]
            ), (Set([Mark(number: 1)]), Set<Mark>(), ["mark is missing"]),
            (
                Set([long + "b"]), Set([long + "c"]),
                [#"…aaaaaaaaaaaaaaaaaaaab" is missing, …aaaaaaaaaaaaaaaaaaaac" is not expected"#]
            ))
    }

    @Test func longLinesAreStacked() {
        let (left, right) = (Array(repeating: 1, count: 15), ["a": Array(repeating: 2, count: 15)])
        #expect(
            lines(["x": left as Any], ["x": right as Any]) == [
                """
                ["x"]:
                  expected \(describe(left))
                  got      \(describe(right))
                """
            ])
    }
}
