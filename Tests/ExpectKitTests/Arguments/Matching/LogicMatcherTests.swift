import Testing

@testable import ExpectKit

@Suite struct LogicMatcherTests {
    @Test func anyAcceptsEverything() {
        let arg: Arg<Opaque> = .any
        #expect(arg.accepts(Opaque()))
        #expect(arg.acceptsEverything)
        #expect(arg.words == "any")
    }

    @Test func aCustomMatcherNamedAnyDoesNotAcceptEverything() {
        let arg: Arg<Int> = .matching("any") { $0 > 1 }
        #expect(!arg.acceptsEverything)
        #expect(arg.lines(from: 1) == ["expected any, got 1"])
    }

    @Test func notAcceptsTheValuesThatItsMatcherRefuses() {
        let arg: Arg<Int> = .not(3)
        #expect(arg.accepts(2))
        #expect(!arg.accepts(3))
        #expect(arg.words == "not 3")
        #expect(arg.lines(from: 3) == ["expected not 3, got 3"])
    }

    @Test func allOfExplainsOnlyTheMatchersThatRefused() {
        let arg: Arg<Int> = .allOf(.atLeast(2), .atMost(4), .not(3))
        #expect([1, 2, 3, 4, 5].filter(arg.accepts) == [2, 4])
        #expect(arg.words == "at least 2 and at most 4 and not 3")
        #expect(arg.lines(from: 5) == ["expected at most 4, got 5"])
    }

    @Test func anyOfAcceptsTheValuesThatOneMatcherAccepts() {
        let arg: Arg<Int> = .anyOf(1, .atLeast(4))
        #expect([1, 2, 3, 4].filter(arg.accepts) == [1, 4])
        #expect(arg.words == "1 or at least 4")
        #expect(arg.lines(from: 2) == ["expected 1 or at least 4, got 2"])
    }

    @Test func compoundDescriptionsAreParenthesizedInsideOthers() {
        let arg: Arg<Int> = .not(.allOf(.anyOf(1, 2), .not(.anyOf(2, 3))))
        #expect(arg.words == "not ((1 or 2) and not (2 or 3))")
        #expect(arg.accepts(2))
        #expect(!arg.accepts(1))
    }

    @Test func allOfAndAnyOfWithoutMatchersFollowLogic() {
        #expect(Arg<Int>.allOf().accepts(1))
        #expect(Arg<Int>.allOf().words == "any")
        #expect(!Arg<Int>.anyOf().accepts(1))
        #expect(Arg<Int>.anyOf().words == "nothing")
    }

    @Test func aListOfOneMatcherIsDescribedAsThatMatcher() {
        #expect(Arg<Int>.not(.allOf(.atLeast(1))).words == "not at least 1")
        #expect(Arg<Int>.not(.anyOf(.atLeast(1))).words == "not at least 1")
    }

    @Test func allOfCapturesForEachAndAnyOfForTheFirst() {
        let (first, second) = (Captor<Int>(), Captor<Int>())
        Arg<Int>.allOf(.capture(first), .capture(second)).capture(1)
        Arg<Int>.anyOf(.capture(first, if: .atLeast(5)), .capture(second)).capture(2)
        #expect(first.all == [1])
        #expect(second.all == [1, 2])
    }

    @Test func identicalAcceptsOnlyTheSameObject() {
        let bowl = Bowl()
        let arg: Arg<Bowl> = .identical(to: bowl)
        #expect(arg.accepts(bowl))
        #expect(!arg.accepts(Bowl()))
        #expect(arg.words == "the same instance of Bowl")
        #expect(arg.lines(from: Bowl()) == ["expected the same instance of Bowl, got another one"])
    }

    @Test func captureMatchesAndIsDescribedLikeItsMatcher() {
        let seen = Captor<Int>()
        let arg: Arg<Int> = .capture(seen, if: .anyOf(1, 2))
        #expect(arg.accepts(2))
        #expect(!arg.accepts(3))
        #expect(Arg.not(arg).words == "not (1 or 2)")
        #expect(arg.lines(from: 3) == ["expected 1 or 2, got 3"])
        #expect(Arg<Int>.capture(seen).acceptsEverything)
        #expect(seen.all.isEmpty)
    }
}
