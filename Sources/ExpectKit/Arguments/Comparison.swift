// How two values of unknown type are compared: an `Arg` decides for itself, then `==`, then identity,
// then part by part. What none of these can compare is found when it is declared (see
// `Incomparable.swift`), so that nobody has to guess why a call did not match.

/// Returns whether the expected value accepts the actual one.
func valuesMatch(_ expected: Any, _ actual: Any) -> Bool {
    if let arg = expected as? any AnyArg { return arg.accepts(any: actual) }
    if let expected = expected as? any Equatable { return isEqual(expected, actual) }
    if let expected = expected as? Any.Type { return (actual as? Any.Type).map { $0 == expected } ?? false }
    let form = ComparisonForm(of: expected)
    if case .optional(let expected) = form {
        // As with `==`, a value equals an optional that holds it.
        guard let actual = unwrapped(actual) else { return expected == nil }
        return expected.map { valuesMatch($0, actual) } ?? false
    }
    return unwrapped(actual).map { matches(form, typed: type(of: expected), $0) } ?? false
}

private func matches(_ form: ComparisonForm, typed type: Any.Type, _ actual: Any) -> Bool {
    switch (form, ComparisonForm(of: actual)) {
    case (.reference(let expected), .reference(let actual)):
        return expected === actual
    case (.list(let expected), .list(let actual)):
        return expected.count == actual.count && zip(expected, actual).allSatisfy(valuesMatch)
    case (.dictionary(let expected), .dictionary(let actual)):
        return expected.count == actual.count
            && expected.allSatisfy { key, value in actual[key].map { valuesMatch(value, $0) } ?? false }
    case (.parts(let expected), .parts(let other)):
        return type == Swift.type(of: actual) && expected.name == other.name
            && expected.arguments.count == other.arguments.count
            && zip(expected.arguments, other.arguments).allSatisfy { valuesMatch($0.value, $1.value) }
    case (.nothing, _):
        // Refused when it was declared; here it must not cause a second failure.
        return true
    default:
        return false
    }
}

private func isEqual<Value: Equatable>(_ expected: Value, _ actual: Any) -> Bool {
    (actual as? Value).map { expected == $0 } ?? false
}

/// A value that is not `Equatable`, seen in the way in which it can be compared.
enum ComparisonForm {
    /// By identity.
    case reference(AnyObject)
    /// By what an optional holds.
    case optional(Any?)
    /// Element by element.
    case list([Any])
    /// Key by key.
    case dictionary([AnyHashable: Any])
    /// A tuple member by member, an enum by the name of its case and then by its payload.
    case parts(InvocationShape)
    /// Not at all.
    case nothing

    init(of value: Any) {
        if type(of: value) is AnyClass {
            self = .reference(value as AnyObject)
            return
        }
        if let optional = value as? any OptionalValue {
            self = .optional(optional.wrapped)
            return
        }
        let mirror = Mirror(reflecting: value)
        // A type with a mirror of its own may hide a part, or pretend to be something else.
        let isTrue = !(value is any CustomReflectable)
        switch mirror.displayStyle {
        case .collection?:
            self = (value as? any Collection).map { .list(elements(of: $0)) } ?? .nothing
        case .dictionary?:
            self = (value as? [AnyHashable: Any]).map { .dictionary($0) } ?? .nothing
        case .tuple? where isTrue:
            self = .parts(tupleShape(mirror))
        case .enum? where isTrue:
            self = .parts(reflectedShape(of: value))
        default:
            self = .nothing
        }
    }
}

/// Returns the shape of a value whose type is not known.
func reflectedShape(of value: Any) -> InvocationShape {
    func open<Value>(_ value: Value) -> InvocationShape { InvocationShape(of: value) }
    return open(value)
}

private func elements(of collection: some Collection) -> [Any] {
    collection.map { $0 }
}

private func tupleShape(_ mirror: Mirror) -> InvocationShape {
    let members = mirror.children.map { member in
        let label = member.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
        return InvocationShape.Argument(label: label, value: member.value)
    }
    return InvocationShape(style: .value, name: "", arguments: members)
}

/// An optional, whatever it may hold.
private protocol OptionalValue {
    /// What it holds, if anything.
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { map { $0 as Any } }
}

/// Returns what an optional holds, or any other value as it is. Comparing with `nil` does not tell where
/// the static type is not known to be an optional.
func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrapped
}
