import Foundation
import Testing

@testable import ExpectKit

/// The form of a failure for tools.
struct FailureLineTests {
    private let shelf = MockShelf()

    private func object(_ report: FailureReport, test: String? = nil) throws -> [String: Any] {
        let line = FailureLine(failure: report, test: test).text
        #expect(line.hasPrefix("{\"expectkit\":1,"))
        #expect(line.split(whereSeparator: { $0.isNewline }).count == 1)
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
        return try #require(object as? [String: Any])
    }

    @Test func aLineHasAllFacts() throws {
        shelf.expect(.load(id: 1)).andReturn("one"); let line = #line
        _ = try shelf.load(id: 2)
        let report = try #require(shelf.failures.reports.first)
        let object = try object(report, test: "ShelfTests/load()")
        #expect(object["expectkit"] as? Int == 1)
        #expect(object["test"] as? String == "ShelfTests/load()")
        #expect(object["kind"] as? String == "unexpected")
        #expect(object["mock"] as? String == "Shelf")
        #expect(object["call"] as? String == "load(id: 2)")
        #expect(object["severity"] as? String == "error")
        #expect(object["text"] as? String == report.text)
        #expect(object["answer"] as? String == report.answer)
        #expect(object["advice"] as? [String] == report.advice)
        #expect(object["states"] as? [String] == [])
        #expect(object["caller"] as? String == report.caller)
        #expect(object["callers"] as? [String] == report.callers)
        #expect(object["verifiedAt"] == nil)
        let location = try #require(object["location"] as? [String: Any])
        #expect(location["fileID"] as? String == report.location.fileID)
        #expect(location["filePath"] as? String == #filePath)
        #expect(location["line"] as? Int == report.location.line)
        #expect(location["column"] as? Int == report.location.column)
        let candidates = try #require(object["candidates"] as? [[String: Any]])
        #expect(candidates.count == 1)
        let candidate = candidates[0]
        #expect(candidate["role"] as? String == "nearest")
        #expect(candidate["call"] as? String == "load(id: 1)")
        #expect(candidate["position"] as? Int == 1)
        #expect(candidate["total"] as? Int == 1)
        #expect(candidate["minimumCount"] as? Int == 1)
        #expect(candidate["maximumCount"] as? Int == 1)
        #expect(candidate["calls"] as? Int == 0)
        #expect((candidate["location"] as? [String: Any])?["line"] as? Int == line)
        let differences = try #require(candidate["differences"] as? [[String: String]])
        #expect(differences == [["path": "id", "expected": "1", "actual": "2"]])
    }

    /// A property that is added to a report is added to the line as well.
    @Test func aLineHasEveryPropertyOfAReport() throws {
        shelf.expect(.load(id: 1)).andReturn("one")
        _ = try shelf.load(id: 2)
        let report = try #require(shelf.failures.reports.first)
        let object = try object(report)
        let internals: Set = ["parts", "isNote", "staticPath", "staticLine"]
        for (label, value) in Mirror(reflecting: report).children where !"\(value)".isEmpty {
            guard let label, !internals.contains(label), "\(value)" != "nil" else { continue }
            #expect(object[label] != nil, "\(label)")
        }
        let candidate = try #require(report.candidates.first)
        let fields = try #require((object["candidates"] as? [[String: Any]])?.first)
        for (label, value) in Mirror(reflecting: candidate).children where "\(value)" != "nil" {
            #expect(fields[label ?? ""] != nil, "\(label ?? "")")
        }
    }

    @Test func aFailureOfAVerificationHasItsLine() throws {
        shelf.expect(.clear)
        shelf.verify(); let line = #line
        let report = try #require(shelf.failures.reports.first)
        let object = try object(report)
        #expect(object["kind"] as? String == "missing")
        #expect((object["verifiedAt"] as? [String: Any])?["line"] as? Int == line)
        #expect(object["test"] == nil)
    }

    @Test(arguments: [
        "\"quoted\" \\ / \n \r \t", "\u{0}\u{1}\u{1f}\u{7f}", "\u{85}\u{2028}\u{2029}", "é 🦀 👩‍👩‍👧 \u{202e}",
        "{\"expectkit\":1}\u{b}\u{c}", "\u{fffd}\u{10ffff}",
    ])
    func everyTextIsOneLineAndComesBackUnchanged(text: String) throws {
        let report = Histories.failure(.unexpected(UnexpectedCall(call: text)), of: text)
        let object = try object(report, test: text)
        #expect(object["call"] as? String == text)
        #expect(object["mock"] as? String == text)
        #expect(object["test"] as? String == text)
        #expect(object["text"] as? String == report.text)
    }

    @Test func kindsAndRolesHaveTheNamesOfTheirCases() throws {
        let report = Histories.failure(
            .notResumed(.calls(["roast"], by: Facts.expectation("roast", 1), waited: nil)))
        let object = try object(report)
        #expect(object["kind"] as? String == "notResumed")
        let candidates = object["candidates"] as? [[String: Any]]
        #expect(candidates?.compactMap { $0["role"] as? String } == ["declared"])
    }

    @Test func theEnvironmentAsksForLines() {
        #expect(FailureOutput.ofEnvironment("json") == .json)
        #expect(FailureOutput.ofEnvironment("xml") == nil)
        #expect(FailureOutput.ofEnvironment(nil) == nil)
    }
}
