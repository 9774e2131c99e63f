#if os(Linux)
    import Foundation

    /// A run of samples with one test framework in a separate process.
    struct KeptSampleRun {
        private static let variable = "EXPECTKIT_KEPT_SAMPLES"

        /// Whether this process is one that runs samples.
        static let isRunning = ProcessInfo.processInfo.environment[variable] != nil
        /// Whether the samples make the calls that they expect.
        static let makesCalls = ProcessInfo.processInfo.environment[variable] == "right"

        let status: Int32
        let output: String

        /// Runs samples of XCTest.
        static func ofXCTest(_ samples: String, makesCalls: Bool = false) async throws -> KeptSampleRun {
            try await KeptSampleRun(["ExpectKitTests.\(samples)"], makesCalls)
        }

        /// Runs samples of Swift Testing.
        ///
        /// - Parameter environment: The variables to add to those of this process.
        static func ofSwiftTesting(
            _ samples: String, _ environment: [String: String] = [:], makesCalls: Bool = false
        ) async throws -> KeptSampleRun {
            try await KeptSampleRun(
                ["--testing-library", "swift-testing", "--no-color", "--filter", samples], makesCalls,
                environment)
        }

        private init(
            _ arguments: [String], _ makesCalls: Bool, _ environment: [String: String] = [:]
        ) async throws {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            process.arguments = arguments
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
                .merging([Self.variable: makesCalls ? "right" : "wrong"]) { $1 }
            let pipe = Pipe()
            (process.standardOutput, process.standardError) = (pipe, pipe)
            try process.run()
            let data = await Task.detached { pipe.fileHandleForReading.readDataToEndOfFile() }.value
            process.waitUntilExit()
            (status, output) = (process.terminationStatus, String(decoding: data, as: UTF8.self))
        }

        /// The lines that contain some text.
        func lines(containing words: String) -> [String] {
            output.components(separatedBy: "\n").filter { $0.contains(words) }
        }

        /// The failures in the lines that contain a word, each with the statement at its place.
        func sightings(ofWordsBehind word: String) throws -> [String] {
            try lines(containing: word).map { line in
                let parts = line.components(separatedBy: word)
                return "\(parts[1]) at \(try statement(at: parts[0]))"
            }
        }

        /// The tests that Swift Testing has recorded an issue for, each with the statement at its place.
        func issues() throws -> [String] {
            try lines(containing: "recorded an issue").compactMap { line in
                guard let match = line.firstMatch(of: /Test (\w+(?:\(\))?).* at ([^ ]+): Caught error:/)
                else {
                    return line
                }
                return "\(match.1) at \(try statement(at: "\(match.2)"))"
            }
        }

        /// The code at a place such as `KeptMocks.swift:12:3`, without the mock.
        private func statement(at place: String) throws -> String {
            guard let match = place.firstMatch(of: /([^\/]+\.swift):(\d+)/), let line = Int(match.2) else {
                return place
            }
            let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("\(match.1)").path
            let code = try String(contentsOfFile: path, encoding: .utf8)
                .split(separator: "\n", omittingEmptySubsequences: false)[line - 1]
            let call = code.firstMatch(of: /[.{ ](expect\(.*\)|XCTFail\(.*\)|clear\(\))/)
            return call.map { "\($0.1)" } ?? "\(code)"
        }
    }
#endif
