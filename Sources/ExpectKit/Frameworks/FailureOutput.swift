// `stdout` is a variable in C, without annotations for concurrency.
@preconcurrency import Foundation

/// An output for tools, as `EXPECTKIT_REPORTS` lists them: `json:reports.jsonl,github`.
struct FailureOutput: Equatable {
    enum Form: String, CaseIterable { case json, github }

    let form: Form
    /// The file to which the lines are appended; nil for the standard output.
    var path: String?

    /// - Parameter word: The form, and the path after a colon. The result is nil if there is no such form.
    init?(_ word: String) {
        let parts = word.split(separator: ":", maxSplits: 1)
        guard let form = parts.first.flatMap({ Form(rawValue: String($0)) }) else { return nil }
        self.form = form
        path = parts.count > 1 ? String(parts[1]) : nil
    }

    static func outputs(in list: String) -> (outputs: [FailureOutput], unknown: [String]) {
        let words = list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        return (words.compactMap { FailureOutput($0) }, words.filter { FailureOutput($0) == nil })
    }

    /// The outputs that the environment asks for. Each unknown word is written to the standard error, once.
    private static let ofEnvironment: [(form: Form, file: AppendedFile?)] = {
        let list = outputs(in: environmentVariable("EXPECTKIT_REPORTS") ?? "")
        let known = Form.allCases.map(\.rawValue).joined(separator: ", ")
        for word in list.unknown {
            writeError(
                "EXPECTKIT_REPORTS has “\(word)”; the known words are \(known), each also with a file (json:FILE)")
        }
        return list.outputs.map { ($0.form, $0.path.map(AppendedFile.init)) }
    }()

    static func write(_ failure: @autoclosure () -> FailureLine) {
        if ofEnvironment.isEmpty { return }
        let failure = failure()
        for (form, file) in ofEnvironment {
            let line = form == .json ? failure.json : failure.workflowCommand()
            guard let line, file?.append(line) != true else { continue }
            // The standard library locks the standard output while it prints, so lines of several threads do not mix.
            print(line)
            // A process that crashes would lose the line.
            fflush(stdout)
        }
    }
}

func writeError(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8)) }

struct AppendedFile {
    /// The descriptor, which stays open until the process ends; negative if the file cannot be opened.
    private let descriptor: Int32

    /// Opens a file, and creates it if it is missing. A failure to do so is written to the standard error.
    init(path: String) {
        descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
        if descriptor >= 0 { return }
        let reason = String(cString: strerror(errno))
        writeError(
            "EXPECTKIT_REPORTS names the file \(path), which cannot be opened (\(reason)); failures are on the standard output"
        )
    }

    /// Returns whether the file has the line.
    func append(_ line: String) -> Bool {
        // One write, because the system does not mix the text of one write with that of others.
        let bytes = Array("\(line)\n".utf8)
        return Foundation.write(descriptor, bytes, bytes.count) == bytes.count
    }
}

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
        let fields = String(decoding: data, as: UTF8.self).dropFirst()
        return "{\"expectkit\":1," + replacing("\u{85}\u{2028}\u{2029}", in: fields, format: "\\u%04x")
    }

    private enum Field: CodingKey { case test, arguments, isKnown }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Field.self)
        try fields.encodeIfPresent(test, forKey: .test)
        try fields.encodeIfPresent(arguments, forKey: .arguments)
        try fields.encodeIfPresent(isKnown, forKey: .isKnown)
        try failure.encode(to: encoder)
    }

    /// The command for GitHub Actions; `nil` if the test expects the failure. The workspace is the repository.
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
    replacing("%\r\n\(separators)", in: text, format: "%%%02X")
}

private func replacing(_ scalars: String, in text: some StringProtocol, format: String) -> String {
    text.unicodeScalars.map { scalar in
        scalars.unicodeScalars.contains(scalar) ? String(format: format, scalar.value) : String(scalar)
    }.joined()
}
