// What a test verifies after the calls have come, without having expected them.

extension Mocking {
    /// Verifies how often a call came, without an expectation.
    ///
    /// The calls are accounted for afterwards (see `verifyNoMoreCalls`). Idea and meaning are those of Mockito.
    ///
    /// - Parameters:
    ///   - invocation: The call, with its arguments as values or matchers.
    ///   - count: How often it must have come; once, unless given.
    public func verify(
        _ invocation: Invocation, times count: Int = 1,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        mock.engine.inspection.verify(
            invocation, CallCount(exactly: count), words: "\(count)",
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Verifies how often a call came, without an expectation.
    ///
    /// - Parameters:
    ///   - invocation: The call, with its arguments as values or matchers.
    ///   - range: How often it must have come, such as `2...`.
    public func verify(
        _ invocation: Invocation, times range: some RangeExpression<Int>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        mock.engine.inspection.verify(
            invocation, CallCount(range), words: rangeWords(range),
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Verifies that calls came in an order; others may have come in between.
    ///
    /// - Parameter invocations: The calls, with their arguments as values or matchers.
    public func verifyInOrder(
        _ invocations: Invocation...,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        mock.engine.inspection.queries(invocations, at: site).verifyInOrder(at: site)
    }

    /// Verifies that these calls came in this order, and no others.
    ///
    /// - Parameter invocations: The calls, with their arguments as values or matchers.
    public func verifySequence(
        _ invocations: Invocation...,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        mock.engine.inspection.queries(invocations, at: site).verifySequence(at: site)
    }

    /// Verifies that every call was expected, or verified before.
    ///
    /// Calls that a stub answered, that a nice mock allowed, or that went to the real object count only if they were
    /// verified. One failure lists all remaining calls, marked among the calls around them.
    ///
    /// - Parameter exceptions: Calls that are left out of account.
    public func verifyNoMoreCalls(
        except exceptions: Invocation...,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        mock.engine.inspection.verifyNoMoreCalls(
            except: exceptions,
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Asks for calls, in a verification over several mocks.
    ///
    /// - Parameter invocation: The call, with its arguments as values or matchers.
    public func called(
        _ invocation: Invocation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> CallQuery {
        mock.engine.inspection.query(
            invocation, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}
