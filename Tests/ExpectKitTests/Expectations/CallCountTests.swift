import Testing

@testable import ExpectKit

@Suite struct CallCountTests {
    @Test(arguments: [
        (CallCount(minimum: 0, maximum: nil), "any number of times"),
        (CallCount(minimum: 1, maximum: nil), "at least once"),
        (CallCount(minimum: 2, maximum: nil), "at least twice"),
        (CallCount(minimum: 3, maximum: nil), "at least 3 times"),
        (CallCount(minimum: 0, maximum: 0), "never"),
        (CallCount(minimum: 1, maximum: 1), "once"),
        (CallCount(minimum: 2, maximum: 2), "twice"),
        (CallCount(minimum: 3, maximum: 3), "3 times"),
        (CallCount(minimum: 0, maximum: 1), "at most once"),
        (CallCount(minimum: 0, maximum: 4), "at most 4 times"),
        (CallCount(minimum: 2, maximum: 4), "2 to 4 times"),
    ])
    func isDescribedInWords(_ count: CallCount, _ words: String) {
        #expect(count.words == words)
    }

    @Test func describesHowOftenACallWasMade() {
        #expect(
            [0, 1, 2, 3].map(CallCount.called) == [
                "never called", "called once", "called twice", "called 3 times",
            ])
    }

    @Test func readsEveryKindOfRange() {
        #expect(CallCount(1...3) == CallCount(minimum: 1, maximum: 3))
        #expect(CallCount(1..<3) == CallCount(minimum: 1, maximum: 2))
        #expect(CallCount(2...) == CallCount(minimum: 2, maximum: nil))
        #expect(CallCount(...3) == CallCount(minimum: 0, maximum: 3))
        #expect(CallCount(..<3) == CallCount(minimum: 0, maximum: 2))
        #expect(CallCount(0...0) == CallCount(minimum: 0, maximum: 0))
    }

    @Test func refusesARangeWithoutPossibleCounts() {
        #expect(CallCount(-1...3) == nil)
        #expect(CallCount(-3...(-1)) == nil)
        #expect(CallCount(-1..<3) == nil)
        #expect(CallCount(2..<2) == nil)
        #expect(CallCount((-1)...) == nil)
        #expect(CallCount(...(-1)) == nil)
        #expect(CallCount(..<0) == nil)
        #expect(CallCount(EvenNumbers()) == nil)
    }

    @Test func acceptsTheLargestAndSmallestNumbersWithoutATrap() {
        #expect(CallCount(Int.max...Int.max) == CallCount(minimum: .max, maximum: .max))
        #expect(CallCount(0..<Int.max) == CallCount(minimum: 0, maximum: .max - 1))
        #expect(CallCount(Int.max...) == CallCount(minimum: .max, maximum: nil))
        #expect(CallCount(Int.min...Int.max) == nil)
        #expect(CallCount(Int.min..<Int.min) == nil)
        #expect(CallCount(Int.min..<Int.max) == nil)
        #expect(CallCount(Int.min...) == nil)
        #expect(CallCount(...Int.min) == nil)
        #expect(CallCount(..<Int.min) == nil)
    }

    @Test func isSatisfiedFromItsMinimumAndSaturatedFromItsMaximum() {
        let count = CallCount(minimum: 1, maximum: 2)
        #expect([0, 1, 2, 3].map(count.isSatisfied) == [false, true, true, true])
        #expect([0, 1, 2, 3].map(count.isSaturated) == [false, false, true, true])
        #expect(!CallCount.anyTimes.isSaturated(by: .max))
        #expect(CallCount.anyTimes.isSatisfied(by: 0))
    }
}

/// A custom range expression.
private struct EvenNumbers: RangeExpression {
    func relative<Numbers: Collection>(to collection: Numbers) -> Range<Int> where Numbers.Index == Int {
        0..<2
    }
    func contains(_ element: Int) -> Bool { element.isMultiple(of: 2) }
}
