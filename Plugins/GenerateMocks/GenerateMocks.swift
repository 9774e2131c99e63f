import PackagePlugin

/// The command `swift package generate-mocks`, which writes, checks or lists mocks.
@main struct GenerateMocks: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        MockCommand(context: context, packageManager: packageManager).run(arguments)
    }
}
