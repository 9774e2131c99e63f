/// Returns whether two parts match. Parts that cannot be compared match if their descriptions are equal.
func partsMatch(_ expected: Any, _ actual: Any) -> Bool {
    if incomparableParts(of: expected, path: "").isEmpty { return valuesMatch(expected, actual) }
    return describe(expected) == describe(actual)
}

/// Returns the differences between two values that are compared as a whole: by their texts or bytes, or else by their
/// descriptions. If the descriptions are the same, the members distinguish the values.
func wholeDifferences(_ expected: Any, _ actual: Any, sameDescriptions: Int = 0) -> [Difference] {
    let found = distinguishingDifferences(expected, actual, sameDescriptions)
    if !found.isEmpty { return found }
    let reason = reasonForNoDifference(expected, sameDescriptions)
    return [Difference(kind: .indistinguishable(describe(expected), reason))]
}

private func distinguishingDifferences(_ expected: Any, _ actual: Any, _ sameDescriptions: Int) -> [Difference] {
    if let expected = unwrapped(expected), let actual = unwrapped(actual) {
        let found = contentDifferences(expected, actual)
        if !found.isEmpty { return found }
    }
    let (left, right) = (describe(expected), describe(actual))
    if !haveSameScalars(left, right) {
        let (left, right) = distinguishable(left, right)
        return [Difference(expected: left, got: right)]
    }
    guard type(of: expected) == type(of: actual) else { return [differenceOfTypes(expected, actual)] }
    if isNotANumber(expected) { return [] }
    if isObject(expected), !(expected is any Equatable) {
        return [Difference(kind: .instances(type: typeName(type(of: expected))))]
    }
    return memberDifferences(expected, actual, sameDescriptions)
}

/// Returns the differences between two values of types whose contents are compared; none for other types.
private func contentDifferences(_ expected: Any, _ actual: Any) -> [Difference] {
    switch (expected, actual) {
    case (let expected as String, let actual as String): textDifferences(expected, actual)
    case (let expected as Substring, let actual as Substring): textDifferences(String(expected), String(actual))
    default: byteDifferences(expected, actual)
    }
}

private func differenceOfTypes(_ expected: Any, _ actual: Any) -> Difference {
    let (left, right) = (describeTyped(expected), describeTyped(actual))
    if left != right { return Difference(expected: left, got: right) }
    // Types with the same name in different modules or types.
    func fullName(_ value: Any) -> String { String(reflecting: type(of: value)) }
    return Difference(expected: "\(left) (\(fullName(expected)))", got: "\(right) (\(fullName(actual)))")
}

private func reasonForNoDifference(_ value: Any, _ sameDescriptions: Int) -> Difference.Reason {
    if isNotANumber(value) { return .notANumber }
    if sameDescriptions >= Limits.Comparing.sameDescriptions { return .tooDeep }
    if storedMembers(of: value).isEmpty { return .noMembers }
    return isObject(value) ? .equalObjects : .equalMembers
}

func isNotANumber(_ value: Any) -> Bool { (value as? any FloatingPoint)?.isNaN ?? false }
