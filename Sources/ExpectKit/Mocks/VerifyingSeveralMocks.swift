// Each function has a first argument of its own, because a verification of nothing would pass silently.

/// Verifies several mocks, in this order.
///
/// - Parameters:
///   - first: The first mock to verify.
///   - others: The other mocks to verify.
public func verify(
    _ first: any TestDouble, _ others: any TestDouble...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    for double in [first] + others {
        double.verify(fileID: fileID, filePath: filePath, line: line, column: column)
    }
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
    let deadline = clock.deadline(after: limit)
    var waits: [Bool] = []
    for double in [first] + others { waits.append(await wait(for: double, by: deadline, on: clock)) }
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    for (double, hasWaited) in zip([first] + others, waits) {
        verifyEngine(
            of: double,
            after: Waiting(limit: limit, site: site, isSkipped: !hasWaited, isCancelled: Task.isCancelled))
    }
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
    let deadline = clock.deadline(after: limit)
    let waits = ([first] + others).map { block(for: $0, by: deadline, on: clock) }
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    for (double, hasWaited) in zip([first] + others, waits) {
        verifyEngine(
            of: double,
            after: Waiting(
                limit: limit, site: site, isSkipped: !hasWaited, isBlockingMain: MainQueue.isCurrent))
    }
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

nonisolated(nonsending) private func wait<Time: Clock<Duration>>(
    for double: some TestDouble, by deadline: Time.Instant, on clock: Time
) async -> Bool { await double.mock.engine.verification.wait(by: deadline, on: clock) }

private func block<Time: Clock<Duration>>(
    for double: some TestDouble, by deadline: Time.Instant, on clock: Time
) -> Bool { double.mock.engine.verification.block(by: deadline, on: clock) }

private func verifyEngine(of double: some TestDouble, after waiting: Waiting) {
    double.mock.engine.verification.verify(after: waiting)
}
