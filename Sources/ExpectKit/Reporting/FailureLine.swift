import Foundation

/// A failure that a test framework has received, as one line for a tool that reads the output of a test run.
struct FailureLine {
    let failure: FailureReport
    /// The test that received the failure, if it is known.
    var test: String?
    /// The arguments of the case of a parameterized test; nil for another test.
    var arguments: [String]?
    /// Whether the test expects the failure, if it is known.
    var isKnown: Bool?

    /// The line of JSON, without a newline at its end. It starts with the version of the format, so that it can be told
    /// from other output.
    var json: String {
        let encoder = JSONEncoder()
        // Equal failures have equal lines.
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts and integers always encode.
        guard let data = try? encoder.encode(Content(line: self)) else { return "" }
        let fields = String(decoding: data, as: UTF8.self).dropFirst()
        return "{\"expectkit\":1," + Self.withoutNewlines(String(fields))
    }

    /// Escapes the newlines that JSON allows in a text. Tools that split output into lines may split there.
    private static func withoutNewlines(_ json: String) -> String {
        var line = ""
        for scalar in json.unicodeScalars {
            switch scalar {
            case "\u{85}": line += "\\u0085"
            case "\u{2028}": line += "\\u2028"
            case "\u{2029}": line += "\\u2029"
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line
    }

    private struct Content: Encodable {
        enum Field: CodingKey { case test, arguments, isKnown }

        let line: FailureLine

        func encode(to encoder: any Encoder) throws {
            var fields = encoder.container(keyedBy: Field.self)
            try fields.encodeIfPresent(line.test, forKey: .test)
            try fields.encodeIfPresent(line.arguments, forKey: .arguments)
            try fields.encodeIfPresent(line.isKnown, forKey: .isKnown)
            try line.failure.encode(to: encoder)
        }
    }
}

extension FailureLine {
    /// The workflow command for which GitHub Actions shows the failure beside its line in a pull request; nil for a failure
    /// that the test expects, because nobody needs to see it.
    ///
    /// - Parameter workspace: The folder of the repository, which may be above that of the package.
    func workflowCommand(
        in workspace: String? = environmentVariable("GITHUB_WORKSPACE")
    ) -> String? {
        if isKnown == true { return nil }
        let command =
            switch failure.severity {
            case .error: "error"
            case .warning: "warning"
            }
        let properties = [
            ("file", path(in: workspace)), ("line", "\(failure.location.line)"),
            ("title", "\(failure.mock): \(failure.headline)"),
        ].map { "\($0)=\(escaped($1, in: ":,"))" }
        // The log of a run does not show the title, so the text has the headline, too.
        return "::\(command) \(properties.joined(separator: ","))::\(escaped(failure.text))"
    }

    /// The path of the file, relative to the repository, or else to the package.
    private func path(in workspace: String?) -> String {
        let path = failure.location.filePath
        guard let workspace, !workspace.isEmpty else { return failure.location.relativePath }
        let root = workspace.hasSuffix("/") ? workspace : "\(workspace)/"
        return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : failure.location.relativePath
    }
}

/// Returns a text for a workflow command.
///
/// - Parameter separators: Further characters to escape.
private func escaped(_ text: String, in separators: String = "") -> String {
    text.unicodeScalars.map { scalar in
        let isEscaped = "%\r\n\(separators)".unicodeScalars.contains(scalar)
        let code = String(scalar.value, radix: 16, uppercase: true)
        return isEscaped ? "%\(code.count < 2 ? "0" : "")\(code)" : String(scalar)
    }.joined()
}
