/// A value without `==`, and how it is compared: by stored parts. A custom mirror may hide parts, so it is not used.
enum ComparisonForm {
    /// By identity.
    case reference(AnyObject)
    case metatype(Any.Type)
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

    /// - Parameter opensStructs: Whether a struct is compared by its members, unless it has a mirror that may hide some.
    static func form(of value: Any, opensStructs: Bool = false) -> ComparisonForm {
        if let parts = partsBehindIncompleteEquality(of: value) { return .parts(parts) }
        if isObject(value) { return .reference(value as AnyObject) }
        if let optional = value as? any OptionalValue { return .optional(optional.wrapped) }
        switch Reflection.kind(of: value) {
        case .tuple: return .parts(members(of: Mirror(reflecting: value)))
        case .enum:
            // A module may be built without the names of its cases.
            let shape = InvocationShape(of: value)
            return shape.isCall ? .parts(shape) : .nothing
        case .struct:
            if let list = value as? any PlainList { return .list(list) }
            if let entries = value as? [AnyHashable: Any] { return .dictionary(entries) }
            let isOpened = opensStructs && !(value is any CustomReflectable)
            return isOpened ? .parts(members(of: Mirror(reflecting: value))) : .nothing
        case .other: return (value as? Any.Type).map(ComparisonForm.metatype) ?? .nothing
        }
    }

    /// The parts, in the order in which they are compared.
    var parts: [Any] {
        switch self {
        case .list(let list): (0..<list.count).map { list.element(at: $0) }
        case .dictionary(let entries): Array(entries.values)
        case .parts(let shape): shape.arguments.map(\.value)
        case .reference, .metatype, .optional, .nothing: []
        }
    }

    /// Returns whether a part matches. A prepared comparison needs only the index in `parts` and the actual value.
    typealias PartComparison = (_ index: Int, _ step: () -> String, _ expected: () -> Any, _ actual: Any) -> Bool

    /// Returns whether two values of the same type match. A closure compares their parts, until one does not match.
    func matches(_ actual: ComparisonForm, _ matches: PartComparison) -> Bool {
        switch (self, actual) {
        case (.reference(let left), .reference(let right)): left === right
        case (.metatype(let left), .metatype(let right)): left == right
        // Both are empty, because a wrapped value is compared instead of its optional.
        case (.optional, .optional): true
        case (.list(let left), .list(let right)):
            left.count == right.count
                && (0..<left.count).allSatisfy { index in
                    matches(index, { "[\(index)]" }, { left.element(at: index) }, right.element(at: index))
                }
        case (.dictionary(let left), .dictionary(let right)):
            left.count == right.count
                && left.enumerated().allSatisfy { index, entry in
                    right[entry.key].map { matches(index, { entryPath(entry.key) }, { entry.value }, $0) } ?? false
                }
        case (.parts(let left), .parts(let right)):
            left.isSameCase(as: right) && left.arguments.count == right.arguments.count
                && left.arguments.indices.allSatisfy { index in
                    matches(
                        index, { left.step(to: index) }, { left.arguments[index].value }, right.arguments[index].value)
                }
        default: false
        }
    }
}

/// Returns the step of a path to an entry of a dictionary.
func entryPath(_ key: AnyHashable) -> String { "[\(describe(key.base))]" }
