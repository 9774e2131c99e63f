import Testing

@testable import ExpectKit

struct PatternMatcherTests {
    @Test(arguments: rows) func acceptsAndDescribesWhatItsRowSays(row: MatcherRow) {
        #expect(row.problems == [])
    }

    private static let rows: [MatcherRow] = [
        MatcherRow(
            "wholeMatch of a pattern matches the whole text", Arg<String>.wholeMatch(of: "[a-z]+"),
            accepts: ["miso"], refuses: ["miso 2"], words: "a whole match of /[a-z]+/",
            mismatches: [("2", [#"expected a whole match of /[a-z]+/, got "2""#])]),
        MatcherRow(
            "containsMatch of a pattern matches a part", Arg<Substring>.containsMatch(of: "[0-9]{2}"),
            accepts: ["table 12"], refuses: ["table 1"], words: "a match of /[0-9]{2}/",
            mismatches: [("x", [#"expected a match of /[0-9]{2}/, got "x""#])]),
        MatcherRow(
            "wholeMatch of a regex matches the whole text", Arg<String>.wholeMatch(of: /[a-z]+/),
            accepts: ["miso"], refuses: ["miso 2"], words: "a whole match of a regex"),
        MatcherRow(
            "containsMatch of a regex matches a part", Arg<String>.containsMatch(of: /[0-9]{2}/),
            accepts: ["table 12"], refuses: ["table 1"], words: "a match of a regex"),
        MatcherRow(
            "an invalid pattern of a whole match accepts nothing and says why",
            Arg<String>.wholeMatch(of: "a(b"), refuses: ["a(b"],
            words: "a whole match of /a(b/, which is not a valid pattern (expected ')')"),
        MatcherRow(
            "an invalid pattern of a match accepts nothing and says why",
            Arg<String>.containsMatch(of: "["), refuses: ["["],
            mismatches: [
                (
                    "[",
                    [
                        "expected a match of /[/, which is not a valid pattern (expected custom character class members)\n"
                            + #"got      "[""#
                    ]
                )
            ]),
    ]
}
