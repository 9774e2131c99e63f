extension Arg {
    /// Accepts everything.
    public static var any: Arg { Arg("any", acceptsEverything: true) { _ in true } }

    /// Accepts a value for which a predicate holds.
    ///
    /// Use it to write a custom matcher. It is GoogleMock's `Truly` and Mockito's `argThat`, with a description.
    ///
    /// - Parameters:
    ///   - description: The words for the accepted values, which a report shows after “expected”.
    ///   - predicate: Returns whether a value is accepted. It runs without the mock's lock, once or more per call.
    public static func matching(_ description: String, _ predicate: @escaping (Value) -> Bool) -> Arg {
        Arg(description, matches: predicate)
    }

    /// Accepts the values that a matcher accepts, and keeps them in a captor.
    ///
    /// - Parameters:
    ///   - captor: The captor, which keeps the value of each call that the declaration takes or the verification finds.
    ///   - matcher: The values to accept; by default all.
    public static func capture(_ captor: Captor<Value>, if matcher: Arg = .any) -> Arg {
        Arg(
            matcher.words, inner: [matcher], acceptsEverything: matcher.acceptsEverything,
            isCompound: matcher.isCompound, isCaptor: true,
            differences: matcher.differences(from:),
            capture: { value in
                matcher.capture(value)
                captor.capture(value)
            },
            matches: matcher.accepts)
    }

    /// Accepts one object, by identity.
    ///
    /// - Parameter object: The object. An equal object is not accepted.
    public static func identical(to object: Value) -> Arg where Value: AnyObject {
        Arg(
            "the same instance of \(typeName(type(of: object)))",
            differences: { value in
                guard describe(object) == describe(value) else { return [] }
                return [Difference(kind: .instances(type: typeName(type(of: object))))]
            },
            matches: { $0 === object })
    }
}
