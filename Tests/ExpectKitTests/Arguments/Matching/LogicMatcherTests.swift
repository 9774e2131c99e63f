import Testing

@testable import ExpectKit

struct LogicMatcherTests {
    @Test(arguments: rows) func acceptsAndDescribesWhatItsRowSays(row: MatcherRow) {
        #expect(row.problems == [])
    }

    private static let bowl = Shared(Bowl())

    private static let rows: [MatcherRow] = [
        MatcherRow("any accepts everything", Arg<Opaque>.any, accepts: [Opaque()], words: "any"),
        MatcherRow(
            "a custom matcher named any does not accept everything",
            Arg<Int>.matching("any") { $0 > 1 }, mismatches: [(1, ["expected any, got 1"])]),
        MatcherRow(
            "not accepts the values that its matcher refuses", Arg<Int>.not(3), accepts: [2], refuses: [3],
            words: "not 3", mismatches: [(3, ["expected not 3, got 3"])]),
        MatcherRow(
            "allOf explains only the matchers that refused",
            Arg<Int>.allOf(.atLeast(2), .atMost(4), .not(3)), accepts: [2, 4], refuses: [1, 3, 5],
            words: "at least 2 and at most 4 and not 3",
            mismatches: [(5, ["expected at most 4, got 5"])]),
        MatcherRow(
            "anyOf accepts the values that one matcher accepts", Arg<Int>.anyOf(1, .atLeast(4)),
            accepts: [1, 4], refuses: [2, 3], words: "1 or at least 4",
            mismatches: [(2, ["expected 1 or at least 4, got 2"])]),
        MatcherRow(
            "compound descriptions are parenthesized inside others",
            Arg<Int>.not(.allOf(.anyOf(1, 2), .not(.anyOf(2, 3)))), accepts: [2], refuses: [1],
            words: "not ((1 or 2) and not (2 or 3))"),
        MatcherRow("allOf without matchers accepts", Arg<Int>.allOf(), accepts: [1], words: "any"),
        MatcherRow("anyOf without matchers refuses", Arg<Int>.anyOf(), refuses: [1], words: "nothing"),
        MatcherRow(
            "allOf one matcher is described as that matcher", Arg<Int>.not(.allOf(.atLeast(1))),
            words: "not at least 1"),
        MatcherRow(
            "anyOf one matcher is described as that matcher", Arg<Int>.not(.anyOf(.atLeast(1))),
            words: "not at least 1"),
        MatcherRow(
            "identical accepts only the same object", Arg<Bowl>.identical(to: bowl.value),
            accepts: [bowl.value], refuses: [Bowl()], words: "the same instance of Bowl",
            mismatches: [(Bowl(), ["expected the same instance of Bowl, got another one"])]),
        MatcherRow(
            "capture matches like its matcher", Arg<Int>.capture(Captor(), if: .anyOf(1, 2)), accepts: [2],
            refuses: [3], mismatches: [(3, ["expected 1 or 2, got 3"])]),
        MatcherRow(
            "capture is described like its matcher", Arg<Int>.not(.capture(Captor(), if: .anyOf(1, 2))),
            words: "not (1 or 2)"),
    ]

    @Test func onlyMatchersOfEveryValueAcceptEverything() {
        let seen = Captor<Int>()
        let matchers: [Arg<Int>] = [.any, .capture(seen), .matching("any") { $0 > 1 }]
        #expect(matchers.map(\.acceptsEverything) == [true, true, false])
        // A comparison captures nothing.
        #expect(matchers[1].accepts(2) && seen.all.isEmpty)
    }

    @Test func allOfCapturesForEachAndAnyOfForTheFirst() {
        let (first, second) = (Captor<Int>(), Captor<Int>())
        Arg<Int>.allOf(.capture(first), .capture(second)).capture(1)
        Arg<Int>.anyOf(.capture(first, if: .atLeast(5)), .capture(second)).capture(2)
        #expect([first.all, second.all] == [[1], [1, 2]])
    }
}
