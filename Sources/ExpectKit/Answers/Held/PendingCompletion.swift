/// A completion handler of a call, which the test calls later, once, from any thread.
///
/// It holds completion handlers as ``PendingCall`` holds calls of `async` requirements:
///
/// ```swift
/// let completion = PendingCompletion<Result<Article, any Error>>()
/// service.expect(.fetch(id: 1, completion: .held(by: completion)))
/// model.refresh()
/// completion.waitUntilCalled()
/// #expect(model.isLoading)
/// completion.resume(returning: .success(article))
/// ```
///
/// A handler that the test does not call is reported at the line that creates the `PendingCompletion`: when the
/// `PendingCompletion` is deallocated, or when the mock is verified automatically.
public final class PendingCompletion<Value>: Sendable {
    let held: HeldCompletion<Value>

    /// Creates a completion without a handler.
    public init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        held = HeldCompletion(
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    deinit {
        held.abandon()
    }

    /// Lets something else call the handlers, with a value.
    ///
    /// - Parameter schedule: Takes a call, and a closure that calls its handler. Returns whether it will run the closure.
    package func hand(
        _ value: Value, to schedule: @escaping (_ call: ArrivedCall, _ handler: @escaping () -> Void) -> Bool
    ) {
        held.hand(value, to: schedule)
    }

    /// Whether a call has arrived.
    public var isCalled: Bool { held.calls > 0 }

    /// Calls the handler on this thread. The handler of a call that has not arrived yet is called when it arrives.
    ///
    /// A second value is refused, and reported at this line. If several calls have arrived, all handlers are called.
    ///
    /// - Parameter value: The argument of the handler; a tuple if it takes several.
    public func resume(
        returning value: Value,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        if held.resume(value) { return }
        held.receiver?.refuseSecondAnswer(
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}

extension PendingCompletion where Value == Void {
    /// Calls the handler, which takes no argument, on this thread.
    ///
    /// A second resumption is refused, and reported at this line.
    public func resume(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        resume(returning: (), fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
