import Foundation
import Testing

@testable import ExpectKit

/// The lines of each kind of difference, and the texts that tools receive.
struct DifferenceTextTests {
    private func differences(_ expected: Any, _ actual: Any) -> [Difference] {
        valueDifferences(expected, actual).described.map { $0.within("part") }
    }

    private func lines(_ expected: Any, _ actual: Any) -> [String] {
        differences(expected, actual).flatMap { differenceLines($0) }
    }

    private func texts(_ expected: Any, _ actual: Any) -> [FailureReport.Difference] {
        differences(expected, actual).map(FailureReport.Difference.init)
    }

    private func texts(_ path: String, _ expected: String, _ actual: String) -> [FailureReport.Difference] {
        [FailureReport.Difference(path: path, expected: expected, actual: actual)]
    }

    private let start = String(repeating: "a", count: 100)

    @Test func aDifferenceOfOneLineFollowsThePath() {
        expectTexts(
            (lines(1, 2), ["part: expected 1, got 2"]),
            (lines("a\nb", "a\nc"), [#"part, line 2: expected "b", got "c""#]),
            (lines("a\nb\nc", "a"), [#"part, lines 2...3: "b", "c" are missing"#]),
            (lines([1, 2], [1]), ["part[1]: 2 is missing"]),
            (lines(["a": 1], ["b": 1]), [#"part["a"]: 1 is missing"#, #"part["b"]: 1 is not expected"#]),
            (lines(Set([1, 2]), Set([2, 3])), ["part: 1 is missing, 3 is not expected"]))
    }

    @Test func toolsReceiveTheTextsOfADifference() {
        expectTexts(
            (texts(1, 2), texts("part", "1", "2")),
            (texts("a\nb", "a\nc"), texts("part, line 2", #""b""#, #""c""#)),
            (texts([1, 2], [1]), texts("part[1]", "2", "nothing")),
            (texts([1], [1, 2]), texts("part[1]", "nothing", "2")),
            (texts(Set([1, 2]), Set([2, 3])), texts("part", "1", "3")),
            (
                texts(start + "b", start + "c"),
                texts("part", "…aaaaaaaaaaaaaaaaaaaab", "…aaaaaaaaaaaaaaaaaaaac")
            ), (texts(Data([1, 0xFF]), Data([1, 0xFE])), texts("part", "01 ff", "01 fe")),
            // Objects and values that look alike have different texts.
            (texts(Bowl(), Bowl()), texts("part", "the same instance of Bowl", "another instance of Bowl")),
            (texts(Double.nan, Double.nan), texts("part", "nan", "nan, which never equals itself")))
    }

    @Test func valuesThatAreTooLongForALineAreAligned() {
        struct Document: Equatable, CustomStringConvertible {
            var description: String
        }
        let digits = String(repeating: "0123456789", count: 10)
        expectTexts(
            (
                lines(Array(1001...1014), Set(["a", "b"])),
                [
                    "part:",
                    "  expected [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014]",
                    #"  got      ["a", "b"]"#,
                ]
            ),
            (
                lines(Document(description: digits + "a"), Document(description: digits + "b")),
                ["part:", "  expected …01234567890123456789a", "  got      …01234567890123456789b"]
            ),
            (
                lines(start + "b", start + "c"),
                [
                    "part: at character 101", "  expected …aaaaaaaaaaaaaaaaaaaab",
                    "  got      …aaaaaaaaaaaaaaaaaaaac",
                ]
            ),
            (
                lines(Data([1, 0xFF]), Data([1, 0xFE])),
                ["part: at byte 2", "  expected 01 ff", "  got      01 fe"]
            ))
    }

    @Test func manyLongElementsHaveLinesOfTheirOwn() {
        let words = (1...3).map { String(repeating: "\($0)", count: 28) }
        expectTexts(
            (
                lines(Set(words[..<2]), Set(words[2...])),
                [
                    "part:", #"  "\#(words[0])", "\#(words[1])" are missing"#,
                    #"  "\#(words[2])" is not expected"#,
                ]
            ),
            (lines(Set(words), Set<String>()), ["part:"] + words.map { #"  "\#($0)" is missing"# }))
    }

    @Test func aMatcherWithTheWordsOfAValueDoesNotLookLikeIt() {
        let arg = Arg<Int>.matching("3") { _ in false }
        #expect(arg.lines(from: 3) == ["expected 3, got 3, which does not match"])
    }
}
