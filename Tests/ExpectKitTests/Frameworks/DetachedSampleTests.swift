#if os(Linux)
    import Testing

    /// A failure where no test is known belongs to the test that made the mock.
    @Suite(.timeLimit(.minutes(10))) struct DetachedSampleTests {
        @Test(arguments: [
            ("callInADetachedTask", "Detached"), ("callOnAQueue", "Queue"), ("callOnAnotherThread", "Thread"),
        ])
        func aCallIsBookedOnTheTestThatMadeTheMock(sample: String, mock: String) async throws {
            let issues = try await SampleRun.issues(of: sample)
            let mocks = issues.map { $0.words.split(separator: "\n").dropFirst().first ?? "" }
            #expect(mocks.sorted() == (0..<2).map { "\(mock) \($0): unexpected clear" })
            #expect(issues.allSatisfy { $0.severity == "error" })
        }

        @Test(arguments: [
            ("callInADetachedTask", "Detached"), ("callOnAQueue", "Queue"), ("callOnAnotherThread", "Thread"),
            ("goneInADetachedTask", "Gone"),
        ])
        func casesThatRunAtTheSameTimeHaveTheirOwn(sample: String, mock: String) async throws {
            let byCase = try await SampleRun.issuesByCase(of: sample)
            for number in 0..<2 {
                let own = byCase["\(number)", default: []].filter { $0.contains("\(mock) ") }
                #expect(own.count == 1)
                #expect(own.first?.contains("\(mock) \(number): ") == true)
            }
        }

        @Test func aCallIsBookedOnTheTestThatDeclaresOnTheMock() async throws {
            let byCase = try await SampleRun.issuesByCase(of: "declaredOnAMockOfADetachedTask")
            for number in 0..<2 {
                let own = byCase["\(number)", default: []].filter { $0.contains("Foreign") }
                #expect(own.count == 1)
                #expect(own.first?.contains("Foreign \(number): unexpected clear") == true)
            }
        }

        #if compiler(>=6.3)
            @Test(arguments: ["cancelledWithoutTheTrait", "cancelledWithoutTheTraitAfterAVerification"])
            func aCancelledTestDoesNotFailForWhatIsMissing(sample: String) async throws {
                #expect(try await SampleRun.issues(of: sample).isEmpty)
            }
        #endif

        /// A test may cancel a task of its own; the test goes on.
        @Test func aCancelledTaskHidesNothing() async throws {
            let issues = try await SampleRun.issues(of: "goneInACancelledTask")
            #expect(try issues.map { try $0.sighting() } == ["error gone in a cancelled task"])
        }

        @Test func callsOnAllSidesAtOnceAreAllThere() async throws {
            #expect(try await SampleRun.issues(of: "callsOnAllSides").count == 3)
        }

        @Test func aMockThatGoesInADetachedTaskIsBookedOnItsTest() async throws {
            let issues = try await SampleRun.issues(of: "goneInADetachedTask")
            #expect(try issues.map { try $0.sighting() } == Array(repeating: "error gone", count: 2))
        }

        @Test func noFailureIsBookedOnNoTest() async throws {
            #expect(try await SampleRun.strayIssues(saying: "unexpected").isEmpty)
            #expect(try await SampleRun.strayIssues(saying: "missing").isEmpty)
        }

        /// Without the trait it is shown once; Swift Testing would show it again for each trait that looks on.
        @Test func aFailureOfNoTestIsNotMultiplied() async throws {
            #expect(try await SampleRun.strayIssues(saying: "a failure of the test's own").count == 1)
        }
    }
#endif
