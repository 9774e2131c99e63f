/// Returns the differences between an expected call and a call with the same name.
func callDifferences<Invocation>(_ expected: Invocation, _ call: Invocation) -> FoundDifferences {
    let (left, right) = (InvocationShape(of: expected), InvocationShape(of: call))
    guard left.fullName == right.fullName else { return .none }
    guard left.isSameCase(as: right) else { return FoundDifferences { [differenceOfCases(left, right)] } }
    let found = zip(left.arguments, right.arguments).enumerated().map { index, pair in
        var found = valueDifferences(pair.0.value, pair.1.value)
        if left.isCall { found.path = left.argumentName(at: index) }
        return found
    }
    return FoundDifferences(count: { found.reduce(0) { $0 + $1.count() } }, differences: { found.flatMap(\.described) })
}

/// Passes the arguments of a call to the captors of the declaration that took it, or of the verification that found it.
/// A verification must not hold completion handlers: the test may have called them, and a holder that was resumed calls
/// a handler at once.
func capture<Invocation>(_ call: Invocation, for expected: Invocation, holdsCompletions: Bool = true) {
    let (left, right) = (InvocationShape(of: expected), InvocationShape(of: call))
    for (expected, actual) in zip(left.arguments, right.arguments) {
        guard let expected = expected.value as? any AnyArg else { continue }
        if holdsCompletions || expected.completions.isEmpty { expected.capture(any: actual.value) }
    }
}

/// Returns the difference of two cases with the same name, one with several arguments and the other with a tuple.
func differenceOfCases(_ expected: InvocationShape, _ actual: InvocationShape) -> Difference {
    Difference(expected: describeCall(expected), got: "another case \(describeCall(actual)): one takes a tuple")
}

/// Finds the arguments of an expected invocation that cannot be compared, or contain a value that cannot; or only those
/// that are an `Arg`, if the invocation itself compares the others.
func incomparableArguments<Invocation>(of expected: Invocation, isOnlyArg: Bool = false) -> [Incomparable] {
    let shape = InvocationShape(of: expected)
    return shape.arguments.indices.flatMap { index -> [Incomparable] in
        let value = shape.arguments[index].value
        let isArg = value is any AnyArg
        if isOnlyArg, !isArg { return [] }
        let path = shape.isCall ? shape.argumentName(at: index) : ""
        var parts = incomparableParts(of: value, path: path)
        for part in parts.indices { parts[part].isInArg = isArg }
        return parts
    }
}

/// Returns a count with its noun, such as "1 argument" or "2 arguments".
package func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

/// The arguments of two calls that a report leaves out, because they do not differ, or because it shows how elsewhere.
struct ArgumentElision {
    private let isElided: [Bool]

    /// Compares two calls, which runs client code; `nil` if they are of different cases, or have no arguments.
    init?<Invocation>(_ expected: Invocation, _ actual: Invocation) {
        let (left, right) = (InvocationShape(of: expected), InvocationShape(of: actual))
        guard left.isCall, left.isSameCase(as: right), !left.arguments.isEmpty,
            left.arguments.count == right.arguments.count
        else { return nil }
        isElided = zip(left.arguments, right.arguments).map { expected, actual in
            // The path of a deeper difference is longer than that of the argument.
            !valueDifferences(expected.value, actual.value).described.contains { $0.path.isEmpty }
        }
    }

    /// Returns the words for one of the calls, with `…` in place of the arguments that are left out.
    func words<Invocation>(for call: Invocation) -> String {
        let shape = InvocationShape(of: call)
        var arguments: [String] = []
        for (argument, isElided) in zip(shape.arguments, isElided) {
            let words = isElided ? "" : describe(argument.value)
            // Long words leave no room for other facts on the line.
            let isShown = !isElided && words.count <= Limits.Describing.shortArgument
            let word = isShown ? (argument.label.map { "\($0): " } ?? "") + words : "…"
            // Neighbors are left out together.
            if word != "…" || arguments.last != "…" { arguments.append(word) }
        }
        return "\(shape.baseName)(\(arguments.joined(separator: ", ")))"
    }
}
