/// The parts of an argument matcher: a test for values, its description, and the differences of refused values.
///
/// Descriptions are made on demand, so that a call that passes formats no text.
@usableFromInline
struct ArgMatcher<Value> {
    /// A matcher inside another one, and the path from the outer value to its value.
    typealias Nested = (path: String, arg: any AnyArg)

    /// The words for the expected values, such as `a prefix "chashu"`.
    var description: () -> String
    /// Returns whether a value is accepted.
    @usableFromInline
    var matches: (Value) -> Bool
    /// Returns the differences of a refused value; by default one difference, the description against the value.
    var differences: (Value) -> [Difference]
    /// Passes a value of a call to the captors, after the expectation took the call; nil if there are no captors.
    var capture: ((Value) -> Void)?
    /// Returns the matchers inside, whose values must be comparable as well.
    var nested: () -> [Nested]
    /// The holder of the completion handlers that it accepts, if it has one.
    var completion: (any CompletionHolding)?
    /// Whether all values are accepted.
    var acceptsEverything = false
    /// Whether the description needs parentheses inside another one, because it has several parts.
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

    /// Returns one difference: the description against the value.
    func mismatch(_ value: Value) -> Difference {
        Difference(path: "", expected: description(), got: describe(value))
    }
}

extension Arg {
    /// The words for this argument inside other words, in parentheses if they have several parts.
    var wordsInside: String {
        if case .matcher(let matcher) = content, matcher.isCompound { "(\(words))" } else { words }
    }

    /// Returns a list with only this argument, for a matcher that contains it.
    func nested(at path: String = "") -> [(path: String, arg: any AnyArg)] {
        [(path: path, arg: self)]
    }

    /// Returns a closure with which a matcher of an outer value captures a part of it; nil without a captor.
    ///
    /// - Parameter part: Returns the part that this argument is compared with.
    func capture<Outer>(through part: @escaping (Outer) -> Value?) -> ((Outer) -> Void)? {
        guard captures else { return nil }
        return { outer in
            if let value = part(outer) { capture(value) }
        }
    }
}
