extension Arg {
    /// Accepts what a matcher refuses.
    ///
    /// A captor inside captures nothing: what a matcher refused is not what it was looking for.
    ///
    /// - Parameter matcher: What must not come.
    public static func not(_ matcher: Arg) -> Arg {
        Arg(ArgMatcher("not \(matcher.wordsInside)", nested: matcher.nested()) { !matcher.accepts($0) })
    }

    /// Accepts what all matchers accept.
    ///
    /// - Parameter matchers: The matchers; without any, everything is accepted.
    public static func allOf(_ matchers: Arg...) -> Arg {
        guard matchers.count != 1 else { return matchers[0] }
        guard !matchers.isEmpty else { return .any }
        var all = ArgMatcher<Value>(
            matchers.map(\.wordsInside).joined(separator: " and "),
            nested: matchers.map { (path: "", arg: $0) },
            differences: { value in firstDifferences(of: matchers) { $0.differences(from: value) } },
            capture: compositeCapture(matchers),
            matches: { value in matchers.allSatisfy { $0.accepts(value) } })
        all.acceptsEverything = matchers.allSatisfy(\.acceptsEverything)
        all.isCompound = true
        return Arg(all)
    }

    /// Accepts what one of the matchers accepts.
    ///
    /// - Parameter matchers: The matchers, of which the first one that accepts a value captures it; without
    ///   any, nothing is accepted.
    public static func anyOf(_ matchers: Arg...) -> Arg {
        guard matchers.count != 1 else { return matchers[0] }
        var any = ArgMatcher<Value>(
            matchers.isEmpty ? "nothing" : matchers.map(\.wordsInside).joined(separator: " or "),
            nested: matchers.map { (path: "", arg: $0) },
            capture: matchers.contains(where: \.captures)
                ? { value in matchers.first { $0.accepts(value) }?.capture(value) } : nil,
            matches: { value in matchers.contains { $0.accepts(value) } })
        any.acceptsEverything = matchers.contains(where: \.acceptsEverything)
        any.isCompound = !matchers.isEmpty
        return Arg(any)
    }

    /// Whether the description has several parts.
    var isCompound: Bool {
        if case .matcher(let matcher) = content { matcher.isCompound } else { false }
    }
}

/// Captures for each of the matchers, or not at all where none has a captor.
func compositeCapture<Value>(_ matchers: [Arg<Value>]) -> ((Value) -> Void)? {
    guard matchers.contains(where: \.captures) else { return nil }
    return { value in for matcher in matchers { matcher.capture(value) } }
}
