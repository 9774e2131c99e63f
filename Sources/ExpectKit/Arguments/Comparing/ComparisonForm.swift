/// A value that is not `Equatable`, seen in the way in which it can be compared.
///
/// Only what is stored counts. A type with a mirror of its own may show less, so that two values that differ would
/// be taken for equal: it is never asked.
enum ComparisonForm {
    /// By identity.
    case reference(AnyObject)
    /// By what an optional holds.
    case optional(Any?)
    /// Element by element.
    case list(any PlainList)
    /// Key by key.
    case dictionary([AnyHashable: Any])
    /// A tuple member by member, an enum by its case and then by its payload, a collection by what it stores.
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
        switch Reflection.shared.kind(of: value) {
        case .tuple: self = .parts(tupleShape(of: value))
        case .enum:
            // Without the name of its case, as some modules are built, an enum cannot be told from another.
            let shape = reflectedShape(of: value)
            self = shape.style == .call ? .parts(shape) : .nothing
        case .struct:
            if let list = value as? any PlainList {
                self = .list(list)
            } else if let entries = value as? [AnyHashable: Any] {
                self = .dictionary(entries)
            } else if value is any Collection & CustomReflectable, let stored = storedValues(of: value) {
                self = .parts(stored)
            } else {
                self = .nothing
            }
        case .other: self = .nothing
        }
    }
}

/// Returns the shape of a value whose type is not known.
func reflectedShape(of value: Any) -> InvocationShape {
    func open<Value>(_ value: Value) -> InvocationShape { InvocationShape(of: value) }
    return open(value)
}

/// Returns the members of a tuple or a struct, as the shape of a value.
func tupleShape(of value: Any) -> InvocationShape {
    let members = Reflection.shared.members(of: value).map {
        InvocationShape.Argument(label: $0.label, value: $0.value)
    }
    return InvocationShape(style: .value, baseName: "", arguments: members)
}

/// Returns what a collection of another module stores, which may be more than its elements.
///
/// - Returns: Nothing where it stores its elements in an object: two that are equal would have one each.
private func storedValues(of value: Any) -> InvocationShape? {
    let shape = tupleShape(of: value)
    let hasObject = shape.arguments.contains { part in
        switch ComparisonForm(of: part.value) {
        case .reference, .optional(_?): !(part.value is any Equatable)
        default: false
        }
    }
    return hasObject || shape.arguments.isEmpty ? nil : shape
}
