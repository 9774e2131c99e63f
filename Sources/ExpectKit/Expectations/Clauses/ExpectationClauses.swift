/// The clauses of an expected call apart from its answers: how often it comes, and after which other calls.
public protocol ExpectationClauses<Invocation>: CallClauses {}

extension ExpectationClauses {
    /// Expects the call an exact number of times.
    ///
    /// With zero, the call must not come, as after `reject`. A call that exceeds a written count fails in every
    /// mode, even in a nice mock.
    ///
    /// - Parameter count: How often the call must come. A negative number is refused.
    @discardableResult
    public func times(
        _ count: Int,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Self {
        times(count...count, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Expects the call a number of times within a range, such as `2...` or `1...3`.
    ///
    /// - Parameter range: How often the call may come. A range that is empty or reaches below zero is refused.
    @discardableResult
    public func times(
        _ range: some RangeExpression<Int>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return amend(at: site) { progress throws(Misuse) in
            guard let count = CallCount(range) else {
                progress.giveUpCounting()
                throw .impossibleCount(rangeWords(range), isVerification: false)
            }
            try progress.setCount(count)
        }
    }

    /// Expects the call any number of times, including zero.
    @discardableResult
    public func anyTimes(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return amend(at: site) { progress throws(Misuse) in try progress.setCount(.anyTimes) }
    }
}

/// The words for a range of counts, such as `2...` or `1...3`.
func rangeWords(_ range: some RangeExpression<Int>) -> String {
    switch range {
    case let range as ClosedRange<Int> where range.lowerBound == range.upperBound: "\(range.lowerBound)"
    case let range as PartialRangeFrom<Int>: "\(range.lowerBound)..."
    case let range as PartialRangeThrough<Int>: "...\(range.upperBound)"
    case let range as PartialRangeUpTo<Int>: "..<\(range.upperBound)"
    default: "\(range)"
    }
}
