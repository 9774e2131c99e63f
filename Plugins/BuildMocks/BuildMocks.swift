import Foundation
import PackagePlugin

/// Generates the mocks that a test target uses, while the target is built.
@main struct BuildMocks: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let tests = target as? SwiftSourceModuleTarget else { return [] }
        let tool = try context.tool(named: "MockGeneratorTool").url
        let work = context.pluginWorkDirectoryURL
        let sources = tests.sourceFiles(withSuffix: "swift").map(\.url)
        var output = work.appendingPathComponent("ExpectKitMocks.swift")
        // Two files of a module cannot have the same name.
        while sources.contains(where: { $0.lastPathComponent == output.lastPathComponent }) {
            output = work.appendingPathComponent("Built\(output.lastPathComponent)")
        }
        // The tool is in `<scratch>/<triple>/<configuration>`, and so are the modules.
        let build = tool.deletingLastPathComponent()
        guard ["debug", "release"].contains(build.lastPathComponent) else {
            Diagnostics.error(
                "the plugin Mocks does not know the folders of this build system. Build with --build-system native, or write "
                    + "the mocks with `swift package generate-mocks`, and remove the plugin from \(tests.name)."
            )
            return []
        }
        let own = Set(context.package.targets.map(\.id))
        var arguments = [
            "--build-mocks", "--output", output.path, "--work", work.path, "--importer", tests.moduleName,
            "--configuration", build.lastPathComponent, "--scratch",
            build.deletingLastPathComponent().deletingLastPathComponent().path,
        ]
        var inputs = sources
        arguments += inputs.flatMap { ["--source", $0.path] }
        var seen: Set<String> = []
        for (module, isDirect) in tests.modules where seen.insert(module.moduleName).inserted {
            let path = build.appendingPathComponent("Modules/\(module.moduleName).swiftmodule")
            let isOwn = own.contains(module.id)
            arguments += [isOwn ? "--own" : "--foreign", module.moduleName, path.path]
            // The build system runs the command after the module is built, and again when it has changed. The modules that a
            // module imports are built before it.
            if isOwn || isDirect { inputs.append(path) }
        }
        // The tool writes this file if a mock is missing, so that the next build runs it again and says so again.
        let missing = work.appendingPathComponent("Mocks.missing")
        if !FileManager.default.fileExists(atPath: missing.path) { try Data().write(to: missing) }
        inputs.append(missing)
        return [
            .buildCommand(
                displayName: "Generating the mocks of \(tests.name)", executable: tool, arguments: arguments,
                inputFiles: inputs, outputFiles: [output])
        ]
    }
}

extension SwiftSourceModuleTarget {
    /// The modules that the target can import. The direct dependencies come first, because their types have precedence.
    fileprivate var modules: [(module: SwiftSourceModuleTarget, isDirect: Bool)] {
        var found = importedModules.map { (module: $0, isDirect: true) }
        var next = 0
        while next < found.count {
            let known = Set(found.map(\.module.id))
            found += found[next].module.importedModules.filter { !known.contains($0.id) }.map { ($0, false) }
            next += 1
        }
        return found
    }

    /// The modules of its dependencies. A macro is built for the compiler, together with swift-syntax, and tests of a macro
    /// import it in another way. The modules of ExpectKit have nothing to mock.
    private var importedModules: [SwiftSourceModuleTarget] {
        let targets = dependencies.flatMap { dependency -> [any Target] in
            switch dependency {
            case .target(let target): [target]
            case .product(let product): product.targets
            @unknown default: []
            }
        }
        return targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { target in
            target.kind != .macro && !target.directoryURL.pathComponents.contains("swift-syntax")
                && target.moduleName != "StackTraces" && !target.moduleName.hasPrefix("ExpectKit")
        }
    }
}
