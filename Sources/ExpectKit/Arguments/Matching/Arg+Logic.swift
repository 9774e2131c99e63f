extension Arg {
    /// Accepts the values that a matcher refuses.
    ///
    /// A captor inside never captures a value, because its matcher has refused the value.
    ///
    /// - Parameter matcher: The values to refuse.
    public static func not(_ matcher: Arg) -> Arg {
        Arg("not \(matcher.wordsInside)", inner: [matcher]) { !matcher.accepts($0) }
    }

    /// Accepts the values that all matchers accept.
    ///
    /// - Parameter matchers: The matchers. Without any, all values are accepted.
    public static func allOf(_ matchers: Arg...) -> Arg {
        guard matchers.count != 1 else { return matchers[0] }
        guard !matchers.isEmpty else { return .any }
        return Arg(
            matchers.map(\.wordsInside).joined(separator: " and "), inner: matchers,
            acceptsEverything: matchers.allSatisfy(\.acceptsEverything), isCompound: true,
            differences: { value in firstDifferences(of: matchers) { $0.differences(from: value) } },
            capture: { value in for matcher in matchers { matcher.capture(value) } },
            matches: { value in matchers.allSatisfy { $0.accepts(value) } })
    }

    /// Accepts the values that at least one matcher accepts.
    ///
    /// Only the first matcher that accepts a value captures it.
    ///
    /// - Parameter matchers: The matchers. Without any, no value is accepted.
    public static func anyOf(_ matchers: Arg...) -> Arg {
        guard matchers.count != 1 else { return matchers[0] }
        return Arg(
            matchers.isEmpty ? "nothing" : matchers.map(\.wordsInside).joined(separator: " or "), inner: matchers,
            acceptsEverything: matchers.contains(where: \.acceptsEverything), isCompound: !matchers.isEmpty,
            capture: { value in matchers.first { $0.accepts(value) }?.capture(value) },
            matches: { value in matchers.contains { $0.accepts(value) } })
    }

    /// Whether the description needs parentheses inside another one.
    var isCompound: Bool { matcher?.isCompound ?? false }

    private var wordsInside: String { isCompound ? "(\(words))" : words }
}
