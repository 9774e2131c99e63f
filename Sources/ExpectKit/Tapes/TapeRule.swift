/// What a tape leaves out, and what a call need not repeat.
///
/// ```swift
/// service.use(
///     tape, .redacting("password", of: "login"), .redactingResult("token", of: "login"), .ignoring("requestID"))
/// ```
///
/// Arguments are named by their labels, or by their positions, counted from zero, where they have none; what lies
/// inside of them is reached with dots, as in `"user.email"`. Cases are named without their arguments.
public struct TapeRule {
    enum Kind {
        case redacting(path: [String])
        case redactingResult(path: [String])
        case redactingTexts((String) -> String)
        /// Whether the argument of a call may stand where the tape has another one; a flaw if that cannot be told.
        case loosening(path: [String], accepts: (JSONValue) -> Bool)
    }

    let kind: Kind
    /// The case that it is about; nothing for all.
    let caseName: String?
    /// What a failure calls it.
    let words: String
    /// Whether a call may be without what it redacts.
    var isOptional = false

    /// Replaces an argument before it reaches the tape, the journal, an action of the test or a report.
    ///
    /// The real object is given the true value. A call that is played is matched in its redacted form. A text becomes
    /// `<redacted>`, a number zero, a boolean false, a list or a dictionary empty as far as its type allows. What the
    /// argument was is taken from errors and reports as well, and a tape on which another argument has it is not written.
    ///
    /// A rule that finds its argument in one call of a case and not in another one keeps the tape from being written, as
    /// the secret may stand elsewhere there.
    ///
    /// ```swift
    /// bank.use(.current, .redacting("pin", of: "charge", isOptional: true))
    /// ```
    ///
    /// - Parameters:
    ///   - argument: The argument.
    ///   - caseName: The case; every case that has such an argument, unless given.
    ///   - isOptional: Whether calls may be without it.
    public static func redacting(
        _ argument: String, of caseName: String? = nil, isOptional: Bool = false
    ) -> TapeRule {
        TapeRule(
            kind: .redacting(path: path(argument)), caseName: caseName, words: "redacting(\"\(argument)\")",
            isOptional: isOptional)
    }

    /// Replaces a part of what a call returned before it reaches the tape, or the code of ``TestDouble/expectationCode(as:)``.
    ///
    /// A field of that name in an error that the call throws is replaced as well; a rule for all of the result replaces
    /// all of the error.
    ///
    /// - Parameters:
    ///   - part: The part, such as `"session.token"`; all of it, unless given.
    ///   - caseName: The case; every case, unless given.
    ///   - isOptional: Whether results may be without it. One that is not keeps the tape from being written if it is
    ///     found in one result of a case and not in another one.
    public static func redactingResult(
        _ part: String = "", of caseName: String? = nil, isOptional: Bool = false
    ) -> TapeRule {
        TapeRule(
            kind: .redactingResult(path: part.isEmpty ? [] : path(part)), caseName: caseName,
            words: "redactingResult(\"\(part)\")", isOptional: isOptional)
    }

    /// Replaces secrets wherever they stand in a text: in arguments, results and errors, the keys of dictionaries among
    /// them, in reports, and in code.
    ///
    /// A tape whose name has such a secret is neither written nor played.
    ///
    /// - Parameter replace: Returns the text without the secret; the same, if there is none in it.
    public static func redactingTexts(_ replace: @escaping (String) -> String) -> TapeRule {
        TapeRule(kind: .redactingTexts(replace), caseName: nil, words: "redactingTexts")
    }

    /// Lets a call that is played have any value for an argument.
    ///
    /// - Parameters:
    ///   - argument: The argument.
    ///   - caseName: The case; every case that has such an argument, unless given.
    public static func ignoring(_ argument: String, of caseName: String? = nil) -> TapeRule {
        TapeRule(
            kind: .loosening(path: path(argument), accepts: { _ in true }), caseName: caseName,
            words: "ignoring(\"\(argument)\")")
    }

    /// Lets a call that is played have any value for an argument that a matcher accepts.
    ///
    /// - Parameters:
    ///   - argument: The argument.
    ///   - caseName: The case; every case that has such an argument, unless given.
    ///   - matcher: What is accepted.
    public static func matching<Value: Decodable>(
        _ argument: String, of caseName: String? = nil, _ matcher: Arg<Value>
    ) -> TapeRule {
        TapeRule(
            kind: .loosening(path: path(argument)) { json in
                (try? json.decoded(as: Value.self)).map(matcher.accepts) ?? false
            },
            caseName: caseName, words: "matching(\"\(argument)\")")
    }

    /// Whether it redacts what it names, so that it ought to find it.
    var isByName: Bool {
        switch kind {
        case .redacting, .redactingResult: true
        case .redactingTexts, .loosening: false
        }
    }

    private static func path(_ words: String) -> [String] {
        words.split(separator: ".").map(String.init)
    }
}

extension TapeRule {
    /// Whether it is about a case.
    func isAbout(_ name: String?) -> Bool { caseName == nil || caseName == name }

    /// The path that it redacts; nothing for a rule that has none.
    var redactedPath: [String]? {
        switch kind {
        case .redacting(let path), .redactingResult(let path): path
        case .redactingTexts, .loosening: nil
        }
    }
}

extension [TapeRule] {
    /// Puts what the tape has in the place of what need not be the same.
    func loosened(_ call: JSONValue, towards recorded: JSONValue) -> JSONValue {
        let name = caseName(of: call)
        guard name == caseName(of: recorded) else { return call }
        return reduce(call) { call, rule in
            guard rule.isAbout(name), case .loosening(let path, let accepts) = rule.kind else { return call }
            let full = argumentPath(path, in: call)
            guard let known = recorded.value(at: full), let own = call.value(at: full), accepts(own) else {
                return call
            }
            return call.replaced(at: full) { _ in known } ?? call
        }
    }

    var redacts: Bool {
        contains { if case .loosening = $0.kind { false } else { true } }
    }

    var loosens: Bool {
        contains { if case .loosening = $0.kind { true } else { false } }
    }
}

/// From the case's name to an argument, which has a position in place of a label where it has none.
func argumentPath(_ path: [String], in call: JSONValue) -> ArraySlice<String> {
    guard let name = caseName(of: call), let first = path.first else { return [] }
    return [name, Int(first) == nil ? first : "_\(first)"] + path.dropFirst()
}

/// The name of the case of a call.
func caseName(of call: JSONValue) -> String? { call.fields?.keys.first }
