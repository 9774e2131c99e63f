extension PendingCall {
    /// Waits until the call has arrived.
    ///
    /// A call that does not arrive is reported as missing where it is expected, and not again by `verify()`. The test
    /// continues. A call that a wait has reported as missing is not waited for again.
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
        if receiver.isKnownMissing(answer) { return calls.first }
        let end = await answer.arrival().ended(by: clock.deadline(after: limit), on: clock)
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
        if receiver.isKnownMissing(answer) { return calls.first }
        return arrived(
            answer.arrival().blocked(by: clock.deadline(after: limit), on: clock), limit,
            CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    private func arrived(_ end: Wait.End, _ limit: Duration, _ site: CallSite) -> Invocation? {
        let first = calls.first
        if first == nil, end == .deadline { receiver.reportNotCalled(answer, waited: limit, at: site) }
        return first
    }

    /// Waits until the task of the call is cancelled.
    ///
    /// If it is not cancelled, the wait fails the test at its line. The report tells whether the call has come, and
    /// whether it still waits. It is the only failure of the call: a call that then is never resumed is not reported
    /// again, and a call that has not come is not reported again by `verify()`. The test continues.
    ///
    /// To ask whether the task is cancelled, without a failure, use ``isCancelled``.
    ///
    /// - Parameters:
    ///   - limit: How long to wait at most; by default a minute.
    ///   - clock: The clock that measures the time.
    /// - Returns: Whether it was cancelled.
    @discardableResult
    nonisolated(nonsending) public func waitUntilCancelled(
        within limit: Duration = .seconds(60), clock: some Clock<Duration> = ContinuousClock(),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async -> Bool {
        let end = await answer.cancellation().ended(by: clock.deadline(after: limit), on: clock)
        // A wait that is over from the start does not notice that the test was cancelled.
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        if end != .cancelled, !Task.isCancelled, let missed = answer.missedCancellation() {
            receiver.reportNotCancelled(answer, missed, waited: limit, at: site)
        }
        return isCancelled
    }
}
