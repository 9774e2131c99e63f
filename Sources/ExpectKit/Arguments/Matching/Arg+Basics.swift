extension Arg {
    /// Accepts everything.
    public static var any: Arg {
        var matcher = ArgMatcher<Value>("any") { _ in true }
        matcher.acceptsEverything = true
        return Arg(matcher)
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
        var capturing = ArgMatcher<Value>(
            matcher.words,
            nested: matcher.nested(),
            differences: matcher.differences(from:),
            capture: { value in
                matcher.capture(value)
                captor.capture(value)
            },
            matches: matcher.accepts)
        capturing.acceptsEverything = matcher.acceptsEverything
        capturing.isCompound = matcher.isCompound
        return Arg(capturing)
    }

    /// Accepts this very object.
    ///
    /// - Parameter object: The object that must come, and not an equal one.
    public static func identical(to object: Value) -> Arg where Value: AnyObject {
        Arg(
            ArgMatcher(
                "this very \(describe(object))",
                differences: { value in
                    let words = (expected: "this very \(describe(object))", got: "another \(describe(value))")
                    return [Difference(path: "", expected: words.expected, got: words.got)]
                },
                matches: { $0 === object }))
    }
}
