import Testing

@testable import ExpectKit

struct OptionalMatcherTests {
    @Test(arguments: rows) func acceptsAndDescribesWhatItsRowSays(row: MatcherRow) {
        #expect(row.problems == [])
    }

    private static let rows: [MatcherRow] = [
        MatcherRow(
            "nil accepts only nil", Arg<Int?>.nil, accepts: [nil], refuses: [3], words: "nil",
            mismatches: [(3, ["expected nil, got 3"])]),
        MatcherRow(
            "nil matches only the outer optional", Arg<Int??>.nil, accepts: [.none],
            refuses: [.some(.none)]),
        MatcherRow(
            "nil accepts the nil of a type without equality", Arg<Opaque?>.nil, accepts: [nil],
            refuses: [Opaque()]),
        MatcherRow(
            "a nil literal matches nil", nil as Arg<Opaque?>, accepts: [nil], refuses: [Opaque()],
            mismatches: [(Opaque(), ["expected nil, got Opaque(number: 1)"])]),
        MatcherRow(
            "some accepts the values that its matcher accepts", Arg<Int?>.some(.atLeast(2)), accepts: [2],
            refuses: [1, nil], words: "at least 2",
            mismatches: [
                (1, ["expected at least 2, got 1"]), (nil, ["expected at least 2, got nil"]),
            ]),
        MatcherRow(
            "some without matcher accepts everything but nil", Arg<Opaque?>.some(), accepts: [Opaque()],
            refuses: [nil], words: "not nil", mismatches: [(nil, ["expected not nil, got nil"])]),
        MatcherRow(
            "some takes a literal", Arg<String?>.some("miso"), accepts: ["miso"], refuses: ["shio"],
            words: #""miso""#),
        MatcherRow(
            "some keeps the parentheses of its matcher", Arg<Int?>.not(.some(.anyOf(1, 2))),
            words: "not (1 or 2)"),
    ]

    @Test func someCapturesTheWrappedValue() {
        let seen = Captor<Int>()
        let arg: Arg<Int?> = .some(.capture(seen))
        arg.capture(4)
        arg.capture(nil)
        #expect(seen.all == [4])
    }
}
