import Testing

@testable import ExpectKit

/// The annotations of GitHub Actions.
struct WorkflowCommandTests {
    private static let site = CallSite(
        fileID: "ShopTests/A.swift", filePath: "/repo/Shop/Tests/A.swift", line: 12, column: 3)

    private struct Problem: ReportableProblem {
        let headline: String
        let kind = FailureReport.Kind.misuse
        var wording: Wording { Wording(headline: headline, advice: ["do one thing", "or another"]) }
    }

    private func command(
        for headline: String = "it failed", of mock: String = "Shelf",
        severity: FailureReport.Severity = .error, at site: CallSite = site, isKnown: Bool? = nil,
        in workspace: String? = "/repo"
    ) -> String? {
        let failure = FailureReport(Problem(headline: headline), of: mock, at: site, severity: severity)
        return FailureLine(failure: failure, isKnown: isKnown).workflowCommand(in: workspace)
    }

    @Test func aFailureIsAnErrorAtItsLine() {
        #expect(
            command(isKnown: false)
                == "::error file=Shop/Tests/A.swift,line=12,title=Shelf%3A it failed::"
                + "Shelf: it failed%0A  help: do one thing%0A  help: or another")
        #expect(command(isKnown: nil) == command(isKnown: false))
    }

    @Test func aWarningIsAWarning() {
        #expect(
            command(severity: .warning)
                == "::warning file=Shop/Tests/A.swift,line=12,title=Shelf%3A it failed::"
                + "Shelf: it failed%0A  help: do one thing%0A  help: or another")
    }

    @Test func aKnownIssueHasNoAnnotation() {
        #expect(command(isKnown: true) == nil)
        #expect(command(severity: .warning, isKnown: true) == nil)
    }

    @Test func charactersOfTheCommandAreEscaped() throws {
        let line = try #require(command(for: "50%, ok::\r\n!", of: "A,B"))
        #expect(
            line.hasPrefix(
                "::error file=Shop/Tests/A.swift,line=12,"
                    + "title=A%2CB%3A 50%25%2C ok%3A%3A%0D%0A!::"
                    + "A,B: 50%25, ok::%0D%0A!%0A"))
        #expect(!line.contains { $0.isNewline })
    }

    /// The form that GitHub decodes.
    @Test func aPathIsEscaped() {
        let site = CallSite(
            fileID: "ShopTests/A.swift", filePath: "/repo/A, B: 100%/A.swift", line: 12, column: 3)
        #expect(command(at: site)?.hasPrefix("::error file=A%2C B%3A 100%25/A.swift,line=12,") == true)
    }

    /// The root of the repository, where GitHub looks for the file, may be above the package.
    @Test(arguments: [
        ("/repo", "Shop/Tests/A.swift"), ("/repo/", "Shop/Tests/A.swift"), ("/repo/Shop", "Tests/A.swift"),
        // The file is outside of it.
        ("/rep", "A.swift"), ("/other", "A.swift"), ("", "A.swift"), (nil, "A.swift"),
    ])
    func thePathIsRelativeToTheRepository(workspace: String?, path: String) {
        #expect(command(in: workspace)?.hasPrefix("::error file=\(path),line=12,") == true)
    }

    @Test func withoutARepositoryThePathIsRelativeToThePackage() {
        let line = command(
            at: CallSite(fileID: #fileID, filePath: #filePath, line: 12, column: 3), in: nil)
        #expect(
            line?.hasPrefix("::error file=Tests/ExpectKitTests/Reporting/WorkflowCommandTests.swift,")
                == true)
    }
}
