import Testing

@testable import ExpectKit

struct TextMatcherTests {
    @Test(arguments: rows) func acceptsAndDescribesWhatItsRowSays(row: MatcherRow) {
        #expect(row.problems == [])
    }

    private static let rows: [MatcherRow] = [
        MatcherRow(
            "hasPrefix matches the beginning", Arg<String>.hasPrefix("chashu"), accepts: ["chashu don"],
            refuses: ["no chashu"], words: #"a prefix "chashu""#,
            mismatches: [("nori", [#"expected a prefix "chashu", got "nori""#])]),
        MatcherRow(
            "hasSuffix matches the end", Arg<Substring>.hasSuffix("don"), accepts: ["chashu don"],
            refuses: ["donburi"], words: #"a suffix "don""#,
            mismatches: [("nori", [#"expected a suffix "don", got "nori""#])]),
        MatcherRow(
            "contains matches a substring", Arg<String>.contains("sh"), accepts: ["chashu"],
            refuses: ["cha"], words: #"a substring "sh""#,
            mismatches: [("nori", [#"expected a substring "sh", got "nori""#])]),
        MatcherRow(
            "contains with one letter is a substring and not a character", Arg<String>.contains("s"),
            words: #"a substring "s""#),
        MatcherRow(
            "contains takes a matcher for characters too",
            Arg<String>.contains(.matching("a digit") { (character: Character) in character.isNumber }),
            accepts: ["soup 1"], refuses: ["soup"], words: "an element a digit"),
    ]
}
