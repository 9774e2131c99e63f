// In this room, because a completion that no mock holds reports to the test framework itself.

extension PendingCompletion {
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
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async -> Bool {
        let end = await held.arrival().ended(by: clock.deadline(after: limit), on: clock)
        return arrived(
            end, limit, CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
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
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Bool {
        arrived(
            held.arrival().blocked(by: clock.deadline(after: limit), on: clock), limit,
            CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    private func arrived(_ end: Wait.End, _ limit: Duration, _ site: CallSite) -> Bool {
        if end == .deadline, !isCalled {
            if let receiver = held.receiver {
                receiver.reportNotCalled(waited: limit, at: site)
            } else {
                reportUnused(at: site)
            }
        }
        return isCalled
    }

    private func reportUnused(at site: CallSite) {
        let reporter = TestFrameworkReporter()
        if reporter.isTestCancelled { return }
        reporter.report(
            FailureReport(
                Violation(
                    mock: "PendingCompletion", problem: .misuse(.unusedCompletion), place: FailurePlace(site))
            ))
    }
}
