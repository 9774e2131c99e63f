#if canImport(Testing)
    public import Testing

    /// A trait that verifies every mock of a test when the test ends.
    public struct MockVerificationTrait: TestTrait, SuiteTrait, TestScoping, ExpectKitTrait {
        fileprivate init() {}

        /// Whether a suite applies the trait to its tests, which is always true.
        public var isRecursive: Bool { true }

        /// Runs a test, or one case of it, and verifies the mocks that belong to it.
        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws { try await observingMocks(of: test, testCase, outside: Self.self, function) }
    }

    /// Runs a test, or one case of it, and verifies the mocks that belong to it, which an observer may see. If an outer
    /// trait verifies the mocks, it does so at its own end, and the observer is called then.
    package func observingMocks<Inner: Trait>(
        of test: Test, _ testCase: Test.Case?, with observer: (any MockScopeObserver)? = nil,
        outside _: Inner.Type, _ function: @Sendable () async throws -> Void
    ) async throws {
        if let observer, let scope = MadeMocks.current {
            scope.add(observer)
            return try await function()
        }
        let mocks = MadeMocks()
        if let observer { mocks.add(observer) }
        let course = Lock(TestCourse())
        // Failures are recorded outside of the scopes of the test: a known issue, or a trait, that did not take a failure
        // when it came must not take it when it is recorded.
        let context = currentTaskContext()
        let held = HeldFailures(of: test.name) { failure in context.perform { _ = recordIssue(failure) } }
        // A context that runs closures later may run them after the test.
        if !context.isImmediate { held.end() }
        // Missing calls are warnings only if the test fails in any case. An outer trait may suppress its failures, and the
        // test could pass then.
        let inner = test.traits.lastIndex { $0 is Inner } ?? test.traits.endIndex
        let isFinal = !test.traits[..<inner].contains { mayChangeIssues($0, of: test, testCase) }
        let observing: IssueHandlingTrait = .compactMapIssues { issue in
            // Swift Testing hands an issue without a known test to the runner and to every open scope. If the scopes passed
            // it on, it would be shown once for each of them.
            guard Test.current != nil else { return nil }
            guard certainlyFails(issue) else { return issue }
            course.withLock { ($0.hasIssue, $0.hasFailed) = (true, $0.hasFailed || isFinal) }
            guard let failure = issue.error as? FailureReport, failure.held != nil,
                !test.mayHideFailures(in: testCase), held.hold(failure)
            else { return issue }
            return nil
        }
        var (thrown, isFailed): ((any Error)?, Bool) = (nil, false)
        do {
            try await withTaskCancellationHandler {
                try await observing.provideScope(for: test, testCase: testCase) {
                    try await MadeMocks.$current.withValue(mocks, operation: function)
                }
            } onCancel: {
                course.withLock { $0.isCancelled = true }
                // Nobody knows how long the test still runs, and its verification takes no missing call for a failure.
                held.end()
            }
        } catch {
            thrown = error
            isFailed = course.withLock { course in
                defer { (course.hasThrown, course.hasFailed) = (true, course.hasFailed || isFinal) }
                return course.hasFailed
            }
        }
        // A failure that is still being reported may fail the test, which decides the outcome.
        await mocks.reportsAreMade()
        mocks.verify(after: course.withLock { $0.outcome }, hasFailed: course.withLock { $0.isFailure })
        held.end()
        // One mistake is one failure. The test fails without the error, too.
        if isFailed, (thrown as? UnansweredCallError)?.isExplained == true { return }
        if let thrown { throw thrown }
    }

    /// The failures and the cancellation of a test while it runs.
    private struct TestCourse {
        /// Whether it has failed for certain.
        var hasFailed = false
        /// Whether an issue has failed it, unless an outer trait suppresses the issue.
        var hasIssue = false
        /// Whether it has thrown an error, which may be its cancellation.
        var hasThrown = false
        var isCancelled = false

        /// Whether it has failed, as far as the trait can tell.
        var isFailure: Bool { hasIssue || hasThrown && !isCancelled }

        var outcome: TestOutcome { isCancelled ? .cancelled : hasFailed ? .failed : .passed }
    }

    /// Whether an issue is certain to fail its test.
    package func certainlyFails(_ issue: Issue) -> Bool {
        #if compiler(>=6.3)
            issue.isFailure
        #else
            // Swift Testing of 6.2 does not say whether an issue is a known one. If a known issue were taken for a
            // failure, a missing call would be a warning in a test that passes.
            false
        #endif
    }

    extension Trait where Self == MockVerificationTrait {
        /// Verifies every mock of a test when the test ends, so that no test calls `verify()`.
        ///
        /// ```swift
        /// @Test(.verifiesMocks) func theBakerPreheatsTheOven() {
        ///     let oven = MockOven()
        ///     oven.expect(.preheat(to: 220))
        ///     oven.expect(.temperature).andReturn(220)
        ///     #expect(Baker(oven: oven).preparesForBread())
        /// }
        /// ```
        ///
        /// An unmet expectation fails the test at its line. If the test has failed already or has thrown an error, it
        /// is a warning. A test may still call `verify()`; what that has reported is not reported again. On a suite the
        /// trait applies to every test in it.
        ///
        /// Each test, and each case of a parameterised one, verifies the mocks that were created in it, in the suite's
        /// `init` and stored properties, and in its child tasks; and those on which it declares something, no matter
        /// where they were created. A detached task does not know its test, so a mock that is created there belongs to
        /// the test only when the test declares something on it. A cancelled test does not fail for missing calls.
        ///
        /// With Swift 6.3, the first wrong call of a mock is recorded when the mock is verified, as one issue that says what
        /// the verification found out, such as the call that is missing. If another trait can change the issues of the
        /// test, it is recorded at once, and the verification adds a warning.
        ///
        /// With Swift 6.3, an ``UnansweredCallError`` that ends a failed test is not recorded as a second failure.
        public static var verifiesMocks: Self { Self() }
    }
#endif
