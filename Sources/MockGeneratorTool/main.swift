import Foundation
import MockGenerator

// What the plugin runs. It prints what was done, and its exit code says whether all is well.

do {
    let isWell = try Generator.run(Array(CommandLine.arguments.dropFirst())) { print($0) }
    exit(isWell ? 0 : 1)
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(1)
}
