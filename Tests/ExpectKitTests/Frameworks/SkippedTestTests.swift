#if os(Linux)
    import Testing

    /// A skipped XCTest does not fail for missing calls.
    @Suite(.timeLimit(.minutes(10))) struct SkippedTestTests {
        @Test func onlyWrongCallsOfSkippedTestsAreReported() async throws {
            let output = try await XCTestSampleRun.output(of: "SkipSamples")
            #expect(
                XCTestSampleRun.failures(in: output).sorted() == [
                    "SkipSamples.testALocalMockThatMissesACall: failed - Missing local: missing clear",
                    "SkipSamples.testAStoredMockThatMissesACall: failed - Stored: missing clear",
                    "SkipSamples.testAWrongCallBeforeASkip: failed - Wrong: unexpected clear",
                ])
            #expect(output.contains { $0.contains("6 tests, with 4 tests skipped and 3 failures") })
        }
    }
#endif
