import ExpectKit

extension JSONValue {
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

    /// An object or a dictionary, like this one, with other fields.
    func with(fields: [String: JSONValue]) -> JSONValue {
        if case .dictionary = self { .dictionary(fields) } else { .object(fields) }
    }
}
