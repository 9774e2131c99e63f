// Verifications of calls that the test has not declared.

extension TypedMocking {
    /// Verifies how often a call came, without an expectation.
    ///
    /// `verifyNoMoreCalls` then counts these calls as verified. The idea and the meaning are those of Mockito.
    ///
    /// - Parameters:
    ///   - call: The call, with its arguments as values or matchers.
    ///   - count: How often it must have come. The default is once.
    public func verify<Arguments, Output, Failure: Error>(
        _ call: TypedCall<Invocation, Arguments, Output, Failure>, times count: Int = 1,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        mock.engine.inspection.verify(
            call.invocation, CallCount(exactly: count), words: "\(count)",
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Verifies how often a call came, without an expectation.
    ///
    /// - Parameters:
    ///   - call: The call, with its arguments as values or matchers.
    ///   - range: How often it must have come, such as `2...`.
    public func verify<Arguments, Output, Failure: Error>(
        _ call: TypedCall<Invocation, Arguments, Output, Failure>, times range: some RangeExpression<Int>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        mock.engine.inspection.verify(
            call.invocation, CallCount(range), words: rangeWords(range),
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Returns the calls that fit, for a verification of several mocks: `verifyInOrder` or `verifySequence`.
    ///
    /// - Parameter call: The call, with its arguments as values or matchers.
    public func called<Arguments, Output, Failure: Error>(
        _ call: TypedCall<Invocation, Arguments, Output, Failure>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> CallQuery {
        mock.engine.inspection.query(
            call.invocation, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}
