import ExpectKit

extension JSONValue {
    /// Replaces the values of all fields of a name, at any depth.
    func replacingFields(named name: String, _ change: (JSONValue) -> JSONValue) -> JSONValue {
        let changed = mapParts { $0.replacingFields(named: name, change) }
        guard let field = fields?[name], var fields = changed.fields else { return changed }
        fields[name] = change(field)
        return with(fields: fields)
    }

    /// Replaces all strings, including the keys of dictionaries.
    ///
    /// - Parameter andNames: Whether the names of fields are replaced as well. A file does not tell them from keys.
    func mapTexts(andNames: Bool = false, _ replace: (String) -> String) -> JSONValue {
        func mapped(_ value: JSONValue) -> JSONValue { value.mapTexts(andNames: andNames, replace) }
        return switch self {
        case .string(let text): .string(replace(text))
        case .object(let fields) where andNames: .dictionary(renamed(fields, replace, mapped))
        case .dictionary(let fields): .dictionary(renamed(fields, replace, mapped))
        default: mapParts(mapped)
        }
    }

    /// Calls a closure for each string, number and key of a dictionary, with the names of the fields that lead to it.
    func forEachText(
        _ path: [String] = [], _ body: (_ path: [String], _ text: String, _ isNumber: Bool) -> Void
    ) {
        switch self {
        case .string(let string): body(path, string, false)
        case .number, .double: body(path, text, true)
        case .array(let values), .unordered(let values, _):
            for value in values { value.forEachText(path, body) }
        case .object(let fields): for (name, field) in fields { field.forEachText(path + [name], body) }
        case .dictionary(let fields):
            for (name, field) in fields {
                body(path, name, false)
                field.forEachText(path, body)
            }
        case .null, .bool: break
        }
    }

    /// A value of the same kind that reveals nothing.
    ///
    /// The fields of an object stay, because its type may not decode without them.
    ///
    /// - Parameter keepsLists: Whether lists keep their members, redacted, for a type that does not decode without them.
    func redacted(keepsLists: Bool = false) -> JSONValue {
        switch self {
        case .null: .null
        case .bool: .bool(false)
        case .number, .double: .zero
        case .string: .string(redactedText)
        case .array, .unordered:
            keepsLists ? mapElements { $0.redacted(keepsLists: true) } : with(elements: [])
        case .object(let fields): .object(fields.mapValues { $0.redacted(keepsLists: keepsLists) })
        case .dictionary: .dictionary([:])
        }
    }
}

/// Renames the keys of a dictionary. If two get the same name, the later one gets a number, so that no value is lost.
private func renamed(
    _ fields: [String: JSONValue], _ rename: (String) -> String, _ change: (JSONValue) -> JSONValue
) -> [String: JSONValue] {
    var renamed: [String: JSONValue] = [:]
    for (name, field) in fields.sorted(by: { $0.key < $1.key }) {
        let new = rename(name)
        var (free, number) = (new, 1)
        while renamed[free] != nil {
            number += 1
            free = "\(new) (\(number))"
        }
        renamed[free] = change(field)
    }
    return renamed
}
