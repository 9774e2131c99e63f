#if os(Linux)
    import Testing

    /// The issues that the trait leads to: for each sample, the severity and the line of each issue.
    @Suite(.timeLimit(.minutes(10))) struct TraitSampleTests {
        @Test(arguments: [
            ("missing", ["error missing"]),
            ("missingInTheSuite", ["error stored"]),
            ("verified", ["error verified"]),
            ("twiceTheTrait", ["error twice"]),
        ])
        func aMissingCallFailsTheTestOnceAtItsExpectation(
            sample: String, sightings: [String]
        ) async throws {
            #expect(try await SampleRun.issues(of: sample).map { try $0.sighting() } == sightings)
        }

        @Test(arguments: [
            ("missingAfterAFailedExpectation", ["error", "warning after a failure"]),
            ("missingBesideAWrongCall", ["error wrong", "warning beside"]),
            ("expectedAfterItWasVerified", ["error before", "warning afterwards"]),
        ])
        func afterAFailureAMissingCallIsAWarning(sample: String, sightings: [String]) async throws {
            let issues = try await SampleRun.issues(of: sample)
            #expect(try issues.map { try $0.sighting() } == sightings)
            #expect(
                issues.last?.words.contains("this is a warning because the test has already failed") == true)
        }

        /// The trait handles the error before the test framework records it.
        @Test func afterAnErrorAMissingCallIsAWarning() async throws {
            let issues = try await SampleRun.issues(of: "missingAfterAnError")
            #expect(try issues.map { try $0.sighting() } == ["warning after an error", "error"])
            #expect(issues.last?.words.hasPrefix(".gone") == true)
        }

        @Test(arguments: [
            ("missingAfterAKnownIssue", ["known", "error after a known issue"]),
            ("missingAfterAWarning", ["warning", "error after a warning"]),
            ("missingAfterAFailureOfAnotherTest", ["error after another"]),
        ])
        func afterAnIssueThatIsNoFailureAMissingCallIsAFailure(sample: String, sightings: [String])
            async throws
        {
            let issues = try await SampleRun.issues(of: sample)
            #expect(try issues.map { try $0.sighting() } == sightings)
            #expect(issues.last?.words.contains("a warning only") == false)
        }

        /// Another trait may suppress the failure of a test. Then the missing call has to fail the test.
        @Test(arguments: [
            ("missingAfterASwallowedFailure", ["error after a swallowed failure"]),
            ("missingAfterASwallowedError", ["error after a swallowed error"]),
            ("missingAfterAFailureInsideAForeignTrait", ["error", "error inside a foreign trait"]),
        ])
        func ifAFailureMayBeSuppressedAMissingCallIsAFailure(sample: String, sightings: [String]) async throws {
            let issues = try await SampleRun.issues(of: sample)
            #expect(try issues.map { try $0.sighting() } == sightings)
        }

        #if compiler(>=6.3)
            @Test func inACancelledTestAMissingCallIsNoFailure() async throws {
                #expect(try await SampleRun.issues(of: "cancelled").isEmpty)
            }
        #endif

        @Test(arguments: [
            ("missingInACancelledTask", ["error in a cancelled task"]),
            ("missingInAnArgument", ["error argument"]),
            ("missingInASharedMock", ["error shared"]),
        ])
        func aMockBelongsToTheTestThatDeclaresOnIt(sample: String, sightings: [String]) async throws {
            #expect(try await SampleRun.issues(of: sample).map { try $0.sighting() } == sightings)
        }

        /// The trait does not change the issues that it passes on.
        @Test func anIssueOfTheTestIsPassedOnUnchanged() async throws {
            let issue = try await SampleRun.issues(of: "missingAfterAFailedExpectation").first
            #expect(issue?.words.contains("Expectation failed: (shelf.calls.count → 0) == 1") == true)
            #expect(issue?.words.contains("the test itself") == true)
        }

        @Test func eachCaseHasItsOwnMocks() async throws {
            let byCase = try await SampleRun.issuesByCase(of: "cases")
            for number in 0..<4 {
                let own = byCase["\(number)", default: []].filter { $0.contains("Case ") }
                #expect(own.count == (number.isMultiple(of: 2) ? 1 : 0))
                #expect(own.allSatisfy { $0.contains("Case \(number): missing") })
            }
        }
    }
#endif
