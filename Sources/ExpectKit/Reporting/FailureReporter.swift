/// Receives the failures of a mock.
///
/// A mock reports to the test framework that runs it. Set another reporter to test a test that fails, with
/// a ``FailureRecorder``, or to report to a framework of your own:
///
/// ```swift
/// store.mock.reporter = FailureRecorder()
/// ```
public protocol FailureReporter: Sendable {
    /// Receives a failure.
    ///
    /// It is called on the thread of the call that failed, or of the verification, and outside the engine's
    /// lock; it may use the mock.
    ///
    /// - Parameter failure: What failed, where, and in which words.
    func report(_ failure: FailureReport)
}

/// A reporter that knows whether anyone has received a failure.
protocol DeliveringReporter: FailureReporter {
    /// Hands a failure on.
    ///
    /// - Returns: Whether a running test has received it. If none has, the mock keeps it.
    func deliver(_ failure: FailureReport) -> Delivery

    /// Hands on what a deallocated mock misses, unless its test turns out to be skipped.
    func deliverUnlessSkipped(_ failure: FailureReport) -> Delivery
}

/// What became of a failure that was reported.
enum Delivery: Sendable {
    /// A running test has it.
    case received
    /// A running test has it as a known issue, and does not fail for it.
    case suppressed
    /// It was handed to XCTest, which does not say whether a test case is running.
    case presumed
    /// There was no test to receive it.
    case lost
}

extension Delivery {
    /// Whether a running test has received the failure.
    var isReceived: Bool { self == .received || self == .suppressed }
}

extension FailureReporter {
    /// Reports a failure, and says whether it was received.
    ///
    /// - Parameter unlessSkipped: Whether it belongs to the end of a test, which may turn out to be skipped.
    func hand(_ failure: FailureReport, unlessSkipped: Bool = false) -> Delivery {
        guard let delivering = self as? any DeliveringReporter else {
            report(failure)
            return .received
        }
        return unlessSkipped ? delivering.deliverUnlessSkipped(failure) : delivering.deliver(failure)
    }
}
