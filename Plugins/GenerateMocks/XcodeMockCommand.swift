#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    /// The command for a target of an Xcode project.
    ///
    /// Xcode gives a plugin neither symbol graphs nor compiler settings. The compiler emits the graph from the source files of
    /// the target, with the modules of the last build in Xcode.
    struct XcodeMockCommand {
        let context: XcodePluginContext
        var isList = false

        func run(_ arguments: [String]) {
            do {
                let generator = GeneratorTool(executable: try context.tool(named: "MockGeneratorTool").url)
                if arguments.contains(where: ["--help", "-h"].contains) {
                    return try generator.run(["--help"])
                }
                try run(generator.read(arguments, isList: isList), generator)
            } catch { Diagnostics.error("\(error)") }
        }

        private func run(_ arguments: PluginArguments, _ generator: GeneratorTool) throws {
            let all = context.xcodeProject.targets.map(\.displayName).joined(separator: ", ")
            if arguments.targets.isEmpty || !arguments.modules.isEmpty || arguments.hasAllTargets {
                throw CommandError("name targets of the Xcode project with --target. It has \(all).")
            }
            guard let folder = arguments.folder ?? (arguments.lists ? "Tests" : nil) else {
                throw CommandError("name the folder of the tests with --into.")
            }
            let root = context.xcodeProject.directoryURL.path
            for name in arguments.targets {
                guard let target = context.xcodeProject.targets.first(where: { $0.displayName == name })
                else {
                    throw CommandError("there is no target “\(name)”. The Xcode project has \(all).")
                }
                // A module has the name of the target, as an identifier.
                let module = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
                let command =
                    ["--target", name, "--module", module] + arguments.others
                    + arguments.types.flatMap { $0 } + [
                        "--into", folder.hasPrefix("/") ? folder : "\(root)/\(folder)",
                        "--stated-into", folder, "--package", root,
                    ]
                _ = try generator.lines(command + ["--validate"])
                let files = target.inputFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }
                printUnbuffered("Reading \(name) …")
                try generator.run(
                    command + ["--graphs", try symbolGraph(of: module, files.map(\.url.path))])
            }
        }

        /// Returns the folder of the symbol graph of a module, for the first platform for which the files compile.
        private func symbolGraph(of module: String, _ files: [String]) throws -> String {
            let folder = context.pluginWorkDirectoryURL.appendingPathComponent(module).path
            for (sdk, target, configuration) in [
                ("iphonesimulator", "ios17.0-simulator", "Debug-iphonesimulator"),
                ("macosx", "macosx14.0", "Debug"),
            ] {
                try? FileManager.default.removeItem(atPath: folder)
                try FileManager.default.createDirectory(
                    atPath: folder, withIntermediateDirectories: true)
                let modules = products(of: configuration)
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/usr/bin/xcrun")
                process.arguments =
                    [
                        "--sdk", sdk, "swiftc", "-target", "arm64-apple-\(target)", "-module-name", module,
                        "-parse-as-library", "-emit-module", "-emit-module-path",
                        "\(folder)/\(module).swiftmodule", "-emit-symbol-graph", "-emit-symbol-graph-dir",
                        folder, "-symbol-graph-minimum-access-level", "internal", "-include-spi-symbols",
                        "-module-cache-path", "\(folder)/ModuleCache",
                    ] + (modules.map { ["-I", $0, "-F", $0] } ?? []) + files
                process.standardError = FileHandle.nullDevice
                try process.run()
                process.waitUntilExit()
                if process.terminationStatus == 0 { return folder }
            }
            throw CommandError(
                "the source files of “\(module)” do not compile outside Xcode. Build the scheme first, or move the protocols into a package."
            )
        }

        /// Returns the folder of the products of the last build, which is in the same derived data as the work directory.
        private func products(of configuration: String) -> String? {
            var place = context.pluginWorkDirectoryURL
            while place.path != "/" {
                let found = place.appendingPathComponent("Build/Products/\(configuration)").path
                if FileManager.default.fileExists(atPath: found) { return found }
                place.deleteLastPathComponent()
            }
            return nil
        }
    }
#endif
