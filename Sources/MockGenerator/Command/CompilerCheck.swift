import Foundation

/// Type-checks generated files before they are written.
///
/// Symbol graphs omit facts about types, so a generated mock may not compile. The compiler runs with the settings of
/// the test target on copies of the files in a temporary folder.
struct CompilerCheck {
    /// The compiler and its arguments without the files: `swiftc -typecheck -swift-version 6 …`.
    let command: [String]

    /// The result of the compiler for some files, by their names.
    struct Result: Equatable {
        /// The first error in each file that does not compile.
        var errors: [String: CompilerMessage] = [:]
        /// The warnings in the files that compile.
        var warnings: [String: [CompilerMessage]] = [:]
        /// Why a file could not be checked, such as a module that cannot be loaded.
        var obstacles: [String: String] = [:]
    }

    /// Checks the files. Then checks the files without errors again until all of them compile, because an error in one
    /// file can prevent the compiler from finding errors in others.
    func result(for files: [GeneratedFile]) -> Result {
        var result = Result()
        var waiting = files
        while !waiting.isEmpty {
            let run = run(on: waiting)
            switch run.failure {
            case nil:
                result.warnings = run.warnings.mapValues(\.withoutRepetitions)
                return result
            case .errors(let errors):
                result.record(errors, in: waiting)
            case .crash where waiting.count > 1:
                // One of the files makes the compiler crash.
                let middle = waiting.count / 2
                result.merge(self.result(for: Array(waiting[..<middle])))
                result.merge(self.result(for: Array(waiting[middle...])))
                return result
            case .crash:
                result.errors[waiting[0].name] = CompilerMessage(text: "the compiler crashes on its mock")
            case .obstacle(let reason):
                for file in waiting { result.obstacles[file.name] = reason }
            }
            waiting.removeAll { result.errors[$0.name] != nil || result.obstacles[$0.name] != nil }
        }
        return result
    }

    private func run(on files: [GeneratedFile]) -> CompilerRun {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("expectkit-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            var paths: [String] = []
            for file in files {
                let copy = folder.appendingPathComponent(file.name)
                try Data(file.text.utf8).write(to: copy)
                paths.append(copy.path)
            }
            // Without this option, the compiler stops at the first file with an error.
            let (output, status) = try launch(command + ["-wmo"] + paths, in: folder)
            return CompilerRun(output: output, status: status, on: files, in: folder.lastPathComponent)
        } catch {
            return CompilerRun(failure: .obstacle(error.localizedDescription))
        }
    }

    /// Runs a process, and returns its output. The output goes to a file, because a pipe blocks a process that prints more
    /// than the buffer of the pipe holds.
    private func launch(_ command: [String], in folder: URL) throws -> (
        output: String, status: CompilerRun.Status
    ) {
        let log = folder.appendingPathComponent("output.txt")
        try Data().write(to: log)
        let handle = try FileHandle(forWritingTo: log)
        defer { try? handle.close() }
        let isPath = command[0].contains("/")
        let process = try Process.launch(
            isPath ? command[0] : "/usr/bin/env", isPath ? Array(command.dropFirst()) : command,
            output: handle)
        let output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
        return (
            output,
            .init(code: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal)
        )
    }
}

extension CompilerCheck.Result {
    /// Records errors of a run with some files.
    ///
    /// An error in an import declaration is not an error of the file: the imported module is not built, or is not found
    /// with the given settings. The compiler reports the error for only one file. It also applies to the other files
    /// with the same import.
    fileprivate mutating func record(_ found: [String: CompilerMessage], in files: [GeneratedFile]) {
        for (name, error) in found {
            guard error.isAboutImport else {
                errors[name] = error
                continue
            }
            for file in files where file.text.contains("\n\(error.source)\n") {
                obstacles[file.name] = error.text
            }
            obstacles[name] = error.text
        }
    }

    fileprivate mutating func merge(_ other: Self) {
        errors.merge(other.errors) { first, _ in first }
        warnings.merge(other.warnings) { first, _ in first }
        obstacles.merge(other.obstacles) { first, _ in first }
    }
}

extension [CompilerMessage] {
    fileprivate var withoutRepetitions: [CompilerMessage] {
        var kept: [CompilerMessage] = []
        for message in self where !kept.contains(message) { kept.append(message) }
        return kept
    }
}
