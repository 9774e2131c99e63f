#if canImport(Testing)
    public import Testing

    /// A trait that verifies every mock that a test makes, when the test ends.
    public struct MockVerificationTrait: TestTrait, SuiteTrait, TestScoping {
        fileprivate init() {}

        /// Whether the tests in a suite have it too. They do.
        public var isRecursive: Bool { true }

        /// Runs a test, or one case of it, and verifies the mocks that it made.
        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            let mocks = MadeMocks()
            let hasFailed = Lock(false)
            let noticing: IssueHandlingTrait = .compactMapIssues { issue in
                // What is recorded where no test is known is handed to every scope that is open, as well as to the
                // runner. Passed on, it would be shown again for each of them.
                guard Test.current != nil else { return nil }
                if isKnownToFail(issue) { hasFailed.withLock { $0 = true } }
                return issue
            }
            do {
                try await noticing.provideScope(for: test, testCase: testCase) {
                    try await MadeMocks.$current.withValue(mocks, operation: function)
                }
            } catch {
                mocks.verify(afterFailure: true)
                throw error
            }
            mocks.verify(afterFailure: hasFailed.withLock { $0 })
        }
    }

    /// Whether an issue surely fails its test.
    private func isKnownToFail(_ issue: Issue) -> Bool {
        #if compiler(>=6.3)
            issue.isFailure
        #else
            // Swift Testing of 6.2 does not say whether an issue is a known one. To take it for a failure might
            // hide a call that did not come, while a failure too many hides nothing.
            false
        #endif
    }

    extension Trait where Self == MockVerificationTrait {
        /// Verifies every mock that a test makes when the test ends, so that no test calls `verify()`.
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
        /// An expectation that was not met fails the test, at its line, unless the test has failed already or has
        /// thrown an error: then it is a warning. A test may still call `verify()`; what that found is not reported
        /// again. On a suite the trait applies to every test in it. Each test, and each case of a parameterised
        /// one, knows the mocks that were made in it, in the suite's `init` and stored properties, and in the tasks
        /// that it started, other than detached ones. They keep what they were called with until the test ends.
        public static var verifiesMocks: Self { Self() }
    }
#endif
