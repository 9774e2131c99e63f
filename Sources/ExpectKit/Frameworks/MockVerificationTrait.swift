#if canImport(Testing)
    public import Testing

    /// A trait that verifies every mock that a test makes, when the test ends.
    public struct MockVerificationTrait: TestTrait, SuiteTrait, TestScoping {
        fileprivate init() {}

        /// Whether the tests in a suite have it too. They do.
        public var isRecursive: Bool { true }

        /// Runs a test, or one case of it, and verifies the mocks that belong to it.
        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            let mocks = MadeMocks()
            let course = Lock(TestCourse())
            // A failure that something outside may keep from the test must not make warnings of what is missing.
            let isFinal = !test.hasForeignScope(outside: Self.self)
            let noticing: IssueHandlingTrait = .compactMapIssues { issue in
                // What is recorded where no test is known is handed to every scope that is open, as well as to the
                // runner. Passed on, it would be shown again for each of them.
                guard Test.current != nil else { return nil }
                if isFinal, isKnownToFail(issue) { course.withLock { $0.hasFailed = true } }
                return issue
            }
            do {
                try await withTaskCancellationHandler {
                    try await noticing.provideScope(for: test, testCase: testCase) {
                        try await MadeMocks.$current.withValue(mocks, operation: function)
                    }
                } onCancel: {
                    course.withLock { $0.isCancelled = true }
                }
            } catch {
                if isFinal { course.withLock { $0.hasFailed = true } }
                await mocks.finish(course)
                throw error
            }
            await mocks.finish(course)
        }
    }

    /// What became of a test so far.
    private struct TestCourse {
        var hasFailed = false
        var isCancelled = false

        var outcome: TestOutcome { isCancelled ? .cancelled : hasFailed ? .failed : .passed }
    }

    extension MadeMocks {
        fileprivate func finish(_ course: Lock<TestCourse>) async {
            // What is being reported may fail the test.
            await reportsAreMade()
            verify(after: course.withLock { $0.outcome })
        }
    }

    extension MockVerificationTrait: ExpectKitTrait {}

    extension Test {
        /// Whether a trait that may change the test's issues runs it before, and so around, the last one of a type.
        fileprivate func hasForeignScope<Inner: Trait>(outside _: Inner.Type) -> Bool {
            let last = traits.lastIndex { $0 is Inner } ?? traits.endIndex
            return traits[..<last].contains { mayChangeIssues($0, of: self) }
        }
    }

    /// Whether an issue surely fails its test.
    func isKnownToFail(_ issue: Issue) -> Bool {
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
        /// again. On a suite the trait applies to every test in it.
        ///
        /// Each test, and each case of a parameterised one, verifies the mocks that were made in it, in the suite's
        /// `init` and stored properties, and in the tasks that it started; and those on which it declares something,
        /// wherever they were made. Detached tasks do not know their test: what one makes and declares there
        /// belongs to no test until the test declares something on it. A test that was cancelled does not fail for
        /// calls that did not come.
        public static var verifiesMocks: Self { Self() }
    }
#endif
