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

    /// Accepts a string that a regular expression matches as a whole.
    ///
    /// `.wholeMatch(of: /[a-z]+/)` accepts `"rye"`. GoogleMock calls it `MatchesRegex`. The source of a compiled
    /// expression is not known, so the report can show the expression only if it is passed as a string.
    ///
    /// - Parameter regex: The regular expression.
    public static func wholeMatch(of regex: some RegexComponent) -> Arg {
        Arg("a whole match of a regex") { String($0).wholeMatch(of: regex) != nil }
    }

    /// Accepts a string that the regular expression of a pattern matches as a whole.
    ///
    /// A pattern that is not valid accepts no value, and the report names the mistake in it.
    ///
    /// - Parameter pattern: The source of the regular expression, such as `"[a-z]+"`.
    public static func wholeMatch(of pattern: String) -> Arg {
        matching(pattern, as: "a whole match of") { text, regex in text.wholeMatch(of: regex) != nil }
    }

    /// Accepts a string that contains a match of a regular expression.
    ///
    /// `.containsMatch(of: /\d+ loaves/)` accepts `"at most 12 loaves"`. GoogleMock calls it `ContainsRegex`. The
    /// report can show the expression only if it is passed as a string.
    ///
    /// - Parameter regex: The regular expression.
    public static func containsMatch(of regex: some RegexComponent) -> Arg {
        Arg("a match of a regex") { String($0).firstMatch(of: regex) != nil }
    }

    /// Accepts a string that contains a match of the regular expression of a pattern.
    ///
    /// A pattern that is not valid accepts no value, and the report names the mistake in it.
    ///
    /// - Parameter pattern: The source of the regular expression, such as `"[a-z]+"`.
    public static func containsMatch(of pattern: String) -> Arg {
        matching(pattern, as: "a match of") { text, regex in text.firstMatch(of: regex) != nil }
    }

    private static func matching(
        _ pattern: String, as words: String, _ matches: @escaping (String, Regex<AnyRegexOutput>) -> Bool
    ) -> Arg {
        let words = "\(words) /\(shortened(pattern))/"
        do {
            let regex = try Regex(pattern)
            return Arg(words) { matches(String($0), regex) }
        } catch {
            // The error is not thrown, because each expectation would need a `try`.
            return Arg("\(words), which is not a valid pattern (\(shortened("\(error)")))") { _ in false }
        }
    }
}
