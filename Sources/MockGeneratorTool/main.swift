import Foundation
import MockGenerator

// The executable that the plugin runs. Its exit code is 0 if the generator did all that was requested.

do {
    let succeeded = try Generator.run(Array(CommandLine.arguments.dropFirst())) { print($0) }
    exit(succeeded ? 0 : 1)
} catch {
    // An error in a file already begins with its place.
    let text = "\(error)"
    let start = text.contains(": error: ") ? "" : "error: "
    FileHandle.standardError.write(Data("\(start)\(text)\n".utf8))
    exit(1)
}
