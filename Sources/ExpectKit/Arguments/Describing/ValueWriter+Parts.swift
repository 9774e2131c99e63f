extension ValueWriter {
    /// Returns the words for a value of a type that the writer does not know, by its description or its parts.
    mutating func words(forParts value: Any, _ mirror: Mirror, depth: Int) -> String {
        let children = mirror.children
        switch mirror.displayStyle {
        case .collection?:
            let shown = children.lazy.prefix(elements).map(\.value)
            return "[\(joined(shown, of: children.count) { $0.words(for: $1, depth: depth) })]"
        case .set?, .dictionary?:
            // Its order may change from run to run. Source code is sorted when it is written.
            let all = Array(children)
            let shown = style == .code ? all : all.firstInStableOrder(elements) { describe($0.value) }
            return words(forUnordered: shown?.map(\.value), of: all.count, isSet: mirror.displayStyle == .set, depth)
        default: break
        }
        if style == .words || style == .wholeWords && children.isEmpty, let own = ownDescription(of: value) {
            return own
        }
        let name = String(describing: type(of: value))
        switch mirror.displayStyle {
        case .tuple?: return "(\(words(forMembers: members(of: mirror), depth)))"
        case .struct?: return "\(name)(\(words(forMembers: members(of: mirror), depth)))"
        case .enum?:
            let shape = InvocationShape(of: value)
            // A module may be built without the names of its cases.
            guard shape.isCall else { return style == .code ? "/* \(name) */" : name }
            if style == .code { return name + sourceCode(ofCall: value) }
            // The arguments are written at a greater depth, because an indirect enum may be a list of thousands.
            return describeCall(shape) { words(for: $0, depth: depth) }
        case _ where style == .code: return "/* \(describe(value)) */"
        case .class? where style == .wholeWords: return "\(name)(\(words(forMembers: members(of: mirror), depth)))"
        case .class?: return name
        default:
            // A function, or a type without reflection metadata.
            return "\(type(of: value))".contains("->") ? "a closure" : "\(value)"
        }
    }

    private mutating func words(forMembers members: InvocationShape, _ depth: Int) -> String {
        joined(members.arguments.prefix(elements), of: members.arguments.count) { writer, member in
            (member.label.map { "\($0): " } ?? "") + writer.words(for: member.value, depth: depth)
        }
    }
}

/// Returns the description that a type declares; nil if it declares none.
private func ownDescription(of value: Any) -> String? {
    if let value = value as? any CustomStringConvertible { return withSortedUserInfo(value.description, of: value) }
    return (value as? any CustomDebugStringConvertible)?.debugDescription
}
