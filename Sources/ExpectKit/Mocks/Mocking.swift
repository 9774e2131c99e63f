/// A test double in the quick form: a test writes calls as values of the `Invocation` type.
///
/// The compiler does not know the result type of a call, so a wrong answer is reported when the call is answered.
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

/// A mock in the typed form: the calls that a test writes have the types of the result and of the error.
///
/// A mock has three lines for each requirement, and the compiler checks every answer:
///
/// ```swift
/// final class MockTaskStore: TaskStore, TypedMocking {
///     enum Invocation { case add(task: Arg<Task>), load(id: Arg<Int>), count }
///     let mock = Mock<Invocation>()
///
///     func add(task: Task) { call(.add(task: .value(task))) }
///     func load(id: Int) throws -> Task { try call(.load(id: .value(id))) }
///     var count: Int { call(.count) }
/// }
/// extension MockCall where Invocation == MockTaskStore.Invocation {
///     static func add(task: Arg<Task>) -> MockCall<Invocation, Void, Never> { .init(.add(task: task)) }
///     static func load(id: Arg<Int>) -> MockCall<Invocation, Task, any Error> { .init(.load(id: id)) }
///     static var count: MockCall<Invocation, Int, Never> { .init(.count) }
/// }
/// ```
///
/// It does not refine ``Mocking``: in a mock with both forms, an answer of a wrong type would be unchecked silently.
public protocol TypedMocking<Invocation>: TestDouble {
    /// The mode and the order of the test target, for ``boundMock``. Only generated mocks declare them.
    static var _target: (mode: MockMode, ordering: MockOrdering) { get }
}

extension TypedMocking {
    /// Strict and ordered.
    public static var _target: (mode: MockMode, ordering: MockOrdering) { (.strict, .ordered) }

    /// Expects a call, as ``Mocking/expect(_:_:fileID:filePath:line:column:)`` does.
    ///
    /// - Parameters:
    ///   - call: The call that must come, with its arguments as values or matchers.
    ///   - why: Why it must come. A failure repeats it.
    /// - Returns: The expectation, for its clauses. If it is not met, `verify()` reports it at this line.
    @discardableResult
    public func expect<Arguments, Output, Failure: Error>(
        _ call: TypedCall<Invocation, Arguments, Output, Failure>, _ why: String? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ExpectedCall<Invocation, Arguments, Output, Failure> {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return ExpectedCall(
            _declaration: namedEngine.declarations.declare(.expect, call.invocation, why, at: site),
            _arguments: call.arguments)
    }

    /// Allows a call, as ``Mocking/stub(_:fileID:filePath:line:column:)`` does.
    ///
    /// - Parameter call: The call that may come, with its arguments as values or matchers.
    /// - Returns: The stub, for its answers.
    @discardableResult
    public func stub<Arguments, Output, Failure: Error>(
        _ call: TypedCall<Invocation, Arguments, Output, Failure>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> StubbedCall<Invocation, Arguments, Output, Failure> {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return StubbedCall(
            _declaration: namedEngine.declarations.declare(.stub, call.invocation, at: site),
            _arguments: call.arguments)
    }

    /// Forbids a call, as ``Mocking/reject(_:_:fileID:filePath:line:column:)`` does.
    ///
    /// - Parameters:
    ///   - call: The call that must not come, with its arguments as values or matchers.
    ///   - why: Why it must not come. A failure repeats it.
    /// - Returns: The rejection. It has no count and no answer.
    @discardableResult
    public func reject<Arguments, Output, Failure: Error>(
        _ call: TypedCall<Invocation, Arguments, Output, Failure>, _ why: String? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> RejectedCall<Invocation> {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return RejectedCall(_declaration: namedEngine.declarations.declare(.reject, call.invocation, why, at: site))
    }
}
