import Foundation
import MockGenerator

// The executable that the plugin runs. Its exit code is 0 if the generator did all that was requested.

do {
    let succeeded = try Generator.run(Array(CommandLine.arguments.dropFirst())) { print($0) }
    exit(succeeded ? 0 : 1)
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(1)
}
