import ExpectKit
import Foundation
import Testing

/// The file with the complete reports, in sections named after their tests.
///
/// Run the tests with `UPDATE_GOLDEN=1` to rewrite it, and read what changed.
struct GoldenFile {
    private let path: String
    static let isRewritten = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1"

    /// The sections in the order of the file.
    private(set) var sections: [(name: String, text: String)] = []

    /// - Parameters:
    ///   - name: The name of the file.
    ///   - source: A source file in the same folder.
    init(_ name: String = "golden-reports.txt", besides source: String = #filePath) {
        path = URL(fileURLWithPath: source).deletingLastPathComponent().appendingPathComponent(name).path
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return }
        for part in ("\n" + text).components(separatedBy: "\n## ").dropFirst() {
            let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let body = lines.count > 1 ? String(lines[1]) : ""
            sections.append((String(lines[0]), body.trimmingCharacters(in: .newlines)))
        }
    }

    func text(of name: String) -> String? {
        sections.first { $0.name == name }?.text
    }

    /// Compares a text with a section, or rewrites the section.
    func expect(_ text: String, in name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        if Self.isRewritten {
            var file = self
            return try file.set(name, text)
        }
        let difference = "the golden report:\n\(self.text(of: name) ?? "(none)")\n\nthe report now:\n\(text)"
        #expect(self.text(of: name) == text, Comment(rawValue: difference), sourceLocation: sourceLocation)
    }

    private mutating func set(_ name: String, _ text: String) throws {
        if let index = sections.firstIndex(where: { $0.name == name }) {
            sections[index].text = text
        } else {
            sections.append((name, text))
        }
        let whole = sections.map { "## \($0.name)\n\n\($0.text)\n" }.joined(separator: "\n")
        try whole.write(toFile: path, atomically: true, encoding: .utf8)
    }
}

/// Compares the failures of a test with its section of the golden file.
func expectGolden(
    _ failures: FailureRecorder, function: String = #function, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let name = String(function.prefix { $0 != "(" })
    let source = try String(contentsOfFile: filePath, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(source.firstIndex { $0.contains("func \(name)(") }) + 1
    let file = sourceLocation.fileName
    let reports = failures.reports.map { report in
        let severity = report.severity == .warning ? ", a warning" : ""
        let place = "\(report.location.filePath.split(separator: "/").last ?? ""):\(report.location.line)"
        return "[\(report.kind)\(severity), at \(place)]\n\(report.text)"
    }
    let text = normalized(reports.joined(separator: "\n\n"), file: file, first: first)
    try GoldenFile().expect(text, in: name, sourceLocation: sourceLocation)
}

/// Replaces the lines of the test's file by offsets from the test, and removes the lines of other files.
func normalized(_ text: String, file: String, first: Int) -> String {
    text.replacing(/([A-Za-z+]+\.swift):(\d+)/) { match in
        guard match.1 == file, let line = Int(match.2) else { return "\(match.1):…" }
        return "\(match.1):+\(line - first)"
    }
}
