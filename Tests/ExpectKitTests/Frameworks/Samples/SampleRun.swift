#if os(Linux)
    import Foundation
    import Testing

    /// A run of the samples in a separate process, read from the event stream of Swift Testing.
    ///
    /// A test cannot check in which test a failure is recorded: `withKnownIssue` handles the issues of its own task only,
    /// and makes them known ones.
    struct SampleRun {
        private static let variable = "EXPECTKIT_SAMPLES"

        /// Whether this process is one that runs samples.
        static let isRunning = ProcessInfo.processInfo.environment[variable] != nil

        // All tests share one run.
        private static let graded = Task {
            try await SampleRun(
                "(Detached|Held|Trait|Requiring|Throwing|Mistake)Samples", streamVersion: "6.3")
        }
        // Only the first version of the stream distinguishes the cases of a test, but it leaves out warnings.
        private static let byCase = Task {
            try await SampleRun("(Detached|Held|Trait|Requiring|Throwing)Samples", streamVersion: "0")
        }

        /// The issues of a sample, warnings among them, in the order of their arrival.
        static func issues(of sample: String) async throws -> [SampleIssue] {
            try await graded.value.records.filter { $0.isOf(sample) }.map(\.issue)
        }

        /// The issues that belong to no test and contain some text.
        static func issuesWithoutATest(containing words: String) async throws -> [SampleIssue] {
            try await graded.value.records.filter { $0.payload.testID == nil }.map(\.issue)
                .filter { $0.words.contains(words) }
        }

        /// The texts of the issues of a parameterized sample, by the arguments of its cases.
        static func issuesByCase(of sample: String) async throws -> [String: [String]] {
            let records = try await byCase.value.records.filter {
                $0.payload.testID == nil || $0.isOf(sample)
            }
            return Dictionary(grouping: records.filter { $0.payload._testCase != nil }) {
                $0.payload._testCase?.displayName ?? ""
            }.mapValues { $0.map(\.issue.words) }
        }

        private let records: [Record]

        private init(_ filter: String, streamVersion: String) async throws {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(
                "samples-\(UUID().uuidString).jsonl")
            defer { try? FileManager.default.removeItem(at: file) }
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            process.arguments = [
                "--testing-library", "swift-testing", "--filter", filter,
                "--event-stream-output-path", file.path, "--event-stream-version", streamVersion,
            ]
            process.environment = ProcessInfo.processInfo.environment.merging([Self.variable: "1"]) { $1 }
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
                process.terminationHandler = { _ in ended.resume() }
                do { try process.run() } catch { ended.resume(throwing: error) }
            }
            let lines = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
            records = lines.compactMap { try? JSONDecoder().decode(Record.self, from: Data($0.utf8)) }
        }

        /// A line of the event stream with an issue. Other lines cannot be decoded as such.
        private struct Record: Decodable {
            struct Payload: Decodable {
                struct Issue: Decodable {
                    struct Location: Decodable { let fileID: String, line: Int }
                    let isKnown: Bool
                    let severity: String?
                    let sourceLocation: Location?
                }
                struct Message: Decodable { let text: String }
                struct Case: Decodable { let displayName: String }
                let issue: Issue
                let messages: [Message]
                let testID: String?
                let _testCase: Case?
            }
            let payload: Payload

            func isOf(_ sample: String) -> Bool { payload.testID?.contains("/\(sample)(") == true }

            /// The whole text of a failure of a mock, or else the messages.
            private var words: String {
                var messages = payload.messages.map(\.text)
                let prefix = "Caught error: "
                guard let first = messages.first, first.hasPrefix(prefix) else {
                    return messages.joined(separator: "\n")
                }
                messages.removeFirst()
                let details = messages.joined(separator: "\n").split(
                    separator: "\n", omittingEmptySubsequences: false)
                return ([String(first.dropFirst(prefix.count))] + details.map { $0.isEmpty ? "" : "  \($0)" })
                    .joined(separator: "\n")
            }

            var issue: SampleIssue {
                SampleIssue(
                    words: words,
                    severity: payload.issue.isKnown ? "known" : payload.issue.severity ?? "",
                    fileID: payload.issue.sourceLocation?.fileID ?? "",
                    line: payload.issue.sourceLocation?.line ?? 0)
            }
        }
    }

    /// An issue of a sample.
    struct SampleIssue {
        let words: String
        /// `error`, `warning`, or `known`.
        let severity: String
        let fileID: String
        let line: Int

        /// The severity and the comment at the end of the issue's line, such as `error missing`.
        func sighting() throws -> String {
            let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent(URL(fileURLWithPath: fileID).lastPathComponent).path
            let lines = try String(contentsOfFile: path, encoding: .utf8)
                .split(separator: "\n", omittingEmptySubsequences: false)
            let comment = lines[line - 1].components(separatedBy: "  // ")
            return comment.count == 2 ? "\(severity) \(comment[1])" : severity
        }
    }
#endif
