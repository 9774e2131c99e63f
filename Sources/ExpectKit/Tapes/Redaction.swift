/// The rules of one mock that redact, and the one place through which everything passes that leaves a mock on a tape: its
/// calls, results and errors, on their way to the tape, the journal, code and reports.
///
/// It is unchecked, because the rules may be closures of the test; they are called as actions are, from any thread.
final class Redaction: @unchecked Sendable {
    let rules: [TapeRule]
    let secrets: TapeSecrets
    private let log: RedactionLog
    /// Whether there is a rule that redacts.
    let isNeeded: Bool

    init(_ rules: [TapeRule], _ log: RedactionLog, _ secrets: TapeSecrets) {
        (self.rules, self.log, self.secrets) = (rules, log, secrets)
        isNeeded = rules.redacts
    }

    // MARK: Calls

    /// Redacts a call.
    ///
    /// - Parameters:
    ///   - call: The call, as an encoder made it.
    ///   - keepsLists: Whether a redacted list keeps its members, redacted.
    ///   - labels: The labels of the arguments, in order, to note what the rules have found; nothing if that is noted.
    func redacted(call: JSONValue, keepsLists: Bool = false, noting labels: [String?]?) -> JSONValue {
        let name = caseName(of: call) ?? ""
        return applied(to: call, of: name, keepsLists: keepsLists, noting: labels) { rule in
            guard case .redacting(let path) = rule.kind, !path.isEmpty else { return nil }
            return argumentPath(path, in: call)
        }
    }

    /// Redacts a call that a tape has, which may have been recorded without the rules.
    func redacted(recorded call: JSONValue) -> JSONValue {
        let redacted = redacted(call: call, noting: nil).plain
        if redacted == call { return call }
        // A closure that replaces its own replacement, such as a hash, cannot tell one from a secret.
        return self.redacted(call: redacted, noting: nil).plain == redacted ? redacted : call
    }

    // MARK: Results

    /// Redacts what a call returned.
    ///
    /// - Parameters:
    ///   - result: The result, as an encoder made it.
    ///   - name: The name of the call's case.
    ///   - isNoted: Whether it is noted what the rules have found.
    func redacted(result: JSONValue, of name: String, isNoted: Bool, keepsLists: Bool = false) -> JSONValue {
        let result = applied(to: result, of: name, keepsLists: keepsLists, noting: isNoted ? [] : nil) {
            rule in
            if case .redactingResult(let path) = rule.kind { path[...] } else { nil }
        }
        return result.mapTexts { secrets.removed(from: $0) }
    }

    /// Notes that a call returned nothing, in which a rule for a result finds nothing.
    func noteNoResult(of name: String) {
        for (number, rule) in rules.enumerated() where rule.isAbout(name) {
            guard case .redactingResult = rule.kind else { continue }
            log.note(number, name, finds: false, misses: true, isKnown: false)
        }
    }

    /// Whether a rule by name redacts the results of a case.
    func redactsResults(of name: String) -> Bool {
        rules.contains { if case .redactingResult = $0.kind { $0.isAbout(name) } else { false } }
    }

    /// Whether a rule by name redacts a case.
    func redactsByName(_ name: String) -> Bool { rules.contains { $0.isByName && $0.isAbout(name) } }

    // MARK: Words

    /// Takes the secrets from a text of any origin, also where they stand in it as literals, and cut off.
    func words(_ text: String) -> String {
        guard isNeeded else { return secrets.removed(from: text, isCut: true) }
        let literals = mapLiterals(text) { secrets.removed(from: replaced($0), isCut: true) }
        return secrets.removed(from: replaced(literals), isCut: true)
    }

    private func replaced(_ text: String) -> String {
        rules.reduce(text) { text, rule in
            guard case .redactingTexts(let replace) = rule.kind else { return text }
            return replace(text)
        }
    }

    // MARK: What all have in common

    private func applied(
        to json: JSONValue, of name: String, keepsLists: Bool, noting labels: [String?]?,
        _ path: (TapeRule) -> ArraySlice<String>?
    ) -> JSONValue {
        var json = json
        for (number, rule) in rules.enumerated() where rule.isAbout(name) {
            if case .redactingTexts(let replace) = rule.kind {
                json = json.mapTexts { text in
                    let other = replace(text)
                    if other != text { secrets.learn(text, replacedBy: other) }
                    return other
                }
            } else if let path = path(rule) {
                var (finds, misses) = (false, false)
                let redacted = json.replaced(at: path, miss: { misses = true }) { value in
                    finds = true
                    secrets.learn(value)
                    return value.redacted(keepsLists: keepsLists)
                }
                json = redacted ?? json
                guard let labels else { continue }
                // An empty list has nothing to find, and nothing to miss.
                if finds || misses {
                    log.note(number, name, finds: finds, misses: misses, isKnown: has(rule, labels))
                }
            }
        }
        return json
    }

    /// Whether the argument of a rule is among those that a case has.
    private func has(_ rule: TapeRule, _ labels: [String?]) -> Bool {
        guard case .redacting(let path) = rule.kind, let first = path.first else { return false }
        return Int(first).map(labels.indices.contains) ?? labels.contains(first)
    }
}
