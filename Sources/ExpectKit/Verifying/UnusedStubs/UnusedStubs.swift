/// What a verification does about stubs that answered no call.
///
/// An unused stub may mean that a test no longer tests what it was written for. By default, unused stubs are ignored,
/// because shared set-up code stubs more than each test needs. The idea comes from Mockito's strict stubs.
public enum UnusedStubs: Sendable {
    /// They are not reported. This is the default.
    case ignore
    /// Each is a warning.
    case warn
    /// Each is a failure.
    case fail

    /// The setting for mocks that are made in the current scope.
    @TaskLocal static var scope = UnusedStubs.ignore
}

/// Sets what verifications do about unused stubs, for the mocks that are made in a scope.
///
/// ```swift
/// withUnusedStubs(.fail) {
///     let store = MockTaskStore()
///     // …
///     store.verify()
/// }
/// ```
///
/// - Parameters:
///   - unusedStubs: What to do about them.
///   - body: Makes the mocks.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withUnusedStubs<Result>(
    _ unusedStubs: UnusedStubs, _ body: () throws -> Result
) rethrows -> Result {
    try UnusedStubs.$scope.withValue(unusedStubs, operation: body)
}

/// Sets what verifications do about unused stubs, for the mocks that are made in a scope.
///
/// - Parameters:
///   - unusedStubs: What to do about them.
///   - body: Makes the mocks.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
nonisolated(nonsending) public func withUnusedStubs<Result>(
    _ unusedStubs: UnusedStubs, _ body: () async throws -> Result
) async rethrows -> Result {
    try await UnusedStubs.$scope.withValue(unusedStubs, operation: body)
}
