/// Receives the failures of a mock.
///
/// By default, a mock reports to the test framework that runs the test. Set another reporter to test failures, with a
/// ``FailureRecorder``, or to report to another framework:
///
/// ```swift
/// store.mock.reporter = FailureRecorder()
/// ```
public protocol FailureReporter: Sendable {
    /// Receives a failure.
    ///
    /// It is called on the thread of the failed call or of the verification, outside the mock's lock. It may use
    /// the mock.
    ///
    /// - Parameter failure: The failure, with its text and place.
    func report(_ failure: FailureReport)
}

/// A reporter that knows whether a test has received a failure.
protocol DeliveringReporter: FailureReporter {
    /// Hands over a failure.
    ///
    /// - Returns: Whether a running test has received it. If none has, the mock keeps it.
    func deliver(_ failure: FailureReport) -> Delivery

    /// Hands over a failure that a deallocated mock found, unless its test turns out to be skipped.
    func deliverUnlessSkipped(_ failure: FailureReport) -> Delivery
}

/// The result of handing over a failure.
enum Delivery: Sendable {
    /// A running test has received it.
    case received
    /// A running test has received it as a known issue, and does not fail because of it.
    case suppressed
    /// It was handed to XCTest, which does not tell whether a test case is running.
    case presumed
    /// No running test received it.
    case lost
}

extension Delivery {
    /// Whether a running test has received the failure.
    var isReceived: Bool { self == .received || self == .suppressed }
}

extension FailureReporter {
    /// Reports a failure, and returns whether a test received it.
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

/// Collects failures instead of failing the test, to test tests that should fail.
///
/// ```swift
/// let failures = FailureRecorder()
/// store.mock.reporter = failures
/// store.expect(.count).andReturn(1)
/// store.verify()
/// #expect(failures.reports.map(\.kind) == [.missing])
/// ```
public final class FailureRecorder: FailureReporter {
    private let received = Lock<[FailureReport]>([])

    /// Creates a recorder without failures.
    public init() {}

    /// The failures received so far, in the order of their arrival.
    public var reports: [FailureReport] { received.withLock { $0 } }

    /// Receives a failure.
    public func report(_ failure: FailureReport) {
        received.withLock { $0.append(failure) }
    }

    /// Removes the failures received so far.
    ///
    /// - Returns: The removed failures.
    @discardableResult
    public func drain() -> [FailureReport] {
        received.withLock { reports in
            defer { reports = [] }
            return reports
        }
    }
}
