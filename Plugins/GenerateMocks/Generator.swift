import Foundation
import PackagePlugin

/// The program that does the work, as a plugin cannot have a library.
struct Generator {
    let tool: URL

    /// Has mocks written, compared or listed, and passes on what is said.
    func run(_ arguments: [String]) throws {
        let outcome = try launch(arguments)
        say(outcome.output.trimmingCharacters(in: .newlines))
        if outcome.isWell { return }
        throw Problem(outcome.error.isEmpty ? "not all is well: see above." : outcome.error)
    }

    /// The modules whose symbol graphs are needed beside the ones that are there.
    func missingModules(_ module: String, _ graphs: [String]) throws -> [String] {
        let outcome = try launch(
            ["--missing-modules", "--target", module] + graphs.flatMap { ["--graphs", $0] })
        guard outcome.isWell else { throw Problem(outcome.error) }
        return outcome.output.split(separator: "\n").map(String.init)
    }

    private func launch(_ arguments: [String]) throws -> (isWell: Bool, output: String, error: String) {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        let (output, error) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = error
        do { try process.run() } catch { throw Problem("the generator cannot be started: \(error)") }
        // An error is a line, which no pipe is too small for.
        let said = output.fileHandleForReading.readDataToEndOfFile()
        let complaint = error.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let line = String(decoding: complaint, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return (
            process.terminationStatus == 0, String(decoding: said, as: UTF8.self),
            line.hasPrefix("error: ") ? String(line.dropFirst(7)) : line
        )
    }
}
