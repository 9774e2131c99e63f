extension JSONValue {
    /// The value at the end of a path; a name leads into every member of a list, a number to one.
    func value(at path: ArraySlice<String>) -> JSONValue? {
        guard let first = path.first else { return self }
        switch self {
        case .object(let fields), .dictionary(let fields):
            return fields[first]?.value(at: path.dropFirst())
        case .array(let values):
            return Int(first).flatMap {
                values.indices.contains($0) ? values[$0].value(at: path.dropFirst()) : nil
            }
        default: return nil
        }
    }

    /// Replaces the values at the ends of a path, which a list may lead to several of.
    ///
    /// - Parameter miss: Told of each place at which the path leads no further.
    /// - Returns: Nothing where the path leads nowhere.
    func replaced(
        at path: ArraySlice<String>, miss: () -> Void = {}, _ change: (JSONValue) -> JSONValue
    ) -> JSONValue? {
        guard let first = path.first else { return change(self) }
        switch self {
        case .object(var fields), .dictionary(var fields):
            guard let field = fields[first] else { break }
            guard let changed = field.replaced(at: path.dropFirst(), miss: miss, change) else { return nil }
            fields[first] = changed
            return with(fields: fields)
        case .array(var values):
            if let index = Int(first) {
                guard values.indices.contains(index) else { break }
                guard let changed = values[index].replaced(at: path.dropFirst(), miss: miss, change) else {
                    return nil
                }
                values[index] = changed
                return .array(values)
            }
            // A name in a list is one in each of its members.
            let changed = values.map { $0.replaced(at: path, miss: miss, change) }
            guard changed.contains(where: { $0 != nil }) else { return nil }
            return .array(zip(values, changed).map { $1 ?? $0 })
        default: break
        }
        miss()
        return nil
    }

    /// Replaces every field of a name, wherever it is.
    func replacingFields(named name: String, _ change: (JSONValue) -> JSONValue) -> JSONValue {
        switch self {
        case .array(let values): .array(values.map { $0.replacingFields(named: name, change) })
        case .object(let fields), .dictionary(let fields):
            with(
                fields: .init(
                    uniqueKeysWithValues: fields.map {
                        ($0, $0 == name ? change($1) : $1.replacingFields(named: name, change))
                    }))
        default: self
        }
    }

    /// Replaces every text inside, the names of the fields of dictionaries among them.
    func mapTexts(_ replace: (String) -> String) -> JSONValue {
        switch self {
        case .string(let text): .string(replace(text))
        case .array(let values): .array(values.map { $0.mapTexts(replace) })
        case .object(let fields): .object(fields.mapValues { $0.mapTexts(replace) })
        case .dictionary(let fields): .dictionary(renamed(fields, replace) { $0.mapTexts(replace) })
        default: self
        }
    }

    /// Calls a closure for every text inside, with the names of the fields that lead to it.
    ///
    /// Numbers are texts here, and so are the names of the fields of dictionaries.
    func forEachText(
        _ path: [String] = [], _ body: (_ path: [String], _ text: String, _ isNumber: Bool) -> Void
    ) {
        switch self {
        case .string(let string): body(path, string, false)
        case .integer, .unsigned, .number, .digits: body(path, text, true)
        case .array(let values): for value in values { value.forEachText(path, body) }
        case .object(let fields): for (name, field) in fields { field.forEachText(path + [name], body) }
        case .dictionary(let fields):
            for (name, field) in fields {
                body(path, name, false)
                field.forEachText(path, body)
            }
        case .null, .bool: break
        }
    }

    /// A value of the same kind without information.
    ///
    /// - Parameter keepsLists: Whether a list keeps its members, redacted, for a type that needs them.
    func redacted(keepsLists: Bool = false) -> JSONValue {
        switch self {
        case .null: .null
        case .bool: .bool(false)
        case .integer, .unsigned, .number, .digits: .integer(0)
        case .string: .string(redactedText)
        case .array(let values): .array(keepsLists ? values.map { $0.redacted(keepsLists: true) } : [])
        // Its type may need its fields.
        case .object(let fields): .object(fields.mapValues { $0.redacted(keepsLists: keepsLists) })
        case .dictionary: .dictionary([:])
        }
    }

    private func with(fields: [String: JSONValue]) -> JSONValue {
        if case .dictionary = self { .dictionary(fields) } else { .object(fields) }
    }
}

/// Renames the fields of a dictionary. Two that get the same name are both kept: the later one with a number.
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
