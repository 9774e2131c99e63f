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
func incomparableParts(of value: Any, path: String) -> [Incomparable] {
    if let arg = value as? any AnyArg {
        if let plain = arg.plainValue { return incomparableParts(of: plain, path: path) }
        return arg.nested.flatMap { incomparableParts(of: $0.arg, path: path + $0.path) }
    }
    if value is any Equatable { return [] }
    func parts(at step: String, _ part: Any) -> [Incomparable] {
        incomparableParts(of: part, path: joinedPath(path, step))
    }
    switch ComparisonForm.form(of: value) {
    case .reference, .metatype, .optional(nil): return []
    case .optional(let wrapped?): return incomparableParts(of: wrapped, path: path)
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
