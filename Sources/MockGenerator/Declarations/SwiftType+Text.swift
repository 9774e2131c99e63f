extension SwiftType: CustomStringConvertible {
    /// The source code of the type.
    var description: String {
        switch self {
        case .named(let name, let outer, let arguments):
            (outer.map { "\($0.asBase)." } ?? "") + name
                + (arguments.isEmpty ? "" : "<\(list(arguments))>")
        case .optional(let type): "\(type.asBase)?"
        case .implicitlyUnwrapped(let type): "\(type.asBase)!"
        case .array(let type): "[\(type)]"
        case .dictionary(let key, let value): "[\(key): \(value)]"
        case .tuple(let elements):
            "("
                + elements.map { ($0.label.map { "\($0.escapedLabel): " } ?? "") + "\($0.type)" }.joined(
                    separator: ", ")
                + ")"
        case .function(let function): "\(function)"
        case .any(let type): "any \(type)"
        case .some(let type): "some \(type)"
        case .composition(let types): types.map { "\($0.asBase)" }.joined(separator: " & ")
        case .suppressed(let type): "~\(type)"
        case .pack(let type): "repeat \(type)"
        case .each(let type): "each \(type)"
        case .attributed(let attributes, let type): attributes.joined(separator: " ") + " \(type)"
        }
    }

    /// The source code of the type before `...`. Only a function type needs parentheses.
    var asVariadic: String {
        switch self {
        case .function, .attributed(_, .function): asBase
        default: "\(self)"
        }
    }

    /// The source code of the type before a suffix such as `?` or `.self`, in parentheses if necessary.
    var asBase: String {
        switch self {
        case .function, .any, .some, .composition, .attributed, .pack, .each, .suppressed: "(\(self))"
        default: "\(self)"
        }
    }
}

extension FunctionType: CustomStringConvertible {
    var description: String {
        let parameters = parameters.map { $0.isVariadic ? "\($0.type.asVariadic)..." : "\($0.type)" }.joined(
            separator: ", ")
        return "(\(parameters))\(effects) -> \(result == .void ? "Void" : "\(result)")"
    }
}

extension Effects: CustomStringConvertible {
    /// The keywords between the parameters and the arrow, each with a leading space.
    var description: String {
        (isAsync ? " async" : "") + throwingWord
    }

    private var throwingWord: String {
        switch throwing {
        case .nothing: ""
        case .errors(nil): " throws"
        case .errors(let type?): " throws(\(type))"
        case .closureErrors: " rethrows"
        }
    }

    /// The keywords before a call: `try`, `await`.
    var callWords: String {
        (throwing == .nothing ? "" : "try ") + (isAsync ? "await " : "")
    }
}

/// Joins items with commas.
func list(_ items: some Sequence<some CustomStringConvertible>) -> String {
    items.map(\.description).joined(separator: ", ")
}
