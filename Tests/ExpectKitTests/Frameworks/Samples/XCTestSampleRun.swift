#if os(Linux)
    import Foundation

    /// A run of samples with XCTest in a separate process.
    enum XCTestSampleRun {
        private static let variable = "EXPECTKIT_XCTEST_SAMPLES"

        /// Whether this process is one that runs samples.
        static let isRunning = ProcessInfo.processInfo.environment[variable] != nil

        /// The lines that XCTest prints for the samples of a class.
        ///
        /// - Parameter environment: The variables to add to those of this process.
        static func output(
            of samples: String, _ environment: [String: String] = [:]
        ) async throws -> [String] {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            process.arguments = ["ExpectKitTests.\(samples)"]
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
                .merging([variable: "1"]) { $1 }
            let pipe = Pipe()
            process.standardOutput = pipe
            process.standardError = FileHandle.nullDevice
            try process.run()
            let reading = Task.detached { pipe.fileHandleForReading.readDataToEndOfFile() }
            let data = await reading.value
            process.waitUntilExit()
            return String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
        }

        /// The failures in the lines that XCTest prints, each with its test.
        static func failures(in output: [String]) -> [String] {
            output.filter { $0.contains("error: ") }.map { line in
                let parts = line.components(separatedBy: " : ")
                let test = parts.first?.components(separatedBy: "error: ").last ?? ""
                return "\(test): \(parts.last ?? "")"
            }
        }
    }
#endif
