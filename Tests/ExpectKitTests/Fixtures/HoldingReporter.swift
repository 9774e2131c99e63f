import Foundation

@testable import ExpectKit

/// A reporter that holds its first failure back until it is released, as a slow backtrace would.
final class HoldingReporter: FailureReporter, @unchecked Sendable {
    /// The failures that it has passed on.
    let failures = FailureRecorder()
    private let isHolding = Lock(true)
    private let entered = DispatchSemaphore(value: 0)
    private let released = DispatchSemaphore(value: 0)

    func report(_ failure: FailureReport) {
        let isFirst = isHolding.withLock { isHolding in
            defer { isHolding = false }
            return isHolding
        }
        if isFirst {
            entered.signal()
            released.wait()
        }
        failures.report(failure)
    }

    /// Blocks until it holds a failure.
    func waitUntilHolding() { entered.wait() }

    func release() { released.signal() }
}

extension Engine {
    /// Blocks until a verification waits for reports, or until a condition holds that should come after the reports.
    func waitUntilAwaited(or isDone: () -> Bool) {
        while !isDone(), locked({ $0.reports.waits.isEmpty }) { Thread.sleep(forTimeInterval: 0.001) }
    }
}

extension FailureRecorder {
    /// The texts of the failures so far.
    var texts: [String] { reports.map(\.unwrappedText) }

    /// The first line of each failure so far.
    var headlines: [String] {
        reports.map { "\($0.unwrappedText.prefix { !$0.isNewline })" }
    }
}
