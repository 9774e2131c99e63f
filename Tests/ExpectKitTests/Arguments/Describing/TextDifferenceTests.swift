import Testing

@testable import ExpectKit

struct TextDifferenceTests {
    private func lines(_ expected: String, _ actual: String) -> [String] {
        valueDifferences(expected, actual).described.map(\.line)
    }

    /// Expects an excerpt of each text, around their difference.
    private func expectExcerpts(
        _ expected: String, _ actual: String, at place: String, _ words: String, _ otherWords: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(
            lines(expected, actual) == ["\(place)\n  expected \(words)\n  got      \(otherWords)"],
            sourceLocation: sourceLocation)
    }

    private let start = String(repeating: "a", count: 70)

    @Test func shortTextsAreShownWhole() {
        expectLines(
            ("no salt", "no sugar", [#"expected "no salt", got "no sugar""#]),
            ("", "a", [#"expected "", got "a""#]))
    }

    @Test func longTextsAreShownAroundTheirDifference() {
        let start = String(repeating: "0123456789", count: 123)
        expectExcerpts(
            start + "abcdEfgh and so on, and so forth, and so on", start + "abcdXfgh",
            at: "at character 1235", "…4567890123456789abcdEfgh and so on, and so forth, …",
            "…4567890123456789abcdXfgh")
    }

    @Test func aTextThatOnlyContinuesIsCutAtItsEnd() {
        expectExcerpts(
            start, start + "b", at: "at character 71", "…aaaaaaaaaaaaaaaaaaaa", "…aaaaaaaaaaaaaaaaaaaab")
        expectExcerpts(
            "", start, at: "at character 1", "\"\"", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…")
    }

    @Test func spacesAtTheEndOfALongTextAreVisible() {
        expectExcerpts(
            start, start + " ", at: "at character 71", "…aaaaaaaaaaaaaaaaaaaa",
            "…aaaaaaaaaaaaaaaaaaaa\\u{20}")
    }

    @Test func aLineOfAReportDoesNotEndWithASpace() {
        expectExcerpts(
            "\(start)  ", "\(start)  b", at: "at character 73", "…aaaaaaaaaaaaaaaaaa \\u{20}",
            "…aaaaaaaaaaaaaaaaaa  b")
    }

    @Test func aLongTextIsComparedOnce() {
        let start = String(repeating: "a", count: 300_000)
        #expect(lines(start + "b", start + "c").first?.hasPrefix("at character 300001\n") == true)
    }

    @Test func linesThatDifferAreNamed() {
        expectLines(
            (
                "one\ntwo\nthree\nfour\n", "one\n2\nthree\nfour\n",
                [#"line 2: expected "two", got "2""#]
            ), ("one\ntwo\nthree", "one\nthree", [#"line 2: "two" is missing"#]),
            ("one\ntwo", "one\ntwo\n3\n4", [#"lines 3...4: "3", "4" are not expected"#]),
            ("one", "one\ntwo", [#"line 2: "two" is not expected"#]),
            // A line of a part follows its path.
            ([Dish(name: "a\nb")], [Dish(name: "a\nc")], [#"[0].name, line 2: expected "b", got "c""#]))
    }

    @Test func aLongLineIsShownAroundItsDifference() {
        let start = String(repeating: "a", count: 80)
        expectExcerpts(
            "x\n\(start)b\ny", "x\n\(start)c\ny", at: "line 2: at character 81",
            "…aaaaaaaaaaaaaaaaaaaab", "…aaaaaaaaaaaaaaaaaaaac")
    }

    @Test func lineBreaksAreShownIfTheyDiffer() {
        expectLines(
            ("a\nb", "a\nb\n", [#"line 2: expected "b", got "b\n""#]),
            ("a\r\nb", "a\nb", [#"line 1: expected "a\r\n", got "a\n""#]),
            ("a\nb", "a\nb\nc\n", [#"lines 3...4: "c", "" are not expected"#]))
    }

    @Test func aFewOfManyDifferentLinesAreNamed() {
        func text(_ prefix: String) -> String {
            (1...10_000).map { "\(prefix)\($0)" }.joined(separator: "\n")
        }
        #expect(
            lines(text("a"), text("b"))
                == (1...6).map { #"line \#($0): expected "a\#($0)", got "b\#($0)""# })
    }

    @Test func theLengthOfALongTextIsNotRepeatedForAPartOfIt() {
        let long = String(repeating: "a", count: 1000)
        for line in lines(long, long + "b") { #expect(!line.contains("characters")) }
    }
}

struct InvisibleCharacterTests {
    @Test func invisibleCharactersThatDifferAreEscaped() {
        expectLines(
            ("a b", "a\u{A0}b", [#"expected "a b", got "a\u{a0}b""#]),
            ("ab", "a\u{200B}b", [#"expected "ab", got "a\u{200b}b""#]),
            ("ab", "\u{202E}ab", [#"expected "ab", got "\u{202e}ab""#]),
            ("cafe", "cafe\u{301}", [#"expected "cafe", got "cafe\u{301}""#]),
            ("a b", "a\tb", [#"expected "a b", got "a\tb""#]),
            ("a", "\u{430}", [#"expected "a", got "\u{430}""#]))
    }

    @Test func invisibleCharactersThatAreEqualAreNotEscaped() {
        let family = "\u{1F468}\u{200D}\u{1F469}"
        expectLines(
            ("a\u{A0}b", "a\u{A0}c", ["expected \"a\u{A0}b\", got \"a\u{A0}c\""]),
            ("cafe\u{301}", "the\u{301}", ["expected \"cafe\u{301}\", got \"the\u{301}\""]),
            (family, "\u{1F468}", ["expected \"\(family)\", got \"\u{1F468}\""]))
    }

    @Test func invisibleCharactersInAnExcerptAreEscaped() {
        let start = String(repeating: "a", count: 70)
        let lines = """
            at character 71
              expected …aaaaaaaaaaaaaaaaaaaab
              got      …aaaaaaaaaaaaaaaaaaaa\\u{200b}b
            """
        expectLines(("\(start)b", "\(start)\u{200B}b", [lines]))
    }

    @Test func elementsAndKeysThatLookAlikeAreEscaped() {
        expectLines(
            (Set(["a b"]), Set(["a\u{A0}b"]), [#""a b" is missing, "a\u{a0}b" is not expected"#]))
        #expect(
            valueDifferences(["a": 1], ["a\u{200B}": 1]).described.map(\.line).sorted()
                == [#"["a"]: 1 is missing"#, #"["a\u{200b}"]: 1 is not expected"#])
    }

    @Test func anInvisibleDifferenceOfDescriptionsIsEscaped() {
        struct Name: Equatable, CustomStringConvertible {
            var description: String
        }
        expectLines(
            (
                Name(description: "a b"), Name(description: "a\u{2003}b"),
                [#"expected a b, got a\u{2003}b"#]
            ))
    }

    @Test func equalCharactersOfOtherScalarsDifferIfNothingElseDoes() {
        #expect(TextDifference("a\u{E9}b", "ae\u{301}b")?.offset == 1)
        #expect(TextDifference("\u{E9}b", "e\u{301}c")?.offset == 1)
        #expect(TextDifference("a\u{E9}", "a\u{E9}") == nil)
    }
}
