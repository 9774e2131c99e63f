extension Arg where Value: StringProtocol {
    /// Accepts a text that starts with another one.
    ///
    /// - Parameter prefix: The beginning.
    public static func hasPrefix(_ prefix: String) -> Arg {
        Arg(ArgMatcher("a prefix \(describe(prefix))") { $0.hasPrefix(prefix) })
    }

    /// Accepts a text that ends with another one.
    ///
    /// - Parameter suffix: The end.
    public static func hasSuffix(_ suffix: String) -> Arg {
        Arg(ArgMatcher("a suffix \(describe(suffix))") { $0.hasSuffix(suffix) })
    }

    /// Accepts a text that has another one in it.
    ///
    /// GoogleMock's `HasSubstr`, Hamcrest's `containsString`.
    ///
    /// - Parameter substring: The text to look for.
    public static func contains(_ substring: String) -> Arg {
        Arg(ArgMatcher("a substring \(describe(substring))") { $0.contains(substring) })
    }
}
