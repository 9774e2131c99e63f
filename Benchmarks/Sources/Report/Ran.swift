import Foundation

/// The output of a command, and the processor time in seconds of the command and its children.
struct Ran {
    let output: String
    let seconds: Double
    let isSuccess: Bool
}

/// Runs a command, and waits until it exits.
func run(_ command: [String], in folder: URL? = nil) throws -> Ran {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    let before = childrenSeconds()
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Ran(
        output: String(decoding: output, as: UTF8.self), seconds: childrenSeconds() - before,
        isSuccess: process.terminationStatus == 0)
}

private func childrenSeconds() -> Double {
    var usage = rusage()
    #if os(Linux)
        getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    #else
        getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    return usage.ru_utime.seconds + usage.ru_stime.seconds
}

extension timeval {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1_000_000 }
}
