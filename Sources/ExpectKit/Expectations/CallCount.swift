/// How often a call is expected.
struct CallCount: Equatable, Sendable {
    /// The least number of calls that satisfies the expectation.
    let minimum: Int
    /// The number of calls that saturates it; nothing where there is no bound.
    let maximum: Int?

    static let once = CallCount(minimum: 1, maximum: 1)
    static let anyTimes = CallCount(minimum: 0, maximum: nil)

    init(minimum: Int, maximum: Int?) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Reads a range as the bounds of a count.
    ///
    /// - Returns: Nothing where the range is empty or reaches below zero, which no count can meet.
    init?(_ range: some RangeExpression<Int>) {
        switch range {
        case let range as ClosedRange<Int>: self.init(range.lowerBound, range.upperBound)
        // The empty range has no last number, and the lowest integer nothing before it.
        case let range as Range<Int> where !range.isEmpty: self.init(range.lowerBound, range.upperBound - 1)
        case let range as PartialRangeFrom<Int>: self.init(range.lowerBound, nil)
        case let range as PartialRangeThrough<Int>: self.init(0, range.upperBound)
        case let range as PartialRangeUpTo<Int> where range.upperBound > 0: self.init(0, range.upperBound - 1)
        default: return nil
        }
    }

    /// A number of calls; nothing where it is negative.
    init?(exactly count: Int) {
        self.init(count, count)
    }

    private init?(_ minimum: Int, _ maximum: Int?) {
        guard minimum >= 0, maximum.map({ $0 >= minimum }) ?? true else { return nil }
        self.init(minimum: minimum, maximum: maximum)
    }

    func isSatisfied(by calls: Int) -> Bool { calls >= minimum }
    func isSaturated(by calls: Int) -> Bool { maximum.map { calls >= $0 } ?? false }
}
