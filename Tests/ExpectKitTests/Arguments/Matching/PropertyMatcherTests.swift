import Testing

@testable import ExpectKit

struct PropertyMatcherTests {
    @Test(arguments: rows) func acceptsAndDescribesWhatItsRowSays(row: MatcherRow) {
        #expect(row.problems == [])
    }

    private struct Burnt: Error {}
    private struct Cold: Error {}

    private static let rows: [MatcherRow] = properties + instances

    private static let properties: [MatcherRow] = [
        MatcherRow(
            "having matches a property", Arg<Dish>.having(\.name, .hasPrefix("ra")),
            accepts: [Dish(name: "ramen")], refuses: [Dish(name: "soba")],
            words: #"a Dish with name a prefix "ra""#,
            mismatches: [(Dish(name: "soba"), [#"name: expected a prefix "ra", got "soba""#])]),
        MatcherRow(
            "having takes a literal", Arg<Dish>.having(\.price, 3),
            accepts: [Dish(name: "ramen", price: 3)], words: "a Dish with price 3"),
        MatcherRow(
            "having follows a path", Arg<Dish>.having(\.cook?.name, .some("A")),
            accepts: [Dish(name: "ramen", cook: .init(name: "A"))],
            words: #"a Dish with cook?.name "A""#,
            mismatches: [(Dish(name: "ramen"), [#"cook?.name: expected "A", got nil"#])]),
        MatcherRow(
            "having nests", Arg<Dish>.having(\.cook, .some(.having(\.name, "A"))),
            words: #"a Dish with cook a Cook with name "A""#,
            mismatches: [
                (Dish(name: "ramen", cook: .init(name: "B")), [#"cook.name: expected "A", got "B""#])
            ]),
        MatcherRow(
            "having describes a computed property", Arg<Dish>.having(\.isCheap, false),
            words: "a Dish with isCheap false",
            mismatches: [(Dish(name: "ramen"), ["isCheap: expected false, got true"])]),
        MatcherRow(
            "having describes a property of the standard library", Arg<[String: Int]>.having(\.count, 2),
            words: "a Dictionary<String, Int> with count 2",
            mismatches: [(["a": 1], ["count: expected 2, got 1"])]),
    ]

    private static let instances: [MatcherRow] = [
        MatcherRow(
            "instance accepts a value of the type", Arg<Bowl>.instance(of: BigBowl.self),
            accepts: [BigBowl(size: 1)], refuses: [Bowl()], words: "a BigBowl",
            mismatches: [(Bowl(), ["expected a BigBowl, got a Bowl"])]),
        MatcherRow(
            "instance matches the cast value",
            Arg<Bowl>.instance(of: BigBowl.self, .having(\.size, .atLeast(2))),
            accepts: [BigBowl(size: 2)], refuses: [BigBowl(size: 1)],
            words: "a BigBowl with size at least 2",
            mismatches: [(BigBowl(size: 1), ["size: expected at least 2, got 1"])]),
        MatcherRow(
            "instance is described with the matcher of a plain value",
            Arg<Any>.instance(of: Int.self, .atLeast(2)), words: "an Int, at least 2"),
        MatcherRow(
            "instance distinguishes types of errors", Arg<any Error>.instance(of: Burnt.self),
            accepts: [Burnt()], refuses: [Cold()],
            mismatches: [(Cold(), ["expected a Burnt, got Cold() of type Cold"])]),
    ]

    @Test func havingCapturesTheProperty() {
        let names = Captor<String>()
        Arg<Dish>.having(\.name, .capture(names)).capture(Dish(name: "ramen"))
        #expect(names.all == ["ramen"])
    }

    @Test func instanceCapturesTheCastValue() {
        let bowls = Captor<BigBowl>()
        let bowl = BigBowl(size: 3)
        Arg<Bowl>.instance(of: BigBowl.self, .capture(bowls)).capture(bowl)
        #expect(bowls.all.map(ObjectIdentifier.init) == [ObjectIdentifier(bowl)])
    }
}
