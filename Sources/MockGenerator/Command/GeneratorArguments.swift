/// The arguments of `generate-mocks`, of `list-mocks`, or of the generator itself.
///
/// The plugin receives the encoded part of those of a command, finds the targets and the folders, and runs the generator
/// for each target.
struct GeneratorArguments: Equatable, Encodable {
    private enum CodingKeys: CodingKey { case targets, modules, folder, types, hasAllTargets, others }

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
    /// The targets. The generator itself works for one target or module.
    var targets: [String] = []
    var modules: [String] = []
    var hasAllTargets = false
    /// The arguments that the plugin passes on, because they concern each target.
    var others: [String] = []
    var graphs: [String] = []
    var folder = ""
    /// The directory of the package, which must contain the folder. Empty if the folder can be anywhere.
    var package = ""
    /// The named types, each as an option with its value.
    var types: [[String]] = []
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
    /// The configuration of the build, or an empty string for that of the last one.
    var configuration = ""
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
    /// Whether the target belongs to another package, of which a test sees only public protocols.
    var isForeign = false
    /// The mode and the order of the mocks that choose none themselves.
    var (mode, ordering): (String?, String?)

    /// Parses arguments.
    ///
    /// - Parameters:
    ///   - arguments: The arguments, without the name of the program or of the command.
    ///   - command: The command that the user wrote, or `nil` if these are the arguments of the generator itself.
    init(_ arguments: [String], of command: String? = nil) throws(GeneratorError) {
        let all = arguments.flatMap(Self.splitAtEqualsSign)
        var rest = all[...]
        while let argument = rest.popFirst() {
            let start = rest.startIndex - 1
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
            case "--all-targets": hasAllTargets = true
            case "--target":
                let name = try Self.value(of: argument, &rest)
                if !targets.contains(name) { targets.append(name) }
            case "--module":
                let name = try Self.value(of: argument, &rest)
                if !modules.contains(name) { modules.append(name) }
            case "--graphs": graphs.append(try Self.value(of: argument, &rest))
            case "--scratch": scratch = try Self.value(of: argument, &rest)
            case "--importer": importer = try Self.value(of: argument, &rest)
            case "--work": work = try Self.value(of: argument, &rest)
            case "--extraction-tool": extractionTool = try Self.value(of: argument, &rest)
            case "--tested": testedTarget = try Self.value(of: argument, &rest)
            case "--package": package = try Self.value(of: argument, &rest)
            case "--into":
                guard folder.isEmpty else { throw GeneratorError("--into can be given only once.") }
                folder = try Self.value(of: argument, &rest)
            case "--stated-into": statedFolder = try Self.value(of: argument, &rest)
            case "--protocol", "--client", "--class":
                types.append([argument, try Self.value(of: argument, &rest)])
            case "--prefix": prefix = try Self.word(of: argument, &rest)
            case "--suffix": suffix = try Self.word(of: argument, &rest)
            case "--mode": mode = try Self.setting(argument, &rest)
            case "--ordering": ordering = try Self.setting(argument, &rest)
            // The arguments of the compiler may begin with hyphens.
            case "--compiler": compiler.append(rest.popFirst() ?? "")
            default: throw GeneratorError("“\(argument)” is not an option. \(Self.hint)")
            }
            if !Self.divided.contains(argument) { others += all[start..<rest.startIndex] }
        }
        if command == "list-mocks" {
            if let option = others.first(where: ["--check", "--list", "--overwrite", "--prune"].contains) {
                throw GeneratorError(
                    "\(option) is an option of generate-mocks. list-mocks writes nothing. \(Self.hint)")
            }
            action = .list
            others.append("--list")
        }
        // A check of all targets does not require that each one has mocks.
        if hasAllTargets { others.append("--skips-empty") }
        if command == nil, targets.isEmpty, modules.isEmpty {
            throw GeneratorError("--target or --module is missing. \(Self.hint)")
        }
        try refuseContradictions()
    }

    /// The options that the plugin divides among the targets.
    private static let divided: Set<String> = [
        "--all-targets", "--target", "--module", "--into", "--protocol", "--client", "--class",
    ]

    private func refuseContradictions() throws(GeneratorError) {
        let writes = action != .check && action != .list
        if overwrites || prunes, !writes {
            throw GeneratorError(
                "\(overwrites ? "--overwrite" : "--prune") cannot be combined with --check or --list, which write nothing."
            )
        }
        if prunes, namesTypes {
            throw GeneratorError(
                "--prune cannot be combined with --protocol, --client or --class, because it concerns all types."
            )
        }
        if prefix == "", suffix ?? "" == "" {
            throw GeneratorError(
                "--prefix is empty, so a mock would have the name of its type. Add a suffix with --suffix.")
        }
        if !modules.isEmpty, targets.count > 1 {
            throw GeneratorError(
                "--module can be combined with only one --target, whose tests get the mocks.")
        }
        guard hasAllTargets else { return }
        if !(targets + modules).isEmpty {
            throw GeneratorError("--all-targets cannot be combined with --target or --module.")
        }
        if !folder.isEmpty, action != .list {
            throw GeneratorError(
                "--all-targets cannot be combined with --into: the mocks of each target go into its own test target."
            )
        }
    }

    var target: String { targets.last ?? "" }
    var module: String { modules.last ?? target }

    /// Whether the module has no target.
    var isModule: Bool { targets.isEmpty }

    /// The target or the module, for messages.
    var place: String { isModule ? "the module “\(module)”" : "the target “\(target)”" }

    /// The options that name the target or the module.
    var origin: String {
        isModule
            ? "--module \(module)" + (testedTarget.isEmpty ? "" : " --target \(testedTarget)")
            : "--target \(target)"
    }

    /// Whether types are named. Then no other types are mocked.
    var namesTypes: Bool { !types.isEmpty }

    /// The options of the command that writes the files of this run.
    var options: [String] {
        (statedFolder.isEmpty ? [] : ["--into \(statedFolder)"]) + types.map { $0.joined(separator: " ") }
            + (includesClients ? ["--clients"] : []) + (includesClasses ? ["--classes"] : [])
            + (keepsDefaults ? ["--keep-defaults"] : [])
            + (hasOptionalArguments ? ["--optional-arguments"] : []) + (isCodable ? ["--codable"] : [])
            + nameOptions + (mode.map { ["--mode \($0)"] } ?? [])
            + (ordering.map { ["--ordering \($0)"] } ?? [])
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

    private static let valued: Set<String> = [
        "--target", "--module", "--into", "--protocol", "--client", "--class", "--prefix", "--suffix",
        "--mode", "--ordering",
    ]

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(GeneratorError)
        -> String
    {
        guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
            throw GeneratorError("\(option) has no value. \(hint)")
        }
        return value
    }

    /// Returns the value of a setting of the mocks.
    private static func setting(_ option: String, _ rest: inout ArraySlice<String>) throws(GeneratorError)
        -> String
    {
        let value = try value(of: option, &rest)
        let values = mockSettings[option, default: []]
        guard values.contains(value) else {
            throw GeneratorError(
                "“\(value)” is no value for \(option). Write \(values.joined(separator: " or ")).")
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

/// The options for mocks that choose no mode or order themselves, with their values.
let mockSettings = ["--mode": ["strict", "nice", "naggy"], "--ordering": ["ordered", "unordered"]]

/// An error that stops the generator before it writes anything.
public struct GeneratorError: Error, Equatable, CustomStringConvertible {
    /// The message, in one line.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
