/// A value without `==`, and how it is compared: an object by identity, any other value by its stored parts. A custom
/// mirror may hide parts, so it is not used.
package enum ComparisonForm {
    case reference(AnyObject)
    case metatype(Any.Type)
    case optional(Any?)
    case list(any PlainList)
    case dictionary([AnyHashable: Any])
    /// A tuple, or the case and the payload of an enum.
    case parts(InvocationShape)
    /// Not comparable.
    case nothing

    /// - Parameter opensStructs: Whether a struct is compared by its members, unless it has a mirror that may hide some.
    package static func form(of value: Any, opensStructs: Bool = false) -> ComparisonForm {
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

    var parts: [Any] {
        switch self {
        case .list(let list): (0..<list.count).map { list.element(at: $0) }
        case .dictionary(let entries): Array(entries.values)
        case .parts(let shape): shape.arguments.map(\.value)
        case .reference, .metatype, .optional, .nothing: []
        }
    }

    /// Returns whether a part matches. A prepared comparison needs only the index in `parts` and the actual value.
    package typealias PartComparison =
        (_ index: Int, _ step: () -> String, _ expected: () -> Any, _ actual: Any) -> Bool

    /// Returns whether two values of the same type match. A closure compares their parts, until one does not match.
    package func matches(_ actual: ComparisonForm, _ matches: PartComparison) -> Bool {
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

func entryPath(_ key: AnyHashable) -> String { "[\(describe(key.base))]" }

/// A part of an expected call that cannot be compared with other values.
package struct Incomparable: Equatable, Sendable {
    /// The argument, and the path to the part in it; empty if the invocation itself cannot be compared.
    package var path: String
    package var type: String
    /// Whether it is an enum of a module that was built without the names of cases.
    var isNameless = false
    /// Whether it is a function. The type of a function cannot be `Equatable`.
    package var isFunction = false
    /// Whether the argument is an `Arg`, so that it may be a matcher.
    var isInArg = false
    /// Whether comparing its parts might overflow the stack of a thread.
    var isTooDeep = false
}

extension Incomparable {
    package init(_ value: Any, _ path: String) {
        let kind = Reflection.kind(of: value)
        self.init(
            path: path, type: "\(Swift.type(of: value))", isNameless: kind == .enum,
            isFunction: kind == .other && !isObject(value))
    }
}

/// Finds the parts of an expected value that cannot be compared, but only the first one of a list or a dictionary.
func incomparableParts(of value: Any, path: String, depth: Int = 0) -> [Incomparable] {
    if let arg = value as? any AnyArg {
        if let plain = arg.plainValue { return incomparableParts(of: plain, path: path, depth: depth) }
        return arg.nested.flatMap { incomparableParts(of: $0.arg, path: path + $0.path, depth: depth + 1) }
    }
    if value is any Equatable { return [] }
    if depth > Limits.Comparing.nesting {
        let start = shortened(path, to: Limits.Comparing.nestedPath, isCounted: false)
        return [Incomparable(path: start, type: "\(type(of: value))", isTooDeep: true)]
    }
    func parts(at step: String, _ part: Any) -> [Incomparable] {
        incomparableParts(of: part, path: joinedPath(path, step), depth: depth + 1)
    }
    switch ComparisonForm.form(of: value) {
    case .reference, .metatype, .optional(nil): return []
    case .optional(let wrapped?): return incomparableParts(of: wrapped, path: path, depth: depth)
    case .list(let list):
        let found = (0..<list.count).lazy.map { parts(at: "[\($0)]", list.element(at: $0)) }
        return found.first { !$0.isEmpty } ?? []
    case .dictionary(let entries):
        let found = entries.lazy.map { parts(at: entryPath($0), $1) }.filter { !$0.isEmpty }
        // All runs of a test name the same entry.
        return found.min { $0[0].path < $1[0].path } ?? []
    case .parts(let shape):
        return shape.arguments.indices.flatMap { parts(at: shape.step(to: $0), shape.arguments[$0].value) }
    case .nothing: return [Incomparable(value, path)]
    }
}

/// Finds the arguments of an expected invocation that cannot be compared, or contain a value that cannot; or only those
/// that are an `Arg`, if the invocation itself compares the others.
func incomparableArguments<Invocation>(of expected: Invocation, isOnlyArg: Bool = false) -> [Incomparable] {
    let shape = InvocationShape(of: expected)
    return shape.arguments.indices.flatMap { index -> [Incomparable] in
        let value = shape.arguments[index].value
        let isArg = value is any AnyArg
        if isOnlyArg, !isArg { return [] }
        let path = shape.isCall ? shape.argumentName(at: index) : ""
        var parts = incomparableParts(of: value, path: path)
        for part in parts.indices { parts[part].isInArg = isArg }
        return parts
    }
}
