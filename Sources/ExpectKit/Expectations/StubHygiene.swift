/// What a verification makes of stubs that answered no call.
///
/// A stub that is never used hides a test that no longer tests what it says. It is off by default, as shared set-ups
/// stub more than each test needs. Idea and meaning are those of Mockito's strict stubs.
public enum StubHygiene: Sendable {
    /// Nothing. This is the default.
    case off
    /// A warning for each.
    case warn
    /// A failure for each.
    case fail

    /// What is set for the mocks that are made in the current scope.
    @TaskLocal static var scope = StubHygiene.off
}

/// Sets what verifications make of unused stubs, for the mocks that are made in a scope.
///
/// ```swift
/// withStubHygiene(.fail) {
///     let store = MockTaskStore()
///     // …
///     store.verify()
/// }
/// ```
///
/// - Parameters:
///   - hygiene: What to make of them.
///   - body: Makes the mocks.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withStubHygiene<Result>(
    _ hygiene: StubHygiene, _ body: () throws -> Result
) rethrows -> Result {
    try StubHygiene.$scope.withValue(hygiene, operation: body)
}

/// Sets what verifications make of unused stubs, for the mocks that are made in a scope.
///
/// - Parameters:
///   - hygiene: What to make of them.
///   - body: Makes the mocks.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
nonisolated(nonsending) public func withStubHygiene<Result>(
    _ hygiene: StubHygiene, _ body: () async throws -> Result
) async rethrows -> Result {
    try await StubHygiene.$scope.withValue(hygiene, operation: body)
}
