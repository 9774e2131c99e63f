import Testing

@testable import ExpectKit

@Suite struct TextDifferenceTests {
    private func lines(_ expected: String, _ actual: String) -> [String] {
        valueDifferences(expected, actual).map(\.line)
    }

    @Test func shortTextsAreShownWhole() {
        #expect(lines("no salt", "no sugar") == [#"expected "no salt", got "no sugar""#])
        #expect(lines("", "a") == [#"expected "", got "a""#])
    }

    @Test func longTextsAreShownAroundTheirDifference() {
        let start = String(repeating: "0123456789", count: 123)
        #expect(
            lines(start + "abcdEfgh and so on, and so forth, and so on", start + "abcdXfgh") == [
                """
                at character 1235
                  expected …4567890123456789abcdEfgh and so on, and so forth, …
                  got      …4567890123456789abcdXfgh
                """
            ])
    }

    @Test func aTextThatOnlyContinuesIsCutAtItsEnd() {
        let start = String(repeating: "a", count: 70)
        #expect(
            lines(start, start + "b") == [
                """
                at character 71
                  expected …aaaaaaaaaaaaaaaaaaaa
                  got      …aaaaaaaaaaaaaaaaaaaab
                """
            ])
        #expect(
            lines("", start) == [
                """
                at character 1
                  expected ""
                  got      aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…
                """
            ])
    }

    @Test func spacesAtTheEndOfALongTextAreVisible() {
        let start = String(repeating: "a", count: 70)
        #expect(
            lines(start, start + " ") == [
                """
                at character 71
                  expected …aaaaaaaaaaaaaaaaaaaa
                  got      …aaaaaaaaaaaaaaaaaaaa\\u{20}
                """
            ])
    }

    @Test func aLineOfAReportDoesNotEndWithASpace() {
        let start = String(repeating: "a", count: 70)
        #expect(
            lines("\(start)  ", "\(start)  b") == [
                """
                at character 73
                  expected …aaaaaaaaaaaaaaaaaa \\u{20}
                  got      …aaaaaaaaaaaaaaaaaa  b
                """
            ])
    }

    @Test func aTextOfAMillionCharactersIsComparedOnce() {
        let start = String(repeating: "a", count: 1_000_000)
        #expect(lines(start + "b", start + "c").first?.hasPrefix("at character 1000001\n") == true)
    }

    @Test func linesThatDifferAreNamed() {
        #expect(
            lines("one\ntwo\nthree\nfour\n", "one\n2\nthree\nfour\n") == [#"line 2: expected "two", got "2""#]
        )
        #expect(lines("one\ntwo\nthree", "one\nthree") == [#"line 2: "two" is missing"#])
        #expect(lines("one\ntwo", "one\ntwo\n3\n4") == [#"lines 3...4: "3", "4" are not expected"#])
        #expect(lines("one", "one\ntwo") == [#"line 2: "two" is not expected"#])
    }

    @Test func aLineOfAPartFollowsItsPath() {
        let (expected, actual) = ([Dish(name: "a\nb")], [Dish(name: "a\nc")])
        #expect(
            valueDifferences(expected, actual).map(\.line) == [#"[0].name, line 2: expected "b", got "c""#])
    }

    @Test func aLongLineIsShownAroundItsDifference() {
        let start = String(repeating: "a", count: 80)
        #expect(
            lines("x\n\(start)b\ny", "x\n\(start)c\ny") == [
                """
                line 2: at character 81
                  expected …aaaaaaaaaaaaaaaaaaaab
                  got      …aaaaaaaaaaaaaaaaaaaac
                """
            ])
    }

    @Test func lineBreaksAreShownIfTheyDiffer() {
        #expect(lines("a\nb", "a\nb\n") == [#"line 2: expected "b", got "b\n""#])
        #expect(lines("a\r\nb", "a\nb") == [#"line 1: expected "a\r\n", got "a\n""#])
        #expect(lines("a\nb", "a\nb\nc\n") == [#"lines 3...4: "c", "" are not expected"#])
    }

    @Test func aFewOfManyDifferentLinesAreNamed() {
        func text(_ prefix: String) -> String {
            (1...10_000).map { "\(prefix)\($0)" }.joined(separator: "\n")
        }
        #expect(
            lines(text("a"), text("b"))
                == (1...5).map { #"line \#($0): expected "a\#($0)", got "b\#($0)""# })
    }

    @Test func theLengthOfALongTextIsNotRepeatedForAPartOfIt() {
        let long = String(repeating: "a", count: 1000)
        for line in lines(long, long + "b") { #expect(!line.contains("characters")) }
    }
}

@Suite struct InvisibleCharacterTests {
    private func lines(_ expected: String, _ actual: String) -> [String] {
        valueDifferences(expected, actual).map(\.line)
    }

    @Test func invisibleCharactersThatDifferAreEscaped() {
        #expect(lines("a b", "a\u{A0}b") == [#"expected "a b", got "a\u{a0}b""#])
        #expect(lines("ab", "a\u{200B}b") == [#"expected "ab", got "a\u{200b}b""#])
        #expect(lines("ab", "\u{202E}ab") == [#"expected "ab", got "\u{202e}ab""#])
        #expect(lines("cafe", "cafe\u{301}") == [#"expected "cafe", got "cafe\u{301}""#])
        #expect(lines("a b", "a\tb") == [#"expected "a b", got "a\tb""#])
        #expect(lines("a", "\u{430}") == [#"expected "a", got "\u{430}""#])
    }

    @Test func invisibleCharactersThatAreEqualAreNotEscaped() {
        #expect(lines("a\u{A0}b", "a\u{A0}c") == ["expected \"a\u{A0}b\", got \"a\u{A0}c\""])
        #expect(lines("cafe\u{301}", "the\u{301}") == ["expected \"cafe\u{301}\", got \"the\u{301}\""])
        let family = "\u{1F468}\u{200D}\u{1F469}"
        #expect(lines(family, "\u{1F468}") == ["expected \"\(family)\", got \"\u{1F468}\""])
    }

    @Test func invisibleCharactersInAnExcerptAreEscaped() {
        let start = String(repeating: "a", count: 70)
        #expect(
            lines("\(start)b", "\(start)\u{200B}b") == [
                """
                at character 71
                  expected …aaaaaaaaaaaaaaaaaaaab
                  got      …aaaaaaaaaaaaaaaaaaaa\\u{200b}b
                """
            ])
    }

    @Test func elementsAndKeysThatLookAlikeAreEscaped() {
        let sets = (Set(["a b"]), Set(["a\u{A0}b"]))
        #expect(
            valueDifferences(sets.0, sets.1).map(\.line)
                == [#""a b" is missing, "a\u{a0}b" is not expected"#])
        #expect(
            valueDifferences(["a": 1], ["a\u{200B}": 1]).map(\.line).sorted()
                == [#"["a"]: 1 is missing"#, #"["a\u{200b}"]: 1 is not expected"#])
    }

    @Test func anInvisibleDifferenceOfDescriptionsIsEscaped() {
        struct Name: Equatable, CustomStringConvertible {
            var description: String
        }
        #expect(
            valueDifferences(Name(description: "a b"), Name(description: "a\u{2003}b")).map(\.line)
                == [#"expected a b, got a\u{2003}b"#])
    }
}
