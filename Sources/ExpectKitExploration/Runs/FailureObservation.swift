import ExpectKit

#if canImport(Testing)
    import Testing
#endif

/// Runs a closure, and notes the failures of the test in it.
///
/// In Swift Testing, each failure says what distinguishes the run. XCTest cannot change a failure, so it gets a warning
/// at the same line.
///
/// - Throws: What the closure throws.
func observingFailures(
    of run: BodyRun, _ body: @Sendable () async throws -> Void
) async throws {
    try await CurrentAnnotator.$value.withValue(run) {
        #if canImport(Testing)
            if let test = Test.current {
                return try await observingIssues(of: run, in: test, body)
            }
        #endif
        #if canImport(XCTest)
            let outer = RunningTestCase.noteFailures(in: run)
            defer { RunningTestCase.noteFailures(in: outer) }
        #endif
        try await body()
    }
}

/// Runs a closure, and notes the failures of the test in it.
///
/// A failure of the test itself gets a warning at its line that says what distinguishes the run, because only an `async`
/// function can change the issues of Swift Testing.
///
/// - Throws: What the closure throws.
func observingFailures(of run: BodyRun, _ body: () throws -> Void) throws {
    try CurrentAnnotator.$value.withValue(run) {
        #if canImport(Testing)
            if Test.current != nil { return try watchingIssues(of: run, body) }
        #endif
        #if canImport(XCTest)
            let outer = RunningTestCase.noteFailures(in: run)
            defer { RunningTestCase.noteFailures(in: outer) }
        #endif
        try body()
    }
}

/// Whether an error that a body has thrown is known to the test framework: it was recorded, or it skips or cancels the
/// test.
func isOfTestFramework(_ error: any Error) -> Bool {
    let type = _typeName(type(of: error), qualified: true)
    return type.hasPrefix("Testing.") || type.hasPrefix("XCTest.") || type.hasPrefix("__C.XCT")
}

#if canImport(Testing)
    private func observingIssues(
        of run: BodyRun, in test: Test, _ body: @Sendable () async throws -> Void
    ) async throws {
        let unmatched = UnmatchedIssues()
        let trait: IssueHandlingTrait = .compactMapIssues { issue in
            // Swift Testing hands an issue without a known test to the runner and to every open scope. If the scopes
            // passed it on, it would be shown once for each of them.
            guard Test.current != nil else { return nil }
            guard isError(issue), unmatched.take() || certainlyFails(issue) else { return issue }
            let comments = issue.comments.map(\.rawValue)
            var issue = issue
            if let note = run.noteFailure(), !note.isSaid(in: comments) {
                issue.comments.append(Comment(rawValue: note.lines.joined(separator: "\n")))
            }
            return issue
        }
        try await trait.provideScope(for: test, testCase: Test.Case.current) {
            var thrown: (any Error)?
            // The matcher sees every issue that the body does not expect itself, and takes none of them for known.
            await withKnownIssue(isIntermittent: true) {
                do { try await body() } catch { thrown = error }
            } matching: { issue in
                if isError(issue) { unmatched.add() }
                return false
            }
            if let thrown { throw thrown }
        }
    }

    /// The issues that are not known in a body, and may be known outside of it.
    private final class UnmatchedIssues: Sendable {
        private let count = Lock(0)

        func add() { count.withLock { $0 += 1 } }

        /// Takes one of them.
        ///
        /// - Returns: Whether there was one.
        func take() -> Bool {
            count.withLock { count in
                defer { count = max(0, count - 1) }
                return count > 0
            }
        }
    }

    private func watchingIssues(of run: BodyRun, _ body: () throws -> Void) throws {
        // The matcher sees every issue, and takes none of them for known.
        try withKnownIssue(isIntermittent: true) {
            try body()
        } matching: { issue in
            guard isError(issue), Test.current != nil else { return false }
            let comments = issue.comments.map(\.rawValue)
            if let note = run.noteFailure(), !note.isSaid(in: comments), let place = issue.sourceLocation {
                warn(note.lines.joined(separator: "\n"), at: place)
            }
            return false
        }
    }

    private func isError(_ issue: Issue) -> Bool {
        #if compiler(>=6.3)
            issue.severity == .error
        #else
            true
        #endif
    }

    private func warn(_ words: String, at place: SourceLocation) {
        #if compiler(>=6.3)
            Issue.record(Comment(rawValue: words), severity: .warning, sourceLocation: place)
        #else
            print("\(place): warning: \(words)")
        #endif
    }
#endif

/// Runs the body of a test once, and verifies the mocks that it created or added declarations to.
///
/// - Parameter run: The run. If it has failed, a missing call is only a warning.
/// - Throws: What the body throws.
func verifyingMocks(of run: BodyRun, _ body: @Sendable () async throws -> Void) async throws {
    let mocks = MadeMocks(inside: MadeMocks.current)
    var thrown: (any Error)?
    do { try await MadeMocks.$current.withValue(mocks, operation: body) } catch { thrown = error }
    await mocks.reportsAreMade()
    let isSkipped = thrown.map { isOfTestFramework($0) && !run.hasFailed } ?? false
    let outcome: TestOutcome = Task.isCancelled || isSkipped ? .cancelled : run.hasFailed ? .failed : .passed
    mocks.verify(after: outcome, isTestOver: false, hasFailed: outcome == .failed)
    if let thrown { throw thrown }
}

/// Runs a synchronous body that throws nothing in the same way.
func verifyingMocks(of run: BodyRun, _ body: () -> Void) {
    let mocks = MadeMocks(inside: MadeMocks.current)
    MadeMocks.$current.withValue(mocks, operation: body)
    mocks.awaitReports()
    mocks.verify(after: run.hasFailed ? .failed : .passed, isTestOver: false, hasFailed: run.hasFailed)
}
