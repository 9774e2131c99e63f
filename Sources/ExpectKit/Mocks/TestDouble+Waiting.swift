extension TestDouble {
    /// Waits until every expectation is met, and verifies.
    ///
    /// It is woken by calls, and returns as soon as all that is expected has come. It waits the whole time only where
    /// a call may still break something: a rejection, or a written count with room above its lower bound or of zero.
    /// Where such a call has come, and was reported then, it returns at once; what has not come by then is mentioned
    /// as a warning. Idea and meaning are those of Mockito's `timeout` and `after`, in one.
    ///
    /// ```swift
    /// await store.verify(within: .seconds(1))
    /// ```
    ///
    /// - Parameters:
    ///   - limit: How long to wait at most.
    ///   - clock: The clock that tells the time.
    nonisolated(nonsending) public func verify(
        within limit: Duration, clock: some Clock<Duration> = ContinuousClock(),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async {
        await mock.engine.verification.wait(by: clock.now.advanced(by: limit), on: clock)
        mock.engine.verification.verify(
            after: Waiting(
                limit: limit, site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)))
    }

    /// Blocks the thread until every expectation is met, and verifies, for tests that are not `async`.
    ///
    /// It does what the `async` form does. On the main thread it lets the main run loop do its work meanwhile, as
    /// code under test often finishes there.
    ///
    /// - Parameters:
    ///   - limit: How long to wait at most.
    ///   - clock: The clock that tells the time.
    @available(*, noasync, message: "await verify(within:), which does not block a thread")
    public func verify(
        within limit: Duration, clock: some Clock<Duration> = ContinuousClock(),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        mock.engine.verification.block(by: clock.now.advanced(by: limit), on: clock)
        mock.engine.verification.verify(
            after: Waiting(
                limit: limit, site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)))
    }
}
