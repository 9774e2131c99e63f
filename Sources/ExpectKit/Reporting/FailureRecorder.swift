/// Collects failures instead of failing, so that a test can be tested that ought to fail.
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

    /// Creates a recorder that has received nothing.
    public init() {}

    /// The failures received so far, in the order of their arrival.
    public var reports: [FailureReport] { received.withLock { $0 } }

    /// Receives a failure.
    public func report(_ failure: FailureReport) {
        received.withLock { $0.append(failure) }
    }

    /// Forgets what was received.
    ///
    /// - Returns: The failures received so far.
    @discardableResult
    public func drain() -> [FailureReport] {
        received.withLock { reports in
            defer { reports = [] }
            return reports
        }
    }
}
