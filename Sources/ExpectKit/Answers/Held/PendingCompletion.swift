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
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        held = HeldCompletion(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    deinit { held.abandonAndReport() }

    /// Lets something else call the handlers, with a value.
    ///
    /// - Parameter schedule: Takes a call, and a closure that calls its handler. Returns whether it will run the closure.
    package func hand(
        _ value: Value, to schedule: @escaping (_ call: ArrivedCall, _ handler: @escaping () -> Void) -> Bool
    ) {
        held.role.withLock { $0.schedule = schedule }
        _ = held.resume(value)
    }

    /// Whether a call has arrived.
    public var isCalled: Bool { !held.calls.isEmpty }

    /// Calls the handler on this thread. The handler of a call that has not arrived yet is called when it arrives.
    ///
    /// A second value is refused, and reported at this line. If several calls have arrived, all handlers are called.
    ///
    /// - Parameter value: The argument of the handler; a tuple if it takes several.
    public func resume(
        returning value: Value,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        if held.resume(value) { return }
        guard let declaration = held.declaration else { return }
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        declaration.report(.misuse(.completionCalledTwice(call: declaration.call.words)), site)
    }

    /// Waits until a call has arrived.
    ///
    /// A call that does not arrive is reported as missing where it is expected, and not again by `verify()`. The test
    /// continues. A completion that no declared call holds is reported at the line of the wait.
    ///
    /// - Parameters:
    ///   - limit: How long to wait at most; by default a minute.
    ///   - clock: The clock that measures the time.
    /// - Returns: Whether a call has arrived.
    @discardableResult
    nonisolated(nonsending) public func waitUntilCalled(
        within limit: Duration = .seconds(60), clock: some Clock<Duration> = ContinuousClock(),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async -> Bool {
        let end = await held.arrival().ended(by: clock.deadline(after: limit), on: clock)
        return arrived(end, limit, CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Blocks the thread until a call has arrived, for tests that are not `async`.
    ///
    /// On the main thread it runs the main run loop meanwhile.
    ///
    /// - Parameters:
    ///   - limit: How long to wait at most; by default a minute.
    ///   - clock: The clock that measures the time.
    /// - Returns: Whether a call has arrived.
    @discardableResult
    @available(*, noasync, message: "await waitUntilCalled(within:), which does not block a thread")
    public func waitUntilCalled(
        within limit: Duration = .seconds(60), clock: some Clock<Duration> = ContinuousClock(),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        let end = held.arrival().blocked(by: clock.deadline(after: limit), on: clock)
        return arrived(end, limit, CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    private func arrived(_ end: Wait.End, _ limit: Duration, _ site: CallSite) -> Bool {
        if end != .deadline || isCalled { return isCalled }
        if let declaration = held.declaration {
            declaration.reportNotCalled(Waiting(limit: limit, site: site))
        } else {
            let reporter = TestFrameworkReporter()
            if reporter.isTestCancelled { return isCalled }
            let place = FailurePlace(site)
            let unused = Violation(mock: "PendingCompletion", problem: .misuse(.unusedCompletion), place: place)
            reporter.report(FailureReport(unused))
        }
        return isCalled
    }
}

extension PendingCompletion where Value == Void {
    /// Calls the handler, which takes no argument, on this thread.
    public func resume(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        resume(returning: (), fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
