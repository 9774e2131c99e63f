/// The arguments of a command, with those that the plugin itself reads.
///
/// `ArgumentExtractor` ignores an option without a value, and takes the next option for its value.
struct PluginArguments {
    private(set) var targets: [String] = []
    private(set) var folders: [String] = []
    /// The arguments for the generator.
    private(set) var others: [String] = []

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
                String.init)
            guard ["--target", "--into"].contains(parts[0]) else {
                others.append(argument)
                continue
            }
            guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty,
                !value.hasPrefix("--")
            else { throw CommandError("\(parts[0]) has no value.") }
            if parts[0] == "--target" { targets.append(value) } else { folders.append(value) }
        }
    }
}
