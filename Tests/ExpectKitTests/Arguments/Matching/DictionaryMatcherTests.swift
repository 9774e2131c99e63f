import Testing

@testable import ExpectKit

struct DictionaryMatcherTests {
    @Test(arguments: rows) func acceptsAndDescribesWhatItsRowSays(row: MatcherRow) {
        #expect(row.problems == [])
    }

    private static let rows: [MatcherRow] = [
        MatcherRow(
            "hasKey matches a key", Arg<[String: Int]>.hasKey(.hasPrefix("a")),
            accepts: [["b": 1, "ab": 2]], refuses: [["b": 1]], words: #"a key a prefix "a""#,
            mismatches: [(["b": 1], [#"expected a key a prefix "a", got ["b": 1]"#])]),
        MatcherRow("hasKey takes a key", Arg<[String: Int]>.hasKey("b"), accepts: [["b": 1]]),
        MatcherRow(
            "hasValue matches a value", Arg<[String: Int]>.hasValue(.atLeast(2)),
            accepts: [["a": 1, "b": 2]], refuses: [["a": 1]], words: "a value at least 2",
            mismatches: [(["a": 1], [#"expected a value at least 2, got ["a": 1]"#])]),
        MatcherRow(
            "hasEntry matches a key with its value, and names the value",
            Arg<[String: Int]>.hasEntry("a", .atLeast(2)), accepts: [["a": 2, "b": 1]],
            refuses: [["a": 1, "b": 2]], words: #"an entry "a": at least 2"#,
            mismatches: [
                (["a": 1, "b": 2], [#"["a"]: expected at least 2, got 1"#]),
                (["b": 2], [#"expected an entry "a": at least 2, got ["b": 2]"#]),
            ]),
        MatcherRow(
            "hasEntry with any key names the dictionary", Arg<[String: Int]>.hasEntry(.any, 5),
            mismatches: [(["b": 2, "a": 1], [#"expected an entry any: 5, got ["a": 1, "b": 2]"#])]),
    ]

    @Test func captorsGetTheFirstEntryByItsKey() {
        let (keys, values) = (Captor<String>(), Captor<Int>())
        let value = ["c": 3, "b": 2, "a": 0]
        Arg<[String: Int]>.hasEntry(.capture(keys), .capture(values, if: .atLeast(1))).capture(value)
        Arg<[String: Int]>.hasKey(.capture(keys)).capture(value)
        Arg<[String: Int]>.hasValue(.capture(values, if: .atLeast(3))).capture(value)
        #expect(keys.all == ["b", "a"])
        #expect(values.all == [2, 3])
    }
}
