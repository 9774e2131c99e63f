// Tuples, structs and enum payloads are compared by their members.
extension DifferenceSearch {
    mutating func compareMembers(_ expected: Any, _ actual: Any, depth: Int, _ areKnownToDiffer: Bool) {
        reflectionsLeft -= 1
        // A value with a custom description is not shown by its parts. A cast of the value would unwrap an optional.
        let isOpaque = type(of: expected) is any CustomStringConvertible.Type
        switch Reflection.kind(of: expected) {
        case .struct where !isOpaque, .tuple,
            .other where !isOpaque && areKnownToDiffer && expected is any Equatable && isObject(expected):
            compareMirrors(Mirror(reflecting: expected), Mirror(reflecting: actual), depth: depth)
        case .enum where !isOpaque:
            let (left, right) = (InvocationShape(of: expected), InvocationShape(of: actual))
            guard left.isCall else { fallthrough }
            if left.isSameCase(as: right) { return compareMembers(left, right, depth: depth) }
            if left.fullName == right.fullName { return add { [differenceOfCases(left, right)] } }
            noteWhole(expected, actual)
        default: if !areKnownToDiffer, !partsMatch(expected, actual) { noteWhole(expected, actual) }
        }
    }

    private mutating func compareMirrors(_ expected: Mirror, _ actual: Mirror, depth: Int) {
        guard expected.displayStyle == actual.displayStyle else { return }
        switch expected.displayStyle {
        case .collection? where max(expected.children.count, actual.children.count) <= Limits.Comparing.parts:
            compareLists(expected.children.map(\.value), actual.children.map(\.value), depth: depth)
        case .collection?, .dictionary?, .set?: break
        default: compareMembers(members(of: expected), members(of: actual), depth: depth)
        }
    }

    mutating func compareMembers(_ expected: InvocationShape, _ actual: InvocationShape, depth: Int) {
        for (index, (left, right)) in zip(expected.arguments, actual.arguments).enumerated() {
            if isOver { return }
            within(expected.step(to: index)) { $0.compare(left.value, right.value, depth: depth) }
        }
    }
}

/// Returns whether a value is an object of a class.
func isObject(_ value: Any) -> Bool { type(of: value) is AnyClass }

/// Returns the children of a mirror, and those of the superclass, as a shape.
func members(of mirror: Mirror) -> InvocationShape {
    let inherited = mirror.superclassMirror.map { members(of: $0).arguments } ?? []
    return InvocationShape(
        arguments: inherited
            + mirror.children.map { child in
                // Members without a label have names such as `.0`.
                let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
                return InvocationShape.Argument(label: label, value: child.value)
            })
}
