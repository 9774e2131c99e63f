import Testing

@testable import ExpectKit

@Suite struct TextMatcherTests {
    @Test func hasPrefixMatchesTheBeginning() {
        let arg: Arg<String> = .hasPrefix("chashu")
        #expect(arg.accepts("chashu don"))
        #expect(!arg.accepts("no chashu"))
        #expect(arg.words == #"a prefix "chashu""#)
        #expect(arg.lines(from: "nori") == [#"expected a prefix "chashu", got "nori""#])
    }

    @Test func hasSuffixMatchesTheEnd() {
        let arg: Arg<Substring> = .hasSuffix("don")
        #expect(arg.accepts("chashu don"))
        #expect(!arg.accepts("donburi"))
        #expect(arg.words == #"a suffix "don""#)
        #expect(arg.lines(from: "nori") == [#"expected a suffix "don", got "nori""#])
    }

    @Test func containsMatchesASubstring() {
        let arg: Arg<String> = .contains("sh")
        #expect(arg.accepts("chashu"))
        #expect(!arg.accepts("cha"))
        #expect(arg.words == #"a substring "sh""#)
        #expect(arg.lines(from: "nori") == [#"expected a substring "sh", got "nori""#])
    }

    @Test func containsWithOneLetterIsASubstringAndNotACharacter() {
        let arg: Arg<String> = .contains("s")
        #expect(arg.words == #"a substring "s""#)
    }

    @Test func containsTakesAMatcherForCharactersToo() {
        let arg: Arg<String> = .contains(
            .matching("a digit") { (character: Character) in character.isNumber })
        #expect(arg.accepts("soup 1"))
        #expect(!arg.accepts("soup"))
        #expect(arg.words == "an element a digit")
    }
}
