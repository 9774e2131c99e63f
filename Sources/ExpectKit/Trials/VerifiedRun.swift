/// Runs the body of a test once, and verifies the mocks that it created or added declarations to.
///
/// - Parameter run: The run. If it has failed, a missing call is only a warning.
/// - Throws: What the body throws.
func verifyingMocks(of run: BodyRun, _ body: @Sendable () async throws -> Void) async throws {
    let mocks = MadeMocks(inside: MadeMocks.current)
    var thrown: (any Error)?
    do {
        try await MadeMocks.$current.withValue(mocks, operation: body)
    } catch {
        thrown = error
    }
    // A failure that is still being reported decides the outcome.
    await mocks.reportsAreMade()
    let isSkipped = Task.isCancelled || thrown.map { isOfTestFramework($0) && !run.hasFailed } ?? false
    let outcome: TestOutcome = isSkipped ? .cancelled : run.hasFailed ? .failed : .passed
    mocks.verify(after: outcome, isTestOver: false)
    if let thrown { throw thrown }
}

/// Runs the synchronous body of a test once, and verifies the mocks that it created or added declarations to.
///
/// - Parameter run: The run. If it has failed, a missing call is only a warning.
func verifyingMocks(of run: BodyRun, _ body: () -> Void) {
    let mocks = MadeMocks(inside: MadeMocks.current)
    MadeMocks.$current.withValue(mocks, operation: body)
    mocks.awaitReports()
    mocks.verify(after: run.hasFailed ? .failed : .passed, isTestOver: false)
}
