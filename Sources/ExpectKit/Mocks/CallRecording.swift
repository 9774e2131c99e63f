/// A test double without an enum. It forwards each call by the name of its function, with one line for each
/// requirement.
///
/// ```swift
/// final class VisitRecorder: VisitDelegate, CallRecording {
///     let mock = Mock<FunctionInvocation>(mode: .nice)
///     func visitDidStart() { record() }
///     func visit(_ visit: Visit, didReach place: String) { record(visit, place) }
/// }
/// ```
///
/// A test names a call by its function, `recorder.didCall("visitDidStart()")`, or by function and arguments (see
/// ``FunctionInvocation``). The compiler does not check these names, as it does the cases of an enum.
public protocol CallRecording: Mocking where Invocation == FunctionInvocation {}

extension CallRecording {
    /// Answers a call of the calling function.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the function, in order.
    ///   - throwing: The type of error that the requirement throws, such as `(any Error).self`.
    ///   - function: The name of the function. The default is the calling function.
    /// - Returns: The declared answer, or a fallback if there is none (see <doc:answering-unanswered-calls>).
    /// - Throws: The declared error; if there is no answer, possibly an ``UnansweredCallError``.
    public func record<Output, Failure: Error, each Argument>(
        _ arguments: repeat each Argument, throwing: Failure.Type = Never.self,
        function: StaticString = #function,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) throws(Failure) -> sending Output {
        let invocation = FunctionInvocation.function("\(function)", repeat each arguments)
        return try namedEngine.dispatcher.call(
            invocation, throwing: throwing, default: { nil }, unchanged: { nil },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Answers a call of the calling function, which returns nothing.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the function, in order.
    ///   - throwing: The type of error that the requirement throws, such as `(any Error).self`.
    ///   - function: The name of the function. The default is the calling function.
    /// - Throws: The declared error; if there is no answer, possibly an ``UnansweredCallError``.
    public func record<Failure: Error, each Argument>(
        _ arguments: repeat each Argument, throwing: Failure.Type = Never.self,
        function: StaticString = #function,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) throws(Failure) {
        let invocation = FunctionInvocation.function("\(function)", repeat each arguments)
        try namedEngine.dispatcher.call(
            invocation, throwing: throwing, default: { () -> Void? in nil }, unchanged: { nil },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Answers a call of the calling function, which is `async`.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the function, in order.
    ///   - throwing: The type of error that the requirement throws, such as `(any Error).self`.
    ///   - function: The name of the function. The default is the calling function.
    /// - Returns: The declared answer, or a fallback if there is none (see <doc:answering-unanswered-calls>).
    /// - Throws: The declared error; if there is no answer, possibly an ``UnansweredCallError``.
    nonisolated(nonsending) public func record<Output, Failure: Error, each Argument>(
        _ arguments: repeat each Argument, throwing: Failure.Type = Never.self,
        function: StaticString = #function,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async throws(Failure) -> sending Output {
        let invocation = FunctionInvocation.function("\(function)", repeat each arguments)
        return try await namedEngine.dispatcher.call(
            invocation, throwing: throwing, default: { nil }, unchanged: { nil },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}
