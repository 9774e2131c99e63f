import ExpectKit

extension TapeRule {
    /// Lets a result, or a part of it, differ from the one on the tape when the tape is checked.
    ///
    /// A tape is checked in the mode ``TapeMode/check``, and by its function `check`. When it is recorded or replayed,
    /// the rule has no effect. It applies to the value of a thrown error as well, and to the description of an error
    /// that is not `Codable` if the rule names no part. A call that throws instead of returning, or that throws an
    /// error of another type, is always reported.
    ///
    /// ```swift
    /// store.use(.current, .ignoringResult("items.price", of: "search"))
    /// ```
    ///
    /// - Parameters:
    ///   - part: The part, such as `"session.expiry"`. In a list, the next name applies to each element:
    ///     `"items.price"`. The part may also be missing. The default is the whole result.
    ///   - caseName: The case. The default is every case.
    public static func ignoringResult(_ part: String = "", of caseName: String? = nil) -> TapeRule {
        TapeRule(
            kind: .looseningResult(path: resultPath(part)) { _ in true }, caseName: caseName,
            words: "ignoringResult(\"\(part)\")")
    }

    /// Lets a part of a result differ from the one on the tape when the tape is checked, if a matcher accepts it.
    ///
    /// A tape is checked in the mode ``TapeMode/check``, and by its function `check`. When it is recorded or replayed,
    /// the rule has no effect. It applies to the value of a thrown error as well. A part that is missing is not
    /// accepted.
    ///
    /// ```swift
    /// store.use(.current, .matchingResult("items.price", of: "search", .greaterThan(0)))
    /// ```
    ///
    /// - Parameters:
    ///   - part: The part, such as `"session.expiry"`. In a list, the next name applies to each element:
    ///     `"items.price"`.
    ///   - caseName: The case. The default is every case.
    ///   - matcher: The matcher.
    public static func matchingResult<Value: Decodable>(
        _ part: String, of caseName: String? = nil, _ matcher: Arg<Value>
    ) -> TapeRule {
        TapeRule(
            kind: .looseningResult(path: resultPath(part)) { json in
                json.flatMap { try? $0.decoded(as: Value.self) }.map(matcher.accepts) ?? false
            },
            caseName: caseName, words: "matchingResult(\"\(part)\")")
    }

    /// Lets a result differ from the one on the tape when the tape is checked, if a matcher accepts it.
    ///
    /// A tape is checked in the mode ``TapeMode/check``, and by its function `check`. When it is recorded or replayed,
    /// the rule has no effect. It applies to the value of a thrown error as well, and to the description of an error
    /// that is not `Codable`.
    ///
    /// ```swift
    /// store.use(.current, .matchingResult(of: "count", .within(1...5)))
    /// ```
    ///
    /// - Parameters:
    ///   - caseName: The case. The default is every case.
    ///   - matcher: The matcher.
    public static func matchingResult<Value: Decodable>(
        of caseName: String? = nil, _ matcher: Arg<Value>
    ) -> TapeRule {
        matchingResult("", of: caseName, matcher)
    }

    /// The path to a part of a result, which is empty only for the whole result.
    private static func resultPath(_ part: String) -> [String] { part.isEmpty ? [] : strictPath(part) }
}
