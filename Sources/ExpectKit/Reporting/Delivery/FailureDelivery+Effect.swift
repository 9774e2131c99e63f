/// What is known about the failures of a mock.
enum FailureEffect {
    /// No test has received one yet, as far as is known.
    case unreceived
    /// They have failed no test, or something may hide them from the test.
    case uncertain
    /// A failure has surely failed a test.
    case failedTest
}

extension FailureDelivery {
    var effect: FailureEffect {
        guard engine.locked({ $0.delivery.hasFailed }) else { return .unreceived }
        return hasSurelyFailedTest ? .failedTest : .uncertain
    }

    /// Returns the error that ends the current test without a second failure; `nil` if the test framework offers none,
    /// or if the current test may not have received a failure of the mock.
    func errorEndingFailedTest(_ reason: String, at site: CallSite) -> (any Error)? {
        guard engine.locked({ $0.delivery.hasFailedTest }), engine.reportsToFramework else { return nil }
        return engine.framework.errorEndingFailedTest(reason, at: site)
    }
}
