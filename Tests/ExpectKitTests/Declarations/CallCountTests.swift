import Testing

@testable import ExpectKit

struct CallCountTests {
    private static let words: [(CallCount, String)] = [
        (CallCount(minimum: 0, maximum: nil), "any number of times"),
        (CallCount(minimum: 0, maximum: .max), "any number of times"),
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
    ]

    @Test(arguments: words) func isDescribedInWords(_ count: CallCount, _ words: String) {
        #expect(count.words == words)
    }

    @Test func describesHowOftenACallWasMade() {
        #expect(
            [0, 1, 2, 3].map(CallCount.once.words) == [
                "once, never called", "once, called once", "once, called twice", "once, called 3 times",
            ])
    }

    @Test func addsCallsToTheLargestNumber() {
        let all = CallCount(minimum: 2, maximum: .max).adding(3)
        #expect(all == CallCount(minimum: 5, maximum: .max))
    }

    @Test func readsEveryKindOfRange() {
        let counts = [
            CallCount(1...3), CallCount(1..<3), CallCount(2...), CallCount(...3), CallCount(..<3),
            CallCount(0...0), CallCount(Int.max...Int.max), CallCount(0..<Int.max), CallCount(Int.max...),
        ]
        let bounds: [(Int, Int?)] = [
            (1, 3), (1, 2), (2, nil), (0, 3), (0, 2), (0, 0), (.max, .max), (0, .max - 1), (.max, nil),
        ]
        #expect(counts == bounds.map { CallCount(minimum: $0.0, maximum: $0.1) })
    }

    /// The smallest numbers must not trap.
    @Test func refusesARangeWithoutPossibleCounts() {
        let counts = [
            CallCount(-1...3), CallCount(-3...(-1)), CallCount(-1..<3), CallCount(2..<2), CallCount((-1)...),
            CallCount(...(-1)), CallCount(..<0), CallCount(EvenNumbers()), CallCount(Int.min...Int.max),
            CallCount(Int.min..<Int.min), CallCount(Int.min..<Int.max), CallCount(Int.min...),
            CallCount(...Int.min), CallCount(..<Int.min),
        ]
        #expect(counts == counts.map { _ in nil })
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
