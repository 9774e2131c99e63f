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
                    "MockArchive: no answer for load(id: 7); the failure is reported at ThrowingSamples.swift:\(line)"
                ) == true)
        }
    }
#endif
