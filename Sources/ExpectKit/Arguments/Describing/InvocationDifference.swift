// What reflection finds in an expected invocation: what differs in a call, what captures, and what
// cannot be compared at all. None of it runs for a call that passes, but for capturing.

/// Returns what differs between an expected call and one of the same case that came.
func callDifferences<Invocation>(_ expected: Invocation, _ call: Invocation) -> [Difference] {
    let (left, right) = (InvocationShape(of: expected), InvocationShape(of: call))
    guard left.fullName == right.fullName else { return [] }
    guard left.isSameCase(as: right) else { return [differenceOfCases(left, right)] }
    guard left.arguments.count == right.arguments.count else {
        // Any arguments are meant where a function is named alone.
        if (expected as? FunctionInvocation)?.arguments == nil, expected is FunctionInvocation { return [] }
        return [
            Difference(
                path: "", expected: counted(left.arguments.count, "argument"),
                got: counted(right.arguments.count, "argument"))
        ]
    }
    let found = left.arguments.indices.flatMap { index in
        valueDifferences(left.arguments[index].value, right.arguments[index].value)
            .map { left.style == .call ? $0.within(left.argumentName(at: index)) : $0 }
    }
    return found
}

/// Returns how many differences there are between an expected call and one of the same case, without describing them.
func callDifferenceCount<Invocation>(_ expected: Invocation, _ call: Invocation) -> Int {
    let (left, right) = (InvocationShape(of: expected), InvocationShape(of: call))
    guard left.fullName == right.fullName, left.isSameCase(as: right),
        left.arguments.count == right.arguments.count
    else {
        return callDifferences(expected, call).count
    }
    return zip(left.arguments, right.arguments).reduce(0) {
        $0 + valueDifferenceCount($1.0.value, $1.1.value)
    }
}

/// Hands the arguments of a call to the captors of the expectation that took it.
func capture<Invocation>(_ call: Invocation, for expected: Invocation) {
    let (left, right) = (InvocationShape(of: expected), InvocationShape(of: call))
    for (expected, actual) in zip(left.arguments, right.arguments) {
        (expected.value as? any AnyArg)?.capture(any: actual.value)
    }
}

/// Whether an expected invocation has a captor in one of its arguments.
func captures(_ expected: InvocationShape) -> Bool {
    expected.arguments.contains { ($0.value as? any AnyArg)?.captures ?? false }
}

/// Returns the difference of two cases that have the same name, the one with several arguments and the other with a
/// tuple of them.
func differenceOfCases(_ expected: InvocationShape, _ actual: InvocationShape) -> Difference {
    Difference(
        path: "", expected: describeCall(expected),
        got: "\(describeCall(actual)), another case (one has several arguments, one a tuple)")
}

/// Finds the arguments of an expected invocation that no rule can compare.
func incomparableArguments<Invocation>(of expected: Invocation) -> [Incomparable] {
    let shape = InvocationShape(of: expected)
    return shape.arguments.indices.flatMap { index in
        incomparableParts(
            of: shape.arguments[index].value,
            path: shape.style == .call ? shape.argumentName(at: index) : "")
    }
}

/// Finds the arguments of an expected invocation that are an `Arg` with a value that no rule can compare.
func incomparableMatchers<Invocation>(of expected: Invocation) -> [Incomparable] {
    let shape = InvocationShape(of: expected)
    return shape.arguments.indices.flatMap { index in
        let value = shape.arguments[index].value
        return value is any AnyArg ? incomparableParts(of: value, path: shape.argumentName(at: index)) : []
    }
}

/// Returns a number and a noun, such as "1 argument" or "2 arguments".
func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
}
