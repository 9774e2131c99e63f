import ExpectKit

/// The result of comparing two answers part by part. Other comparisons let a value match that cannot be compared,
/// because its declaration was reported. An answer is not checked when it is declared, so here this is a result.
enum PartwiseComparison: Equatable {
    case equal
    case different
    /// No part is known to differ, but this one cannot be compared.
    case unknown(Incomparable)

    init(_ expected: Any, _ actual: Any) { self = compare(expected, actual, "", depth: 0) }
}

private func compare(_ expected: Any, _ actual: Any, _ path: String, depth: Int) -> PartwiseComparison {
    if expected is any Equatable {
        // A number that is not a number is the same answer, though it never equals itself.
        return valuesMatch(expected, actual) || areNotNumbers(expected, actual) ? .equal : .different
    }
    let form = ComparisonForm.form(of: expected, opensStructs: true)
    let actual = innermost(actual)
    if case .optional(let wrapped?) = form { return compare(wrapped, actual, path, depth: depth) }
    guard type(of: expected) == type(of: actual) else { return .different }
    let other = ComparisonForm.form(of: actual, opensStructs: true)
    switch (form, other) {
    case (.optional, _): return .equal
    case (.nothing, _): return .unknown(Incomparable(expected, path))
    case (.reference(let left), .reference(let right)) where left !== right:
        return .unknown(Incomparable(expected, path))
    default: if depth >= TapeLimits.comparedDepth { return .unknown(Incomparable(expected, path)) }
    }
    var unknown: [Incomparable] = []
    let matches = form.matches(other) { _, step, expected, actual in
        switch compare(expected(), actual, joinedPath(path, step()), depth: depth + 1) {
        case .equal: return true
        case .different: return false
        case .unknown(let part):
            // Another part may differ, which decides.
            unknown.append(part)
            return true
        }
    }
    // All runs of a test name the same entry.
    if case .dictionary = form { unknown.sort { $0.path < $1.path } }
    return matches ? unknown.first.map(PartwiseComparison.unknown) ?? .equal : .different
}

private func areNotNumbers(_ expected: Any, _ actual: Any) -> Bool {
    guard let left = unwrapped(expected), let right = unwrapped(actual) else { return false }
    return isNotANumber(left) && isNotANumber(right) && type(of: left) == type(of: right)
}
