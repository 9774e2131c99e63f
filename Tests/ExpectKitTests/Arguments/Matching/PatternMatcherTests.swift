import Testing

@testable import ExpectKit

@Suite struct PatternMatcherTests {
    @Test func wholeMatchOfAPatternMatchesTheWholeText() {
        let arg: Arg<String> = .wholeMatch(of: "[a-z]+")
        #expect(arg.accepts("miso"))
        #expect(!arg.accepts("miso 2"))
        #expect(arg.words == "a whole match of /[a-z]+/")
        #expect(arg.lines(from: "2") == [#"expected a whole match of /[a-z]+/, got "2""#])
    }

    @Test func containsMatchOfAPatternMatchesAPart() {
        let arg: Arg<Substring> = .containsMatch(of: "[0-9]{2}")
        #expect(arg.accepts("table 12"))
        #expect(!arg.accepts("table 1"))
        #expect(arg.words == "a match of /[0-9]{2}/")
        #expect(arg.lines(from: "x") == [#"expected a match of /[0-9]{2}/, got "x""#])
    }

    @Test func wholeMatchOfARegexMatchesTheWholeText() {
        let arg: Arg<String> = .wholeMatch(of: /[a-z]+/)
        #expect(arg.accepts("miso"))
        #expect(!arg.accepts("miso 2"))
        #expect(arg.words == "a whole match of a regex")
    }

    @Test func containsMatchOfARegexMatchesAPart() {
        let arg: Arg<String> = .containsMatch(of: /[0-9]{2}/)
        #expect(arg.accepts("table 12"))
        #expect(!arg.accepts("table 1"))
        #expect(arg.words == "a match of a regex")
    }

    @Test func anInvalidPatternAcceptsNothingAndSaysWhy() {
        let whole: Arg<String> = .wholeMatch(of: "a(b")
        #expect(!whole.accepts("a(b"))
        #expect(whole.words == "a whole match of /a(b/, which is not a valid pattern (expected ')')")
        let part: Arg<String> = .containsMatch(of: "[")
        #expect(!part.accepts("["))
        #expect(
            part.lines(from: "[") == [
                "expected a match of /[/, which is not a valid pattern (expected custom character class members)\n"
                    + #"got      "[""#
            ])
    }
}
