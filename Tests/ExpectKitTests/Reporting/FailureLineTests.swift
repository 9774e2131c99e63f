import Foundation
import Testing

@testable import ExpectKit

/// The form of a failure for tools.
struct FailureLineTests {
    private let shelf = MockShelf()

    private func object(_ report: FailureReport, test: String? = nil) throws -> [String: Any] {
        let line = FailureLine(failure: report, test: test).json
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
        let location: [String: Any] = [
            "fileID": report.location.fileID, "filePath": #filePath,
            "relativePath": "Tests/ExpectKitTests/Reporting/FailureLineTests.swift",
            "line": report.location.line, "column": report.location.column,
        ]
        var declared = location
        declared["line"] = line
        declared["column"] = report.candidates.first?.location.column
        let candidate: [String: Any] = [
            "role": "nearest", "call": "load(id: 1)", "position": 1, "total": 1, "minimumCount": 1,
            "maximumCount": 1, "calls": 0, "location": declared,
            "differences": [["path": "id", "expected": "1", "actual": "2"]],
        ]
        var expected: [String: Any] = [
            "expectkit": 1, "test": "ShelfTests/load()", "kind": "unexpected", "mock": "Shelf",
            "call": "load(id: 2)", "severity": "error", "text": report.text, "advice": report.advice,
            "states": [String](), "callers": report.callers, "location": location, "candidates": [candidate],
        ]
        expected["answer"] = report.answer
        expected["caller"] = report.caller
        #expect(try sorted(object) == sorted(expected))
    }

    /// The JSON of an object, with its fields in a fixed order.
    private func sorted(_ object: [String: Any]) throws -> String {
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .prettyPrinted]
        return String(
            decoding: try JSONSerialization.data(withJSONObject: object, options: options), as: UTF8.self)
    }

    /// A property that is added to a report is added to the line as well.
    @Test func aLineHasEveryPropertyOfAReport() throws {
        shelf.expect(.load(id: 1)).andReturn("one")
        _ = try shelf.load(id: 2)
        let report = try #require(shelf.failures.reports.first)
        let object = try object(report)
        let internals: Set = [
            "headline", "title", "details", "comment", "staticPath", "staticLine",
        ]
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
        let found = ["call", "mock", "test", "text"].map { object[$0] as? String }
        #expect(found == [text, text, text, report.text])
    }

    @Test func kindsAndRolesHaveTheNamesOfTheirCases() throws {
        let report = Histories.failure(
            .notResumed(.calls(["roast"], by: Facts.expectation("roast", 1), waited: nil)))
        let object = try object(report)
        #expect(object["kind"] as? String == "notResumed")
        let candidates = object["candidates"] as? [[String: Any]]
        #expect(candidates?.compactMap { $0["role"] as? String } == ["declared"])
    }

    @Test func whatIsKnownOfTheTestIsInTheLine() throws {
        let report = Histories.failure(.unexpected(UnexpectedCall(call: "clear")))
        var line = FailureLine(failure: report)
        func fields() throws -> [String: Any] {
            let object = try JSONSerialization.jsonObject(with: Data(line.json.utf8))
            return try #require(object as? [String: Any])
        }
        #expect(try fields()["arguments"] == nil)
        #expect(try fields()["isKnown"] == nil)
        (line.arguments, line.isKnown) = (["city: \"Oslo\"", "2"], false)
        #expect(try fields()["arguments"] as? [String] == ["city: \"Oslo\"", "2"])
        #expect(try fields()["isKnown"] as? Bool == false)
        line.isKnown = true
        #expect(try fields()["isKnown"] as? Bool == true)
    }
}
