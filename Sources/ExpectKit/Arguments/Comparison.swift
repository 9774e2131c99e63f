// How two values of unknown type are compared: an `Arg` decides for itself, then `==`, then identity,
// then part by part. What none of these can compare is found when it is declared (see
// `Incomparable.swift`), so that nobody has to guess why a call did not match.

/// Returns whether the expected value accepts the actual one.
func valuesMatch(_ expected: Any, _ actual: Any) -> Bool {
    if let arg = expected as? any AnyArg { return arg.accepts(any: actual) }
    if let expected = expected as? any Equatable { return isEqual(expected, actual) }
    if let expected = expected as? Any.Type { return (actual as? Any.Type).map { $0 == expected } ?? false }
    switch ComparisonForm(of: expected) {
    case .reference(let expected):
        guard case .reference(let actual) = ComparisonForm(of: actual) else { return false }
        return expected === actual
    case .parts(let name, let parts, _):
        guard case .parts(let otherName, let others, _) = ComparisonForm(of: actual) else { return false }
        return name == otherName && parts.count == others.count
            && zip(parts, others).allSatisfy { valuesMatch($0.value, $1.value) }
    case .nothing:
        // Refused when it was declared; here it must not cause a second failure.
        return true
    }
}

private func isEqual<Value: Equatable>(_ expected: Value, _ actual: Any) -> Bool {
    (actual as? Value).map { expected == $0 } ?? false
}

/// A value that is not `Equatable`, seen in the way in which it can be compared.
enum ComparisonForm {
    /// By identity.
    case reference(AnyObject)
    /// By its case name, if it is an enum, and part by part.
    case parts(name: String, [InvocationShape.Argument], Mirror.DisplayStyle)
    /// Not at all.
    case nothing

    init(of value: Any) {
        if type(of: value) is AnyClass {
            self = .reference(value as AnyObject)
            return
        }
        if value is any CustomReflectable, !(value is any Collection) {
            self = .nothing
            return
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .tuple?, .optional?, .collection?:
            let parts = mirror.children.map { InvocationShape.Argument(label: $0.label, value: $0.value) }
            // An optional of one value must not equal a tuple of one, nor `nil` an empty array.
            self = .parts(name: "", parts, mirror.displayStyle ?? .tuple)
        case .enum?:
            let shape = reflectedShape(of: value)
            self = .parts(name: shape.name, shape.arguments, .enum)
        default:
            self = .nothing
        }
    }
}

private func reflectedShape(of value: Any) -> InvocationShape {
    func open<Value>(_ value: Value) -> InvocationShape { InvocationShape(of: value) }
    return open(value)
}
