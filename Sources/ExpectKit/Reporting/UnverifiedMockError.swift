/// The error that ends a test whose required verification has failed.
///
/// The failure itself has been reported before, mostly by the mock, or by another mock if that mock's failure names the
/// missing call. `requireVerified(within:)` throws this error only where the test framework offers no way to end a test
/// without a second failure: with another reporter, in a known issue, on a task or thread without a running test, and with
/// Swift 6.2. Otherwise it cancels the test of Swift Testing, or throws an `XCTSkip`.
public struct UnverifiedMockError: Error, Sendable, Equatable {
    /// Why the test ends.
    enum Reason: Equatable {
        case failure
        /// The mock lacks calls that it has not reported, because the failure of another mock names them. The other
        /// mock is `nil` if no test is known to have received that failure.
        case missingCalls(reportedBy: String?)
    }

    /// The name of the mock.
    public let mock: String

    var reason = Reason.failure
}

extension UnverifiedMockError: CustomStringConvertible {
    /// The mock, and why the test ends, in one line.
    public var description: String {
        switch reason {
        case .failure: "\(mock) failed, as its report above says, so the test ends here"
        case .missingCalls(reportedBy: let other?):
            "\(mock) still lacks calls, as the report of \(other) above says, so the test ends here"
        case .missingCalls(reportedBy: nil): "\(mock) still lacks calls, so the test ends here"
        }
    }
}
