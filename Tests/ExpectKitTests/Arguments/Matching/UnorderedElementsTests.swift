import Testing

@testable import ExpectKit

struct UnorderedElementsTests {
    @Test(arguments: rows) func acceptsAndDescribesWhatItsRowSays(row: MatcherRow) {
        #expect(row.problems == [])
    }

    private static let rows: [MatcherRow] = [
        MatcherRow(
            "these elements are accepted in any order",
            Arg<[String]>.containsInAnyOrder("tamago", .hasPrefix("chashu")),
            accepts: [["tamago", "chashu don"], ["chashu don", "tamago"]],
            refuses: [["chashu don"], ["chashu don", "tamago", "tamago"]],
            words: #"in any order ["tamago", a prefix "chashu"]"#,
            mismatches: [(["chashu don", "nori"], [#""tamago" is missing, "nori" is not expected"#])]),
        MatcherRow(
            "only missing or only surplus elements are named", Arg<[Int]>.containsInAnyOrder(1, 2),
            mismatches: [([2], ["1 is missing"]), ([2, 1, 1], ["1 is not expected"])]),
        MatcherRow(
            "a wildcard does not take the element that another needs",
            Arg<[Int]>.containsInAnyOrder(.any, .atLeast(2), 3), accepts: [[3, 2, 1], [3, 1, 2]],
            refuses: [[1, 1, 3]]),
        MatcherRow(
            "the elements of a set are reported in a stable order", Arg<Set<Int>>.containsInAnyOrder(9, 8),
            mismatches: [([5, 3, 1], ["9, 8 are missing, 1, 3, 5 are not expected"])]),
    ]

    /// A search of all assignments would not end.
    @Test(.timeLimit(.minutes(1))) func ninetyNineWildcardsLeaveAnElementForTheExactValue() {
        let wildcards = (1...99).map { _ in Arg<Int>.any }
        let arg = Arg<[Int]>.inAnyOrder(wildcards + [0], "")
        #expect(arg.accepts(Array(0..<100)))
        #expect(!arg.accepts(Array(1...100)))
    }

    @Test func eachCaptorGetsTheElementThatItWasAssigned() {
        let (wildcard, exact) = (Captor<Int>(), Captor<Int>())
        let arg: Arg<[Int]> = .containsInAnyOrder(.capture(wildcard), .capture(exact, if: 1))
        arg.capture([1, 2])
        #expect([wildcard.all, exact.all] == [[2], [1]])
    }
}
