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
    /// - Parameter unlessSkipped: Whether a deallocated mock found the failure, whose test may turn out to be skipped.
    func deliver(_ failure: FailureReport, unlessSkipped: Bool) -> Delivery
}

/// The result of handing over a failure.
enum Delivery: Sendable {
    /// A running test has received it.
    case received
    /// A running test has received it as a known issue, and does not fail because of it.
    case suppressed
    /// It was handed to XCTest, which does not tell whether a test case is running.
    case presumed
    /// No running test received it, so the mock keeps it.
    case lost

    var isReceived: Bool { self == .received || self == .suppressed }

    /// Whether the failure has failed a test, as far as is known.
    var mayFailTest: Bool { self == .received || self == .presumed }
}

extension FailureReporter {
    /// Reports a failure, and returns whether a test received it.
    func hand(_ failure: FailureReport, unlessSkipped: Bool) -> Delivery {
        if let delivering = self as? any DeliveringReporter {
            return delivering.deliver(failure, unlessSkipped: unlessSkipped)
        }
        report(failure)
        return .received
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
    public func report(_ failure: FailureReport) { received.withLock { $0.append(failure) } }

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
