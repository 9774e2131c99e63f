extension Arg where Value: ExpressibleByNilLiteral {
    /// Accepts nothing but `nil`.
    public static var `nil`: Arg {
        Arg(ArgMatcher("nil") { unwrapped($0) == nil })
    }
}

extension Arg {
    /// Accepts a value that is there, if a matcher accepts it.
    ///
    /// GoogleMock's `Optional`.
    ///
    /// - Parameter matcher: What to accept inside the optional; anything, unless given.
    public static func some<Wrapped>(_ matcher: Arg<Wrapped> = .any) -> Arg where Value == Wrapped? {
        // Values are described without their optionals, so the words inside stand for the whole.
        let words = { matcher.acceptsEverything ? "not nil" : matcher.words }
        var some = ArgMatcher<Value>(
            words(),
            nested: matcher.nested(),
            differences: { value in
                value.map(matcher.differences(from:)) ?? [Difference(path: "", expected: words(), got: "nil")]
            },
            capture: matcher.capture { $0 },
            matches: { $0.map(matcher.accepts) ?? false })
        some.isCompound = matcher.isCompound
        return Arg(some)
    }
}
