/// What an argument matcher is made of: a test, words for it, and words for a refusal.
///
/// The words are made on demand. A call that passes formats nothing.
@usableFromInline
struct ArgMatcher<Value> {
    /// A matcher inside another one, and where its value lies as seen from the outer value.
    typealias Nested = (path: String, arg: any AnyArg)

    /// What is expected, such as `a prefix "chashu"`.
    var description: () -> String
    /// Whether a value is accepted.
    @usableFromInline
    var matches: (Value) -> Bool
    /// What differs in a value that was refused; by default the description against the value.
    var differences: (Value) -> [Difference]
    /// Takes note of a value that was accepted and taken; nothing where there is no captor inside.
    var capture: ((Value) -> Void)?
    /// The matchers inside, whose plain values must be comparable as well.
    var nested: () -> [Nested]
    /// What holds the completion handlers that it accepts, if it does.
    var completion: (any CompletionHolding)?
    /// Whether no value is ever refused.
    var acceptsEverything = false
    /// Whether the description has several parts, so that it needs parentheses inside another one.
    var isCompound = false

    init(
        _ description: @autoclosure @escaping () -> String,
        nested: @autoclosure @escaping () -> [Nested] = [],
        differences: ((Value) -> [Difference])? = nil,
        capture: ((Value) -> Void)? = nil,
        matches: @escaping (Value) -> Bool
    ) {
        self.description = description
        self.nested = nested
        self.matches = matches
        self.differences =
            differences ?? { [Difference(path: "", expected: description(), got: describe($0))] }
        self.capture = capture
    }

    /// The description against the value, as one difference.
    func mismatch(_ value: Value) -> Difference {
        Difference(path: "", expected: description(), got: describe(value))
    }
}

extension Arg {
    /// The words for this argument as a part of others, in parentheses where they would be misread.
    var wordsInside: String {
        if case .matcher(let matcher) = content, matcher.isCompound { "(\(words))" } else { words }
    }

    /// This argument as the only one inside a matcher.
    func nested(at path: String = "") -> [(path: String, arg: any AnyArg)] {
        [(path: path, arg: self)]
    }

    /// Returns how a matcher of an outer value captures with this one, or nothing without a captor.
    ///
    /// - Parameter part: Finds the value that this argument looks at.
    func capture<Outer>(through part: @escaping (Outer) -> Value?) -> ((Outer) -> Void)? {
        guard captures else { return nil }
        return { outer in
            if let value = part(outer) { capture(value) }
        }
    }
}
