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
    init(_ value: Any, _ path: String) {
        let kind = Reflection.kind(of: value)
        self.init(
            path: path, type: "\(Swift.type(of: value))", isNameless: kind == .enum,
            isFunction: kind == .other && !isObject(value))
    }
}

/// Finds the parts of an expected value that cannot be compared, but only the first one of a list or a dictionary.
///
/// - Parameter depth: How many parts the value is inside of.
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
