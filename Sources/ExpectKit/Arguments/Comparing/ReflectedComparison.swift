/// Returns a closure that compares a call with an expected call. Reflection reads their cases and arguments.
func reflectedComparison<Invocation>(with expected: Invocation) -> (Invocation) -> Bool {
    let shape = InvocationShape(of: expected)
    let matches = shape.arguments.map { preparedComparison(with: $0.value) }
    let accepts = { (call: Invocation) in
        let actual = InvocationShape(of: call)
        return shape.isSameCase(as: actual) && actual.arguments.count == matches.count
            && zip(matches, actual.arguments).allSatisfy { $0($1.value) }
    }
    guard shape.isCall else { return accepts }
    let type = type(of: expected as Any)
    if type == Invocation.self, let expected = EnumCase(of: expected) {
        return { expected.isCase(of: $0, passing: matches) }
    }
    // If the invocation type is an existential, two calls may have different types with the same case names.
    return { type == Swift.type(of: $0 as Any) && accepts($0) }
}
