/// A mock whose failure names missing calls of other mocks, which then do not report them themselves.
struct ReportingMock: Sendable {
    /// What is known about its failures.
    enum Effect {
        /// No test has received one yet, as far as is known.
        case unreceived
        /// They have failed no test, or something may hide them from the test.
        case uncertain
        /// A failure has surely failed a test.
        case failedTest
    }

    let name: String
    /// The effect of its failures so far. It takes the lock of an engine.
    let effect: @Sendable () -> Effect
    /// Returns the error that ends the current test without a second failure, for a reason and a line; `nil` if the
    /// current test may not have received a failure of the mock.
    let errorEndingFailedTest: @Sendable (String, CallSite) -> (any Error)?
}
