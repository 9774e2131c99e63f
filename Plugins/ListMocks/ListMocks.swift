import PackagePlugin

/// The command `swift package list-mocks`, which is `generate-mocks --list` without the permission to write.
///
/// SwiftPM asks for the permissions of a plugin before it passes the arguments, so that a command that writes nothing must
/// be a plugin of its own. A plugin cannot import a library: the other source file is a symbolic link to that of
/// `GenerateMocks`.
@main struct ListMocks: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        MockCommand(context: context, packageManager: packageManager, isList: true).run(arguments)
    }
}
