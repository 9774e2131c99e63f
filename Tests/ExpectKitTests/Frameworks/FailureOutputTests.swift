import Foundation
import Testing

@testable import ExpectKit

/// The outputs that `EXPECTKIT_REPORTS` asks for.
struct FailureOutputTests {
    private func words(_ list: String) -> [String] {
        let (outputs, unknown) = FailureOutput.outputs(in: list)
        return outputs.map { "\($0.form)" + ($0.path.map { " to \($0)" } ?? "") } + unknown.map { "? \($0)" }
    }

    @Test func aListHasOutputsAndTheirFiles() {
        expectTexts(
            (words("json"), ["json"]), (words("github"), ["github"]),
            (words("json,github"), ["json", "github"]),
            (words(" json:out/my reports.jsonl , github"), ["json to out/my reports.jsonl", "github"]),
            (words("json:/a:b.jsonl,json"), ["json to /a:b.jsonl", "json"]),
            (words("github:notes.txt"), ["github to notes.txt"]), (words("json:"), ["json"]))
    }

    @Test func otherWordsAreUnknown() {
        expectTexts(
            (words(""), []), (words(" , "), []), (words("xml"), ["? xml"]), (words("JSON"), ["? JSON"]),
            (words("json,xml:a,jsonl"), ["json", "? xml:a", "? jsonl"]), (words(":a"), ["? :a"]))
    }

    @Test func severalThreadsAppendWholeLines() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jsonl")
            .path
        defer { try? FileManager.default.removeItem(atPath: path) }
        // As two processes do, each has opened the file.
        let files = [AppendedFile(path: path), AppendedFile(path: path)]
        DispatchQueue.concurrentPerform(iterations: 200) { number in
            #expect(files[number % 2].append("\(number) " + String(repeating: "é", count: 10_000)))
        }
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        #expect(Set(lines.map { $0.prefix { $0 != " " } }).count == 200)
        #expect(lines.count == 200)
        #expect(lines.allSatisfy { $0.hasSuffix("é") && $0.split(separator: " ")[1].count == 10_000 })
    }
}

#if os(Linux)
    /// What a test run writes for tools.
    @Suite(.timeLimit(.minutes(10))) struct FailureOutputSampleTests {
        private struct Line: Decodable {
            struct Location: Decodable { let relativePath: String, line: Int }
            let expectkit: Int, kind: String, mock: String, call: String, test: String?
            let severity: String, location: Location, isKnown: Bool?, arguments: [String]?

            func isOf(_ words: String) -> Bool { test?.contains(words) == true }
        }

        private func failures(in output: [String]) throws -> [Line] {
            try output.filter { $0.hasPrefix("{\"expectkit\":1,") }
                .map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
        }

        @Test func eachFailureIsOneLineWithItsTest() async throws {
            let failures = try failures(in: await AttachmentSampleRun.run(.all).output)
            let ofTwoMocks = failures.filter { $0.isOf("/twoMocks()") }
            #expect(ofTwoMocks.map(\.kind) == ["unexpected"])
            #expect(ofTwoMocks.map(\.mock) == ["First"])
            #expect(ofTwoMocks.map(\.call) == ["add(\"<b>\")"])
            #expect(ofTwoMocks.map(\.isKnown) == [false])
            #expect(ofTwoMocks.map(\.arguments) == [nil])
            #expect(
                ofTwoMocks.map(\.location.relativePath)
                    == ["Tests/ExpectKitTests/Diagrams/AttachmentSamples.swift"])
            #expect(failures.count { $0.isOf("/failedTwice()") } == 2)
            #expect(failures.count { $0.isOf("/calledInADetachedTask()") } == 1)
            #expect(failures.allSatisfy { !$0.isOf("/passed()") })
        }

        @Test func aFailureThatTheTestExpectsIsKnown() async throws {
            let failures = try failures(in: await AttachmentSampleRun.run(.all).output)
            #expect(failures.filter { $0.isKnown == true }.map(\.call) == ["clear"])
            #expect(failures.filter { $0.isOf("/knownIssue()") }.map(\.isKnown) == [true])
            #expect(failures.filter { $0.severity == "warning" }.allSatisfy { $0.isKnown == nil })
        }

        @Test func aFailureOfACaseHasItsArguments() async throws {
            let failures = try failures(in: await AttachmentSampleRun.run(.all).output)
            let ofCases = failures.filter { $0.isOf("/cases(number:)") }
            #expect(Set(ofCases.map(\.arguments)) == [["number: 1"], ["number: 2"]])
            #expect(ofCases.count == 2)
        }

        @Test func aFailureOfXCTestIsOneLineToo() async throws {
            let output = try await XCTestSampleRun.output(of: "SkipSamples", ["EXPECTKIT_REPORTS": "json"])
            let failures = try failures(in: output)
            #expect(
                Set(failures.map { "\($0.test ?? ""): \($0.mock), \($0.kind) \($0.call)" }) == [
                    "SkipSamples.testALocalMockThatMissesACall: Missing local, missing clear",
                    "SkipSamples.testAStoredMockThatMissesACall: Stored, missing clear",
                    "SkipSamples.testAWrongCallBeforeASkip: Wrong, unexpected clear",
                ])
            #expect(failures.count == 3)
            // XCTest does not say it.
            #expect(failures.allSatisfy { $0.isKnown == nil && $0.arguments == nil })
        }

        /// XCTest receives it in a test case of its own.
        @Test func aFailureAfterATestCaseIsOneLine() async throws {
            let output = try await XCTestSampleRun.output(
                of: "KeptXCSamples", ["EXPECTKIT_REPORTS": "json", "EXPECTKIT_KEPT_SAMPLES": "wrong"])
            let tests = try failures(in: output).map(\.test)
            #expect(tests.count == 11)
            #expect(Set(tests).count == 11)
        }

        /// Its process shows it on the standard error, too.
        @Test func aFailureAtTheEndOfAnExitTestIsOneLine() async throws {
            let path = FileManager.default.temporaryDirectory.appendingPathComponent(
                "\(UUID().uuidString).jsonl"
            ).path
            defer { try? FileManager.default.removeItem(atPath: path) }
            _ = try await AttachmentSampleRun.streams(
                of: ["--testing-library", "swift-testing", "--filter", "ExitTestReportTests"],
                ["EXPECTKIT_REPORTS": "json:\(path)"])
            let lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
            let places = try failures(in: lines).filter { $0.mock == "Kept" }.map(\.location.line)
            #expect(places.count == 5)
            #expect(Set(places).count == 5)
        }

        @Test func withoutTheVariableNothingIsPrinted() async throws {
            let output = try await AttachmentSampleRun.run(.byDefault).output
            #expect(!output.contains { $0.contains("\"expectkit\"") || $0.hasPrefix("::") })
        }

        /// Runs samples with a list of outputs.
        private func run(_ list: String) async throws -> (output: [String], errors: [String]) {
            try await AttachmentSampleRun.streams(
                of: [
                    "--testing-library", "swift-testing", "--filter",
                    "AttachmentSamples/(twoMocks|failedTwice|known)",
                ],
                [AttachmentSampleRun.variable: "1", "EXPECTKIT_REPORTS": list, "GITHUB_WORKSPACE": ""])
        }

        @Test func aFileGetsTheLinesAndTheStandardOutputGetsAnnotations() async throws {
            let path = FileManager.default.temporaryDirectory.appendingPathComponent(
                "\(UUID().uuidString).jsonl"
            ).path
            defer { try? FileManager.default.removeItem(atPath: path) }
            try Data("an earlier run\n".utf8).write(to: URL(fileURLWithPath: path))
            let (output, errors) = try await run("json:\(path),github")
            let file = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
            #expect(file.first == "an earlier run")
            #expect(file.last == "")
            #expect(try failures(in: file).count == 4)
            #expect(file.count == 6)
            #expect(!output.contains { $0.contains("\"expectkit\"") })
            // The known issue has no annotation.
            let annotations = output.filter { $0.hasPrefix("::") }
            let start = "::error file=Tests/ExpectKitTests/Diagrams/AttachmentSamples.swift,line="
            #expect(annotations.count == 3)
            #expect(annotations.allSatisfy { $0.hasPrefix(start) })
            #expect(
                annotations.count {
                    $0.contains(
                        ",title=First%3A add(…)%3A got \"<b>\"%2C expected \"a\""
                            + "::First: add(…): got \"<b>\"")
                } == 1)
            #expect(!errors.contains { $0.contains("EXPECTKIT_REPORTS") })
        }

        @Test func whatCannotBeDoneIsSaidOnce() async throws {
            let (output, errors) = try await run("json:/no-such-folder/reports.jsonl,xml")
            #expect(
                errors.filter { $0.contains("EXPECTKIT_REPORTS") } == [
                    "EXPECTKIT_REPORTS has “xml”; the known words are json, github, each also with a file (json:FILE)",
                    "EXPECTKIT_REPORTS names the file /no-such-folder/reports.jsonl, which cannot be opened "
                        + "(No such file or directory); failures are on the standard output",
                ])
            // Nothing is lost.
            #expect(try failures(in: output).count == 4)
        }
    }
#endif
