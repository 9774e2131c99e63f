// The fallbacks that use `Mirror`, for a process without readable metadata or without the function of the runtime.
extension Reflection {
    /// Returns the kind of a value's type by the display style of its mirror.
    func mirroredKind(of value: Any) -> Kind {
        if type(of: value) is AnyClass { return .other }
        return switch Mirror(reflecting: value).displayStyle {
        case .enum, .optional: .enum
        // Collections have custom mirrors. A collection that is not a class is a struct.
        case .struct, .collection, .dictionary, .set: .struct
        case .tuple: .tuple
        default: .other
        }
    }

    /// Returns the case of an enum's value by its mirror and its description; nil if they do not show it.
    func mirroredCase(of value: Any) -> EnumCase? {
        let mirror = Mirror(reflecting: value)
        let isOptional = mirror.displayStyle == .optional
        // A custom mirror does not show the case.
        guard isOptional || mirror.displayStyle == .enum && !(value is any CustomReflectable) else {
            return nil
        }
        if let child = mirror.children.first {
            return child.label.map { EnumCase(name: $0, number: nil, hasPayload: true) }
        }
        if isOptional { return EnumCase(name: "none", number: nil, hasPayload: false) }
        // The standard library describes a value by its case, or by its type if the case has no name.
        guard !(value is any CustomStringConvertible), !(value is any CustomDebugStringConvertible),
            !(value is any TextOutputStreamable)
        else { return nil }
        let name = String(describing: value)
        return name == String(describing: type(of: value))
            ? nil : EnumCase(name: name, number: nil, hasPayload: false)
    }

    /// Returns the members of a tuple or a struct by its mirror.
    func mirroredMembers(of value: Any) -> [(label: String?, value: Any)] {
        // A custom mirror may hide stored parts, so that two different values would look equal.
        if value is any CustomReflectable { return [] }
        return Mirror(reflecting: value).children.map { ($0.label.flatMap(memberLabel), $0.value) }
    }
}
