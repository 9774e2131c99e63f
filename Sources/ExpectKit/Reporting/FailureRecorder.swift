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
