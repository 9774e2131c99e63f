/// A completion handler that a call hands over, and that the test calls later, once, from any thread.
///
/// It is for completion handlers what ``PendingCall`` is for `async` requirements:
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
/// A handler that nobody calls is reported where the `PendingCompletion` was made, when the last reference to it goes
/// or when the mock is verified automatically.
public final class PendingCompletion<Value>: Sendable {
    let held: HeldCompletion<Value>

    /// Creates a completion that no call has handed over yet.
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

    /// Whether a call has handed over its handler.
    public var isCalled: Bool { held.calls > 0 }

    /// Calls the handler on this thread; a call that has not come yet will find the value at once.
    ///
    /// A second value is refused and reported here. Where several calls handed over a handler, all are called.
    ///
    /// - Parameter value: What the handler is called with; a tuple where it takes several arguments.
    public func resume(
        returning value: Value,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        if held.resume(value) { return }
        held.receiver?.refuseSecondAnswer(
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Waits until a call has handed over its handler.
    ///
    /// A call that does not come is reported as missing where it is expected, and not again by `verify()`; the test
    /// goes on.
    ///
    /// - Parameters:
    ///   - limit: How long to wait at most; a minute, unless given.
    ///   - clock: The clock that tells the time.
    /// - Returns: Whether it came.
    @discardableResult
    nonisolated(nonsending) public func waitUntilCalled(
        within limit: Duration = .seconds(60), clock: some Clock<Duration> = ContinuousClock(),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async -> Bool {
        let end = await held.arrival().ended(by: clock.now.advanced(by: limit), on: clock)
        return arrived(
            end, limit, CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Blocks the thread until a call has handed over its handler, for tests that are not `async`.
    ///
    /// On the main thread it lets the main run loop do its work meanwhile.
    ///
    /// - Parameters:
    ///   - limit: How long to wait at most; a minute, unless given.
    ///   - clock: The clock that tells the time.
    /// - Returns: Whether it came.
    @discardableResult
    @available(*, noasync, message: "await waitUntilCalled(within:), which does not block a thread")
    public func waitUntilCalled(
        within limit: Duration = .seconds(60), clock: some Clock<Duration> = ContinuousClock(),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Bool {
        arrived(
            held.arrival().blocked(by: clock.now.advanced(by: limit), on: clock), limit,
            CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    private func arrived(_ end: Wait.End, _ limit: Duration, _ site: CallSite) -> Bool {
        if end == .deadline, !isCalled { held.receiver?.reportNotCalled(waited: limit, at: site) }
        return isCalled
    }
}

extension PendingCompletion where Value == Void {
    /// Calls the handler, which takes nothing, on this thread.
    ///
    /// A second time is refused and reported here.
    public func resume(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        resume(returning: (), fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
