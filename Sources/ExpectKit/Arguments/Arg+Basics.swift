extension Arg {
    /// Accepts everything.
    public static var any: Arg {
        Arg(ArgMatcher(anyWords) { _ in true })
    }

    /// Accepts a value for which a predicate holds.
    ///
    /// The one way to write a matcher of your own; GoogleMock's `Truly` and Mockito's `argThat`, with words.
    ///
    /// - Parameters:
    ///   - description: What the predicate asks for, as it reads in a report after “expected”.
    ///   - predicate: Whether a value is accepted. It runs outside the engine's lock, once or more a call.
    public static func matching(
        _ description: String, _ predicate: @escaping (Value) -> Bool
    ) -> Arg {
        Arg(ArgMatcher(description, matches: predicate))
    }

    /// Accepts what a matcher accepts, and keeps it in a captor.
    ///
    /// - Parameters:
    ///   - captor: Where to keep the value of each call that the expectation takes.
    ///   - matcher: What to accept; anything, unless given.
    public static func capture(_ captor: Captor<Value>, if matcher: Arg = .any) -> Arg {
        Arg(
            ArgMatcher(
                matcher.words,
                differences: matcher.differences(from:),
                capture: { value in
                    matcher.capture(value)
                    captor.capture(value)
                },
                matches: matcher.accepts))
    }

    /// Accepts this very object.
    ///
    /// - Parameter object: The object that must come, and not an equal one.
    public static func identical(to object: Value) -> Arg where Value: AnyObject {
        Arg(
            ArgMatcher(
                "this very \(describe(object))",
                differences: { value in
                    [Difference(path: "", expected: "this very \(describe(object))", got: "another \(describe(value))")]
                },
                matches: { $0 === object }))
    }

    /// Accepts what a matcher refuses.
    public static func not(_ matcher: Arg) -> Arg {
        Arg(ArgMatcher("not \(matcher.words)") { !matcher.accepts($0) })
    }

    /// Accepts what all matchers accept.
    public static func allOf(_ matchers: Arg...) -> Arg {
        Arg(
            ArgMatcher(
                matchers.map(\.words).joined(separator: " and "),
                differences: { value in matchers.flatMap { $0.differences(from: value) } },
                capture: compositeCapture(matchers),
                matches: { value in matchers.allSatisfy { $0.accepts(value) } }))
    }

    /// Accepts what one of the matchers accepts.
    public static func anyOf(_ matchers: Arg...) -> Arg {
        Arg(
            ArgMatcher(
                matchers.map(\.words).joined(separator: " or "),
                capture: matchers.contains(where: \.captures)
                    ? { value in matchers.first { $0.accepts(value) }?.capture(value) } : nil,
                matches: { value in matchers.contains { $0.accepts(value) } }))
    }
}

/// Captures for each of the matchers, or not at all where none has a captor.
func compositeCapture<Value>(_ matchers: [Arg<Value>]) -> ((Value) -> Void)? {
    guard matchers.contains(where: \.captures) else { return nil }
    return { value in for matcher in matchers { matcher.capture(value) } }
}
