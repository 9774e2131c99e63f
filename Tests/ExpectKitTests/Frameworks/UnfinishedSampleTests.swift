#if os(Linux)
    import Testing

    /// Bodies that never return in XCTest. The process ends.
    @Suite(.timeLimit(.minutes(10))) struct UnfinishedSampleTests {
        @Test func eachIsReportedOnce() async throws {
            let output = try await XCTestSampleRun.output(of: "UnfinishedSamples")
            #expect(
                XCTestSampleRun.failures(in: output).sorted() == [
                    "UnfinishedSamples.testASearch: failed - inEveryAnswerOrder: the body has not returned, "
                        + "and nothing happened for 0.2 seconds",
                    "UnfinishedSamples.testASeries: failed - MockStepping: the body has not returned, "
                        + "and nothing happened for 0.2 seconds",
                ])
            #expect(output.contains { $0.contains("Executed 3 tests, with 2 failures") })
        }
    }
#endif
