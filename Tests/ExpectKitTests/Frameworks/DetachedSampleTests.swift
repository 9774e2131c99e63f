#if os(Linux)
    import Testing

    /// A failure without a current test is recorded in the test that created the mock.
    @Suite(.timeLimit(.minutes(10))) struct DetachedSampleTests {
        @Test(arguments: [
            ("callInADetachedTask", "Detached"), ("callOnAQueue", "Queue"), ("callOnAnotherThread", "Thread"),
        ])
        func aFailureIsRecordedInTheTestThatCreatedTheMock(sample: String, mock: String) async throws {
            let issues = try await SampleRun.issues(of: sample)
            let mocks = issues.map { $0.words.split(separator: "\n").first ?? "" }
            #expect(mocks.sorted() == (0..<2).map { "\(mock) \($0): unexpected clear" })
            #expect(issues.allSatisfy { $0.severity == "error" })
        }

        @Test(arguments: [
            ("callInADetachedTask", "Detached"), ("callOnAQueue", "Queue"), ("callOnAnotherThread", "Thread"),
            ("deallocatedInADetachedTask", "Deallocated"),
        ])
        func parallelCasesHaveTheirOwnFailures(sample: String, mock: String) async throws {
            let byCase = try await SampleRun.issuesByCase(of: sample)
            for number in 0..<2 {
                let own = byCase["\(number)", default: []].filter { $0.contains("\(mock) ") }
                #expect(own.count == 1)
                #expect(own.first?.contains("\(mock) \(number): ") == true)
            }
        }

        @Test func aFailureIsRecordedInTheTestThatDeclaresOnTheMock() async throws {
            let byCase = try await SampleRun.issuesByCase(of: "declaredOnAMockOfADetachedTask")
            for number in 0..<2 {
                let own = byCase["\(number)", default: []].filter { $0.contains("Foreign") }
                #expect(own.count == 1)
                #expect(own.first?.contains("Foreign \(number): unexpected clear") == true)
            }
        }

        #if compiler(>=6.3)
            @Test(arguments: ["cancelledWithoutTheTrait", "cancelledWithoutTheTraitAfterAVerification"])
            func aCancelledTestDoesNotFailForMissingCalls(sample: String) async throws {
                #expect(try await SampleRun.issues(of: sample).isEmpty)
            }
        #endif

        /// A cancelled task of a test does not cancel the test.
        @Test func aMissingCallInACancelledTaskIsRecorded() async throws {
            let issues = try await SampleRun.issues(of: "deallocatedInACancelledTask")
            #expect(try issues.map { try $0.sighting() } == ["error deallocated in a cancelled task"])
        }

        /// The test framework calls only a closure of the task.
        @Test func aMissingCallInACancelledTaskIsRecordedInAClosureOfTheFramework() async throws {
            let issues = try await SampleRun.issues(of: "verifiedInACancelledTask")
            #expect(try issues.map { try $0.sighting() } == ["error verified in a cancelled task"])
        }

        @Test func concurrentFailuresAreAllRecorded() async throws {
            #expect(try await SampleRun.issues(of: "concurrentCalls").count == 3)
        }

        @Test func aMockDeallocatedInADetachedTaskReportsInItsTest() async throws {
            let issues = try await SampleRun.issues(of: "deallocatedInADetachedTask")
            #expect(try issues.map { try $0.sighting() } == Array(repeating: "error deallocated", count: 2))
        }

        @Test func eachFailureIsRecordedInATest() async throws {
            #expect(try await SampleRun.issuesWithoutATest(containing: "unexpected").isEmpty)
            #expect(try await SampleRun.issuesWithoutATest(containing: "missing").isEmpty)
        }

        /// Such an issue is recorded once. Swift Testing records it again for each trait that handles issues.
        @Test func anIssueWithoutATestIsRecordedOnce() async throws {
            #expect(
                try await SampleRun.issuesWithoutATest(containing: "a failure of the test's own").count == 1)
        }
    }
#endif
