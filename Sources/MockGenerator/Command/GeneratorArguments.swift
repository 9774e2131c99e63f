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
    /// Whether the target belongs to another package, of which a test sees only public protocols.
    var isForeign = false

    init(_ arguments: [String]) throws(GeneratorError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--check", "--list":
                guard action == .write else { throw GeneratorError("--check and --list cannot be combined.") }
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

/// An error that stops the generator before it writes anything.
public struct GeneratorError: Error, Equatable, CustomStringConvertible {
    /// The message, in one line.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
