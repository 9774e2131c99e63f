/// An error or a warning of the compiler in a generated file.
struct CompilerMessage: Equatable {
    var text: String
    /// The number of the line, or `nil` if the message has no location.
    var line: Int?
    /// The text of the line.
    var source = ""

    var isAboutImport: Bool { source.hasPrefix("import ") || source.hasPrefix("@testable import ") }

    /// The message with its location, in one line.
    var description: String { text + (line.map { ", in line \($0): `\(source)`" } ?? "") }
}

/// What one run of the compiler printed.
struct CompilerRun {
    struct Status: Equatable {
        var code: Int32
        /// Whether a signal ended the process.
        var isSignal = false
    }

    enum Failure: Equatable {
        /// The first error in each file with errors.
        case errors([String: CompilerMessage])
        case crash
        /// Why the compiler could not check the files.
        case obstacle(String)
    }

    private(set) var failure: Failure?
    /// The warnings by the names of their files.
    private(set) var warnings: [String: [CompilerMessage]] = [:]

    init(failure: Failure) { self.failure = failure }

    /// Reads the output of a run.
    ///
    /// - Parameters:
    ///   - output: What the compiler printed.
    ///   - status: How the process ended.
    ///   - files: The files that were checked.
    ///   - folder: The name of their folder. The compiler may print another path to it, with symbolic links resolved.
    init(output: String, status: Status, on files: [GeneratedFile], in folder: String) {
        var errors: [String: CompilerMessage] = [:]
        var other: String?
        for line in output.split(whereSeparator: \.isNewline) {
            guard let (place, kind, text) = Self.parts(of: line) else { continue }
            if let (name, message) = Self.message(text, at: place, of: files, in: folder) {
                if kind == "warning" {
                    warnings[name, default: []].append(message)
                } else if errors[name] == nil {
                    errors[name] = message
                }
            } else if kind == "error", other == nil {
                other = String(text)
            }
        }
        if !errors.isEmpty {
            failure = .errors(errors)
        } else if status.isSignal || output.contains("Stack dump:") {
            failure = .crash
        } else if status.code != 0 || other != nil {
            failure = .obstacle(other ?? "the compiler exited with the code \(status.code)")
        }
    }

    /// Splits a line such as `path:3:7: error: text`. The location is empty in a line such as `error: text`.
    private static func parts(of line: Substring) -> (place: Substring, kind: String, text: Substring)? {
        for kind in ["error", "warning"] {
            if line.hasPrefix("\(kind): ") { return ("", kind, line.dropFirst(kind.count + 2)) }
            if let found = line.firstRange(of: ": \(kind): ") {
                return (line[..<found.lowerBound], kind, line[found.upperBound...])
            }
        }
        return nil
    }

    /// Returns a message with the name of the file that it is in, or `nil` if it is in no generated file.
    private static func message(
        _ text: Substring, at place: Substring, of files: [GeneratedFile], in folder: String
    ) -> (name: String, message: CompilerMessage)? {
        // The path, the line and the column.
        let parts = place.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let line = Int(parts[parts.count - 2]) else { return nil }
        let path = parts.dropLast(2).joined(separator: ":")
        guard let file = files.first(where: { path.hasSuffix("/\(folder)/\($0.name)") }) else { return nil }
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        let source = lines.indices.contains(line - 1) ? String(lines[line - 1]) : ""
        let start = source.firstIndex { $0 != " " } ?? source.startIndex
        return (file.name, CompilerMessage(text: String(text), line: line, source: String(source[start...])))
    }
}
