// What a test verifies after the calls have come, without having expected them.

extension TypedMocking {
    /// Verifies how often a call came, without an expectation.
    ///
    /// The calls are accounted for afterwards (see `verifyNoMoreCalls`). Idea and meaning are those of Mockito.
    ///
    /// - Parameters:
    ///   - call: The call, with its arguments as values or matchers.
    ///   - count: How often it must have come; once, unless given.
    public func verify<Output, Failure: Error>(
        _ call: MockCall<Invocation, Output, Failure>, times count: Int = 1,
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
    public func verify<Output, Failure: Error>(
        _ call: MockCall<Invocation, Output, Failure>, times range: some RangeExpression<Int>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        mock.engine.inspection.verify(
            call.invocation, CallCount(range), words: rangeWords(range),
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Asks for calls, in a verification over several mocks.
    ///
    /// - Parameter call: The call, with its arguments as values or matchers.
    public func called<Output, Failure: Error>(
        _ call: MockCall<Invocation, Output, Failure>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> CallQuery {
        mock.engine.inspection.query(
            call.invocation, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}
