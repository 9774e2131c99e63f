/// An argument of an expectation that cannot be compared with anything.
struct Incomparable: Equatable, Sendable {
    /// The argument's label or position.
    var path: String
    /// Its type.
    var type: String
}

/// Finds the parts of an expected value that no rule can compare.
func incomparableParts(of value: Any, path: String) -> [Incomparable] {
    if value is any AnyArg {
        guard let plain = (value as? any AnyArg)?.plainValue else { return [] }
        return incomparableParts(of: plain, path: path)
    }
    if value is any Equatable || value is Any.Type { return [] }
    switch ComparisonForm(of: value) {
    case .reference: return []
    case .nothing: return [Incomparable(path: path, type: "\(type(of: value))")]
    case .parts(_, let parts, let style):
        return parts.enumerated().flatMap { index, part in
            let step = style == .collection ? "[\(index)]" : part.label.map { ".\($0)" } ?? ""
            return incomparableParts(of: part.value, path: style == .optional ? path : path + step)
        }
    }
}
