/// How many differences of one argument are worth a reader's time.
let differenceLimit = 5

/// Returns where two values differ, as deep as both have the same shape.
func valueDifferences(_ expected: Any, _ actual: Any) -> [Difference] {
    if let arg = expected as? any AnyArg { return arg.differences(fromAny: actual) }
    if valuesMatch(expected, actual) { return [] }
    return structuralDifferences(expected, (actual as? any AnyArg)?.plainValue ?? actual)
}

/// Returns where two values differ of which it is known that they do.
func structuralDifferences(_ expected: Any, _ actual: Any) -> [Difference] {
    if let arg = expected as? any AnyArg { return arg.differences(fromAny: actual) }
    return DifferenceSearch.differences(expected, actual)
}

/// Returns how many differences there are, without describing them.
func valueDifferenceCount(_ expected: Any, _ actual: Any) -> Int {
    if let arg = expected as? any AnyArg { return arg.differenceCount(fromAny: actual) }
    if valuesMatch(expected, actual) { return 0 }
    return structuralDifferenceCount(expected, (actual as? any AnyArg)?.plainValue ?? actual)
}

func structuralDifferenceCount(_ expected: Any, _ actual: Any) -> Int {
    if let arg = expected as? any AnyArg { return arg.differenceCount(fromAny: actual) }
    return DifferenceSearch.count(expected, actual)
}
