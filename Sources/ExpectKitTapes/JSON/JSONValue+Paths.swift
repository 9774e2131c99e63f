import ExpectKit

extension JSONValue {
    /// The value at a path of field names and of positions in lists.
    func value(at path: ArraySlice<String>) -> JSONValue? {
        guard let first = path.first else { return self }
        switch self {
        case .object(let fields), .dictionary(let fields):
            return fields[first]?.value(at: path.dropFirst())
        case .array(let values), .unordered(let values, _):
            return Int(first).flatMap {
                values.indices.contains($0) ? values[$0].value(at: path.dropFirst()) : nil
            }
        default: return nil
        }
    }

    /// Replaces the values at a path. A field name that meets a list applies to each member of the list.
    ///
    /// - Parameter miss: Called for each object or list in which the path finds nothing.
    /// - Returns: The changed value, or nil if the path finds nothing at all.
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
        case .array(var values), .unordered(var values, _):
            if let index = Int(first) {
                guard values.indices.contains(index) else { break }
                guard let changed = values[index].replaced(at: path.dropFirst(), miss: miss, change) else {
                    return nil
                }
                values[index] = changed
                return with(elements: values)
            }
            let changed = values.map { $0.replaced(at: path, miss: miss, change) }
            guard changed.contains(where: { $0 != nil }) else { return nil }
            return with(elements: zip(values, changed).map { $1 ?? $0 })
        default: break
        }
        miss()
        return nil
    }

    /// An object or a dictionary, like this one, with other fields.
    func with(fields: [String: JSONValue]) -> JSONValue {
        if case .dictionary = self { .dictionary(fields) } else { .object(fields) }
    }
}
