/// What an argument matcher is made of: a test, words for it, and words for a refusal.
///
/// The words are made on demand. A call that passes formats nothing.
struct ArgMatcher<Value> {
    /// What is expected, such as `a prefix "chashu"`.
    var description: () -> String
    /// Whether a value is accepted.
    var matches: (Value) -> Bool
    /// What differs in a value that was refused; by default the description against the value.
    var differences: (Value) -> [Difference]
    /// Takes note of a value that was accepted and taken; nothing where there is no captor inside.
    var capture: ((Value) -> Void)?

    init(
        _ description: @autoclosure @escaping () -> String,
        differences: ((Value) -> [Difference])? = nil,
        capture: ((Value) -> Void)? = nil,
        matches: @escaping (Value) -> Bool
    ) {
        self.description = description
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
