import Foundation
import Testing

@testable import ExpectKit

/// The lines of each kind of difference, and the texts that tools receive.
@Suite struct DifferenceTextTests {
    private func differences(_ expected: Any, _ actual: Any) -> [Difference] {
        valueDifferences(expected, actual).map { $0.within("part") }
    }

    private func lines(_ expected: Any, _ actual: Any) -> [String] {
        differences(expected, actual).flatMap(differenceLines)
    }

    private func texts(_ expected: Any, _ actual: Any) -> [FailureReport.Difference] {
        differences(expected, actual).map(FailureReport.Difference.init)
    }

    private func texts(_ path: String, _ expected: String, _ actual: String) -> [FailureReport.Difference] {
        [FailureReport.Difference(path: path, expected: expected, actual: actual)]
    }

    @Test func shortValuesStandOnOneLine() {
        #expect(lines(1, 2) == ["part: expected 1, got 2"])
        #expect(texts(1, 2) == texts("part", "1", "2"))
    }

    @Test func valuesThatAreTooLongForALineAreAligned() {
        let (left, right) = (Array(1...15) as Any, Set(["a", "b"]) as Any)
        #expect(
            lines(left, right) == [
                "part:", "  expected [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]",
                #"  got      ["a", "b"]"#,
            ])
    }

    @Test func longDescriptionsAreShownAroundTheirDifference() {
        struct Document: Equatable, CustomStringConvertible {
            var description: String
        }
        let start = String(repeating: "0123456789", count: 10)
        #expect(
            lines(Document(description: start + "a"), Document(description: start + "b")) == [
                "part:", "  expected …01234567890123456789a", "  got      …01234567890123456789b",
            ])
    }

    @Test func aPlaceInALongTextFollowsThePath() {
        let start = String(repeating: "a", count: 100)
        #expect(
            lines(start + "b", start + "c") == [
                "part: at character 101", "  expected …aaaaaaaaaaaaaaaaaaaab",
                "  got      …aaaaaaaaaaaaaaaaaaaac",
            ])
        #expect(
            texts(start + "b", start + "c")
                == texts("part", "…aaaaaaaaaaaaaaaaaaaab", "…aaaaaaaaaaaaaaaaaaaac"))
    }

    @Test func aLineOfATextFollowsThePath() {
        #expect(lines("a\nb", "a\nc") == [#"part, line 2: expected "b", got "c""#])
        #expect(texts("a\nb", "a\nc") == texts("part, line 2", #""b""#, #""c""#))
        #expect(lines("a\nb\nc", "a") == [#"part, lines 2...3: "b", "c" are missing"#])
    }

    @Test func missingAndAdditionalElementsAreNamed() {
        #expect(lines([1, 2], [1]) == ["part[1]: 2 is missing"])
        #expect(texts([1, 2], [1]) == texts("part[1]", "2", "nothing"))
        #expect(texts([1], [1, 2]) == texts("part[1]", "nothing", "2"))
        #expect(lines(["a": 1], ["b": 1]) == [#"part["a"]: 1 is missing"#, #"part["b"]: 1 is not expected"#])
        #expect(lines(Set([1, 2]), Set([2, 3])) == ["part: 1 is missing, 3 is not expected"])
        #expect(texts(Set([1, 2]), Set([2, 3])) == texts("part", "1", "3"))
    }

    @Test func manyLongElementsHaveLinesOfTheirOwn() {
        let words = (1...3).map { String(repeating: "\($0)", count: 28) }
        #expect(
            lines(Set(words[..<2]), Set(words[2...])) == [
                "part:", #"  "\#(words[0])", "\#(words[1])" are missing"#,
                #"  "\#(words[2])" is not expected"#,
            ])
        #expect(
            lines(Set(words), Set<String>()) == [
                "part:", #"  "\#(words[0])" is missing"#, #"  "\#(words[1])" is missing"#,
                #"  "\#(words[2])" is missing"#,
            ])
    }

    @Test func bytesFollowThePath() {
        #expect(
            lines(Data([1, 0xFF]), Data([1, 0xFE])) == [
                "part: at byte 1", "  expected 01 ff", "  got      01 fe",
            ])
        #expect(texts(Data([1, 0xFF]), Data([1, 0xFE])) == texts("part", "01 ff", "01 fe"))
    }

    @Test func objectsAndValuesThatLookAlikeHaveDifferentTexts() {
        #expect(
            texts(Bowl(), Bowl()) == texts("part", "the same instance of Bowl", "another instance of Bowl"))
        #expect(texts(Double.nan, Double.nan) == texts("part", "nan", "nan, which never equals itself"))
    }

    @Test func aMatcherWithTheWordsOfAValueDoesNotLookLikeIt() {
        let arg = Arg<Int>.matching("3") { _ in false }
        #expect(arg.lines(from: 3) == ["expected 3, got 3, which does not match"])
    }
}
