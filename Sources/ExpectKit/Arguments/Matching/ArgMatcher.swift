/// The parts of an argument matcher: a test for values, its description, and the differences of refused values.
///
/// Descriptions are made on demand, so that a call that passes formats no text.
@usableFromInline
struct ArgMatcher<Value> {
    /// The words for the expected values, such as `a prefix "chashu"`.
    let description: () -> String
    @usableFromInline
    let matches: (Value) -> Bool
    /// Returns the differences of a refused value. Without any, the description and the value are the difference.
    let differences: (Value) -> [Difference]
    /// Passes a value of a call to the captors, after the expectation took the call; nil if there are no captors.
    let capture: ((Value) -> Void)?
    /// The matchers inside, whose values must be comparable as well.
    let inner: [any AnyArg]
    /// Returns the path from the value to that of a matcher inside.
    let path: (_ index: Int) -> String
    /// The holder of the completion handlers that it accepts, if it has one.
    let completion: (any CompletionHolding)?
    let acceptsEverything: Bool
    /// Whether the description needs parentheses inside another one, because it has several parts.
    let isCompound: Bool
}

extension Arg {
    /// - Parameter capture: Passes a value to the matchers inside, if one of them has a captor, or if this is a captor.
    init(
        _ description: @autoclosure @escaping () -> String, inner: [any AnyArg] = [],
        path: @escaping (_ index: Int) -> String = { _ in "" }, completion: (any CompletionHolding)? = nil,
        acceptsEverything: Bool = false, isCompound: Bool = false, isCaptor: Bool = false,
        differences: @escaping (Value) -> [Difference] = { _ in [] }, capture: ((Value) -> Void)? = nil,
        matches: @escaping (Value) -> Bool
    ) {
        let capture = isCaptor || inner.contains(where: \.captures) ? capture : nil
        self.init(
            .matcher(
                ArgMatcher(
                    description: description, matches: matches, differences: differences, capture: capture,
                    inner: inner, path: path, completion: completion,
                    acceptsEverything: acceptsEverything, isCompound: isCompound)))
    }
}
