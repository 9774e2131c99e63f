import ExpectKit
import Foundation

/// What a tape redacts, and how a call or its result may differ from the recorded one.
///
/// ```swift
/// service.use(
///     tape, .redacting("password", of: "login"), .redactingResult("token", of: "login"), .ignoring("requestID"))
/// ```
///
/// An argument is named by its label, or by its position, counted from zero, if it has none. A dot leads to a part of it,
/// as in `"user.email"`. A case is named without its arguments.
public struct TapeRule {
    enum Kind {
        case redacting(path: [String])
        case redactingResult(path: [String])
        case redactingTexts((String) -> String)
        /// Lets the argument of a call differ from the recorded one if the closure accepts both.
        case loosening(path: [String], accepts: (_ own: JSONValue, _ recorded: JSONValue) -> Bool)
        /// Lets a part of a result, or of an error, differ from the tape if the closure accepts it. The part is nil if
        /// the real object does not have it.
        case looseningResult(path: [String], accepts: (JSONValue?) -> Bool)
    }

    let kind: Kind
    /// The case that the rule applies to; nil for all cases.
    let caseName: String?
    /// The rule in a report.
    let words: String
    /// Whether a call need not have what the rule redacts.
    var isOptional = false

    /// Redacts an argument before it reaches the tape, the journal, an action of the test or a report.
    ///
    /// The real object receives the true value. A replayed call is matched in its redacted form. A text becomes
    /// `<redacted>`, a number zero, a boolean false; a list or a dictionary becomes empty if its type allows that. The value
    /// of the argument is redacted in results and errors as well. If another argument has the value, the tape is not
    /// written, and reports show that argument. A stub, a rejection or a query with a value or a matcher that no redacted argument can have is refused:
    /// write `.any`.
    ///
    /// The tape is not written either if a rule finds its argument in some calls of a case and not in others, because the
    /// secret may be elsewhere in those. Mark the rule if calls may lack the argument:
    ///
    /// ```swift
    /// bank.use(.current, .redacting("pin", of: "charge", isOptional: true))
    /// ```
    ///
    /// - Parameters:
    ///   - argument: The argument.
    ///   - caseName: The case. The default is every case that has the argument.
    ///   - isOptional: Whether calls may lack the argument.
    public static func redacting(
        _ argument: String, of caseName: String? = nil, isOptional: Bool = false
    ) -> TapeRule {
        let path = path(argument)
        return TapeRule(
            // A name without letters is looked for as well, so that it is reported that the rule finds nothing.
            kind: .redacting(path: path.isEmpty ? [argument] : path), caseName: caseName,
            words: "redacting(\"\(argument)\")", isOptional: isOptional)
    }

    /// Redacts a part of a result before it reaches the tape or the code of `expectationCode(as:)`.
    ///
    /// A field of the same name in a thrown error is redacted as well. A rule for the whole result redacts the whole error.
    ///
    /// - Parameters:
    ///   - part: The part, such as `"session.token"`. The default is the whole result.
    ///   - caseName: The case. The default is every case.
    ///   - isOptional: Whether results may lack the part. If not, the tape is not written if some results of a case have
    ///     the part and others do not.
    public static func redactingResult(
        _ part: String = "", of caseName: String? = nil, isOptional: Bool = false
    ) -> TapeRule {
        TapeRule(
            kind: .redactingResult(path: part.isEmpty ? [] : path(part)), caseName: caseName,
            words: "redactingResult(\"\(part)\")", isOptional: isOptional)
    }

    /// Redacts secrets in every text: in arguments, results and errors, including the keys of dictionaries, in reports,
    /// and in code.
    ///
    /// A tape whose name contains such a secret is neither written nor replayed.
    ///
    /// - Parameter replace: Returns the text without its secrets, or the same text if it has none.
    public static func redactingTexts(_ replace: @escaping (String) -> String) -> TapeRule {
        TapeRule(kind: .redactingTexts(replace), caseName: nil, words: "redactingTexts")
    }

    /// Lets an argument of a replayed or checked call have any value.
    ///
    /// - Parameters:
    ///   - argument: The argument.
    ///   - caseName: The case. The default is every case that has the argument.
    public static func ignoring(_ argument: String, of caseName: String? = nil) -> TapeRule {
        TapeRule(
            kind: .loosening(path: strictPath(argument), accepts: { _, _ in true }), caseName: caseName,
            words: "ignoring(\"\(argument)\")")
    }

    /// Lets an argument of a replayed or checked call have any value that a matcher accepts.
    ///
    /// - Parameters:
    ///   - argument: The argument.
    ///   - caseName: The case. The default is every case that has the argument.
    ///   - matcher: The matcher.
    public static func matching<Value: Decodable>(
        _ argument: String, of caseName: String? = nil, _ matcher: Arg<Value>
    ) -> TapeRule {
        TapeRule(
            kind: .loosening(path: strictPath(argument)) { json, _ in
                (try? json.decoded(as: Value.self)).map(matcher.accepts) ?? false
            },
            caseName: caseName, words: "matching(\"\(argument)\")")
    }

    /// Compares an argument of a replayed or checked call as JSON, such as the body of a request.
    ///
    /// The order of the keys and the layout have no meaning. An argument that is no JSON is compared as it is.
    ///
    /// - Parameters:
    ///   - argument: The argument, or a part of it: a `String` or `Data`.
    ///   - caseName: The case. The default is every case that has the argument.
    public static func json(_ argument: String, of caseName: String? = nil) -> TapeRule {
        TapeRule(
            kind: .loosening(path: strictPath(argument)) { own, recorded in
                own.innerJSON.map { $0 == recorded.innerJSON } ?? false
            },
            caseName: caseName, words: "json(\"\(argument)\")")
    }

    /// The path to a part that is redacted. Superfluous dots are left out, because a mistake must reveal nothing.
    private static func path(_ part: String) -> [String] { part.split(separator: ".").map(String.init) }

    /// The path to a part that may differ. A part such as `"."` is a mistake, and names nothing, so that it hides no
    /// difference.
    static func strictPath(_ part: String) -> [String] {
        part.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }
}

extension JSONValue {
    /// The JSON that a text contains, or the data that it stands for; nil if there is none.
    fileprivate var innerJSON: JSONValue? {
        guard case .string(let text) = self else { return nil }
        return (try? .read(Data(text.utf8))) ?? Data(base64Encoded: text).flatMap { try? .read($0) }
    }
}
