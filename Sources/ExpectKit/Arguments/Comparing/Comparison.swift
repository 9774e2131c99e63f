// Two values of unknown types are compared by the first of these that applies: `Arg`, `==`, identity, their parts. A
// value that cannot be compared is reported when it is declared (see `Incomparable`).
//
// Values of different types differ, even if a dynamic cast would convert one into the other: an empty optional of `Int`
// becomes one of `String`, and a list of `Any` becomes a list of `Int`. Four kinds of types count as the same. A value
// equals an optional, and an `AnyHashable`, that wraps it. Objects are compared with the `==` of the class that declares
// it, so that an object may equal one of a subclass. A value equals an object of Objective-C that is bridged to it.

/// Returns whether the expected value accepts the actual one. A value that is compared many times is prepared.
@usableFromInline package func valuesMatch(_ expected: Any, _ actual: Any, depth: Int = 0) -> Bool {
    if let arg = expected as? any AnyArg { return arg.comparison(actual) }
    if let expected = completelyEquatable(expected) {
        return isEqualOfSameType(expected, actual) ?? equalityAcrossTypes(with: expected)(actual)
    }
    let form = comparedForm(of: expected, depth)
    if case .optional(let wrapped?) = form { return valuesMatch(wrapped, innermost(actual), depth: depth) }
    return matches(expected, form, actual) { _, _, expected, actual in valuesMatch(expected(), actual, depth: depth + 1)
    }
}

/// Returns a closure that compares an actual value. A declaration calls this function once, on the thread of the test.
///
/// In a module that is isolated to the main actor by default, the conformances to `Equatable` are isolated as well. On
/// the thread of a call, such a conformance would not be found, and any two values would count as equal.
func preparedComparison(with expected: Any, depth: Int = 0) -> (_ actual: Any) -> Bool {
    if let arg = expected as? any AnyArg { return arg.comparison }
    if let expected = completelyEquatable(expected) { return equality(with: expected) }
    let form = comparedForm(of: expected, depth)
    if case .optional(let wrapped?) = form { return preparedComparison(with: wrapped, depth: depth) }
    // The most frequent form, for which the general comparison would retain more.
    if case .reference(let object) = form {
        return { actual in
            let actual = innermost(actual)
            return isObject(actual) && actual as AnyObject === object
        }
    }
    let prepared = form.parts.map { preparedComparison(with: $0, depth: depth + 1) }
    return { matches(expected, form, $0) { index, _, _, actual in prepared[index](actual) } }
}

/// A value that is nested too deeply was reported, too, and is not compared.
private func comparedForm(of expected: Any, _ depth: Int) -> ComparisonForm {
    depth > Limits.Comparing.nesting ? .nothing : ComparisonForm.form(of: expected)
}

/// Returns whether two values without `==` match. A closure compares their parts.
private func matches(
    _ expected: Any, _ form: ComparisonForm, _ actual: Any, _ part: ComparisonForm.PartComparison
) -> Bool {
    // The declaration was reported. The value must not cause a second failure.
    if case .nothing = form { return true }
    let actual = innermost(actual)
    // Two types may have parts or cases with the same names. A collection of matchers accepts one of values.
    let mayMatch =
        type(of: expected) == type(of: actual)
        || (expected as? any PlainList)?.hasMatchers ?? (expected as? any PlainDictionary)?.hasMatchers ?? false
    return mayMatch && form.matches(ComparisonForm.form(of: actual), part)
}

private func equality<Value: Equatable>(with expected: Value) -> (Any) -> Bool {
    let matchesOther = equalityAcrossTypes(with: expected)
    return { isEqualOfSameType(expected, $0) ?? matchesOther($0) }
}

/// Returns whether a value equals one of its type; nil for one of another type.
private func isEqualOfSameType<Value: Equatable, Actual>(_ expected: Value, _ actual: Actual) -> Bool? {
    // A dynamic cast is slower because it tries other conversions.
    if Actual.self == Value.self { return expected == sameType(actual) }
    // An element of a list of `Any` is an existential inside of an `Any`. Its type is only found with `type(of:)`.
    return type(of: actual as Any) == Value.self ? (actual as? Value).map { expected == $0 } : nil
}

private func equalityAcrossTypes<Value: Equatable>(with expected: Value) -> (Any) -> Bool {
    if Value.self is any OptionalValue.Type {
        guard let wrapped = unwrapped(expected) else { return { type(of: innermost($0)) == Value.self } }
        return preparedComparison(with: wrapped)
    }
    if Value.self == AnyHashable.self {
        let matches = preparedComparison(with: sameType(expected, as: AnyHashable.self).base)
        return { actual in
            let actual = innermost(actual)
            return isEqualOfSameType(expected, actual) ?? matches(actual)
        }
    }
    let isEqualObject = (Value.self as? AnyClass).map { equalityOfObjects(with: expected, of: $0) }
    return { actual in
        let actual = plain(actual)
        if let isEqual = isEqualOfSameType(expected, actual) { return isEqual }
        if let isEqualObject { return isEqualObject(actual) }
        return isObject(actual) && (actual as? Value).map { expected == $0 } ?? false
    }
}

/// Returns a closure that compares an object with one of another class, or with a value that is bridged to one.
private func equalityOfObjects<Value: Equatable>(with expected: Value, of type: AnyClass) -> (Any) -> Bool {
    let classes = sequence(first: type, next: _getSuperclass)
    let root = classes.reduce(Value.self as any Equatable.Type) { $1 as? any Equatable.Type ?? $0 }
    func open<Root: Equatable>(_: Root.Type) -> (Any) -> Bool {
        guard let expected = expected as? Root else { return { _ in false } }
        return { ($0 as? Root).map { expected == $0 } ?? false }
    }
    return open(root)
}

protocol OptionalValue {
    static var wrappedType: Any.Type { get }
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    static var wrappedType: Any.Type { Wrapped.self }
    var wrapped: Any? { map { $0 as Any } }
}

/// Returns the value inside of all optionals around it, which may be an empty optional.
package func innermost(_ value: Any) -> Any {
    var value = value
    while let wrapped = (value as? any OptionalValue)?.wrapped { value = wrapped }
    return value
}

/// Returns whether a dynamic cast has found a value in an `Any`, and has not converted another one.
func isUnconverted<Value>(_ value: Value, from actual: Any) -> Bool {
    if type(of: actual) == Value.self { return true }
    let (value, actual) = (plain(value), plain(actual))
    if type(of: value) == type(of: actual) || isObject(value) || isObject(actual) { return true }
    // An optional of an existential type may be empty for each type in it.
    guard let optional = type(of: value) as? any OptionalValue.Type else { return false }
    return TypeMetadata(of: optional.wrappedType)?.kind == nil && !(optional.wrappedType is AnyClass)
}

/// Returns the value inside of all wrappers around it: optionals, and an `AnyHashable`.
private func plain(_ value: Any) -> Any {
    let value = innermost(value)
    guard type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable else { return value }
    return innermost(hashable.base)
}

/// Returns the wrapped value of an optional, or another value as it is. For an optional in an `Any`, `== nil` is false.
package func unwrapped(_ value: Any) -> Any? {
    if let optional = value as? any OptionalValue { optional.wrapped } else { value }
}

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

// On Linux, `==` of three types of Foundation ignores parts: the headers and the body of a request, the status and the
// headers of a response, the user info of a notification. A test of a wrong header would pass. These types are compared
// by the parts that their mirrors show, also in optionals, lists and dictionaries, and as arguments of an invocation
// with an `==` of its own. Another type of the client that contains one of them is compared with its `==` alone.

/// Returns a value whose `==` compares all parts; nil for a value without `==`, and for one whose `==` ignores parts.
func completelyEquatable(_ value: Any) -> (any Equatable)? {
    containsIncompleteEquality(type(of: value)) ? nil : value as? any Equatable
}

/// Returns the parts of a value whose `==` ignores some of them; nil for another value.
func partsBehindIncompleteEquality(of value: Any) -> InvocationShape? {
    guard IncompleteTypes.plain.contains(ObjectIdentifier(type(of: value))) else { return nil }
    var parts = members(of: Mirror(reflecting: value))
    // The property behind `allHeaderFields` has an underscore.
    for index in parts.arguments.indices { parts.arguments[index].label?.trimPrefix("_") }
    return parts
}

/// Returns a closure that compares the arguments whose `==` ignores parts; nil if an invocation has none.
func comparisonOfIgnoredParts<Invocation>(with expected: Invocation) -> ((Invocation) -> Bool)? {
    comparison(with: expected) { containsIncompleteEquality(type(of: $0)) }
}

/// Returns a closure that compares the arguments of existential types, such as `Any`; nil if an invocation has none.
/// `Arg` compares them on the thread of the call, where a conformance may not be found (see `preparedComparison`).
func preparedComparisonOfExistentials<Invocation>(in expected: Invocation) -> ((Invocation) -> Bool)? {
    comparison(with: expected) { ($0 as? any AnyArg)?.isValueWithoutEquality ?? false }
}

private func comparison<Invocation>(
    with expected: Invocation, ofArguments isCompared: (Any) -> Bool
) -> ((Invocation) -> Bool)? {
    let arguments = InvocationShape(of: expected).arguments.enumerated().filter { isCompared($0.element.value) }
    if arguments.isEmpty { return nil }
    let comparisons = arguments.map { ($0.offset, preparedComparison(with: $0.element.value)) }
    return { call in
        let actual = InvocationShape(of: call).arguments
        return comparisons.allSatisfy { index, matches in actual.indices.contains(index) && matches(actual[index].value)
        }
    }
}

/// Returns whether `==` of a type, or of what it contains as an optional or a collection, ignores parts.
@usableFromInline func containsIncompleteEquality(_ type: Any.Type) -> Bool {
    IncompleteTypes.withContainers.contains(ObjectIdentifier(type))
}

private enum IncompleteTypes {
    /// They are looked up by their mangled names, so that a test without `FoundationNetworking` does not load it.
    private static let types: [Any.Type] = [
        "10Foundation12NotificationV", "20FoundationNetworking10URLRequestV",
        "20FoundationNetworking15HTTPURLResponseC",
    ].compactMap(_typeByName)

    static let plain = Set(types.map { ObjectIdentifier($0) })

    /// The types, and the most frequent ones that contain them. A list is faster than questions to each type.
    static let withContainers = plain.union(
        types.flatMap { type in
            func containers<Value>(_: Value.Type) -> [Any.Type] {
                [Value?.self, [Value].self, [Value]?.self, [String: Value].self, [String: [Value]].self]
            }
            return _openExistential(type, do: containers).map { ObjectIdentifier($0) }
        })
}
