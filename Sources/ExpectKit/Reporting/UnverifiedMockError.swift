/// The error that ends a test whose required verification has failed.
///
/// The failure itself has been reported before. `requireVerified(within:)` throws this error only where the test framework
/// offers no way to end a test without a second failure: with another reporter, in a known issue, on a task or thread
/// without a running test, and with Swift 6.2. Otherwise it cancels the test of Swift Testing, or throws an `XCTSkip`.
public struct UnverifiedMockError: Error, Sendable, Equatable {
    /// The name of the mock.
    public let mock: String
}

extension UnverifiedMockError: CustomStringConvertible {
    /// The mock, in one line.
    public var description: String { "\(mock) has failed, as its report above says, so the test ends here" }
}
