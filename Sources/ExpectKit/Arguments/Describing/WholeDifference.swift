/// Returns whether two parts match. Parts that cannot be compared match if their descriptions are equal.
func partsMatch(_ expected: Any, _ actual: Any) -> Bool {
    if incomparableParts(of: expected, path: "").isEmpty { return valuesMatch(expected, actual) }
    return describe(expected) == describe(actual)
}

/// Returns the difference between two whole values. If their descriptions are equal, further words distinguish them.
func wholeDifference(_ expected: Any, _ actual: Any) -> Difference {
    var isCut = false
    let left = describe(expected, isCut: &isCut)
    let right = describe(actual)
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
    if let expected = expected as? String, let actual = actual as? String {
        return textDifference(expected, actual)
    }
    let reason = isCut ? "differs in a part that is not shown" : "looks alike but is not equal"
    return Difference(path: "", expected: left, got: "\(right), which \(reason)")
}

/// Returns the difference of two strings whose shortened descriptions are equal.
private func textDifference(_ expected: String, _ actual: String) -> Difference {
    let same = zip(expected, actual).prefix { $0 == $1 }.count
    // A few equal characters before the difference show where it is.
    let start = max(0, same - Limits.Describing.textContext)
    func tail(_ text: String) -> String { "… \(describe(String(text.dropFirst(start))))" }
    return Difference(
        path: "", expected: "\(tail(expected)) after \(counted(start, "character"))", got: tail(actual))
}
