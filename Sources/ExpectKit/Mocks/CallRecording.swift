/// A test double without an enum: it forwards each call by its function's name, in one line a requirement.
///
/// ```swift
/// final class VisitRecorder: VisitDelegate, CallRecording {
///     let mock = Mock<FunctionInvocation>(mode: .nice)
///     func visitDidStart() { record() }
///     func visit(_ visit: Visit, didReach place: String) { record(visit, place) }
/// }
/// ```
///
/// A test asks by name, `recorder.didCall("visitDidStart()")`, or with arguments (see ``FunctionInvocation``).
/// The compiler does not check the names. With an enum it does.
public protocol CallRecording: Mocking where Invocation == FunctionInvocation {}

extension CallRecording {
    /// Answers a call of the function that this stands in.
    ///
    /// - Parameters:
    ///   - arguments: The function's arguments, in order.
    ///   - throwing: The type of error that the requirement throws: `(any Error).self`, or a type of its own.
    ///   - function: The function, unless another one is meant.
    /// - Returns: The answer that the test gave. A call without one is reported, and returns a default value.
    /// - Throws: The error that the test gave.
    public func record<Output, Failure: Error, each Argument>(
        _ arguments: repeat each Argument, throwing: Failure.Type = Never.self,
        function: StaticString = #function,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) throws(Failure) -> sending Output {
        let invocation = FunctionInvocation.function("\(function)", repeat each arguments)
        return try namedEngine.dispatcher.call(
            invocation, throwing: throwing, default: { nil },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Answers a call, that returns nothing, of the function that this stands in.
    ///
    /// - Parameters:
    ///   - arguments: The function's arguments, in order.
    ///   - throwing: The type of error that the requirement throws: `(any Error).self`, or a type of its own.
    ///   - function: The function, unless another one is meant.
    /// - Throws: The error that the test gave.
    public func record<Failure: Error, each Argument>(
        _ arguments: repeat each Argument, throwing: Failure.Type = Never.self,
        function: StaticString = #function,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) throws(Failure) {
        let invocation = FunctionInvocation.function("\(function)", repeat each arguments)
        try namedEngine.dispatcher.call(
            invocation, throwing: throwing, default: { () -> Void? in nil },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Answers a call of the async function that this stands in.
    ///
    /// - Parameters:
    ///   - arguments: The function's arguments, in order.
    ///   - throwing: The type of error that the requirement throws: `(any Error).self`, or a type of its own.
    ///   - function: The function, unless another one is meant.
    /// - Returns: The answer that the test gave. A call without one is reported, and returns a default value.
    /// - Throws: The error that the test gave.
    nonisolated(nonsending) public func record<Output, Failure: Error, each Argument>(
        _ arguments: repeat each Argument, throwing: Failure.Type = Never.self,
        function: StaticString = #function,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async throws(Failure) -> sending Output {
        let invocation = FunctionInvocation.function("\(function)", repeat each arguments)
        return try await namedEngine.dispatcher.call(
            invocation, throwing: throwing, default: { nil },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}
