extension Arg where Value: StringProtocol {
    /// Accepts a text that a regular expression matches from beginning to end.
    ///
    /// GoogleMock's `MatchesRegex`. A compiled expression does not tell its source, so the report cannot
    /// show it; give the pattern as a text where the report should.
    ///
    /// - Parameter regex: The regular expression.
    public static func wholeMatch(of regex: some RegexComponent) -> Arg {
        Arg(ArgMatcher("a whole match of a regex") { String($0).wholeMatch(of: regex) != nil })
    }

    /// Accepts a text that the regular expression in a pattern matches from beginning to end.
    ///
    /// A pattern that is not valid accepts nothing, and the report says what is wrong with it.
    ///
    /// - Parameter pattern: The source of the regular expression, such as `"[a-z]+"`.
    public static func wholeMatch(of pattern: String) -> Arg {
        matching(pattern, as: "a whole match of") { text, regex in text.wholeMatch(of: regex) != nil }
    }

    /// Accepts a text in which a regular expression matches somewhere.
    ///
    /// GoogleMock's `ContainsRegex`. A compiled expression does not tell its source, so the report cannot
    /// show it; give the pattern as a text where the report should.
    ///
    /// - Parameter regex: The regular expression.
    public static func containsMatch(of regex: some RegexComponent) -> Arg {
        Arg(ArgMatcher("a match of a regex") { String($0).firstMatch(of: regex) != nil })
    }

    /// Accepts a text in which the regular expression in a pattern matches somewhere.
    ///
    /// A pattern that is not valid accepts nothing, and the report says what is wrong with it.
    ///
    /// - Parameter pattern: The source of the regular expression, such as `"[a-z]+"`.
    public static func containsMatch(of pattern: String) -> Arg {
        matching(pattern, as: "a match of") { text, regex in text.firstMatch(of: regex) != nil }
    }

    private static func matching(
        _ pattern: String, as words: String,
        _ matches: @escaping (String, Regex<AnyRegexOutput>) -> Bool
    ) -> Arg {
        do {
            let regex = try Regex(pattern)
            return Arg(ArgMatcher("\(words) /\(shortened(pattern))/") { matches(String($0), regex) })
        } catch {
            // A matcher is made in the middle of an expectation, where a throwing one would be a nuisance.
            let reason = shortened("\(error)")
            return Arg(
                ArgMatcher("\(words) /\(shortened(pattern))/, which is not a valid pattern (\(reason))") {
                    _ in
                    false
                })
        }
    }
}
