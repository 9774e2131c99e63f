import ExpectKit

extension JSONValue {
    /// The elements of a list, whether their order means something or not.
    var elements: [JSONValue]? {
        switch self {
        case .array(let values), .unordered(let values, _): values
        default: nil
        }
    }

    /// The number of elements that stay together in a list whose order means nothing; nil for other lists.
    var groupSize: Int? { if case .unordered(_, let size) = self { size } else { nil } }

    /// Creates a list whose order means nothing. It is sorted by the texts of its elements.
    ///
    /// - Parameter size: The number of elements that stay together.
    static func sorted(_ elements: [JSONValue], by size: Int) -> JSONValue {
        guard elements.count.isMultiple(of: size) else { return .array(elements) }
        let groups = stride(from: 0, to: elements.count, by: size).map { start in
            let group = elements[start..<start + size]
            return (texts: group.map(\.text), group: group)
        }
        return .unordered(
            groups.sorted { $0.texts.lexicographicallyPrecedes($1.texts) }.flatMap(\.group), groupSize: size)
    }

    /// A list like this one with its elements changed. If the order means nothing, they are sorted again, so that it
    /// does not depend on what a rule has redacted.
    func mapElements(_ change: (JSONValue) -> JSONValue) -> JSONValue {
        switch self {
        case .array(let values): .array(values.map(change))
        case .unordered(let values, let size): .sorted(values.map(change), by: size)
        default: self
        }
    }

    /// A list like this one with other elements.
    func with(elements: [JSONValue]) -> JSONValue {
        if case .unordered(_, let size) = self { .sorted(elements, by: size) } else { .array(elements) }
    }
}
