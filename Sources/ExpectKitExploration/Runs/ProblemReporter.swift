import ExpectKit

/// Reports problems that belong to no mock. It is created in the task of the test, which the problems then reach.
final class ProblemReporter: Sendable {
    private let framework = TestFrameworkReporter()
    private let name: String

    init(of name: String) { self.name = name }

    var isInsideTest: Bool { framework.isInsideTest }

    /// - Parameter mock: The mock that the problem names, if there is one.
    func report(
        _ problem: any ReportableProblem, of mock: String? = nil, at site: CallSite,
        severity: FailureReport.Severity = .error, note: FailureNote? = nil
    ) { framework.report(FailureReport(problem, of: mock ?? name, at: site, severity: severity, note: note)) }
}
