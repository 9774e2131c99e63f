/// The way in which a value without `==` is compared, together with the value.
///
/// Only stored parts are compared. A custom mirror is never used, because it may hide parts, so that two different
/// values would count as equal.
enum ComparisonForm {
    /// By identity.
    case reference(AnyObject)
    /// By the wrapped value.
    case optional(Any?)
    /// Element by element.
    case list(any PlainList)
    /// Key by key.
    case dictionary([AnyHashable: Any])
    /// A tuple element by element, an enum by its case and its payload.
    case parts(InvocationShape)
    /// Not comparable.
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
        switch Reflection.kind(of: value) {
        case .tuple: self = .parts(tupleShape(of: value))
        case .enum:
            // A module may be built without the names of its cases.
            let shape = reflectedShape(of: value)
            self = shape.style == .call ? .parts(shape) : .nothing
        case .struct:
            if let list = value as? any PlainList {
                self = .list(list)
            } else if let entries = value as? [AnyHashable: Any] {
                self = .dictionary(entries)
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

/// Returns the members of a tuple or a struct as a shape.
func tupleShape(of value: Any) -> InvocationShape {
    let members = Reflection.members(of: value).map {
        InvocationShape.Argument(label: $0.label, value: $0.value)
    }
    return InvocationShape(style: .value, baseName: "", arguments: members)
}
