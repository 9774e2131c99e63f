// Values of types that the writer does not know are written by their descriptions or their parts.
extension ValueWriter {
    /// Returns the words for a value by its description or its parts.
    mutating func words(forParts value: Any, _ mirror: Mirror, depth: Int) -> String {
        let children = mirror.children
        switch mirror.displayStyle {
        case .collection?:
            let shown = children.lazy.prefix(Limits.Describing.elements).map(\.value)
            return "[\(joined(shown, of: children.count) { $0.words(for: $1, depth: depth) })]"
        case .set?, .dictionary?:
            // A collection of another package, whose order may change from run to run.
            let shown = Array(children).firstInStableOrder(Limits.Describing.elements) { describe($0.value) }
            return words(
                forUnordered: shown?.map(\.value), of: children.count, isSet: mirror.displayStyle == .set,
                depth)
        default: break
        }
        if !showsMembers || mirror.children.isEmpty, let own = ownDescription(of: value) { return own }
        let name = String(describing: type(of: value))
        switch mirror.displayStyle {
        case .tuple?, .struct?:
            let members = children.lazy.prefix(Limits.Describing.elements)
            let words = joined(members, of: children.count) { writer, child in
                let label = child.label.flatMap(memberLabel).map { "\($0): " } ?? ""
                return label + writer.words(for: child.value, depth: depth)
            }
            return (mirror.displayStyle == .tuple ? "" : name) + "(\(words))"
        case .enum?:
            let shape = reflectedShape(of: value)
            // A module may be built without the names of its cases.
            guard shape.style == .call else { return name }
            // The arguments are written at a greater depth, because an indirect enum may be a list of thousands.
            return describeCall(shape) { words(for: $0, depth: depth) }
        case .class? where showsMembers:
            let members = members(of: mirror).arguments
            let words = joined(members.prefix(Limits.Describing.elements), of: members.count) {
                writer, member in
                (member.label.map { "\($0): " } ?? "") + writer.words(for: member.value, depth: depth)
            }
            return "\(name)(\(words))"
        case .class?:
            return name
        default:
            // A function, or a type without reflection metadata.
            return "\(type(of: value))".contains("->") ? "a closure" : "\(value)"
        }
    }
}

/// Returns the description that a type declares; nil if it declares none.
private func ownDescription(of value: Any) -> String? {
    if let value = value as? any CustomStringConvertible {
        return withSortedUserInfo(value.description, of: value)
    }
    return (value as? any CustomDebugStringConvertible)?.debugDescription
}
