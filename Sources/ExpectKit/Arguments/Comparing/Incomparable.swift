/// A part of an expected call that cannot be compared with other values.
package struct Incomparable: Equatable, Sendable {
    /// The label or position of the argument, and the path to the part; empty if the invocation itself cannot be
    /// compared.
    package var path: String
    /// Its type.
    package var type: String
    /// Whether it is an enum of a module that was built without the names of cases.
    var isNameless = false

    /// Whether it is a function. The type of a function cannot be `Equatable`.
    package var isFunction = false
}

extension Incomparable {
    /// Describes a value that cannot be compared.
    init(_ value: Any, _ path: String) {
        let kind = Reflection.kind(of: value)
        self.init(
            path: path, type: "\(Swift.type(of: value))", isNameless: kind == .enum,
            isFunction: kind == .other && !isObject(value))
    }
}

/// Finds the parts of an expected value that cannot be compared.
///
/// Only the first such element of a list or a dictionary is returned, because the others are usually alike.
func incomparableParts(of value: Any, path: String) -> [Incomparable] {
    if let arg = value as? any AnyArg {
        if let plain = arg.plainValue { return incomparableParts(of: plain, path: path) }
        return arg.nested.flatMap { incomparableParts(of: $0.arg, path: path + $0.path) }
    }
    if value is any Equatable || value is Any.Type { return [] }
    switch ComparisonForm(of: value) {
    case .reference, .optional(nil): return []
    case .optional(let wrapped?): return incomparableParts(of: wrapped, path: path)
    case .list(let elements):
        return firstIncomparable(
            (0..<elements.count).lazy.map { (elements.element(at: $0), "\(path)[\($0)]") })
    case .dictionary(let entries):
        // Sorted, so that all runs of a test name the same entry.
        let named = entries.map { (value: $1, path: "\(path)[\(describe($0.base))]") }
        return firstIncomparable(named.sorted { $0.path < $1.path })
    case .parts(let shape):
        return shape.arguments.enumerated().flatMap { index, part in
            // A single member without a label has the path of the whole value.
            let step = part.label.map { ".\($0)" } ?? (shape.arguments.count == 1 ? "" : ".\(index)")
            return incomparableParts(of: part.value, path: path + step)
        }
    case .nothing: return [Incomparable(value, path)]
    }
}

private func firstIncomparable(_ parts: some Sequence<(value: Any, path: String)>) -> [Incomparable] {
    for part in parts {
        let found = incomparableParts(of: part.value, path: part.path)
        if !found.isEmpty { return found }
    }
    return []
}
