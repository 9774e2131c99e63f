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
        /// Prints which of the named types the module declares.
        case declared
    }

    var action = Action.write
    var target = ""
    var module = ""
    var graphs: [String] = []
    var folder = ""
    /// The directory of the package, which must contain the folder. Empty if the folder can be anywhere.
    var package = ""
    var protocols: [String] = []
    /// The names of the structs of closures to mock.
    var clients: [String] = []
    /// The names of the classes to mock.
    var classes: [String] = []
    /// Whether all structs of closures are mocked.
    var includesClients = false
    /// Whether all classes that can be subclassed are mocked.
    var includesClasses = false
    /// Whether invocations are `Codable`.
    var isCodable = false
    /// The words before and after the name of the type in the name of a mock; `nil` if they are not given.
    var prefix: String?
    var suffix: String?
    /// Whether files of types that no longer exist are deleted.
    var prunes = false
    /// The compiler and its arguments, for type-checking the files before they are written. Empty if the files are not
    /// type-checked.
    var compiler: [String] = []
    /// The scratch folder of the package, with the manifest of the last build.
    var scratch = ""
    /// The module of the test target that imports the mocks.
    var importer = ""
    /// The folder for symbol graphs that the generator extracts itself.
    var work = ""
    /// The path of `swift-symbolgraph-extract`, or an empty string if it is beside the compiler.
    var extractionTool = ""
    /// The target whose tests get the mocks of a module without a target, if the user named it.
    var testedTarget = ""
    /// Whether a check without any file to check succeeds.
    var skipsEmpty = false
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
    /// Whether the target belongs to another package, of which a test sees only public protocols.
    var isForeign = false

    init(_ arguments: [String]) throws(GeneratorError) {
        var rest = arguments.flatMap(Self.splitAtEqualsSign)[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--check": try choose(.check)
            case "--list": try choose(.list)
            case "--missing-modules": action = .missingModules
            case "--declared": action = .declared
            case "--skips-empty": skipsEmpty = true
            case "--validate": isValidation = true
            case "--overwrite": overwrites = true
            case "--keep-defaults": keepsDefaults = true
            case "--optional-arguments": hasOptionalArguments = true
            case "--foreign": isForeign = true
            case "--clients": includesClients = true
            case "--classes": includesClasses = true
            case "--codable": isCodable = true
            case "--prune": prunes = true
            case "--target": target = try Self.value(of: argument, &rest)
            case "--module": module = try Self.value(of: argument, &rest)
            case "--graphs": graphs.append(try Self.value(of: argument, &rest))
            case "--scratch": scratch = try Self.value(of: argument, &rest)
            case "--importer": importer = try Self.value(of: argument, &rest)
            case "--work": work = try Self.value(of: argument, &rest)
            case "--extraction-tool": extractionTool = try Self.value(of: argument, &rest)
            case "--tested": testedTarget = try Self.value(of: argument, &rest)
            case "--package": package = try Self.value(of: argument, &rest)
            case "--into": folder = try Self.value(of: argument, &rest)
            case "--stated-into": statedFolder = try Self.value(of: argument, &rest)
            case "--protocol": protocols.append(try Self.value(of: argument, &rest))
            case "--client": clients.append(try Self.value(of: argument, &rest))
            case "--class": classes.append(try Self.value(of: argument, &rest))
            case "--prefix": prefix = try Self.word(of: argument, &rest)
            case "--suffix": suffix = try Self.word(of: argument, &rest)
            // The arguments of the compiler may begin with hyphens.
            case "--compiler": compiler.append(rest.popFirst() ?? "")
            default: throw GeneratorError("“\(argument)” is not an option. \(Self.hint)")
            }
        }
        if overwrites, action == .check || action == .list {
            throw GeneratorError(
                "--overwrite cannot be combined with --check or --list, which write nothing.")
        }
        try requirePruning()
        try requireNames()
        if module.isEmpty { module = target }
        if module.isEmpty { throw GeneratorError("--target or --module is missing. \(Self.hint)") }
    }

    /// Whether the module has no target.
    var isModule: Bool { target.isEmpty }

    /// The target or the module, for messages.
    var place: String { isModule ? "the module “\(module)”" : "the target “\(target)”" }

    /// The options that name the target or the module.
    var origin: String {
        isModule
            ? "--module \(module)" + (testedTarget.isEmpty ? "" : " --target \(testedTarget)")
            : "--target \(target)"
    }

    /// Whether types are named. Then no other types are mocked.
    var namesTypes: Bool { !(protocols + clients + classes).isEmpty }

    /// The options of the command that writes the files of this run.
    var options: [String] {
        (statedFolder.isEmpty ? [] : ["--into \(statedFolder)"]) + protocols.map { "--protocol \($0)" }
            + clients.map { "--client \($0)" } + classes.map { "--class \($0)" }
            + (includesClients ? ["--clients"] : []) + (includesClasses ? ["--classes"] : [])
            + (keepsDefaults ? ["--keep-defaults"] : [])
            + (hasOptionalArguments ? ["--optional-arguments"] : []) + (isCodable ? ["--codable"] : [])
            + nameOptions
    }

    private mutating func choose(_ chosen: Action) throws(GeneratorError) {
        guard action == .write || action == chosen else {
            throw GeneratorError("--check and --list cannot be combined.")
        }
        action = chosen
    }

    /// Returns `--option` and `value` for `--option=value`.
    static func splitAtEqualsSign(_ argument: String) -> [String] {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        return parts.count == 2 && valued.contains(parts[0]) ? parts : [argument]
    }

    private static let valued: Set<String> = [
        "--target", "--module", "--into", "--protocol", "--client", "--class", "--prefix", "--suffix",
    ]

    static func value(of option: String, _ rest: inout ArraySlice<String>) throws(GeneratorError)
        -> String
    {
        guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
            throw GeneratorError("\(option) has no value. \(hint)")
        }
        return value
    }

    /// Returns a part of a name, which may be empty.
    private static func word(of option: String, _ rest: inout ArraySlice<String>) throws(GeneratorError)
        -> String
    {
        if rest.first?.isEmpty == true { return rest.removeFirst() }
        let word = try value(of: option, &rest)
        let isIdentifier = word.allSatisfy { $0.isLetter || $0.isASCII && $0.isNumber || $0 == "_" }
        guard isIdentifier, option == "--suffix" || word.first?.isNumber == false else {
            throw GeneratorError(
                "“\(word)” cannot be the \(option == "--suffix" ? "end" : "beginning") of the name of a mock."
            )
        }
        return word
    }

    /// The command in messages and in the headers of files.
    static let command = "swift package --allow-writing-to-package-directory generate-mocks"

    static let hint = "For all options, run: \(CommandHelp.command)"
}

/// An error that stops the generator before it writes anything.
public struct GeneratorError: Error, Equatable, CustomStringConvertible {
    /// The message, in one line.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
