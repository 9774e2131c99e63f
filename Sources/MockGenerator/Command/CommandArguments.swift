import Foundation

/// The arguments of `generate-mocks` or `list-mocks`, as the user wrote them.
///
/// The plugin receives them as JSON, finds the targets and the folders, and runs the generator for each target with
/// `GeneratorArguments`.
struct CommandArguments: Codable, Equatable {
    var targets: [String] = []
    var modules: [String] = []
    /// The folder for the mocks, or `nil` if it is the default one.
    var folder: String?
    /// The named types, each as an option with its value.
    var types: [[String]] = []
    var hasAllTargets = false
    /// The arguments that the plugin passes on.
    var others: [String] = []

    init(_ arguments: some Collection<String>, isList: Bool) throws(GeneratorError) {
        var rest = arguments.flatMap(GeneratorArguments.splitAtEqualsSign)[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--all-targets": hasAllTargets = true
            case "--target":
                let name = try GeneratorArguments.value(of: argument, &rest)
                if !targets.contains(name) { targets.append(name) }
            case "--module":
                let name = try GeneratorArguments.value(of: argument, &rest)
                if !modules.contains(name) { modules.append(name) }
            case "--into":
                guard folder == nil else { throw GeneratorError("--into can be given only once.") }
                folder = try GeneratorArguments.value(of: argument, &rest)
            case "--protocol", "--client", "--class":
                types.append([argument, try GeneratorArguments.value(of: argument, &rest)])
            default: others.append(argument)
            }
        }
        if isList {
            if let option = others.first(where: ["--check", "--list", "--overwrite", "--prune"].contains) {
                throw GeneratorError(
                    "\(option) is an option of generate-mocks. list-mocks writes nothing. \(GeneratorArguments.hint)"
                )
            }
            others.append("--list")
        }
        try refuseContradictions()
        // A check of all targets does not require that each one has mocks.
        if hasAllTargets { others.append("--skips-empty") }
    }

    private func refuseContradictions() throws(GeneratorError) {
        if !modules.isEmpty, targets.count > 1 {
            throw GeneratorError(
                "--module can be combined with only one --target, whose tests get the mocks.")
        }
        guard hasAllTargets else { return }
        if !(targets + modules).isEmpty {
            throw GeneratorError("--all-targets cannot be combined with --target or --module.")
        }
        if folder != nil, !others.contains("--list") {
            throw GeneratorError(
                "--all-targets cannot be combined with --into: the mocks of each target go into its own test target."
            )
        }
    }

    func json() throws -> String { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
}
