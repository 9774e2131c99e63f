import Foundation

/// A failure that a test framework has received, as one line for a tool that reads the output of a test run.
struct FailureLine: Encodable {
    let failure: FailureReport
    /// The test that received the failure; `nil` if it is unknown.
    var test: String?
    /// The arguments of the case of a parameterized test.
    var arguments: [String]?
    /// Whether the test expects the failure; `nil` if that is unknown.
    var isKnown: Bool?

    /// The line of JSON, without a newline at its end. It starts with the version of the format, unlike other output.
    var json: String {
        let encoder = JSONEncoder()
        // Equal failures have equal lines.
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts and integers always encode.
        guard let data = try? encoder.encode(self) else { return "" }
        // JSON allows these newlines in a text. Tools that split output into lines may split there.
        let fields = String(decoding: data, as: UTF8.self).dropFirst().unicodeScalars.map { scalar in
            let isNewline = "\u{85}\u{2028}\u{2029}".unicodeScalars.contains(scalar)
            return isNewline ? String(format: "\\u%04x", scalar.value) : String(scalar)
        }
        return "{\"expectkit\":1,\(fields.joined())"
    }

    private enum Field: CodingKey { case test, arguments, isKnown }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Field.self)
        try fields.encodeIfPresent(test, forKey: .test)
        try fields.encodeIfPresent(arguments, forKey: .arguments)
        try fields.encodeIfPresent(isKnown, forKey: .isKnown)
        try failure.encode(to: encoder)
    }

    /// The command for which GitHub Actions shows the failure beside its line in a pull request; `nil` for one that the
    /// test expects. The workspace is the folder of the repository, which may be above that of the package.
    func workflowCommand(in workspace: String? = environmentVariable("GITHUB_WORKSPACE")) -> String? {
        if isKnown == true { return nil }
        let properties = [
            ("file", path(in: workspace)), ("line", "\(failure.location.line)"),
            ("title", "\(failure.mock): \(failure.headline)"),
        ].map { "\($0)=\(escaped($1, in: ":,"))" }
        // The log of a run does not show the title, so the text has it, too. Commands are named like severities.
        return "::\(failure.severity) \(properties.joined(separator: ","))::\(escaped(failure.text))"
    }

    private func path(in workspace: String?) -> String {
        let path = failure.location.filePath
        guard let workspace, !workspace.isEmpty else { return failure.location.relativePath }
        let root = workspace.hasSuffix("/") ? workspace : "\(workspace)/"
        return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : failure.location.relativePath
    }
}

private func escaped(_ text: String, in separators: String = "") -> String {
    text.unicodeScalars.map { scalar in
        let isEscaped = "%\r\n\(separators)".unicodeScalars.contains(scalar)
        let code = String(scalar.value, radix: 16, uppercase: true)
        return isEscaped ? "%\(code.count < 2 ? "0" : "")\(code)" : String(scalar)
    }.joined()
}
