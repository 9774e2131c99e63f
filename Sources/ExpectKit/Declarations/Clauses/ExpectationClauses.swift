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
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        times(count...count, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Expects the call a number of times within a range, such as `2...` or `1...3`.
    ///
    /// - Parameter range: How often the call may come. A range that is empty or reaches below zero is refused.
    @discardableResult
    public func times(
        _ range: some RangeExpression<Int>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        amend(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) { progress throws(Misuse) in
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
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return amend(at: site) { progress throws(Misuse) in try progress.setCount(.anyTimes) }
    }

    /// Lets calls count that came before the expectation was declared.
    ///
    /// Use it if the test triggers the code under test first, and only then declares what it waits for. Without it, a
    /// call in another thread may come too early:
    ///
    /// ```swift
    /// let store = MockStore().nice()
    /// editor.closeInBackground()
    /// store.expect(.save(draft)).orAlreadyCalled()
    /// await store.verify(within: .seconds(1))
    /// ```
    ///
    /// A call counts if the expectation accepts it, no expectation has taken it, and it was made after the last
    /// `checkpoint()` or `reset()`. It keeps the answer that it got, so it needs a mock that is not strict, or a stub. A
    /// strict mock reports an early call when it comes. The order of the mock holds for early calls as well, and captors
    /// capture their arguments. If there are more early calls than a written count allows, the verification fails.
    ///
    /// Write it as the first clause, because a call may also come between two clauses. It is refused for a call that is
    /// suspended, and together with a state or an order across mocks.
    @discardableResult
    public func orAlreadyCalled(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        _declaration.receiver.acceptEarlierCalls(of: _declaration.declaration, at: site)
        return self
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
