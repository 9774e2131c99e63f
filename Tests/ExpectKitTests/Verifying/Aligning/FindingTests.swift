import Testing

@testable import ExpectKit

/// The findings of an alignment: each mistake once.
struct FindingTests {
    private func findings(_ expected: String, _ called: String) -> [Finding] {
        let alignment = Letters.align(expected, called)
        let (letters, calls) = (Letters.nodes(expected).letters, Array(called))
        return joined(alignment.steps) { letters[$0] == calls[$1] }
    }

    private func joined(
        _ steps: [Finding], isEarly: (Int, Int) -> Bool = { _, _ in false },
        matches: (Int, Int) -> Bool
    ) -> [Finding] {
        steps.joined(steps.flatMap(\.calls), matches: matches, isEarly: isEarly)
    }

    private static let rows: [(String, expected: String, called: String, [Finding])] = [
        ("nothing differs", "abc", "abc", []),
        ("a call in place of another", "abc", "aBc", [.substituted(1, call: 1)]),
        ("a missing call", "abc", "ac", [.missing(1)]),
        ("an extra call", "abc", "abxc", [.extra(call: 2)]),
        ("a call that moved back", "abcd", "bcda", [.moved([0], calls: [3])]),
        ("a call that moved forward", "abcd", "dabc", [.moved([3], calls: [0])]),
        ("a block that moved", "abcdef", "cdefab", [.moved([0, 1], calls: [4, 5])]),
        ("two calls that were swapped", "abcde", "ebcda", [.moved([4, 0], calls: [0, 4])]),
        (
            "separate moves are separate findings", "abcdef", "badcef",
            [.moved([0], calls: [1]), .moved([2], calls: [3])]
        ),
        (
            "distant moves are separate findings", "abcdef", "bacdfe",
            [.moved([0], calls: [1]), .moved([4], calls: [5])]
        ),
        (
            "a call in place of another that is missing later has moved", "abcd", "dbc",
            [.missing(0), .moved([3], calls: [0])]
        ),
        (
            "a late call that was replaced has moved", "abc", "xbca",
            [.extra(call: 0), .moved([0], calls: [3])]
        ),
        (
            "differences keep their order", "abcdefgh", "aBcegxh",
            [.substituted(1, call: 1), .missing(3), .missing(5), .extra(call: 5)]
        ),
    ]

    @Test(arguments: rows)
    func eachMistakeIsFound(behavior: String, expected: String, called: String, found: [Finding]) {
        #expect(findings(expected, called) == found)
    }

    @Test func aBlockOfRepeatedCallsThatMoved() {
        let steps: [Finding] = [
            .missing(0), .missing(0), .matched(1, call: 0), .extra(call: 1), .extra(call: 2),
        ]
        #expect(joined(steps) { $0 == 0 && $1 > 0 } == [.moved([0, 0], calls: [1, 2])])
    }

    @Test func severalMissingCallsOfAnExpectationAreOneFinding() {
        #expect(
            joined([.missing(0), .missing(0), .missing(1)]) { _, _ in false } == [
                .missing(0), .missing(1),
            ])
    }

    @Test func anIgnoredCallIsNoFinding() {
        #expect(joined([.ignored(call: 0), .missing(0)]) { _, _ in true } == [.missing(0)])
    }

    @Test func aCallBeforeItsDeclarationIsTheMissingCall() {
        let steps: [Finding] = [.extra(call: 0), .missing(0)]
        #expect(joined(steps, isEarly: { _, _ in true }) { _, _ in false } == [.early(0, calls: [0])])
    }

    @Test func aCallThatMovedIsNearerThanAnEarlyOne() {
        let steps: [Finding] = [.extra(call: 0), .missing(0), .extra(call: 1)]
        #expect(
            joined(steps, isEarly: { $1 == 0 }) { $1 == 1 } == [
                .extra(call: 0), .moved([0], calls: [1]),
            ])
    }

    @Test func anExpectationThatLacksMoreThanItsEarlyCallsIsMissing() {
        let steps: [Finding] = [.extra(call: 0), .missing(0), .missing(0)]
        #expect(
            joined(steps, isEarly: { _, _ in true }) { _, _ in false } == [.extra(call: 0), .missing(0)])
    }
}
