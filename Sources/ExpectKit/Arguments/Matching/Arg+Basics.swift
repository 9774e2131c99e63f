extension Arg {
    /// Accepts everything.
    public static var any: Arg {
        var matcher = ArgMatcher<Value>("any") { _ in true }
        matcher.acceptsEverything = true
        return Arg(matcher)
    }

    /// Accepts a value for which a predicate holds.
    ///
    /// Use it to write a custom matcher. It is GoogleMock's `Truly` and Mockito's `argThat`, with a description.
    ///
    /// - Parameters:
    ///   - description: The words for the accepted values, which a report shows after “expected”.
    ///   - predicate: Returns whether a value is accepted. It runs without the mock's lock, at least once for each
    ///     call.
    public static func matching(
        _ description: String, _ predicate: @escaping (Value) -> Bool
    ) -> Arg {
        Arg(ArgMatcher(description, matches: predicate))
    }

    /// Accepts the values that a matcher accepts, and keeps them in a captor.
    ///
    /// - Parameters:
    ///   - captor: The captor, which keeps the value of each call that the declaration takes or the verification finds.
    ///   - matcher: The values to accept; by default all.
    public static func capture(_ captor: Captor<Value>, if matcher: Arg = .any) -> Arg {
        var capturing = ArgMatcher<Value>(
            matcher.words,
            inner: [matcher], differences: matcher.differences(from:), matches: matcher.accepts)
        capturing.capture = { value in
            matcher.capture(value)
            captor.capture(value)
        }
        capturing.acceptsEverything = matcher.acceptsEverything
        capturing.isCompound = matcher.isCompound
        return Arg(capturing)
    }

    /// Accepts one object, by identity.
    ///
    /// - Parameter object: The object. An equal object is not accepted.
    public static func identical(to object: Value) -> Arg where Value: AnyObject {
        Arg(
            ArgMatcher(
                "the same instance of \(typeName(type(of: object)))",
                differences: { value in
                    let type = typeName(type(of: object))
                    if describe(object) == describe(value) {
                        return [Difference(path: "", kind: .instances(type: type))]
                    }
                    return [
                        Difference(
                            path: "", expected: "the same instance of \(type)", got: describe(value))
                    ]
                },
                matches: { $0 === object }))
    }
}
