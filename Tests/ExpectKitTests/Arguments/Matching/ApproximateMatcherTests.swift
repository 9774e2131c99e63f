import Testing

@testable import ExpectKit

@Suite struct ApproximateMatcherTests {
    @Test func acceptsNumbersWithinTheTolerance() {
        let arg: Arg<Double> = .approximately(1, tolerance: 0.25)
        #expect([0.5, 0.75, 1, 1.25, 1.5].filter(arg.accepts) == [0.75, 1, 1.25])
        #expect(arg.words == "1.0 ± 0.25")
        #expect(arg.lines(from: 1.5) == ["expected 1.0 ± 0.25, got 1.5"])
    }

    @Test func ignoresTheSignOfTheTolerance() {
        let arg: Arg<Float> = .approximately(1, tolerance: -0.5)
        #expect(arg.accepts(1.5))
        #expect(!arg.accepts(1.75))
        #expect(arg.words == "1.0 ± 0.5")
    }

    @Test func acceptsNaNOnlyIfItIsExpected() {
        #expect(Arg<Double>.approximately(.nan, tolerance: 1).accepts(.nan))
        #expect(!Arg<Double>.approximately(.nan, tolerance: 1).accepts(0))
        #expect(!Arg<Double>.approximately(0, tolerance: .infinity).accepts(.nan))
    }

    @Test func acceptsAnInfinityOnlyIfItIsExpected() {
        let arg: Arg<Double> = .approximately(.infinity, tolerance: .infinity)
        #expect(arg.accepts(.infinity))
        #expect(!arg.accepts(-.infinity))
        #expect(!arg.accepts(1))
        #expect(!Arg<Double>.approximately(1, tolerance: .infinity).accepts(.infinity))
    }

    @Test func acceptsOnlyTheExactNumberIfTheToleranceIsNaN() {
        let arg: Arg<Double> = .approximately(1, tolerance: .nan)
        #expect(arg.accepts(1))
        #expect(!arg.accepts(1.5))
    }
}
