#if os(Linux) && compiler(>=6.3)
    import Foundation
    import Testing

    /// The complete reports of typical mistakes, as both test frameworks receive them: see `mistakes.txt`.
    /// The samples stand at the same lines of files with names of the same length, so that lines are broken alike.
    @Suite(.serialized, .timeLimit(.minutes(10))) struct MistakeReportTests {
        static let mistakes = [
            "aWrongScalar", "aWrongFieldDeepInAStruct", "aCallNeverMade", "aCallMadeTwice", "twoCallsSwapped",
            "oneCallTooManyOnAStrictMock", "anUnstubbedGetter", "anArrayWithOneElementLess", "aWrongOverload",
            "theFiftySeventhOfAHundred", "aDetachedTask", "aCompletionNeverCalled",
        ]

        @Test(arguments: mistakes) func swiftTestingReceivesTheReport(mistake: String) async throws {
            let issues = try await SampleRun.issues(of: mistake).map { issue in
                // The first line of a warning is the framework's own.
                let text =
                    issue.severity == "warning"
                    ? String(issue.words.split(separator: "\n", maxSplits: 1).last ?? "") : issue.words
                return MistakeReport(severity: issue.severity, line: issue.line, text: text)
            }
            try expectGolden(issues, of: mistake, in: "MistakesWithTesting.swift", "func \(mistake)(")
        }

        @Test(arguments: mistakes) func xctestReceivesTheReport(mistake: String) async throws {
            let reports = try await XCTestMistakeRun.shared.value[mistake] ?? []
            try expectGolden(reports, of: mistake, in: "MistakesWithXCTests.swift", "func test_\(mistake)(")
        }

        private func expectGolden(
            _ reports: [MistakeReport], of mistake: String, in file: String, _ function: String
        ) throws {
            let path = "\(#filePath)".replacing("MistakeReportTests.swift", with: file)
            let source = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
            let first = try #require(source.firstIndex { $0.contains(function) }) + 1
            let texts = reports.map { report in
                let comment = source[report.line - 1].components(separatedBy: "  // ").dropFirst().last
                return "[\(report.severity), \(comment ?? "at +\(report.line - first)")]\n\(report.text)"
            }
            let text = normalized(texts.joined(separator: "\n\n"), file: file, first: first)
                .replacing(file, with: "Tests.swift")
            try GoldenFile("mistakes.txt", besides: #filePath).expect(text, in: mistake)
        }
    }

    /// A failure or a warning, as a test framework receives it.
    private struct MistakeReport {
        let severity: String
        let line: Int
        var text: String
    }

    private enum XCTestMistakeRun {
        /// The failures and warnings, by the names of their tests.
        static let shared = Task { read(try await XCTestSampleRun.output(of: "XCTestMistakeSamples")) }

        private static func read(_ output: [String]) -> [String: [MistakeReport]] {
            var reports: [String: [MistakeReport]] = [:]
            var mistake = ""
            for line in output {
                if let start = line.firstMatch(of: /^Test Case 'XCTestMistakeSamples\.test_(\w+)' (.*)/) {
                    mistake = start.2.hasPrefix("started") ? String(start.1) : ""
                } else if mistake.isEmpty {
                    continue
                } else if let head = line.firstMatch(
                    of: /:(\d+): (error|warning): (?:XCTestMistakeSamples\.\w+ : failed - )?(.*)/)
                {
                    let report = MistakeReport(
                        severity: String(head.2), line: Int(head.1) ?? 0, text: String(head.3))
                    reports[mistake, default: []].append(report)
                } else if let last = reports[mistake]?.indices.last {
                    reports[mistake]?[last].text += "\n\(line)"
                }
            }
            return reports
        }
    }
#endif
