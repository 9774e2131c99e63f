import ExpectKit
import Testing

/// Hands the failures of mocks and of series that a test receives to a recorder. They do not fail the test.
struct RecordedReports: TestTrait, SuiteTrait, TestScoping {
    @TaskLocal static var recorder = FailureRecorder()

    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let recorder = FailureRecorder()
        let trait: IssueHandlingTrait = .compactMapIssues { issue in
            // An issue without a known test comes to every recorder. It belongs to none, and the runner shows it.
            guard Test.current != nil else { return nil }
            guard let report = issue.error as? FailureReport else { return issue }
            recorder.report(report)
            return nil
        }
        try await Self.$recorder.withValue(recorder) {
            try await trait.provideScope(for: test, testCase: testCase, performing: function)
        }
    }
}

extension Trait where Self == RecordedReports {
    static var recordsReports: Self { Self() }
}
