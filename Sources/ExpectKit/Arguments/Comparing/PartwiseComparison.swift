/// The result of comparing two values part by part.
///
/// Other comparisons let a value match that cannot be compared, because its declaration was reported. An answer is not
/// compared when it is declared, so here such a value is a result of its own.
package enum PartwiseComparison: Equatable {
    case equal
    case different
    /// No part is known to differ, but this one cannot be compared.
    case unknown(Incomparable)

    /// Compares an expected with an actual value.
    package init(_ expected: Any, _ actual: Any) { self = compare(expected, actual, "", depth: 0) }
}

private func compare(_ expected: Any, _ actual: Any, _ path: String, depth: Int) -> PartwiseComparison {
    if expected is any Equatable || expected is Any.Type {
        // A number that is not a number is the same answer, though it never equals itself.
        return valuesMatch(expected, actual) || areNotNumbers(expected, actual) ? .equal : .different
    }
    let form = ComparisonForm(of: expected)
    let actual = innermost(actual)
    if case .optional(let wrapped) = form {
        if let wrapped { return compare(wrapped, actual, path, depth: depth) }
        return type(of: expected) == type(of: actual) ? .equal : .different
    }
    guard type(of: expected) == type(of: actual) else { return .different }
    guard depth < Limits.Comparing.depth else { return .unknown(Incomparable(expected, path)) }
    switch (form, ComparisonForm(of: actual)) {
    case (.reference(let left), .reference(let right)) where left === right: return .equal
    case (.list(let left), .list(let right)):
        guard left.count == right.count else { return .different }
        return firstOf(
            (0..<left.count).lazy.map { index in
                compare(
                    left.element(at: index), right.element(at: index), "\(path)[\(index)]", depth: depth + 1)
            })
    case (.dictionary(let left), .dictionary(let right)):
        guard left.count == right.count else { return .different }
        // Sorted, so that all runs of a test name the same entry.
        let entries = left.map { (key: $0, value: $1, path: "\(path)[\(describe($0.base))]") }
        return firstOf(
            entries.sorted { $0.path < $1.path }.lazy.map { entry in
                guard let other = right[entry.key] else { return .different }
                return compare(entry.value, other, entry.path, depth: depth + 1)
            })
    default: break
    }
    let (left, right): (InvocationShape, InvocationShape)
    switch (form, ComparisonForm(of: actual)) {
    case (.parts(let expected), .parts(let actual)):
        guard expected.isSameCase(as: actual) else { return .different }
        (left, right) = (expected, actual)
    // A custom mirror may hide parts.
    case (.nothing, .nothing)
    where Reflection.kind(of: expected) == .struct && !(expected is any CustomReflectable):
        (left, right) = (tupleShape(of: expected), tupleShape(of: actual))
    default: return .unknown(Incomparable(expected, path))
    }
    guard left.arguments.count == right.arguments.count else { return .different }
    return firstOf(
        left.arguments.indices.lazy.map { index in
            let part = left.arguments[index]
            let step = part.label ?? (left.arguments.count == 1 ? "" : ".\(index)")
            return compare(
                part.value, right.arguments[index].value, joinedPath(path, step), depth: depth + 1)
        })
}

/// Returns the result for a whole: a part that differs, or else the first one that cannot be compared, decides.
private func firstOf(_ parts: some Sequence<PartwiseComparison>) -> PartwiseComparison {
    var result = PartwiseComparison.equal
    for part in parts {
        if part == .different { return .different }
        if result == .equal { result = part }
    }
    return result
}

private func areNotNumbers(_ expected: Any, _ actual: Any) -> Bool {
    guard let left = unwrapped(expected) as? any FloatingPoint,
        let right = unwrapped(actual) as? any FloatingPoint
    else { return false }
    return left.isNaN && right.isNaN && type(of: left) == type(of: right)
}
