/// Reports the problems of a feature that belong to no mock. It is created in the task of the test, so that problems
/// from other threads reach the test.
package final class ProblemReporter: Sendable {
    private let framework = TestFrameworkReporter()
    /// What has the problems, such as a function.
    private let name: String

    package init(of name: String) { self.name = name }

    /// Whether the current task is known to be one of a test.
    package var isInsideTest: Bool { framework.isInsideTest }

    /// Reports a problem at a line of the test.
    package func report(
        _ problem: any ReportableProblem, at site: CallSite, severity: FailureReport.Severity = .error,
        note: FailureNote? = nil
    ) { framework.report(FailureReport(problem, of: name, at: site, severity: severity, note: note)) }
}

extension FailureReport {
    /// Creates the report of a problem that belongs to no mock, but to something else with a name, such as a function.
    package init(
        _ problem: any ReportableProblem, of name: String, at site: CallSite, severity: Severity,
        note: FailureNote? = nil
    ) {
        var violation = Violation(mock: name, problem: .other(problem), place: FailurePlace(site))
        if let note { violation.notes.append(.other(note)) }
        self.init(violation, severity: severity)
    }
}
