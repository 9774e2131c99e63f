// The same answers by `Mirror`, for a process without the metadata or the function that `Reflection` reads.
extension Reflection {
    func mirroredKind(of value: Any) -> Kind {
        if type(of: value) is AnyClass { return .other }
        return switch Mirror(reflecting: value).displayStyle {
        case .enum, .optional: .enum
        // Collections have mirrors of their own, and all that are not classes are structs.
        case .struct, .collection, .dictionary, .set: .struct
        case .tuple: .tuple
        default: .other
        }
    }

    func mirroredCase(of value: Any) -> EnumCase? {
        let mirror = Mirror(reflecting: value)
        let isOptional = mirror.displayStyle == .optional
        // A custom mirror says nothing about the case.
        guard isOptional || mirror.displayStyle == .enum && !(value is any CustomReflectable) else {
            return nil
        }
        if let child = mirror.children.first {
            return child.label.map { EnumCase(name: $0, number: nil, hasPayload: true) }
        }
        if isOptional { return EnumCase(name: "none", number: nil, hasPayload: false) }
        // The standard library writes the name of the case, if it knows one, else that of the type.
        guard !(value is any CustomStringConvertible), !(value is any CustomDebugStringConvertible),
            !(value is any TextOutputStreamable)
        else { return nil }
        let name = String(describing: value)
        return name == String(describing: type(of: value))
            ? nil : EnumCase(name: name, number: nil, hasPayload: false)
    }

    func mirroredMembers(of value: Any) -> [(label: String?, value: Any)] {
        // A custom mirror may hide what is stored, and two different values would look equal.
        if value is any CustomReflectable { return [] }
        return Mirror(reflecting: value).children.map { ($0.label.flatMap(memberLabel), $0.value) }
    }
}
