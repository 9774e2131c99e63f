/// How many differences of one argument are worth a reader's time.
let differenceLimit = 5

/// Returns where two values differ, as deep as both have the same shape.
func valueDifferences(_ expected: Any, _ actual: Any) -> [Difference] {
    if let arg = expected as? any AnyArg { return arg.differences(fromAny: actual) }
    if valuesMatch(expected, actual) { return [] }
    let inner = structuralDifferences(expected, unwrapArg(actual), depth: 0)
    return Array(inner.prefix(differenceLimit))
}

private func unwrapArg(_ value: Any) -> Any {
    (value as? any AnyArg)?.plainValue ?? value
}

private func structuralDifferences(_ expected: Any, _ actual: Any, depth: Int) -> [Difference] {
    let whole = [difference(expected, actual)]
    guard depth < 8, type(of: expected) == type(of: actual) else { return whole }
    let (left, right) = (Mirror(reflecting: expected), Mirror(reflecting: actual))
    let isList = left.displayStyle == .collection
    guard isList || left.displayStyle == .struct || left.displayStyle == .tuple || left.displayStyle == .optional,
        // What describes itself is read as its description, not as its private parts.
        !(expected is any CustomStringConvertible) || isList || left.displayStyle == .optional,
        left.children.count == right.children.count, left.children.count <= 1000
    else { return whole }
    var found: [Difference] = []
    for (index, pair) in zip(left.children, right.children).enumerated() where found.count <= differenceLimit {
        if partsMatch(pair.0.value, pair.1.value) { continue }
        let path = isList ? "[\(index)]" : left.displayStyle == .optional ? "" : pair.0.label ?? ""
        found += structuralDifferences(pair.0.value, pair.1.value, depth: depth + 1)
            .map { $0.within(path.hasPrefix(".") ? String(path.dropFirst()) : path) }
    }
    // Equal parts in unequal wholes: a user's own `==`, or something reflection does not show.
    return found.isEmpty ? whole : found
}

/// Whether two parts look alike. A part that nothing can compare is left to its description.
private func partsMatch(_ expected: Any, _ actual: Any) -> Bool {
    if incomparableParts(of: expected, path: "").isEmpty { return valuesMatch(expected, actual) }
    return describe(expected) == describe(actual)
}

private func difference(_ expected: Any, _ actual: Any) -> Difference {
    let (left, right) = (describe(expected), describe(actual))
    guard left == right else { return Difference(path: "", expected: left, got: right) }
    if type(of: expected) != type(of: actual) {
        return Difference(path: "", expected: describeTyped(expected), got: describeTyped(actual))
    }
    if type(of: expected) is AnyClass {
        return Difference(path: "", expected: "this very \(left)", got: "another \(right)")
    }
    if let number = expected as? any FloatingPoint, number.isNaN {
        return Difference(path: "", expected: left, got: "\(right), which never equals itself")
    }
    return Difference(path: "", expected: left, got: "\(right), which looks alike but is not equal")
}
