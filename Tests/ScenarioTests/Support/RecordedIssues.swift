import ExpectKit
import Foundation
import Testing

/// The issues of a closure, which do not fail the test.
enum Issues {
    /// An issue of Swift Testing: its line, and its text with its comments.
    struct Recorded: Equatable {
        let line: Int?
        let text: String
    }

    /// Runs a closure, and returns the issues that it recorded.
    ///
    /// An error that the closure throws is thrown again.
    ///
    /// - Parameter warnings: Whether warnings are returned as well.
    nonisolated(nonsending) static func recorded(
        warnings: Bool = false, _ body: nonisolated(nonsending) () async throws -> Void
    ) async throws -> [Recorded] {
        let test = try #require(Test.current)
        let found = Found()
        let trait: IssueHandlingTrait = .compactMapIssues { issue in
            // An issue without a known test comes to every recorder. It belongs to none, and the runner shows it.
            guard Test.current != nil else { return nil }
            if warnings || issue.isError { found.append(issue) }
            return nil
        }
        // Safe, because the closure runs where the body runs, though its type does not say so.
        nonisolated(unsafe) let body = body
        let isolation = #isolation
        try await withoutActuallyEscaping(body) { body in
            let confined = Confined(isolation: isolation, body: body)
            try await trait.provideScope(for: test, testCase: .current) { try await confined.run() }
        }
        return found.issues
    }

    private final class Found: @unchecked Sendable {
        private let lock = NSLock()
        private var all: [Recorded] = []

        var issues: [Recorded] { lock.withLock { all } }

        func append(_ issue: Issue) {
            lock.withLock { all.append(Recorded(line: issue.sourceLocation?.line, text: issue.words)) }
        }
    }

    /// A closure that runs in the isolation in which it was written.
    ///
    /// Unchecked, because it is called only there, while its caller waits.
    private struct Confined: @unchecked Sendable {
        let isolation: (any Actor)?
        let body: nonisolated(nonsending) () async throws -> Void

        func run() async throws { try await run(on: isolation) }

        private func run(on _: isolated (any Actor)?) async throws { try await body() }
    }
}

extension Issue {
    /// What it says, with the whole text of a failure of a mock.
    var words: String {
        // The first comment of such a failure is the rest of its text.
        let isInText = (error as? FailureReport)?.text.contains("\n") == true
        return ([kindWords] + comments.dropFirst(isInText ? 1 : 0).map(\.rawValue)).filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    fileprivate var isError: Bool {
        #if compiler(>=6.3)
            severity == .error
        #else
            true
        #endif
    }

    fileprivate var kindWords: String {
        switch kind {
        case .expectationFailed: "\(kind)"
        case .errorCaught(let report as FailureReport): report.text
        case .errorCaught(let error): "caught \(error)"
        default: ""
        }
    }
}
