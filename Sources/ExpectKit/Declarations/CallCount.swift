/// How often a call is expected.
package struct CallCount: Equatable, Sendable {
    /// The least number of calls that satisfies the expectation.
    let minimum: Int
    /// The number of calls that saturates the expectation; `nil` if there is no upper bound.
    let maximum: Int?

    static let once = CallCount(minimum: 1, maximum: 1)
    static let anyTimes = CallCount(minimum: 0, maximum: nil)

    func isSatisfied(by calls: Int) -> Bool { calls >= minimum }
    func isSaturated(by calls: Int) -> Bool { maximum.map { calls >= $0 } ?? false }
}

extension CallCount {
    /// Reads a range as the bounds of a count.
    ///
    /// - Returns: `nil` if the range is empty, reaches below zero, or is of a type outside the standard library.
    init?(_ range: some RangeExpression<Int>) {
        switch range {
        case let range as ClosedRange<Int>: self.init(range.lowerBound, range.upperBound)
        // An empty range has no last number. Its upper bound may be `Int.min`, from which one cannot be subtracted.
        case let range as Range<Int> where !range.isEmpty: self.init(range.lowerBound, range.upperBound - 1)
        case let range as PartialRangeFrom<Int>: self.init(range.lowerBound, nil)
        case let range as PartialRangeThrough<Int>: self.init(0, range.upperBound)
        case let range as PartialRangeUpTo<Int> where range.upperBound > 0: self.init(0, range.upperBound - 1)
        default: return nil
        }
    }

    private init?(_ minimum: Int, _ maximum: Int?) {
        guard minimum >= 0, maximum.map({ $0 >= minimum }) ?? true else { return nil }
        self.init(minimum: minimum, maximum: maximum)
    }
}
