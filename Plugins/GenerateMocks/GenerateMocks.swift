import PackagePlugin

/// The command `swift package generate-mocks`, which writes, checks or lists mocks.
@main struct GenerateMocks: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        MockCommand(context: context, packageManager: packageManager).run(arguments)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension GenerateMocks: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            XcodeMockCommand(context: context).run(arguments)
        }
    }
#endif
