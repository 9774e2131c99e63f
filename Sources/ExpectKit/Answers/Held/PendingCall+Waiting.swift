extension PendingCall {
    /// Waits until the call has arrived.
    ///
    /// A call that does not arrive is reported as missing where it is expected, and not again by `verify()`. The test
    /// continues.
    ///
    /// - Parameters:
    ///   - limit: How long to wait at most; by default a minute.
    ///   - clock: The clock that measures the time.
    /// - Returns: The first call with its actual arguments; nil if none has arrived, or if the test was cancelled.
    @discardableResult
    nonisolated(nonsending) public func waitUntilCalled(
        within limit: Duration = .seconds(60), clock: some Clock<Duration> = ContinuousClock(),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async -> Invocation? {
        let end = await answer.arrival().ended(by: clock.now.advanced(by: limit), on: clock)
        return arrived(
            end, limit, CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Blocks the thread until the call has arrived, for tests that are not `async`.
    ///
    /// On the main thread it runs the main run loop meanwhile.
    ///
    /// - Parameters:
    ///   - limit: How long to wait at most; by default a minute.
    ///   - clock: The clock that measures the time.
    /// - Returns: The first call with its actual arguments; nil if none has arrived.
    @discardableResult
    @available(*, noasync, message: "await waitUntilCalled(within:), which does not block a thread")
    public func waitUntilCalled(
        within limit: Duration = .seconds(60), clock: some Clock<Duration> = ContinuousClock(),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Invocation? {
        arrived(
            answer.arrival().blocked(by: clock.now.advanced(by: limit), on: clock), limit,
            CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    private func arrived(_ end: Wait.End, _ limit: Duration, _ site: CallSite) -> Invocation? {
        let first = calls.first
        if first == nil, end == .deadline { receiver.reportNotCalled(answer, waited: limit, at: site) }
        return first
    }

    /// Waits until the task of the call is cancelled.
    ///
    /// - Parameters:
    ///   - limit: How long to wait at most; by default a minute.
    ///   - clock: The clock that measures the time.
    /// - Returns: Whether it was cancelled.
    @discardableResult
    nonisolated(nonsending) public func waitUntilCancelled(
        within limit: Duration = .seconds(60), clock: some Clock<Duration> = ContinuousClock()
    ) async -> Bool {
        _ = await answer.cancellation().ended(by: clock.now.advanced(by: limit), on: clock)
        return isCancelled
    }
}
