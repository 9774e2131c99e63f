// What reflection finds in an expected invocation: what differs in a call, what captures, and what
// cannot be compared at all. None of it runs for a call that passes, but for capturing.

/// Returns what differs between an expected call and one of the same case that came.
func callDifferences<Invocation>(_ expected: Invocation, _ call: Invocation) -> [Difference] {
    let (left, right) = (InvocationShape(of: expected), InvocationShape(of: call))
    guard left.name == right.name else { return [] }
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

/// Finds the arguments of an expected invocation that no rule can compare.
func incomparableArguments<Invocation>(of expected: Invocation) -> [Incomparable] {
    let shape = InvocationShape(of: expected)
    if shape.style == .call, expected is any CustomReflectable {
        return [Incomparable(path: "", type: "\(Invocation.self)")]
    }
    return shape.arguments.indices.flatMap { index in
        incomparableParts(of: shape.arguments[index].value, path: shape.argumentName(at: index))
    }
}

/// Returns a number and a noun, such as "1 argument" or "2 arguments".
func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
}
