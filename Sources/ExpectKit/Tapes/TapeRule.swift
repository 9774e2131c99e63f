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

    /// Replaces an argument before it reaches the tape, the journal, an action of the test or a report.
    ///
    /// The real object is given the true value. A call that is played is matched in its redacted form. A text becomes
    /// `<redacted>`, a number zero, a boolean false, a list or an object empty as far as its type allows.
    ///
    /// - Parameters:
    ///   - argument: The argument.
    ///   - caseName: The case; every case that has such an argument, unless given.
    public static func redacting(_ argument: String, of caseName: String? = nil) -> TapeRule {
        TapeRule(
            kind: .redacting(path: path(argument)), caseName: caseName, words: "redacting(\"\(argument)\")")
    }

    /// Replaces a part of what a call returned before it reaches the tape.
    ///
    /// - Parameters:
    ///   - part: The part, such as `"session.token"`; all of it, unless given.
    ///   - caseName: The case; every case, unless given.
    public static func redactingResult(_ part: String = "", of caseName: String? = nil) -> TapeRule {
        TapeRule(
            kind: .redactingResult(path: part.isEmpty ? [] : path(part)), caseName: caseName,
            words: "redactingResult(\"\(part)\")")
    }

    /// Replaces secrets wherever they stand in a text: in arguments, results and errors.
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

extension [TapeRule] {
    /// Replaces what is secret in a call.
    func redacted(call: JSONValue, _ met: (Int) -> Void = { _ in }) -> JSONValue {
        applied(to: call, of: caseName(of: call)) { rule, payload in
            switch rule.kind {
            case .redacting(let path):
                // The payload lies inside of the case's name.
                return payload.replaced(at: argumentPath(path, in: call)) { $0.redacted }
            case .redactingTexts(let replace): return payload.mapTexts(replace)
            case .redactingResult, .loosening: return nil
            }
        } met: {
            met($0)
        }
    }

    /// Replaces what is secret in what a call returned.
    func redacted(result: JSONValue, of call: JSONValue, _ met: (Int) -> Void = { _ in }) -> JSONValue {
        applied(to: result, of: caseName(of: call)) { rule, result in
            switch rule.kind {
            case .redactingResult(let path): return result.replaced(at: path[...]) { $0.redacted }
            case .redactingTexts(let replace): return result.mapTexts(replace)
            case .redacting, .loosening: return nil
            }
        } met: {
            met($0)
        }
    }

    /// Puts what the tape has in the place of what need not be the same.
    func loosened(_ call: JSONValue, towards recorded: JSONValue) -> JSONValue {
        guard caseName(of: call) == caseName(of: recorded) else { return call }
        return applied(to: call, of: caseName(of: call)) { rule, payload in
            guard case .loosening(let path, let accepts) = rule.kind else { return nil }
            let full = argumentPath(path, in: call)
            guard let known = recorded.value(at: full), let own = payload.value(at: full), accepts(own) else {
                return nil
            }
            return payload.replaced(at: full) { _ in known }
        } met: { _ in
        }
    }

    /// Replaces what is secret in a text of ours.
    static func redactedText(_ text: String, by rules: [TapeRule]) -> String {
        rules.reduce(text) { text, rule in
            if case .redactingTexts(let replace) = rule.kind { replace(text) } else { text }
        }
    }

    var redacts: Bool {
        contains { if case .loosening = $0.kind { false } else { true } }
    }

    var loosens: Bool {
        contains { if case .loosening = $0.kind { true } else { false } }
    }

    private func applied(
        to json: JSONValue, of name: String?, _ apply: (TapeRule, JSONValue) -> JSONValue?, met: (Int) -> Void
    ) -> JSONValue {
        var json = json
        for (number, rule) in enumerated() where rule.caseName == nil || rule.caseName == name {
            if let changed = apply(rule, json) {
                json = changed
                met(number)
            }
        }
        return json
    }

    /// From the case's name to an argument, which has a position in place of a label where it has none.
    private func argumentPath(_ path: [String], in call: JSONValue) -> ArraySlice<String> {
        guard let name = caseName(of: call), let first = path.first else { return [] }
        return [name, Int(first) == nil ? first : "_\(first)"] + path.dropFirst()
    }
}

/// The name of the case that a call is.
func caseName(of call: JSONValue) -> String? {
    if case .object(let cases) = call { cases.keys.first } else { nil }
}
