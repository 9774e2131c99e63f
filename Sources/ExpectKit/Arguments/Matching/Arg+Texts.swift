extension Arg where Value: StringProtocol {
    /// Accepts a string with a prefix.
    ///
    /// - Parameter prefix: The prefix.
    public static func hasPrefix(_ prefix: String) -> Arg {
        Arg("a prefix \(describe(prefix))") { $0.hasPrefix(prefix) }
    }

    /// Accepts a string with a suffix.
    ///
    /// - Parameter suffix: The suffix.
    public static func hasSuffix(_ suffix: String) -> Arg {
        Arg("a suffix \(describe(suffix))") { $0.hasSuffix(suffix) }
    }

    /// Accepts a string that contains another one.
    ///
    /// `.contains("wheat")` accepts `"no wheat"`. GoogleMock calls it `HasSubstr`, and Hamcrest `containsString`.
    ///
    /// - Parameter substring: The substring.
    public static func contains(_ substring: String) -> Arg {
        Arg("a substring \(describe(substring))") { $0.contains(substring) }
    }
}
