import Foundation

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

    /// Accepts a string that contains another one: `.contains("wheat")` accepts `"no wheat"`. GoogleMock calls it
    /// `HasSubstr`, and Hamcrest `containsString`.
    ///
    /// - Parameter substring: The substring.
    public static func contains(_ substring: String) -> Arg {
        Arg("a substring \(describe(substring))") { $0.contains(substring) }
    }

    /// Accepts a string that a regular expression matches as a whole: `.wholeMatch(of: /[a-z]+/)` accepts `"rye"`.
    ///
    /// A report can show the expression only if it is passed as a string. GoogleMock calls it `MatchesRegex`.
    ///
    /// - Parameter regex: The regular expression.
    public static func wholeMatch(of regex: some RegexComponent) -> Arg {
        Arg("a whole match of a regex") { String($0).wholeMatch(of: regex) != nil }
    }

    /// Accepts a string that the regular expression of a pattern matches as a whole. A pattern that is not valid accepts
    /// no value, and the report names the mistake in it.
    ///
    /// - Parameter pattern: The source of the regular expression, such as `"[a-z]+"`.
    public static func wholeMatch(of pattern: String) -> Arg {
        matching(pattern, as: "a whole match of") { text, regex in text.wholeMatch(of: regex) != nil }
    }

    /// Accepts a string that contains a match of a regular expression.
    ///
    /// `.containsMatch(of: /\d+ loaves/)` accepts `"at most 12 loaves"`. GoogleMock calls it `ContainsRegex`.
    ///
    /// - Parameter regex: The regular expression.
    public static func containsMatch(of regex: some RegexComponent) -> Arg {
        Arg("a match of a regex") { String($0).firstMatch(of: regex) != nil }
    }

    /// Accepts a string that contains a match of the regular expression of a pattern. A pattern that is not valid accepts
    /// no value, and the report names the mistake in it.
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

extension Arg where Value == Data {
    /// Accepts the JSON of a value that a matcher accepts, such as the body of a request.
    ///
    /// ```swift
    /// api.expect(.send(body: .json(as: Loaf.self, .having(\.grams, 750))))
    /// ```
    ///
    /// The data are decoded. So the order of the keys has no meaning, keys that the type does not have are ignored, and
    /// a failure names the part that differs.
    ///
    /// - Parameters:
    ///   - type: The type to decode. Data that cannot be decoded are refused, and the failure says why.
    ///   - content: A decoded value, or a matcher for it; by default all values are accepted.
    ///   - decoder: The decoder, for example with the format of dates.
    public static func json<Content: Decodable>(
        as type: Content.Type, _ content: Arg<Content> = .any, decoder: JSONDecoder = JSONDecoder()
    ) -> Arg { decoded(content, decoder) { $0 } }
}

extension Arg where Value == String {
    /// Accepts a text with the JSON of a value that a matcher accepts. As with data, only the decoded value counts.
    ///
    /// - Parameters:
    ///   - type: The type to decode. A text that cannot be decoded is refused, and the failure says why.
    ///   - content: A decoded value, or a matcher for it; by default all values are accepted.
    ///   - decoder: The decoder, for example with the format of dates.
    public static func json<Content: Decodable>(
        as type: Content.Type, _ content: Arg<Content> = .any, decoder: JSONDecoder = JSONDecoder()
    ) -> Arg { decoded(content, decoder) { Data($0.utf8) } }
}

private func decoded<Value, Content: Decodable>(
    _ content: Arg<Content>, _ decoder: JSONDecoder, _ data: @escaping (Value) -> Data
) -> Arg<Value> {
    let decode = { (value: Value) in try decoder.decode(Content.self, from: data(value)) }
    let words = {
        "JSON of " + (content.acceptsEverything ? withArticle(String(describing: Content.self)) : content.words)
    }
    return Arg(
        words(), inner: [content],
        differences: { value in
            do { return content.differences(from: try decode(value)) } catch {
                let text = describe(String(decoding: data(value), as: UTF8.self))
                return [Difference(expected: words(), got: "\(text): \(codingReason(of: error))")]
            }
        }, capture: { value in (try? decode(value)).map(content.capture) },
        matches: { value in (try? decode(value)).map(content.accepts) ?? false })
}
