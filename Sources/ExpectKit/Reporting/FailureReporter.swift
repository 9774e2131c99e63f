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

enum Delivery: Sendable {
    /// A running test has received it.
    case received
    /// A running test has received it as a known issue, and does not fail because of it.
    case suppressed
    /// XCTest got it, and does not tell whether a test case is running.
    case presumed
    /// No running test received it, so the mock keeps it.
    case lost

    var isReceived: Bool { self == .received || self == .suppressed }

    /// Whether the failure has failed a test, as far as is known.
    var mayFailTest: Bool { self == .received || self == .presumed }
}

extension FailureReporter {
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
    @discardableResult public func drain() -> [FailureReport] { received.withLock { $0.takeAll() } }
}

/// Says in each failure of a part of a test what distinguishes this part, such as one of several runs of its body.
package protocol FailureAnnotator: AnyObject, Sendable {
    /// Whether calls may be missing although the test makes no mistake, so that stubs may be unused.
    var mayMissCalls: Bool { get }

    /// For a failure that is about to be reported.
    var note: FailureNote? { get }

    /// Notes a failure, and returns its note.
    func noteFailure() -> FailureNote?
}

package enum CurrentAnnotator {
    @TaskLocal package static var value: (any FailureAnnotator)?
}

/// What an annotator adds to a failure.
package struct FailureNote: Sendable, Equatable {
    package let words: String
    package let advice: String?

    package init(_ words: String, advice: String? = nil) { (self.words, self.advice) = (words, advice) }

    package var lines: [String] { [words] + (advice.map { [$0] } ?? []) }

    /// Whether a failure of a mock has said it already. Its text may be wrapped.
    package func isSaid(in texts: [String]) -> Bool {
        func unwrapped(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        let words = unwrapped(words)
        return texts.contains { unwrapped($0).contains(words) }
    }
}

/// The error that ends a test whose required verification has failed.
///
/// The failure itself has been reported before, mostly by the mock, or by another mock if that mock's failure names the
/// missing call. `requireVerified(within:)` throws this error only where the test framework offers no way to end a test
/// without a second failure: with another reporter, in a known issue, on a task or thread without a running test, and
/// with Swift 6.2. Otherwise it cancels the test of Swift Testing, or throws an `XCTSkip`.
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
