extension Mock {
    /// Waits until every expectation is met, and verifies.
    ///
    /// It is woken by calls, and returns as soon as all that is expected has come. It waits the whole time only where
    /// a call may still break something: a rejection, or a written count with room above its lower bound or of zero.
    /// Where such a call has come, and was reported then, it returns at once; what has not come by then is mentioned
    /// as a warning. Idea and meaning are those of Mockito's `timeout` and `after`, in one.
    ///
    /// - Parameters:
    ///   - limit: How long to wait at most.
    ///   - clock: The clock that tells the time.
    nonisolated(nonsending) public func verify(
        within limit: Duration, clock: some Clock<Duration> = ContinuousClock(),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async {
        await engine.wait(by: clock.now.advanced(by: limit), on: clock)
        engine.verify(
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
        engine.block(by: clock.now.advanced(by: limit), on: clock)
        engine.verify(
            after: Waiting(
                limit: limit, site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)))
    }
}

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
        await mock.verify(
            within: limit, clock: clock, fileID: fileID, filePath: filePath, line: line, column: column)
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
        mock.verify(
            within: limit, clock: clock, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}

/// Waits until every expectation of several mocks is met, and verifies them, in this order.
///
/// - Parameters:
///   - doubles: The mocks to verify.
///   - limit: How long to wait at most, for all of them together.
///   - clock: The clock that tells the time.
nonisolated(nonsending) public func verify(
    _ doubles: any TestDouble..., within limit: Duration, clock: some Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) async {
    let deadline = clock.now.advanced(by: limit)
    for double in doubles { await wait(for: double, by: deadline, on: clock) }
    let waiting = Waiting(
        limit: limit, site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    for double in doubles { verifyEngine(of: double, after: waiting) }
}

/// Blocks the thread until every expectation of several mocks is met, and verifies them, in this order.
///
/// - Parameters:
///   - doubles: The mocks to verify.
///   - limit: How long to wait at most, for all of them together.
///   - clock: The clock that tells the time.
@available(*, noasync, message: "await verify(_:within:), which does not block a thread")
public func verify(
    _ doubles: any TestDouble..., within limit: Duration, clock: some Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    let deadline = clock.now.advanced(by: limit)
    for double in doubles { block(for: double, by: deadline, on: clock) }
    let waiting = Waiting(
        limit: limit, site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    for double in doubles { verifyEngine(of: double, after: waiting) }
}

nonisolated(nonsending) private func wait<Time: Clock<Duration>>(
    for double: some TestDouble, by deadline: Time.Instant, on clock: Time
) async {
    await double.mock.engine.wait(by: deadline, on: clock)
}

private func block<Time: Clock<Duration>>(
    for double: some TestDouble, by deadline: Time.Instant, on clock: Time
) {
    double.mock.engine.block(by: deadline, on: clock)
}

private func verifyEngine(of double: some TestDouble, after waiting: Waiting) {
    double.mock.engine.verify(after: waiting)
}
