import ExpectKit

extension JSONValue {
    /// The value at a path of field names and of positions in lists.
    func value(at path: ArraySlice<String>) -> JSONValue? {
        guard let first = path.first else { return self }
        if let fields { return fields[first]?.value(at: path.dropFirst()) }
        guard let elements, let index = Int(first), elements.indices.contains(index) else { return nil }
        return elements[index].value(at: path.dropFirst())
    }

    /// Replaces the values at a path. A field name that meets a list applies to each member of the list.
    ///
    /// - Parameter miss: Called for each object or list in which the path finds nothing.
    /// - Returns: The changed value, or nil if the path finds nothing at all.
    func replaced(
        at path: ArraySlice<String>, miss: () -> Void = {}, _ change: (JSONValue) -> JSONValue
    ) -> JSONValue? {
        guard let first = path.first else { return change(self) }
        if var fields, let field = fields[first] {
            let changed = field.replaced(at: path.dropFirst(), miss: miss, change)
            fields[first] = changed
            return changed.map { _ in with(fields: fields) }
        }
        if var elements {
            if let index = Int(first) {
                if elements.indices.contains(index) {
                    let changed = elements[index].replaced(at: path.dropFirst(), miss: miss, change)
                    elements[index] = changed ?? .null
                    return changed.map { _ in with(elements: elements) }
                }
            } else {
                let changed = elements.map { $0.replaced(at: path, miss: miss, change) }
                return changed.contains { $0 != nil }
                    ? with(elements: zip(elements, changed).map { $1 ?? $0 }) : nil
            }
        }
        miss()
        return nil
    }

    /// Returns the value with another one at a path, or without one; nil if the path leads nowhere.
    func setting(_ value: JSONValue?, at path: ArraySlice<String>) -> JSONValue? {
        guard let first = path.first else { return value }
        let rest = path.dropFirst()
        if var fields {
            let field = rest.isEmpty ? value : fields[first]?.setting(value, at: rest)
            if field == nil, !rest.isEmpty { return nil }
            fields[first] = field
            return with(fields: fields)
        }
        guard var elements, let index = Int(first), elements.indices.contains(index) else { return nil }
        guard let element = elements[index].setting(value, at: rest) else { return nil }
        elements[index] = element
        return with(elements: elements)
    }

    /// An object or a dictionary, like this one, with other fields.
    func with(fields: [String: JSONValue]) -> JSONValue {
        if case .dictionary = self { .dictionary(fields) } else { .object(fields) }
    }
}
