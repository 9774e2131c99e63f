// Two values of unknown types are compared by the first of these that applies: `Arg`, `==`, identity, their parts. A
// value that cannot be compared is reported when it is declared (see `Incomparable.swift`), and not as a call that did
// not match.

/// Returns whether the expected value accepts the actual one.
///
/// It stops at the first difference. A value that is compared many times is prepared with `preparedComparison(with:)`.
@usableFromInline
func valuesMatch(_ expected: Any, _ actual: Any) -> Bool {
    if let arg = expected as? any AnyArg { return arg.accepts(any: actual) }
    if let expected = expected as? any Equatable { return equality(with: expected)(actual) }
    if let expected = expected as? Any.Type { return (actual as? Any.Type).map { $0 == expected } ?? false }
    let form = ComparisonForm(of: expected)
    if case .optional(let wrapped) = form {
        guard let wrapped else { return unwrapped(actual) == nil }
        return unwrapped(actual).map { valuesMatch(wrapped, $0) } ?? false
    }
    guard let actual = unwrapped(actual) else { return false }
    switch (form, ComparisonForm(of: actual)) {
    case (.reference(let left), .reference(let right)): return left === right
    case (.list(let left), .list(let right)):
        return left.count == right.count
            && (0..<left.count).allSatisfy { valuesMatch(left.element(at: $0), right.element(at: $0)) }
    case (.dictionary(let left), .dictionary(let right)):
        return left.count == right.count
            && left.allSatisfy { key, value in right[key].map { valuesMatch(value, $0) } ?? false }
    case (.parts(let left), .parts(let right)):
        return type(of: expected) == type(of: actual) && left.isSameCase(as: right)
            && left.arguments.count == right.arguments.count
            && zip(left.arguments, right.arguments).allSatisfy { valuesMatch($0.value, $1.value) }
    // The declaration was reported. The value must not cause a second failure.
    case (.nothing, _): return true
    default: return false
    }
}

/// Finds out how an expected value is compared, and returns a closure that compares an actual one.
///
/// A declaration calls this function once, on the thread of the test. In a module that is isolated to the main actor by
/// default, the conformances to `Equatable` are isolated as well. A look-up on the thread of a call would not find such
/// a conformance, and any two values would count as equal.
func preparedComparison(with expected: Any) -> (_ actual: Any) -> Bool {
    if let arg = expected as? any AnyArg { return arg.comparison }
    if let expected = expected as? any Equatable { return equality(with: expected) }
    if let expected = expected as? Any.Type { return { ($0 as? Any.Type).map { $0 == expected } ?? false } }
    let form = ComparisonForm(of: expected)
    if case .optional(let expected) = form {
        // As with `==`, a value equals an optional that wraps it.
        guard let matches = expected.map(preparedComparison(with:)) else { return { unwrapped($0) == nil } }
        return { unwrapped($0).map(matches) ?? false }
    }
    let matches = comparison(with: form, typed: type(of: expected))
    return { unwrapped($0).map(matches) ?? false }
}

private func comparison(with form: ComparisonForm, typed type: Any.Type) -> (Any) -> Bool {
    switch form {
    case .reference(let expected):
        return { actual in
            if case .reference(let actual) = ComparisonForm(of: actual) { expected === actual } else { false }
        }
    case .list(let expected):
        let matches = expected.elements.map(preparedComparison(with:))
        return { actual in
            guard case .list(let actual) = ComparisonForm(of: actual), actual.count == matches.count
            else { return false }
            return matches.indices.allSatisfy { matches[$0](actual.element(at: $0)) }
        }
    case .dictionary(let expected):
        let matches = expected.mapValues(preparedComparison(with:))
        return { actual in
            guard case .dictionary(let actual) = ComparisonForm(of: actual) else { return false }
            return actual.count == matches.count
                && matches.allSatisfy { key, matches in actual[key].map(matches) ?? false }
        }
    case .parts(let expected):
        let matches = expected.arguments.map { preparedComparison(with: $0.value) }
        return { other in
            guard case .parts(let actual) = ComparisonForm(of: other) else { return false }
            // Tuples with other labels have another type, and two enums may have cases with the same name.
            return type == Swift.type(of: other) && expected.isSameCase(as: actual)
                && actual.arguments.count == matches.count
                && zip(matches, actual.arguments).allSatisfy { $0($1.value) }
        }
    case .nothing, .optional:
        // The declaration was reported. The value must not cause a second failure.
        return { _ in true }
    }
}

private func equality<Value: Equatable>(with expected: Value) -> (Any) -> Bool {
    // A dynamic cast is slower because it tries other conversions.
    func isEqual<Actual>(_ actual: Actual) -> Bool {
        if Actual.self == Value.self { return expected == sameType(actual) }
        return (actual as? Value).map { expected == $0 } ?? false
    }
    return { isEqual($0) }
}

/// An optional of any type.
protocol OptionalValue {
    /// The wrapped value.
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    var wrapped: Any? { map { $0 as Any } }
}

/// Returns the wrapped value of an optional; any other value is returned unchanged.
///
/// The callers need it because `== nil` is always false for an optional inside an `Any`.
func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrapped
}
