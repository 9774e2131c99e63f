import Testing

@testable import ExpectKit

struct ComparingMatcherTests {
    @Test(arguments: rows) func acceptsAndDescribesWhatItsRowSays(row: MatcherRow) {
        #expect(row.problems == [])
    }

    private static let rows: [MatcherRow] = [
        MatcherRow(
            "greaterThan excludes its bound", Arg<Int>.greaterThan(2), accepts: [3], refuses: [1, 2],
            words: "greater than 2", mismatches: [(2, ["expected greater than 2, got 2"])]),
        MatcherRow(
            "atLeast includes its bound", Arg<Int>.atLeast(2), accepts: [2, 3], refuses: [1],
            words: "at least 2", mismatches: [(1, ["expected at least 2, got 1"])]),
        MatcherRow(
            "lessThan excludes its bound", Arg<String>.lessThan("b"), accepts: ["a"], refuses: ["b", "c"],
            words: #"less than "b""#, mismatches: [("c", [#"expected less than "b", got "c""#])]),
        MatcherRow(
            "atMost includes its bound", Arg<Int>.atMost(2), accepts: [1, 2], refuses: [3],
            words: "at most 2", mismatches: [(3, ["expected at most 2, got 3"])]),
        MatcherRow(
            "within takes a closed range", Arg<Int>.within(1...3), accepts: [1, 2, 3], refuses: [0, 4],
            words: "1...3", mismatches: [(7, ["expected 1...3, got 7"])]),
        MatcherRow(
            "within takes a range", Arg<Int>.within(1..<3), accepts: [1, 2], refuses: [0, 3, 4],
            words: "1..<3"),
        MatcherRow(
            "within takes a range from a bound", Arg<Int>.within(3...), accepts: [3, 4],
            refuses: [0, 1, 2], words: "3..."),
        MatcherRow(
            "within takes a range through a bound", Arg<Int>.within(...1), accepts: [0, 1],
            refuses: [2, 3, 4], words: "...1"),
        MatcherRow(
            "within takes a range up to a bound", Arg<Int>.within(..<1), accepts: [0],
            refuses: [1, 2, 3, 4], words: "..<1"),
        MatcherRow(
            "within quotes the bounds of texts", Arg<String>.within("a"..."c"), words: #""a"..."c""#),
    ]
}
