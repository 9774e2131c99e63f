import PackagePlugin

/// The command `swift package generate-mocks`, which writes, checks or lists mocks.
@main struct GenerateMocks: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        MockCommand(context: context, packageManager: packageManager, help: Self.help).run(arguments)
    }

    private static let help = """
        Writes mocks of a target's protocols, one file each. Check the files in.

        swift package generate-mocks --target NAME [--into FOLDER] [--protocol NAME]… [--keep-defaults]
                                     [--optional-arguments] [--check | --list | --overwrite]

          --target NAME     the target that declares the protocols
          --into FOLDER     the folder for the files, inside the package; by default Generated in the test target of
                            the target
          --protocol NAME   only this protocol; may be repeated
          --keep-defaults   leaves requirements to their default implementations; the header of each file says so, and
                            later runs follow it
          --optional-arguments
                            in a token, all arguments but the first one can be left out; the header of each file says
                            so, and later runs follow it
          --check           writes nothing, and fails if a file is not up to date (for CI)
          --list            writes nothing, and lists the mocks and the protocols that cannot be mocked, with reasons;
                            swift package list-mocks does the same, and needs no permission to write
          --overwrite       also replaces files that were edited by hand or not written by the generator
        """
}
