/// The parts of an argument matcher: a test for values, its description, and the differences of refused values. Texts
/// are made on demand, so that a call that passes formats none.
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
