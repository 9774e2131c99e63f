import Testing

@testable import ExpectKit

@Suite struct OptionalMatcherTests {
    @Test func nilAcceptsOnlyNil() {
        let arg: Arg<Int?> = .nil
        #expect(arg.accepts(nil))
        #expect(!arg.accepts(3))
        #expect(arg.words == "nil")
        #expect(arg.lines(from: 3) == ["expected nil, got 3"])
    }

    @Test func nilMatchesOnlyTheOuterOptional() {
        let arg: Arg<Int??> = .nil
        #expect(arg.accepts(.none))
        #expect(!arg.accepts(.some(.none)))
    }

    @Test func nilAcceptsTheNilOfATypeWithoutEquality() {
        let arg: Arg<Opaque?> = .nil
        #expect(arg.accepts(nil))
        #expect(!arg.accepts(Opaque()))
    }

    @Test func aNilLiteralMatchesNil() {
        let arg: Arg<Opaque?> = nil
        #expect(arg.accepts(nil))
        #expect(!arg.accepts(Opaque()))
        #expect(arg.lines(from: Opaque()) == ["expected nil, got Opaque(number: 1)"])
    }

    @Test func someAcceptsTheValuesThatItsMatcherAccepts() {
        let arg: Arg<Int?> = .some(.atLeast(2))
        #expect(arg.accepts(2))
        #expect(!arg.accepts(1))
        #expect(!arg.accepts(nil))
        #expect(arg.words == "at least 2")
        #expect(arg.lines(from: 1) == ["expected at least 2, got 1"])
        #expect(arg.lines(from: nil) == ["expected at least 2, got nil"])
    }

    @Test func someWithoutMatcherAcceptsEverythingButNil() {
        let arg: Arg<Opaque?> = .some()
        #expect(arg.accepts(Opaque()))
        #expect(!arg.accepts(nil))
        #expect(arg.words == "not nil")
        #expect(arg.lines(from: nil) == ["expected not nil, got nil"])
    }

    @Test func someTakesALiteral() {
        let arg: Arg<String?> = .some("miso")
        #expect(arg.accepts("miso"))
        #expect(!arg.accepts("shio"))
        #expect(arg.words == #""miso""#)
    }

    @Test func someCapturesTheWrappedValue() {
        let seen = Captor<Int>()
        let arg: Arg<Int?> = .some(.capture(seen))
        arg.capture(4)
        arg.capture(nil)
        #expect(seen.all == [4])
    }

    @Test func someKeepsTheParenthesesOfItsMatcher() {
        let arg: Arg<Int?> = .not(.some(.anyOf(1, 2)))
        #expect(arg.words == "not (1 or 2)")
    }
}
