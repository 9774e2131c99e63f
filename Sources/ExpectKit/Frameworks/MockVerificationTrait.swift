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

    /// Runs a test, or one case of it, and verifies the mocks that belong to it, which an observer may see. An outer trait
    /// verifies the mocks at its own end, and the observer is called then.
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
        // Failures are recorded outside of the scopes of the test: what did not take a failure when it came, such as a
        // known issue, must not take it when it is recorded.
        let context = currentTaskContext()
        let held = HeldFailures(of: test.name) { failure in context.perform { _ = recordIssue(failure) } }
        // A context that runs closures later may run them after the test.
        if !context.isImmediate { held.end() }
        // Missing calls are warnings only if the test fails in any case. An outer trait may suppress its failures.
        let inner = test.traits.lastIndex { $0 is Inner } ?? test.traits.endIndex
        let isFinal = !test.traits[..<inner].contains { mayChangeIssues($0, of: test, testCase) }
        let observing: IssueHandlingTrait = .compactMapIssues { issue in
            // Swift Testing hands an issue without a known test to every open scope, and each would show it once more.
            guard Test.current != nil else { return nil }
            guard certainlyFails(issue) else { return issue }
            course.withLock { $0.hasIssue = true }
            guard let failure = issue.error as? FailureReport, failure.held != nil,
                !test.mayHideFailures(in: testCase), held.hold(failure)
            else { return issue }
            return nil
        }
        var thrown: (any Error)?
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
        } catch { thrown = error }
        let hasFailedBefore = isFinal && course.withLock { $0.hasIssue }
        // A failure that is still being reported decides the outcome.
        await mocks.reportsAreMade()
        let hasFailed = isFinal && (thrown != nil || course.withLock { $0.hasIssue })
        let outcome: TestOutcome = course.withLock { $0.isCancelled } ? .cancelled : hasFailed ? .failed : .passed
        // The error of a cancelled test may be its cancellation.
        mocks.verify(after: outcome, hasFailed: course.withLock { $0.hasIssue || thrown != nil && !$0.isCancelled })
        held.end()
        // One mistake is one failure. The test fails without the error, too.
        if hasFailedBefore, (thrown as? UnansweredCallError)?.isExplained == true { return }
        if let thrown { throw thrown }
    }

    private struct TestCourse {
        /// Whether an issue has failed it, unless an outer trait suppresses the issue.
        var hasIssue = false
        var isCancelled = false
    }

    package func certainlyFails(_ issue: Issue) -> Bool {
        #if compiler(>=6.3)
            issue.isFailure
        #else
            // Swift Testing of 6.2 does not say whether an issue is a known one. If one were taken for a failure, a
            // missing call would be a warning in a test that passes.
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
        /// `init` and stored properties, and in its child tasks; and those on which it declares something. (A detached
        /// task does not know its test.) A cancelled test does not fail for missing calls.
        ///
        /// With Swift 6.3, the first wrong call of a mock is recorded when the mock is verified, with what the
        /// verification found out. If another trait can change the issues of the test, it is recorded at once. An
        /// ``UnansweredCallError`` that ends a failed test is no second failure.
        public static var verifiesMocks: Self { Self() }
    }

    extension Test {
        func mayHideFailures(in testCase: Test.Case?) -> Bool {
            traits.contains { mayChangeIssues($0, of: self, testCase) }
        }
    }

    /// Whether a trait runs a test in its own scope, where it can catch thrown errors and change recorded issues.
    func mayChangeIssues(_ trait: some Trait, of test: Test, _ testCase: Test.Case?) -> Bool {
        if trait is any ExpectKitTrait { return false }
        if trait is IssueHandlingTrait { return true }
        // First, because it is nil for most traits, and the name of a type takes longer.
        guard trait.scopeProvider(for: test, testCase: testCase) != nil else { return false }
        return !_typeName(type(of: trait), qualified: true).hasPrefix("Testing.")
    }

    /// A trait of the library, which suppresses no thrown error and no issue.
    package protocol ExpectKitTrait: Trait {}

    /// Returns the arguments with their labels, such as `city: "Oslo"`, by reflection; none if that fails.
    package func argumentsInWords(of testCase: Test.Case) -> [String] {
        func child(_ label: String, of value: Any) -> Any? {
            Mirror(reflecting: value).children.first { $0.label == label }?.value
        }
        guard let kind = child("_kind", of: testCase), let values = child("parameterized", of: kind),
            let arguments = child("arguments", of: values)
        else { return [] }
        return Mirror(reflecting: arguments).children.compactMap { _, argument in
            guard let value = child("value", of: argument) else { return nil }
            let label = child("parameter", of: argument).flatMap { child("firstName", of: $0) }
            return (label.map { "\($0): " } ?? "") + describe(value)
        }
    }
#endif
