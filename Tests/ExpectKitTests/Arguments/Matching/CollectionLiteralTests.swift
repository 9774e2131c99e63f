import Testing

@testable import ExpectKit

struct CollectionLiteralTests {
    @Test(arguments: rows) func acceptsAndDescribesWhatItsRowSays(row: MatcherRow) {
        #expect(row.problems == [])
    }

    private static let rows: [MatcherRow] = [
        MatcherRow(
            "an array literal matches its elements in order", ["a", "b"] as Arg<[String]>,
            accepts: [["a", "b"]], refuses: [["b", "a"]], words: #"["a", "b"]"#,
            mismatches: [(["a", "c"], [#"[1]: expected "b", got "c""#])]),
        MatcherRow(
            "an empty literal matches no elements", [] as Arg<[String]>, accepts: [[]], refuses: [["a"]],
            words: "[]", mismatches: [(["a"], [#"[0]: "a" is not expected"#])]),
        MatcherRow(
            "an array literal takes matchers", [1, .any, .atLeast(3)] as Arg<ContiguousArray<Int>>,
            accepts: [[1, 9, 3]], refuses: [[1, 9, 2]], words: "[1, any, at least 3]"),
        MatcherRow(
            "a set literal matches in any order", [3, 1, .atLeast(7)] as Arg<Set<Int>>,
            accepts: [[1, 3, 8]], refuses: [[1, 3]], words: "[3, 1, at least 7]",
            mismatches: [([8, 1, 4], ["3 is missing, 4 is not expected"])]),
        MatcherRow(
            "nested literals name the path of a difference", [[1], [2, 3]] as Arg<[[Int]]>,
            accepts: [[[1], [2, 3]]], mismatches: [([[1], [2, 4]], ["[1][1]: expected 3, got 4"])]),
        MatcherRow(
            "a dictionary literal matches its entries", ["a": 1, "b": .atLeast(2)] as Arg<[String: Int]>,
            accepts: [["b": 5, "a": 1]], refuses: [["a": 1], ["a": 1, "b": 2, "c": 3]],
            words: #"["a": 1, "b": at least 2]"#,
            mismatches: [
                (
                    ["c": 3, "b": 1],
                    [
                        #"["a"]: 1 is missing"#, #"["b"]: expected at least 2, got 1"#,
                        #"["c"]: 3 is not expected"#,
                    ]
                )
            ]),
        MatcherRow(
            "an empty dictionary literal matches no entries", [:] as Arg<[String: Int]>, accepts: [[:]],
            refuses: [["a": 1]], words: "[:]"),
    ]

    @Test func captorsInLiteralsGetTheirElements() {
        let (first, second, third) = (Captor<Int>(), Captor<Int>(), Captor<Int>())
        let list: Arg<[Int]> = [1, .capture(first)]
        let set: Arg<Set<Int>> = [1, .capture(second)]
        let dictionary: Arg<[String: Int]> = ["a": 1, "b": .capture(third)]
        list.capture([1, 2])
        set.capture([3, 1])
        dictionary.capture(["b": 4, "a": 1])
        #expect([first.all, second.all, third.all] == [[2], [3], [4]])
    }
}
