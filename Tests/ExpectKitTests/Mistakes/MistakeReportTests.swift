#if os(Linux) && compiler(>=6.3)
    import Foundation
    import Testing

    /// The complete reports of 70 typical mistakes, as the test frameworks receive them: see `mistakes.txt`.
    ///
    /// A call without any possible answer, which stops the process, is in `UnanswerableCallTests`.
    @Suite(.serialized, .timeLimit(.minutes(10))) struct MistakeReportTests {
        @Test(arguments: Mistake.all) func swiftTestingReceivesTheReport(of mistake: Mistake) async throws {
            let text = try await SampleSource(of: mistake.name).normalized(mistake.reports)
            try golden.expect(text, in: mistake.name)
        }

        @Test(arguments: Mistake.inXCTest) func xctestReceivesTheReport(of mistake: String) async throws {
            let reports = try #require(await XCTestMistakeRun.shared.value[mistake])
            let text = try SampleSource(of: "test_\(mistake)").normalized(reports)
            try golden.expect(text, in: "\(mistake) in XCTest")
        }

        /// The list gets shorter when reports improve.
        @Test func allOtherReportsKeepTheRules() async throws {
            var exceptions = Dictionary(uniqueKeysWithValues: ReportRule.allCases.map { ($0, [String]()) })
            for mistake in Mistake.all {
                let reports = try await mistake.reports
                for rule in ReportRule.allCases where !rule.isKept(by: reports, of: mistake) {
                    exceptions[rule, default: []].append(mistake.name)
                }
            }
            let text = ReportRule.allCases.map { rule in
                let names = exceptions[rule, default: []]
                return
                    (["\(rule.rawValue): all but \(names.count) of \(Mistake.all.count)"]
                    + names.map { "  \($0)" })
                    .joined(separator: "\n")
            }.joined(separator: "\n\n")
            try golden.expect(text, in: "The rules for reports")
        }

        @Test func eachSampleIsAMistake() throws {
            let samples = try SampleSource.files().flatMap { file in
                file.text.matches(of: /@Test.* func (\w+)/).map { String($0.1) }
            }
            #expect(samples.count == 70)
            #expect(Mistake.all.map(\.name) == samples)
        }

        @Test(.enabled(if: !GoldenFile.isRewritten)) func eachGoldenTextHasATest() {
            let names =
                Mistake.all.map(\.name) + Mistake.inXCTest.map { "\($0) in XCTest" } + [
                    "The rules for reports"
                ]
            #expect(Set(golden.sections.map(\.name)) == Set(names))
        }

        private var golden: GoldenFile { GoldenFile("mistakes.txt", besides: #filePath) }
    }

    /// What the reports of one mistake should be.
    private enum ReportRule: String, CaseIterable {
        case oneFailure = "One failure"
        case noWarning = "No warning"
        case narrowLines = "No line of more than 100 columns"
        case cause = "The first line names the cause"

        func isKept(by reports: [MistakeReport], of mistake: Mistake) -> Bool {
            switch self {
            case .oneFailure: reports.filter { $0.severity == "error" }.count == mistake.failures
            case .noWarning: reports.allSatisfy { $0.severity == "error" }
            case .narrowLines: reports.allSatisfy { $0.lines.allSatisfy { $0.count <= 100 } }
            case .cause:
                (reports.first { $0.severity == "error" } ?? reports.first).map {
                    mistake.cause.isNamed(in: $0.lines.first ?? "")
                } == true
            }
        }
    }

    extension Mistake {
        fileprivate var reports: [MistakeReport] {
            get async throws {
                try await SampleRun.issues(of: name).map { issue in
                    // The first line of a warning is the framework's own.
                    let text =
                        issue.severity == "warning"
                        ? String(issue.words.split(separator: "\n", maxSplits: 1).last ?? "") : issue.words
                    return MistakeReport(severity: issue.severity, line: issue.line, text: text)
                }
            }
        }
    }

    /// A failure or a warning, as a test framework receives it.
    private struct MistakeReport {
        let severity: String
        let line: Int
        var text: String
        var lines: [Substring] { text.split(separator: "\n") }
    }

    /// The file with a sample.
    private struct SampleSource {
        let file: String
        let lines: [String]
        /// The line of the sample's function.
        let first: Int

        init(of sample: String) throws {
            let found = try Self.files().first { $0.text.contains("func \(sample)(") }
            let source = try #require(found)
            file = source.name
            lines = source.text.components(separatedBy: "\n")
            first = try #require(lines.firstIndex { $0.contains("func \(sample)(") }) + 1
        }

        /// The files of this folder with samples, in the order of their names.
        static func files() throws -> [(name: String, text: String)] {
            let folder = URL(filePath: #filePath).deletingLastPathComponent()
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { $0.lastPathComponent.hasSuffix("Samples.swift") }
                .map { (name: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8)) }
                .sorted { $0.name < $1.name }
        }

        /// The texts of reports, with the comments at their lines.
        func normalized(_ reports: [MistakeReport]) -> String {
            let texts = reports.map { report in
                let comment = lines[report.line - 1].components(separatedBy: "  // ").dropFirst().last
                let place = comment ?? "at +\(report.line - first)"
                return "[\(report.severity), \(place)]\n\(report.text.trimmingCharacters(in: .newlines))"
            }
            return ExpectKitTests.normalized(texts.joined(separator: "\n\n"), file: file, first: first)
                .replacing(file, with: "Tests.swift")
        }
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
