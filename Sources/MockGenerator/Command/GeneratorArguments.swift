/// What the generator is asked to do.
struct GeneratorArguments: Equatable {
    enum Action: Equatable {
        case write
        /// Compare the files with what would be written.
        case check
        /// Say what would be generated, and why something would not.
        case list
        /// Name the modules whose symbol graphs are needed and were not given.
        case missingModules
    }

    var action = Action.write
    var target = ""
    var module = ""
    var graphs: [String] = []
    var folder = ""
    /// The directory of the package, which the folder has to be in; empty where it may be anywhere.
    var package = ""
    var protocols: [String] = []
    var overwrites = false
    /// Whether only public protocols are of interest: of another package, a test sees no others.
    var isForeign = false

    init(_ arguments: [String]) throws(GeneratorError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--check", "--list":
                guard action == .write else { throw GeneratorError("--check and --list exclude each other.") }
                action = argument == "--check" ? .check : .list
            case "--missing-modules": action = .missingModules
            case "--overwrite": overwrites = true
            case "--foreign": isForeign = true
            case "--target": target = try Self.value(of: argument, &rest)
            case "--module": module = try Self.value(of: argument, &rest)
            case "--graphs": graphs.append(try Self.value(of: argument, &rest))
            case "--package": package = try Self.value(of: argument, &rest)
            case "--into": folder = try Self.value(of: argument, &rest)
            case "--protocol": protocols.append(try Self.value(of: argument, &rest))
            default: throw GeneratorError("“\(argument)” is not an option. \(Self.usage)")
            }
        }
        if module.isEmpty { module = target }
        if module.isEmpty { throw GeneratorError("--target is missing. \(Self.usage)") }
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(GeneratorError)
        -> String
    {
        guard let value = rest.popFirst(), !value.hasPrefix("--") else {
            throw GeneratorError("\(option) has no value. \(usage)")
        }
        return value
    }

    static let usage = """
        The options are --target NAME, --into FOLDER, --protocol NAME (repeatable), --check, --list and --overwrite.
        """
}

/// What keeps the generator from its work, in one line.
public struct GeneratorError: Error, Equatable, CustomStringConvertible {
    /// The line.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
