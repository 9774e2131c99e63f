/// The way in which a value without `==` is compared, together with the value.
///
/// Only stored parts are compared. A custom mirror is never used, because it may hide parts, so that two different
/// values would count as equal.
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
    init(of value: Any, opensStructs: Bool = false) {
        if let parts = partsBehindIncompleteEquality(of: value) {
            self = .parts(parts)
        } else if isObject(value) {
            self = .reference(value as AnyObject)
        } else if let optional = value as? any OptionalValue {
            self = .optional(optional.wrapped)
        } else {
            switch Reflection.kind(of: value) {
            case .tuple: self = .parts(members(of: Mirror(reflecting: value)))
            case .enum:
                // A module may be built without the names of its cases.
                let shape = InvocationShape(of: value)
                self = shape.isCall ? .parts(shape) : .nothing
            case .struct:
                if let list = value as? any PlainList {
                    self = .list(list)
                } else if let entries = value as? [AnyHashable: Any] {
                    self = .dictionary(entries)
                } else {
                    let isOpened = opensStructs && !(value is any CustomReflectable)
                    self = isOpened ? .parts(members(of: Mirror(reflecting: value))) : .nothing
                }
            case .other: self = (value as? Any.Type).map(ComparisonForm.metatype) ?? .nothing
            }
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

    /// Returns whether a part matches. It receives the index of the part in `parts`, the step of the path to it, and both
    /// values. The expected one is not read by a comparison that was prepared.
    typealias PartComparison = (_ index: Int, _ step: () -> String, _ expected: () -> Any, _ actual: Any) ->
        Bool

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
                    matches(
                        index, { "[\(index)]" }, { left.element(at: index) }, right.element(at: index))
                }
        case (.dictionary(let left), .dictionary(let right)):
            left.count == right.count
                && left.enumerated().allSatisfy { index, entry in
                    right[entry.key].map { matches(index, { entryPath(entry.key) }, { entry.value }, $0) }
                        ?? false
                }
        case (.parts(let left), .parts(let right)):
            left.isSameCase(as: right) && left.arguments.count == right.arguments.count
                && left.arguments.indices.allSatisfy { index in
                    matches(
                        index, { left.step(to: index) }, { left.arguments[index].value },
                        right.arguments[index].value)
                }
        default: false
        }
    }
}

/// Returns the step of a path to an entry of a dictionary.
func entryPath(_ key: AnyHashable) -> String { "[\(describe(key.base))]" }
