import Foundation
import PackagePlugin

/// The executable that generates the mocks.
///
/// It is a process of its own, because a plugin cannot import a library.
struct GeneratorTool {
    let executable: URL

    /// Runs the generator, and prints its output.
    func run(_ arguments: [String]) throws {
        let outcome = try launch(arguments)
        printUnbuffered(outcome.output.trimmingCharacters(in: .newlines))
        if outcome.succeeded { return }
        throw CommandError(
            outcome.error.isEmpty ? "the command failed. See the output above." : outcome.error)
    }

    /// Throws an error if the arguments or the folder are wrong.
    func validate(_ arguments: [String]) throws {
        let outcome = try launch(arguments + ["--validate"])
        guard outcome.succeeded else { throw CommandError(outcome.error) }
    }

    /// Returns the modules whose symbol graphs are required and not in the given folders.
    func missingModules(_ module: String, _ graphs: [String]) throws -> [String] {
        let outcome = try launch(
            ["--missing-modules", "--target", module] + graphs.flatMap { ["--graphs", $0] })
        guard outcome.succeeded else { throw CommandError(outcome.error) }
        return outcome.output.split(separator: "\n").map(String.init)
    }

    private func launch(_ arguments: [String]) throws -> (succeeded: Bool, output: String, error: String) {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        let (output, error) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = error
        do { try process.run() } catch { throw CommandError("the generator cannot be started: \(error)") }
        // The error is one line, which fits into the buffer of a pipe, so that reading one pipe after the other does
        // not block the process.
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        let failure = error.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        // `Diagnostics.error` adds the prefix again.
        let errorPrefix = "error: "
        let line = String(decoding: failure, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return (
            process.terminationStatus == 0, String(decoding: printed, as: UTF8.self),
            line.hasPrefix(errorPrefix) ? String(line.dropFirst(errorPrefix.count)) : line
        )
    }
}
