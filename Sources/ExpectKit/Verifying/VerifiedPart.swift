/// Runs a part of a test, and verifies the mocks that it created or added declarations to.
///
/// - Parameter outcome: Returns the outcome of the part from the error that it has thrown. Missing calls depend on it.
package func verifyingMocks(
    after outcome: (_ error: (any Error)?) -> TestOutcome, _ part: @Sendable () async throws -> Void
) async throws {
    let mocks = MadeMocks(inside: MadeMocks.current)
    var thrown: (any Error)?
    do {
        try await MadeMocks.$current.withValue(mocks, operation: part)
    } catch {
        thrown = error
    }
    // A failure that is still being reported decides the outcome.
    await mocks.reportsAreMade()
    mocks.verify(after: outcome(thrown), isTestOver: false)
    if let thrown { throw thrown }
}

/// Runs a synchronous part of a test that throws nothing, and verifies its mocks in the same way.
package func verifyingMocks(after outcome: () -> TestOutcome, _ part: () -> Void) {
    let mocks = MadeMocks(inside: MadeMocks.current)
    MadeMocks.$current.withValue(mocks, operation: part)
    mocks.awaitReports()
    mocks.verify(after: outcome(), isTestOver: false)
}
