extension TestDouble {
    /// Waits until every expectation is met, and verifies.
    ///
    /// It returns as soon as all expected calls have come, unless a further call could violate a rejection, `times(0)`,
    /// or an upper bound above the lower one. If such a call is made, it is reported at once; missing calls are then
    /// warnings. The idea and the meaning are those of Mockito's `timeout` and `after`.
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
        await waitAndVerify(
            [mock.engine], within: limit, on: clock,
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Blocks the thread until every expectation is met, and verifies. On the main thread it runs the main run loop.
    ///
    /// - Parameters:
    ///   - limit: How long to wait at most.
    ///   - clock: The clock that measures the time.
    @available(*, noasync, message: "await verify(within:), which does not block a thread")
    public func verify(
        within limit: Duration, clock: some Clock<Duration> = ContinuousClock(),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        blockAndVerify(
            [mock.engine], within: limit, on: clock,
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Waits until every expectation is met, verifies, and ends the test if the mock has failed.
    ///
    /// It waits and reports as `verify(within:)`. Use it if the rest of the test makes no sense without the calls:
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
        await waitAndVerify([mock.engine], within: limit, on: clock, at: site)
        try mock.engine.verification.endTestIfFailed(at: site)
    }

    var selfVerifying: any SelfVerifying { mock.engine }
}

// Each of these functions has a first argument of its own, because a verification of nothing would pass silently.

/// Verifies several mocks, in this order.
///
/// - Parameters:
///   - first: The first mock to verify.
///   - others: The other mocks to verify.
public func verify(
    _ first: any TestDouble, _ others: any TestDouble...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    for double in [first] + others { double.verify(fileID: fileID, filePath: filePath, line: line, column: column) }
}

/// Waits until every expectation of several mocks is met, and verifies them, in this order.
///
/// - Parameters:
///   - first: The first mock to verify.
///   - others: The other mocks to verify.
///   - limit: How long to wait at most, for all of them together.
///   - clock: The clock that measures the time.
nonisolated(nonsending) public func verify(
    _ first: any TestDouble, _ others: any TestDouble..., within limit: Duration,
    clock: some Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
    await waitAndVerify(
        ([first] + others).map(\.selfVerifying), within: limit, on: clock,
        at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Blocks the thread until every expectation of several mocks is met, and verifies them, in this order.
///
/// - Parameters:
///   - first: The first mock to verify.
///   - others: The other mocks to verify.
///   - limit: How long to wait at most, for all of them together.
///   - clock: The clock that measures the time.
@available(*, noasync, message: "await verify(_:within:), which does not block a thread")
public func verify(
    _ first: any TestDouble, _ others: any TestDouble..., within limit: Duration,
    clock: some Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    blockAndVerify(
        ([first] + others).map(\.selfVerifying), within: limit, on: clock,
        at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Verifies that calls of several mocks came in this order. Other calls may have come in between.
///
/// - Parameters:
///   - first: The first call, as `called(_:)` returns it.
///   - others: The calls after it.
public func verifyInOrder(
    _ first: CallQuery, _ others: CallQuery..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) { ([first] + others).verifyInOrder(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

/// Verifies that these calls of several mocks came in this order, and no other calls of these mocks.
///
/// - Parameters:
///   - first: The first call, as `called(_:)` returns it.
///   - others: The calls after it.
public func verifySequence(
    _ first: CallQuery, _ others: CallQuery..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) { ([first] + others).verifySequence(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }
