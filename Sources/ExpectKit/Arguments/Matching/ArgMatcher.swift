/// The parts of an argument matcher: a test for values, its description, and the differences of refused values.
///
/// Descriptions are made on demand, so that a call that passes formats no text.
@usableFromInline
struct ArgMatcher<Value> {
    /// The words for the expected values, such as `a prefix "chashu"`.
    var description: () -> String
    /// Returns whether a value is accepted.
    @usableFromInline
    var matches: (Value) -> Bool
    /// Returns the differences of a refused value. Without any, the description and the value are the difference.
    var differences: (Value) -> [Difference]
    /// Passes a value of a call to the captors, after the expectation took the call; nil if there are no captors.
    var capture: ((Value) -> Void)?
    /// The matchers inside, whose values must be comparable as well.
    let inner: [any AnyArg]
    /// Returns the path from the value to that of a matcher inside.
    let path: (_ index: Int) -> String
    /// The holder of the completion handlers that it accepts, if it has one.
    var completion: (any CompletionHolding)?
    /// Whether all values are accepted.
    var acceptsEverything = false
    /// Whether the description needs parentheses inside another one, because it has several parts.
    var isCompound = false

    /// - Parameter capture: Passes a value to the matchers inside; it is needed only if one of them has a captor.
    init(
        _ description: @autoclosure @escaping () -> String,
        inner: [any AnyArg] = [],
        path: @escaping (_ index: Int) -> String = { _ in "" },
        differences: @escaping (Value) -> [Difference] = { _ in [] },
        capture: ((Value) -> Void)? = nil,
        matches: @escaping (Value) -> Bool
    ) {
        self.description = description
        (self.inner, self.path) = (inner, path)
        self.matches = matches
        self.differences = differences
        self.capture = inner.contains(where: \.captures) ? capture : nil
    }
}

extension Arg {
    /// The words for this argument inside other words, in parentheses if they have several parts.
    var wordsInside: String {
        isCompound ? "(\(words))" : words
    }
}
