extension Arg where Value: ExpressibleByNilLiteral {
    /// Accepts `nil` only.
    public static var `nil`: Arg { Arg("nil") { unwrapped($0) == nil } }
}

extension Arg {
    /// Accepts an optional with a value that a matcher accepts.
    ///
    /// `.some()` accepts each value but `nil`, `.some(.hasPrefix("A"))` accepts `"Ada"`. It is GoogleMock's `Optional`.
    ///
    /// - Parameter matcher: The wrapped value, or a matcher for it; by default all values are accepted.
    public static func some<Wrapped>(_ matcher: Arg<Wrapped> = .any) -> Arg where Value == Wrapped? {
        // Reports describe a wrapped value without its optional, so the words of the inner matcher are enough.
        Arg(
            matcher.acceptsEverything ? "not nil" : matcher.words, inner: [matcher], isCompound: matcher.isCompound,
            differences: { $0.map(matcher.differences(from:)) ?? [] }, capture: { $0.map(matcher.capture) },
            matches: { $0.map(matcher.accepts) ?? false })
    }
}
