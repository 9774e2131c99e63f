/// Reports the problems of a feature that belong to no mock.
///
/// It is created in the task of the test, so that problems from other threads reach the test.
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
    ) {
        var violation = Violation(mock: name, problem: .other(problem), place: FailurePlace(site))
        if let note { violation.notes.append(.other(note)) }
        framework.report(FailureReport(violation, severity: severity))
    }
}
