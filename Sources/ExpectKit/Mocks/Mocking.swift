/// A test double in the quick form: a test writes calls as values of the `Invocation` type.
///
/// A wrapper takes two lines a requirement. What a call returns is not known to the compiler, so an answer of
/// the wrong type is found when the call is answered, and reported at the answer's line.
///
/// ```swift
/// store.expect(.add(task: first))
/// store.expect(.count).andReturn(1)
/// ```
public protocol Mocking<Invocation>: TestDouble {}

extension Mocking {
    /// Expects a call: it must come, in the order of the expectations, once unless a count says otherwise.
    ///
    /// The order is EasyMock's and is kept for each mock on its own; `unordered()` relaxes it.
    ///
    /// - Parameter invocation: What must be called, with its arguments as values or matchers.
    /// - Returns: The expectation, for its clauses. One that is not met is reported by `verify()`, at this line.
    @discardableResult
    public func expect(
        _ invocation: Invocation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> UncheckedExpectedCall<Invocation> {
        UncheckedExpectedCall(
            _declaration: namedEngine.declarations.declare(
                .expect, invocation,
                at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)))
    }

    /// Allows a call: it may come any number of times and at any time, and is not verified.
    ///
    /// The newest stub that fits answers a call, so that a test overrides its set-up, as in Mockito.
    ///
    /// - Parameter invocation: What may be called, with its arguments as values or matchers.
    /// - Returns: The stub, for its answers.
    @discardableResult
    public func stub(
        _ invocation: Invocation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> UncheckedStubbedCall<Invocation> {
        UncheckedStubbedCall(
            _declaration: namedEngine.declarations.declare(
                .stub, invocation,
                at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)))
    }

    /// Forbids a call: it fails at once, in every mode.
    ///
    /// A newer stub of the call lifts it, and an expectation that waits for the call comes first.
    ///
    /// - Parameter invocation: What must not be called, with its arguments as values or matchers.
    /// - Returns: The rejection. It has no count and no answer.
    @discardableResult
    public func reject(
        _ invocation: Invocation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> RejectedCall<Invocation> {
        RejectedCall(
            _declaration: namedEngine.declarations.declare(
                .reject, invocation,
                at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)))
    }

    /// Returns how often a call came.
    ///
    /// A value that cannot be compared is reported as a mistake at this line, and the result is 0.
    ///
    /// - Parameter invocation: The call, with its arguments as values or matchers.
    public func callCount(
        _ invocation: Invocation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Int {
        mock.engine.inspection.callCount(
            accepting: invocation,
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Returns whether a call came.
    ///
    /// A value that cannot be compared is reported as a mistake at this line, and the result is `false`.
    ///
    /// - Parameter invocation: The call, with its arguments as values or matchers.
    public func didCall(
        _ invocation: Invocation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Bool {
        lastCall(invocation, fileID: fileID, filePath: filePath, line: line, column: column) != nil
    }

    /// Returns the last call that fits, with its actual arguments.
    ///
    /// A value that cannot be compared is reported as a mistake at this line, and the result is `nil`.
    ///
    /// - Parameter invocation: The call, with its arguments as values or matchers.
    public func lastCall(
        _ invocation: Invocation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Invocation? {
        mock.engine.inspection.lastCall(
            accepting: invocation,
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}
