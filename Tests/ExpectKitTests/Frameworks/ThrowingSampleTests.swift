#if os(Linux)
    import Testing

    /// A call too many of a throwing requirement ends its test with one failure.
    @Suite(.timeLimit(.minutes(10))) struct ThrowingSampleTests {
        #if compiler(>=6.3)
            @Test(arguments: [
                ("aThrowingCallTooMany", ["error too many"]),
                ("aThrowingCallWithAnotherArgument", ["error another argument"]),
                ("aThrowingVoidCallTooMany", ["error too many of nothing"]),
                ("anAsyncThrowingCallTooMany", ["error too many of async"]),
            ])
            func theTestEndsWithOneFailure(sample: String, sightings: [String]) async throws {
                #expect(try await SampleRun.issues(of: sample).map { try $0.sighting() } == sightings)
            }
        #endif

        @Test func theErrorOfTheLastResortPointsAtTheFailure() async throws {
            let issues = try await SampleRun.issues(of: "aThrowingCallWithoutAnyAnswer")
            #expect(issues.count == 2)
            let line = try #require(issues.first?.line)
            #expect(issues.first?.words.contains("MockArchive: unexpected load(id: 7)") == true)
            #expect(
                issues.last?.words.contains(
                    "follows from the failure at Tests/ExpectKitTests/Frameworks/Samples/ThrowingSamples.swift:"
                        + "\(line): MockArchive has no answer for load(id: 7)"
                ) == true)
        }

        #if compiler(>=6.3)
            @Test func withTheTraitItIsNoSecondFailure() async throws {
                let issues = try await SampleRun.issues(of: "aThrowingCallWithoutAnyAnswerVerified")
                #expect(try issues.map { try $0.sighting() } == ["error no answer, verified"])
            }

            /// The outer trait suppresses the failure. The test would pass without the error.
            @Test func ifTheFailureMayBeSuppressedTheErrorFailsTheTest() async throws {
                let issues = try await SampleRun.issues(of: "aSuppressedCallWithoutAnyAnswer")
                #expect(issues.map(\.severity) == ["error"])
                #expect(issues[0].words.hasPrefix("follows from the failure at"))
            }
        #endif
    }
#endif
