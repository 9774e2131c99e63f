/// A test double in the quick form: a test writes calls as values of the `Invocation` type.
///
/// A mock has two lines for each requirement. The compiler does not know the result type of a call, so an answer of
/// the wrong type is found when the call is answered, and reported at the line of the answer.
///
/// ```swift
/// store.expect(.add(task: first))
/// store.expect(.count).andReturn(1)
/// ```
public protocol Mocking<Invocation>: TestDouble {}

extension Mocking {
    /// Expects a call: it must come in the order of the expectations, and once if no count is declared.
    ///
    /// Each mock has its own order, as in EasyMock; `unordered()` lifts it.
    ///
    /// - Parameters:
    ///   - invocation: The call that must come, with its arguments as values or matchers.
    ///   - why: Why it must come. A failure repeats it.
    /// - Returns: The expectation, for its clauses. If it is not met, `verify()` reports it at this line.
    @discardableResult
    public func expect(
        _ invocation: Invocation, _ why: String? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> UncheckedExpectedCall<Invocation> {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return UncheckedExpectedCall(_declaration: namedEngine.declarations.declare(.expect, invocation, why, at: site))
    }

    /// Allows a call: it may come any number of times and at any time, and is not verified.
    ///
    /// The newest stub that fits answers a call, so that a test can override its set-up, as in Mockito.
    ///
    /// - Parameter invocation: The call that may come, with its arguments as values or matchers.
    /// - Returns: The stub, for its answers.
    @discardableResult
    public func stub(
        _ invocation: Invocation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> UncheckedStubbedCall<Invocation> {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return UncheckedStubbedCall(_declaration: namedEngine.declarations.declare(.stub, invocation, at: site))
    }

    /// Forbids a call: it fails at once, in every mode.
    ///
    /// A newer stub of the call takes precedence, and so does an expectation that is waiting for the call.
    ///
    /// - Parameters:
    ///   - invocation: The call that must not come, with its arguments as values or matchers.
    ///   - why: Why it must not come. A failure repeats it.
    /// - Returns: The rejection. It has no count and no answer.
    @discardableResult
    public func reject(
        _ invocation: Invocation, _ why: String? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> RejectedCall<Invocation> {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return RejectedCall(_declaration: namedEngine.declarations.declare(.reject, invocation, why, at: site))
    }
}
