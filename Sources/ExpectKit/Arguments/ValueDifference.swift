/// How many differences of one argument are worth a reader's time.
let differenceLimit = 5

/// How deep two values are compared, and how many elements of theirs.
private let comparisonDepth = 8
private let comparedElements = 10_000

/// Returns where two values differ, as deep as both have the same shape.
func valueDifferences(_ expected: Any, _ actual: Any) -> [Difference] {
    if let arg = expected as? any AnyArg { return arg.differences(fromAny: actual) }
    if valuesMatch(expected, actual) { return [] }
    return structuralDifferences(expected, (actual as? any AnyArg)?.plainValue ?? actual)
}

/// Returns where two values differ of which it is known that they do.
func structuralDifferences(_ expected: Any, _ actual: Any) -> [Difference] {
    Array(structuralDifferences(expected, actual, depth: 0).prefix(differenceLimit))
}

private func structuralDifferences(_ expected: Any, _ actual: Any, depth: Int) -> [Difference] {
    if let arg = expected as? any AnyArg { return arg.differences(fromAny: actual) }
    let whole = [wholeDifference(expected, actual)]
    guard depth < comparisonDepth, type(of: expected) == type(of: actual) else { return whole }
    let (left, right) = (Mirror(reflecting: expected), Mirror(reflecting: actual))
    guard left.displayStyle == right.displayStyle,
        left.children.count <= comparedElements, right.children.count <= comparedElements
    else { return whole }
    // What describes itself is read as its description, not as its private parts.
    let isOpaque = expected is any CustomStringConvertible
    let found: [Difference]
    switch left.displayStyle {
    case .collection?:
        found = listDifferences(
            ListPair(
                expected: left.children.map(\.value), actual: right.children.map(\.value),
                expectedWords: describe(_:), matches: partsMatch,
                differences: { structuralDifferences($0, $1, depth: depth + 1) }))
    case .optional?:
        // One of them is nil, unless both have a value.
        guard let left = left.children.first, let right = right.children.first else { return whole }
        return structuralDifferences(left.value, right.value, depth: depth)
    case .dictionary?:
        found = dictionaryDifferences(expected, actual, depth: depth + 1)
    case .set?:
        found = setDifference(expected, actual)
    case .struct? where !isOpaque, .tuple?:
        found = memberDifferences(members(of: left), members(of: right), depth: depth + 1)
    case .enum? where !isOpaque:
        let (left, right) = (reflectedShape(of: expected), reflectedShape(of: actual))
        guard left.name == right.name else { return whole }
        found = memberDifferences(left.arguments, right.arguments, depth: depth + 1)
    default:
        return whole
    }
    // Equal parts in unequal wholes: a user's own `==`, or something reflection does not show.
    return found.isEmpty ? whole : found
}

private func members(of mirror: Mirror) -> [InvocationShape.Argument] {
    mirror.children.map { child in
        InvocationShape.Argument(
            label: child.label.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }, value: child.value)
    }
}

private func memberDifferences(
    _ expected: [InvocationShape.Argument], _ actual: [InvocationShape.Argument], depth: Int
) -> [Difference] {
    var found: [Difference] = []
    for (index, (left, right)) in zip(expected, actual).enumerated() {
        if partsMatch(left.value, right.value) { continue }
        let path = left.label ?? (expected.count == 1 ? "" : "\(index)")
        found += structuralDifferences(left.value, right.value, depth: depth).map { $0.within(path) }
    }
    return found
}

private func dictionaryDifferences(_ expected: Any, _ actual: Any, depth: Int) -> [Difference] {
    guard let expected = expected as? [AnyHashable: Any], let actual = actual as? [AnyHashable: Any] else {
        return []
    }
    let keys = Set(expected.keys).union(actual.keys).map { (key: $0, path: "[\(describe($0.base))]") }
    var found: [Difference] = []
    for (key, path) in keys.sorted(by: { $0.path < $1.path }) {
        switch (expected[key], actual[key]) {
        case (let left?, let right?):
            if partsMatch(left, right) { continue }
            found += structuralDifferences(left, right, depth: depth).map { $0.within(path) }
        case (let left, let right):
            let words = { (value: Any?) in value.map { describe($0) } ?? "no value" }
            found.append(Difference(path: path, expected: words(left), got: words(right)))
        }
    }
    return found
}

private func setDifference(_ expected: Any, _ actual: Any) -> [Difference] {
    guard let left = expected as? Set<AnyHashable>, let right = actual as? Set<AnyHashable> else { return [] }
    func words(_ elements: Set<AnyHashable>) -> [String] { elements.map { describe($0.base) }.sorted() }
    let got = described(
        actual, missing: words(left.subtracting(right)), notExpected: words(right.subtracting(left)))
    return [Difference(path: "", expected: describe(expected), got: got)]
}
