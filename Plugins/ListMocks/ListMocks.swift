import PackagePlugin

/// The command `swift package list-mocks`, which is `generate-mocks --list` without the permission to write.
///
/// SwiftPM asks for the permissions of a plugin before it passes the arguments, so that a command that writes nothing must
/// be a plugin of its own. A plugin cannot import a library: the other source files are symbolic links to those of
/// `GenerateMocks`.
@main struct ListMocks: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        MockCommand(context: context, packageManager: packageManager, isList: true, help: Self.help).run(
            arguments)
    }

    private static let help = """
        Lists the mocks that generate-mocks would write, and the protocols that cannot be mocked, with reasons.

        swift package list-mocks --target NAME [--into FOLDER] [--protocol NAME]… [--keep-defaults]

          --target NAME     the target that declares the protocols
          --into FOLDER     the folder of the generated files, whose headers say which mocks keep default implementations
          --protocol NAME   only this protocol; may be repeated
          --keep-defaults   also lists the default implementations that a mock cannot use, with reasons
        """
}
