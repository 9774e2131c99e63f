extension FailureDelivery {
    /// The mock, as one that names missing calls of other mocks. It does not keep the mock alive.
    var reportingMock: ReportingMock {
        ReportingMock(
            name: engine.name,
            effect: { [weak engine] in engine?.failures.effect ?? .unreceived },
            errorEndingFailedTest: { [weak engine] reason, site in
                guard let engine, engine.failures.effect == .failedTest else { return nil }
                return engine.failures.errorEndingFailedTest(reason, at: site)
            })
    }

    private var effect: ReportingMock.Effect {
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
