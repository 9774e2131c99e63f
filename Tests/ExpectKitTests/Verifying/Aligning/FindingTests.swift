import Testing

@testable import ExpectKit

/// The findings of an alignment: each mistake once.
@Suite struct FindingTests {
    private func findings(_ expected: String, _ called: String) -> [Finding] {
        let alignment = Letters.align(expected, called)
        let (letters, calls) = (Letters.nodes(expected).letters, Array(called))
        return Finding.all(in: alignment.steps) { letters[$0] == calls[$1] }
    }

    @Test func nothingDiffers() {
        #expect(findings("abc", "abc") == [])
    }

    @Test func aCallInPlaceOfAnother() {
        #expect(findings("abc", "aBc") == [.substituted(1, call: 1)])
    }

    @Test func aMissingCall() {
        #expect(findings("abc", "ac") == [.missing(1)])
    }

    @Test func anExtraCall() {
        #expect(findings("abc", "abxc") == [.extra(call: 2)])
    }

    @Test func aCallThatMovedBack() {
        #expect(findings("abcd", "bcda") == [.moved([0], calls: [3])])
    }

    @Test func aCallThatMovedForward() {
        #expect(findings("abcd", "dabc") == [.moved([3], calls: [0])])
    }

    @Test func aBlockThatMoved() {
        #expect(findings("abcdef", "cdefab") == [.moved([0, 1], calls: [4, 5])])
    }

    @Test func aBlockOfRepeatedCallsThatMoved() {
        let steps: [Alignment.Step] = [
            .missing(0), .missing(0), .matched(1, call: 0), .extra(call: 1), .extra(call: 2),
        ]
        #expect(Finding.all(in: steps) { $0 == 0 && $1 > 0 } == [.moved([0, 0], calls: [1, 2])])
    }

    @Test func twoCallsThatWereSwapped() {
        #expect(findings("abcde", "ebcda") == [.moved([4, 0], calls: [0, 4])])
    }

    @Test func separateMovesAreSeparateFindings() {
        #expect(findings("abcdef", "badcef") == [.moved([0], calls: [1]), .moved([2], calls: [3])])
        #expect(findings("abcdef", "bacdfe") == [.moved([0], calls: [1]), .moved([4], calls: [5])])
    }

    @Test func aCallInPlaceOfAnotherThatIsMissingLaterHasMoved() {
        #expect(findings("abcd", "dbc") == [.missing(0), .moved([3], calls: [0])])
    }

    @Test func aLateCallThatWasReplacedHasMoved() {
        #expect(findings("abc", "xbca") == [.extra(call: 0), .moved([0], calls: [3])])
    }

    @Test func severalMissingCallsOfAnExpectationAreOneFinding() {
        #expect(
            Finding.all(in: [.missing(0), .missing(0), .missing(1)]) { _, _ in false } == [
                .missing(0), .missing(1),
            ])
    }

    @Test func anIgnoredCallIsNoFinding() {
        #expect(Finding.all(in: [.ignored(call: 0), .missing(0)]) { _, _ in true } == [.missing(0)])
    }

    @Test func differencesKeepTheirOrder() {
        #expect(
            findings("abcdefgh", "aBcegxh") == [
                .substituted(1, call: 1), .missing(3), .missing(5), .extra(call: 5),
            ])
    }
}
