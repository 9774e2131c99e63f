#if os(Linux)
    import Foundation
    import Testing

    /// A skipped XCTest does not fail for missing calls.
    @Suite(.timeLimit(.minutes(10))) struct SkippedTestTests {
        @Test func onlyWrongCallsOfSkippedTestsAreReported() async throws {
            let output = try await SkipSampleRun.output()
            let failures = output.filter { $0.contains("error: ") }.map { line in
                let parts = line.components(separatedBy: " : ")
                let test = parts.first?.components(separatedBy: "error: ").last ?? ""
                return "\(test): \(parts.last ?? "")"
            }
            #expect(
                failures.sorted() == [
                    "SkipSamples.testALocalMockThatMissesACall: failed - Missing local: missing clear",
                    "SkipSamples.testAStoredMockThatMissesACall: failed - Stored: missing clear",
                    "SkipSamples.testAWrongCallBeforeASkip: failed - Wrong: unexpected clear",
                ])
            #expect(output.contains { $0.contains("6 tests, with 4 tests skipped and 3 failures") })
        }
    }

    private enum SkipSampleRun {
        /// The lines that XCTest prints for the samples.
        static func output() async throws -> [String] {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            process.arguments = ["ExpectKitTests.SkipSamples"]
            process.environment = ProcessInfo.processInfo.environment.merging([SkipSamples.variable: "1"]) {
                $1
            }
            let pipe = Pipe()
            process.standardOutput = pipe
            process.standardError = FileHandle.nullDevice
            try process.run()
            let reading = Task.detached { pipe.fileHandleForReading.readDataToEndOfFile() }
            let data = await reading.value
            process.waitUntilExit()
            return String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
        }
    }
#endif
