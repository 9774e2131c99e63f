/// Returns the differences between two values. Their parts are compared as long as both have the same type.
func valueDifferences(_ expected: Any, _ actual: Any) -> [Difference] {
    if let arg = expected as? any AnyArg { return arg.differences(fromAny: actual) }
    if valuesMatch(expected, actual) { return [] }
    return structuralDifferences(expected, (actual as? any AnyArg)?.plainValue ?? actual)
}

/// Returns the differences between two values that are known to differ.
package func structuralDifferences(_ expected: Any, _ actual: Any) -> [Difference] {
    if let arg = expected as? any AnyArg { return arg.differences(fromAny: actual) }
    return DifferenceSearch.differences(expected, actual)
}

/// Returns the number of differences between two values, without describing them.
func valueDifferenceCount(_ expected: Any, _ actual: Any) -> Int {
    if let arg = expected as? any AnyArg { return arg.differenceCount(fromAny: actual) }
    if valuesMatch(expected, actual) { return 0 }
    return structuralDifferenceCount(expected, (actual as? any AnyArg)?.plainValue ?? actual)
}

/// Returns the number of differences between two values that are known to differ, without describing them.
func structuralDifferenceCount(_ expected: Any, _ actual: Any) -> Int {
    if let arg = expected as? any AnyArg { return arg.differenceCount(fromAny: actual) }
    return DifferenceSearch.count(expected, actual)
}
