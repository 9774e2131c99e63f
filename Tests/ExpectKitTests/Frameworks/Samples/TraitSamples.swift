#if os(Linux)
    import ExpectKit
    import Testing

    /// Tests that fail on purpose, whose mocks are verified by the trait.
    ///
    /// ``SampleRun`` runs them in a separate process. Otherwise they are disabled.
    @Suite(.enabled(if: SampleRun.isRunning), .verifiesMocks) struct TraitSamples {
        private let stored = PlainShelf("Stored")

        @Test func missing() {
            PlainShelf().expect(.add("a"))  // missing
        }

        @Test func missingInTheSuite() {
            stored.expect(.add("a"))  // stored
        }

        @Test func missingBesideAWrongCall() {
            let (first, second) = (PlainShelf("First"), PlainShelf("Second"))
            first.reject(.clear)
            second.expect(.add("a"))  // beside
            first.clear()  // wrong
        }

        @Test func missingAfterAFailedExpectation() {
            let shelf = PlainShelf()
            shelf.expect(.add("a"))  // after a failure
            #expect(shelf.calls.count == 1, "the test itself")
        }

        @Test func missingAfterAnError() throws {
            PlainShelf().expect(.add("a"))  // after an error
            throw ShelfError.gone
        }

        @Test func missingAfterAKnownIssue() {
            PlainShelf().expect(.add("a"))  // after a known issue
            withKnownIssue { _ = Issue.record("known") }
        }

        @Test func missingAfterAWarning() {
            PlainShelf().expect(.add("a"))  // after a warning
            Issue.record("only a warning", severity: .warning)
        }

        @Test func missingAfterAFailureOfAnotherTest() async {
            // The runner records it in no test, and so does the trait.
            await Task.detached { _ = Issue.record("another test's") }.value
            PlainShelf().expect(.add("a"))  // after another
        }

        @Test(.filterIssues { !$0.comments.contains("swallowed") }, .verifiesMocks)
        func missingAfterASwallowedFailure() {
            PlainShelf().expect(.add("a"))  // after a swallowed failure
            Issue.record("swallowed")
        }

        @Test(.swallowingErrors, .verifiesMocks) func missingAfterASwallowedError() throws {
            PlainShelf().expect(.add("a"))  // after a swallowed error
            throw ShelfError.gone
        }

        @Test(.scoped, .verifiesMocks) func missingAfterAFailureInsideAForeignTrait() {
            PlainShelf().expect(.add("a"))  // inside a foreign trait
            Issue.record("the test itself")
        }

        #if compiler(>=6.3)
            @Test func cancelled() throws {
                PlainShelf().expect(.add("a"))
                try Test.cancel("not today")
            }
        #endif

        @Test func missingInACancelledTask() async {
            let task = Task {
                PlainShelf().expect(.add("a"))  // in a cancelled task
                withUnsafeCurrentTask { $0?.cancel() }
            }
            await task.value
        }

        @Test(arguments: [PlainShelf("Argument")]) func missingInAnArgument(shelf: PlainShelf) {
            shelf.expect(.add("a"))  // argument
        }

        private static let shared = PlainShelf("Shared")

        @Test func missingInASharedMock() async {
            // Created without a current test, as by a test that ran before.
            await Task.detached { _ = Self.shared }.value
            Self.shared.expect(.add("a"))  // shared
        }

        @Test func verified() {
            let shelf = PlainShelf()
            shelf.expect(.add("a"))  // verified
            shelf.verify()
        }

        @Test func expectedAfterItWasVerified() {
            let shelf = PlainShelf()
            shelf.expect(.add("a"))  // before
            shelf.verify()
            shelf.expect(.add("b"))  // afterwards
        }

        @Test(.verifiesMocks) func twiceTheTrait() {
            PlainShelf().expect(.add("a"))  // twice
        }

        @Test(arguments: 0..<4) func cases(number: Int) async {
            let shelf = PlainShelf("Case \(number)")
            for _ in 0..<8 { await Task.yield() }
            if number.isMultiple(of: 2) { shelf.expect(.add("a")) }  // cases
            for _ in 0..<8 { await Task.yield() }
        }
    }

    /// A trait that hides the errors of a test from the runner.
    private struct ErrorSwallowingTrait: TestTrait, TestScoping {
        func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            try? await function()
        }
    }

    extension Trait where Self == ErrorSwallowingTrait {
        fileprivate static var swallowingErrors: Self { Self() }
    }
#endif
