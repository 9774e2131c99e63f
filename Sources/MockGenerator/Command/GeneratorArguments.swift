/// The arguments of the generator.
struct GeneratorArguments: Equatable {
    enum Action: Equatable {
        case write
        /// Compares the files with the generated ones.
        case check
        /// Lists the mocks that would be written, and the reasons for protocols without a mock.
        case list
        /// Prints the modules whose symbol graphs are required and not given.
        case missingModules
    }

    var action = Action.write
    var target = ""
    var module = ""
    var graphs: [String] = []
    var folder = ""
    /// The directory of the package, which must contain the folder. Empty if the folder can be anywhere.
    var package = ""
    var protocols: [String] = []
    var overwrites = false
    /// Whether only the arguments and the folder are checked, before the symbol graphs exist.
    var isValidation = false
    /// Whether requirements with a default implementation are left to it.
    var keepsDefaults = false
    /// The value of `--into` as the user wrote it, or an empty string if it is the default folder.
    var statedFolder = ""
    /// Whether all arguments but the first one can be left out in a token.
    var hasOptionalArguments = false
    /// Whether the mocks import the module without test frameworks.
    var isForDemos = false
    /// Whether the target belongs to another package, of which a test sees only public protocols.
    var isForeign = false

    init(_ arguments: [String]) throws(GeneratorError) {
        var rest = arguments.flatMap(Self.splitAtEqualsSign)[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--check": try choose(.check)
            case "--list": try choose(.list)
            case "--missing-modules": action = .missingModules
            case "--validate": isValidation = true
            case "--overwrite": overwrites = true
            case "--keep-defaults": keepsDefaults = true
            case "--optional-arguments": hasOptionalArguments = true
            case "--for-demos": isForDemos = true
            case "--foreign": isForeign = true
            case "--target": target = try Self.value(of: argument, &rest)
            case "--module": module = try Self.value(of: argument, &rest)
            case "--graphs": graphs.append(try Self.value(of: argument, &rest))
            case "--package": package = try Self.value(of: argument, &rest)
            case "--into": folder = try Self.value(of: argument, &rest)
            case "--stated-into": statedFolder = try Self.value(of: argument, &rest)
            case "--protocol": protocols.append(try Self.value(of: argument, &rest))
            default: throw GeneratorError("“\(argument)” is not an option. \(Self.hint)")
            }
        }
        if overwrites, action != .write {
            throw GeneratorError(
                "--overwrite cannot be combined with --check or --list, which write nothing.")
        }
        if isForDemos, statedFolder.isEmpty, action == .write || action == .check {
            throw GeneratorError("--for-demos needs --into, because the default folder belongs to tests.")
        }
        if module.isEmpty { module = target }
        if module.isEmpty { throw GeneratorError("--target is missing. \(Self.hint)") }
    }

    /// The options of the command that writes the files of this run.
    var options: [String] {
        (statedFolder.isEmpty ? [] : ["--into \(statedFolder)"]) + protocols.map { "--protocol \($0)" }
            + (keepsDefaults ? ["--keep-defaults"] : [])
            + (hasOptionalArguments ? ["--optional-arguments"] : []) + (isForDemos ? ["--for-demos"] : [])
    }

    private mutating func choose(_ chosen: Action) throws(GeneratorError) {
        guard action == .write || action == chosen else {
            throw GeneratorError("--check and --list cannot be combined.")
        }
        action = chosen
    }

    /// Returns `--option` and `value` for `--option=value`.
    private static func splitAtEqualsSign(_ argument: String) -> [String] {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        return parts.count == 2 && valued.contains(parts[0]) ? parts : [argument]
    }

    private static let valued: Set<String> = ["--target", "--into", "--protocol"]

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(GeneratorError)
        -> String
    {
        guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
            throw GeneratorError("\(option) has no value. \(hint)")
        }
        return value
    }

    /// The command in messages and in the headers of files.
    static let command = "swift package --allow-writing-to-package-directory generate-mocks"

    private static let hint = "For all options, run: \(CommandHelp.command)"
}

/// An error that stops the generator before it writes anything.
public struct GeneratorError: Error, Equatable, CustomStringConvertible {
    /// The message, in one line.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
