import Testing

@testable import ExpectKit

struct OrderedElementsTests {
    @Test(arguments: rows) func acceptsAndDescribesWhatItsRowSays(row: MatcherRow) {
        #expect(row.problems == [])
    }

    private static let rows: [MatcherRow] = [
        MatcherRow(
            "exactly these elements are accepted",
            Arg<[String]>.containsInOrder("tamago", .hasPrefix("chashu")),
            accepts: [["tamago", "chashu don"]],
            refuses: [["chashu don", "tamago"], ["tamago"], ["tamago", "chashu", "nori"]],
            words: #"["tamago", a prefix "chashu"]"#),
        MatcherRow(
            "the index of a difference is named",
            Arg<[String]>.containsInOrder("tamago", .hasPrefix("chashu"), "nori"),
            mismatches: [(["tamago", "miso", "nori"], [#"[1]: expected a prefix "chashu", got "miso""#])]),
        MatcherRow(
            "a missing element is named", Arg<[Int]>.containsInOrder(1, 2, 3),
            mismatches: [
                ([1, 3], ["[1]: 2 is missing"]), ([1, 2], ["[2]: 3 is missing"]),
                ([2, 3], ["[0]: 1 is missing"]),
            ]),
        MatcherRow(
            "a surplus element is named", Arg<[Int]>.containsInOrder(1, 2),
            mismatches: [
                ([9, 1, 2], ["[0]: 9 is not expected"]), ([1, 2, 9], ["[2]: 9 is not expected"]),
            ]),
        MatcherRow(
            "an element is surplus if none is expected", Arg<[Int]>.containsInOrder(),
            mismatches: [([9], ["[0]: 9 is not expected"])]),
        MatcherRow(
            "a difference inside an element is named",
            Arg<[Dish]>.containsInOrder(.any, .value(Dish(name: "ramen", cook: .init(name: "A")))),
            mismatches: [
                (
                    [Dish(name: "soba"), Dish(name: "ramen", cook: .init(name: "B"))],
                    [#"[1].cook.name: expected "A", got "B""#]
                )
            ]),
    ]

    @Test func eachCaptorGetsItsElement() {
        let (first, second) = (Captor<Int>(), Captor<Int>())
        Arg<[Int]>.containsInOrder(.capture(first), 5, .capture(second)).capture([4, 5, 6])
        #expect([first.all, second.all] == [[4], [6]])
    }
}
