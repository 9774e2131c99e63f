import Testing

@testable import ExpectKit

struct CollectionMatcherTests {
    @Test(arguments: rows) func acceptsAndDescribesWhatItsRowSays(row: MatcherRow) {
        #expect(row.problems == [])
    }

    private static let rows: [MatcherRow] = [
        MatcherRow(
            "isEmpty accepts empty collections", Arg<[Int]>.isEmpty, accepts: [[]], refuses: [[1]],
            words: "empty", mismatches: [([1], ["expected empty, got [1]"])]),
        MatcherRow("isEmpty accepts an empty text", Arg<String>.isEmpty, accepts: [""]),
        MatcherRow(
            "count names the count", Arg<[Int]>.count(.atLeast(2)), accepts: [[1, 1]], refuses: [[1]],
            words: "a count of at least 2", mismatches: [([1], ["count: expected at least 2, got 1"])]),
        MatcherRow("count takes a number", Arg<[Int]>.count(1), accepts: [[7]]),
        MatcherRow(
            "contains accepts a collection with the element", Arg<[String]>.contains(.hasPrefix("chashu")),
            accepts: [["nori", "chashu don"]], refuses: [["nori"]],
            words: #"an element a prefix "chashu""#,
            mismatches: [(["nori"], [#"expected an element a prefix "chashu", got ["nori"]"#])]),
        MatcherRow("contains takes an element", Arg<[String]>.contains("nori"), accepts: [["nori"]]),
        MatcherRow(
            "each names the indices of refused elements", Arg<[Int]>.each(.atLeast(2)),
            accepts: [[], [2, 3]], words: "each at least 2",
            mismatches: [
                (
                    [2, 1, 3, 0],
                    ["[1]: expected at least 2, got 1", "[3]: expected at least 2, got 0"]
                ),
                (
                    Array(repeating: 0, count: 100),
                    (0..<6).map { "[\($0)]: expected at least 2, got 0" }
                ),
            ]),
        MatcherRow(
            "each lists the refused elements of a set", Arg<Set<Int>>.each(.atLeast(2)),
            accepts: [[2, 3]], mismatches: [([3, 1, 0], ["0, 1 are not expected"])]),
        MatcherRow(
            "each lists a limited number of elements of a set", Arg<Set<Int>>.each(.atLeast(9)),
            mismatches: [([1, 2, 3, 4, 5, 6, 7], ["1, 2, 3, 4, 5, … 2 more are not expected"])]),
        MatcherRow(
            "subset refuses other elements", Arg<[Int]>.subset(of: 1...3), accepts: [[3, 1, 1], []],
            refuses: [[1, 4]], words: "a subset of [1, 2, 3]",
            mismatches: [([1, 4], ["4 is not expected"])]),
        MatcherRow(
            "superset misses elements", Arg<Set<Int>>.superset(of: [1, 2]), accepts: [[1, 2, 3]],
            refuses: [[1, 3]], words: "a superset of [1, 2]", mismatches: [([1, 3], ["2 is missing"])]),
    ]

    @Test func aCaptorGetsTheElementsThatItsMatcherReads() {
        let (counts, elements) = (Captor<Int>(), Captor<Int>())
        Arg<[Int]>.count(.capture(counts)).capture([7, 8])
        Arg<[Int]>.contains(.capture(elements, if: .atLeast(8))).capture([7, 8, 9])
        #expect([counts.all, elements.all] == [[2], [8]])
        Arg<[Int]>.each(.capture(elements)).capture([1, 2])
        #expect(elements.all == [8, 1, 2])
    }

    @Test func aCaptorGetsTheElementsOfASetInAStableOrder() {
        let elements = Captor<Int>()
        Arg<Set<Int>>.each(.capture(elements)).capture([5, 3, 9, 1, 7])
        #expect(elements.all == [1, 3, 5, 7, 9])
    }

    @Test func matchersWithoutCaptorDoNotCapture() {
        let matchers: [Arg<[Int]>] = [
            .count(1), .contains(1), .each(1), .containsInOrder(1), .containsInAnyOrder(1),
        ]
        #expect(matchers.filter(\.captures).map(\.words) == [])
    }
}
