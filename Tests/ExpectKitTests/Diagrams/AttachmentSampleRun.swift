#if os(Linux)
    import Foundation

    /// A run of the samples with attachments in a separate process.
    struct AttachmentSampleRun {
        static let variable = "EXPECTKIT_ATTACHMENT_SAMPLES"

        /// Whether this process is one that runs samples.
        static let isRunning = ProcessInfo.processInfo.environment[variable] != nil

        // All tests share one run for each setting.
        private static let byDefault = Task { try await AttachmentSampleRun([:]) }
        private static let never = Task { try await AttachmentSampleRun(["EXPECTKIT_ATTACHMENTS": "never"]) }
        private static let all = Task {
            try await AttachmentSampleRun(["EXPECTKIT_ATTACHMENTS": "all", "EXPECTKIT_REPORTS": "json"])
        }

        enum Setting { case byDefault, never, all }

        /// The run with a setting of the environment.
        static func run(_ setting: Setting) async throws -> AttachmentSampleRun {
            switch setting {
            case .byDefault: try await byDefault.value
            case .never: try await never.value
            case .all: try await all.value
            }
        }

        /// The texts of the attachments, by the names of their files.
        let attachments: [String: String]
        /// The lines on the standard output.
        let output: [String]

        /// The texts of the attachments of one sample.
        func pages(of sample: String) -> [String] {
            attachments.filter { $0.key.hasPrefix("\(sample)-") }.sorted { $0.key < $1.key }.map(\.value)
        }

        private init(_ environment: [String: String]) async throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                "attachments-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            output = try await Self.output(
                of: [
                    "--testing-library", "swift-testing", "--filter", "AttachmentSamples/",
                    "--attachments-path", folder.path,
                ], environment.merging([Self.variable: "1"]) { $1 })
            var attachments: [String: String] = [:]
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
                attachments[name] = try String(
                    contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            }
            self.attachments = attachments
        }

        /// Runs this process again, and returns the lines on its standard output.
        ///
        /// - Parameters:
        ///   - arguments: What to run.
        ///   - environment: The variables to add to those of this process.
        static func output(of arguments: [String], _ environment: [String: String]) async throws -> [String] {
            try await streams(of: arguments, environment).output
        }

        /// Runs this process again, and returns the lines on its standard output and its standard error.
        static func streams(
            of arguments: [String], _ environment: [String: String]
        ) async throws -> (output: [String], errors: [String]) {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            process.arguments = arguments
            var own = ProcessInfo.processInfo.environment
            own["EXPECTKIT_ATTACHMENTS"] = nil
            own["EXPECTKIT_REPORTS"] = nil
            process.environment = own.merging(environment) { $1 }
            let (output, errors) = (Pipe(), Pipe())
            (process.standardOutput, process.standardError) = (output, errors)
            try process.run()
            func lines(of pipe: Pipe) -> Task<[String], Never> {
                Task.detached {
                    let data = pipe.fileHandleForReading.readDataToEndOfFile()
                    return String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
                }
            }
            let reading = (lines(of: output), lines(of: errors))
            let lines = (await reading.0.value, await reading.1.value)
            process.waitUntilExit()
            return lines
        }
    }
#endif
