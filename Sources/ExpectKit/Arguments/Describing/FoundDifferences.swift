/// The differences between two values. They are counted without being described, and described only for a report.
struct FoundDifferences {
    /// The path to the part in which they were found.
    var path = ""
    /// Returns their number.
    var count: () -> Int = { 1 }
    /// Describes them, with paths that start in the part.
    let differences: () -> [Difference]

    static var none: FoundDifferences { FoundDifferences(count: { 0 }, differences: { [] }) }

    /// The differences with their whole paths.
    var described: [Difference] { differences().map { $0.within(path) } }
}

/// Returns the differences between two values. Their parts are compared as long as both have the same type.
func valueDifferences(_ expected: Any, _ actual: Any) -> FoundDifferences {
    if let arg = expected as? any AnyArg { return arg.differences(fromAny: actual) }
    if valuesMatch(expected, actual) { return .none }
    return DifferenceSearch.differences(expected, (actual as? any AnyArg)?.plainValue ?? actual)
}

/// Returns the differences between two values that are known to differ.
package func structuralDifferences(_ expected: Any, _ actual: Any) -> [Difference] {
    DifferenceSearch.differences(expected, actual).described
}
