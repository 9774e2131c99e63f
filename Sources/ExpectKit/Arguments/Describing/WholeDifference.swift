/// Returns whether two parts match. Parts that cannot be compared match if their descriptions are equal.
func partsMatch(_ expected: Any, _ actual: Any) -> Bool {
    if incomparableParts(of: expected, path: "").isEmpty { return valuesMatch(expected, actual) }
    return describe(expected) == describe(actual)
}

/// Returns the differences between two values that are compared as a whole: by their texts or bytes, or else by their
/// descriptions. If the descriptions are the same, the members distinguish the values.
func wholeDifferences(_ expected: Any, _ actual: Any, sameDescriptions: Int = 0) -> [Difference] {
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
    if isObject(expected), !(expected is any Equatable) {
        return [Difference(kind: .instances(type: typeName(type(of: expected))))]
    }
    let found = isNotANumber(expected) ? [] : memberDifferences(expected, actual, sameDescriptions)
    if !found.isEmpty { return found }
    return [Difference(kind: .indistinguishable(left, reasonForNoDifference(expected, sameDescriptions)))]
}

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
    if value is any CustomReflectable { return .hiddenMembers }
    if storedMembers(of: value).isEmpty { return .noMembers }
    return isObject(value) ? .equalObjects : .equalMembers
}

package func isNotANumber(_ value: Any) -> Bool { (value as? any FloatingPoint)?.isNaN ?? false }

/// Returns the differences between the stored members of two values of one type that have the same description.
func memberDifferences(_ expected: Any, _ actual: Any, _ sameDescriptions: Int) -> [Difference] {
    guard sameDescriptions < Limits.Comparing.sameDescriptions else { return [] }
    if isCollection(expected) {
        // Its elements differ at a depth at which they are not described.
        return DifferenceSearch.differences(expected, actual, sameDescriptions: sameDescriptions + 1).described
    }
    let unequal = differencesOfMembers(expected, actual) { left, right in
        if type(of: left) != type(of: right) { return wholeDifferences(left, right) }
        if incomparableParts(of: left, path: "").isEmpty, valuesMatch(left, right) { return [] }
        if describe(left) == describe(right), !(left is any Equatable), !isObject(left) {
            return memberDifferences(left, right, sameDescriptions + 1)
        }
        return DifferenceSearch.differences(left, right, sameDescriptions: sameDescriptions + 1).described
    }
    let distinguishing = unequal.filter { if case .indistinguishable = $0.kind { false } else { true } }
    return distinguishing.isEmpty ? unequal : distinguishing
}

private func differencesOfMembers(
    _ expected: Any, _ actual: Any, _ differences: (Any, Any) -> [Difference]
) -> [Difference] {
    let (left, right) = (storedMembers(of: expected), storedMembers(of: actual))
    return firstDifferences(of: zip(left, right).enumerated()) { index, pair in
        let step = pair.0.label ?? (left.count == 1 ? "" : ".\(index)")
        return differences(pair.0.value, pair.1.value).map { $0.within(step) }
    }
}

private func isCollection(_ value: Any) -> Bool {
    value is any PlainList || value is any PlainSet || value is any PlainDictionary || value is any RepresentedValue
}

/// Returns the stored properties of a struct or an object, the elements of a tuple or list, or the arguments of a case.
func storedMembers(of value: Any) -> [InvocationShape.Argument] {
    if let list = value as? any PlainList {
        return (0..<min(list.count, Limits.Comparing.parts)).map {
            InvocationShape.Argument(label: "[\($0)]", value: list.element(at: $0))
        }
    }
    // The storage of another collection does not show how its elements differ.
    if isCollection(value) { return [] }
    if let optional = value as? any OptionalValue { return optional.wrapped.map(storedMembers) ?? [] }
    guard Reflection.kind(of: value) == .enum else { return members(of: Mirror(reflecting: value)).arguments }
    let shape = InvocationShape(of: value)
    return shape.isCall ? shape.arguments : []
}

/// - Parameter comparesAll: Whether values without an `==` are compared part by part.
func callDifferences<Invocation>(
    _ expected: Invocation, _ call: Invocation, comparesAll: Bool = false
) -> FoundDifferences {
    let (left, right) = (InvocationShape(of: expected), InvocationShape(of: call))
    guard left.fullName == right.fullName else { return .none }
    guard left.isSameCase(as: right) else { return FoundDifferences { [differenceOfCases(left, right)] } }
    func plain(_ argument: InvocationShape.Argument) -> Any {
        (argument.value as? any AnyArg)?.plainValue ?? argument.value
    }
    let found = zip(left.arguments, right.arguments).enumerated().map { index, pair in
        var found =
            comparesAll
            ? DifferenceSearch.differences { $0.compare(plain(pair.0), plain(pair.1), depth: 0) }
            : valueDifferences(pair.0.value, pair.1.value)
        if left.isCall { found.path = left.argumentName(at: index) }
        return found
    }
    return FoundDifferences(count: { found.reduce(0) { $0 + $1.count() } }, differences: { found.flatMap(\.described) })
}

/// Returns the difference of two cases with the same name, one with several arguments and the other with a tuple.
func differenceOfCases(_ expected: InvocationShape, _ actual: InvocationShape) -> Difference {
    Difference(expected: describeCall(expected), got: "another case \(describeCall(actual)): one takes a tuple")
}
