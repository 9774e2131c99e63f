extension TestDouble {
    /// Waits until every expectation is met, and verifies.
    ///
    /// It returns as soon as all expected calls have come. It waits for the whole time only if a further call could
    /// violate a rejection, `times(0)`, or a declared count whose upper bound is above its lower bound. If such a call
    /// comes, it is reported, and the function returns at once; missing calls are then warnings. The idea and the
    /// meaning are those of Mockito's `timeout` and `after`.
    ///
    /// ```swift
    /// await store.verify(within: .seconds(1))
    /// ```
    ///
    /// A missing call is reported once, however often the test waits or verifies afterwards. The expectations after it
    /// are then next, and a late call is still accepted. A mock that has failed is not waited for again.
    ///
    /// - Parameters:
    ///   - limit: How long to wait at most.
    ///   - clock: The clock that measures the time.
    nonisolated(nonsending) public func verify(
        within limit: Duration, clock: some Clock<Duration> = ContinuousClock(),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async {
        await mock.engine.verification.verify(
            within: limit, on: clock, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Blocks the thread until every expectation is met, and verifies, for tests that are not `async`.
    ///
    /// It is like the `async` form. On the main thread it runs the main run loop meanwhile, because code under test
    /// often finishes there.
    ///
    /// - Parameters:
    ///   - limit: How long to wait at most.
    ///   - clock: The clock that measures the time.
    @available(*, noasync, message: "await verify(within:), which does not block a thread")
    public func verify(
        within limit: Duration, clock: some Clock<Duration> = ContinuousClock(),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        mock.engine.verification.blockAndVerify(
            within: limit, on: clock, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Waits until every expectation is met, verifies, and ends the test if the mock has failed.
    ///
    /// It waits and reports as `verify(within:)` does. Use it where the rest of the test makes no sense without the
    /// calls:
    ///
    /// ```swift
    /// try await store.requireVerified(within: .seconds(1))
    /// ```
    ///
    /// The test fails once: the error that is thrown adds no second failure. It cancels a test of Swift Testing, and
    /// skips the rest of a test of XCTest. Where neither is possible, it is an ``UnverifiedMockError``.
    ///
    /// - Parameters:
    ///   - limit: How long to wait at most.
    ///   - clock: The clock that measures the time.
    /// - Throws: An error if the mock has failed, now or before.
    nonisolated(nonsending) public func requireVerified(
        within limit: Duration, clock: some Clock<Duration> = ContinuousClock(),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async throws {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        await mock.engine.verification.verify(within: limit, on: clock, at: site)
        try mock.engine.verification.endTestIfFailed(at: site)
    }
}
