extension JSONValue {
    /// The value at the end of a path; a name leads into every member of a list, a number to one.
    func value(at path: ArraySlice<String>) -> JSONValue? {
        guard let first = path.first else { return self }
        switch self {
        case .object(let fields): return fields[first]?.value(at: path.dropFirst())
        case .array(let values):
            return Int(first).flatMap {
                values.indices.contains($0) ? values[$0].value(at: path.dropFirst()) : nil
            }
        default: return nil
        }
    }

    /// Replaces what lies at the end of a path.
    ///
    /// - Returns: Nothing where the path leads nowhere.
    func replaced(at path: ArraySlice<String>, _ change: (JSONValue) -> JSONValue) -> JSONValue? {
        guard let first = path.first else { return change(self) }
        switch self {
        case .object(var fields):
            guard let changed = fields[first]?.replaced(at: path.dropFirst(), change) else { return nil }
            fields[first] = changed
            return .object(fields)
        case .array(var values):
            if let index = Int(first) {
                guard values.indices.contains(index),
                    let changed = values[index].replaced(at: path.dropFirst(), change)
                else { return nil }
                values[index] = changed
                return .array(values)
            }
            // A name in a list is one in each of its members.
            let changed = values.map { $0.replaced(at: path, change) }
            guard changed.contains(where: { $0 != nil }) else { return nil }
            return .array(zip(values, changed).map { $1 ?? $0 })
        default: return nil
        }
    }

    /// Replaces every text inside.
    ///
    /// - Returns: Nothing where none has changed.
    func mapTexts(_ replace: (String) -> String) -> JSONValue? {
        let changed = mappingTexts(replace)
        return changed == self ? nil : changed
    }

    private func mappingTexts(_ replace: (String) -> String) -> JSONValue {
        switch self {
        case .string(let text): .string(replace(text))
        case .array(let values): .array(values.map { $0.mappingTexts(replace) })
        case .object(let fields): .object(fields.mapValues { $0.mappingTexts(replace) })
        default: self
        }
    }

    /// A value of the same kind that tells nothing.
    var redacted: JSONValue {
        switch self {
        case .null: .null
        case .bool: .bool(false)
        case .integer, .unsigned, .number: .integer(0)
        case .string: .string("<redacted>")
        case .array: .array([])
        // Its type may not do without its fields.
        case .object(let fields): .object(fields.mapValues(\.redacted))
        }
    }
}
