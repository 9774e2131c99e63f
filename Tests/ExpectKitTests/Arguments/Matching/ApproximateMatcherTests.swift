import Testing

@testable import ExpectKit

struct ApproximateMatcherTests {
    @Test(arguments: rows) func acceptsAndDescribesWhatItsRowSays(row: MatcherRow) {
        #expect(row.problems == [])
    }

    private static let rows: [MatcherRow] = [
        MatcherRow(
            "numbers within the tolerance are accepted", Arg<Double>.approximately(1, tolerance: 0.25),
            accepts: [0.75, 1, 1.25], refuses: [0.5, 1.5], words: "1.0 ± 0.25",
            mismatches: [(1.5, ["expected 1.0 ± 0.25, got 1.5"])]),
        MatcherRow(
            "the sign of the tolerance is ignored", Arg<Float>.approximately(1, tolerance: -0.5),
            accepts: [1.5], refuses: [1.75], words: "1.0 ± 0.5"),
        MatcherRow(
            "NaN is accepted if it is expected", Arg<Double>.approximately(.nan, tolerance: 1),
            accepts: [.nan], refuses: [0]),
        MatcherRow(
            "NaN is refused if it is not expected", Arg<Double>.approximately(0, tolerance: .infinity),
            refuses: [.nan]),
        MatcherRow(
            "an infinity is accepted if it is expected",
            Arg<Double>.approximately(.infinity, tolerance: .infinity), accepts: [.infinity],
            refuses: [-.infinity, 1]),
        MatcherRow(
            "an infinity is refused if it is not expected",
            Arg<Double>.approximately(1, tolerance: .infinity), refuses: [.infinity]),
        MatcherRow(
            "only the exact number is accepted if the tolerance is NaN",
            Arg<Double>.approximately(1, tolerance: .nan), accepts: [1], refuses: [1.5]),
    ]
}
