import ExpectKit

/// Redacts what leaves a mock on a tape: calls, results, errors and texts, on their way to the tape, the journal,
/// source code and reports.
///
/// `@unchecked Sendable`, because rules may hold closures of the test that are not `Sendable`. All stored properties
/// are immutable. The closures run on the thread of the call, as the actions of the test do.
final class Redaction: @unchecked Sendable {
    let rules: [TapeRule]
    let secrets: TapeSecrets
    /// What the rules have found in the calls.
    let counts: RedactionCounts
    /// Whether a rule redacts anything.
    let isNeeded: Bool

    init(_ rules: [TapeRule], mock: String, at site: CallSite, _ secrets: TapeSecrets) {
        (self.rules, self.secrets) = (rules, secrets)
        counts = RedactionCounts(rules, mock: mock, at: site)
        isNeeded = rules.contains(where: \.redacts)
    }

    // MARK: Calls

    /// Redacts a call.
    ///
    /// - Parameters:
    ///   - call: The encoded call.
    ///   - keepsLists: Whether a redacted list keeps its members, redacted.
    ///   - labels: The labels of the arguments, in order; nil if the call is not counted.
    func redacted(call: JSONValue, keepsLists: Bool = false, counting labels: [String?]?) -> JSONValue {
        let name = caseName(of: call) ?? ""
        return applied(to: call, of: name, keepsLists: keepsLists, counting: labels) { rule in
            guard case .redacting(let path) = rule.kind, !path.isEmpty else { return nil }
            return argumentPath(path, in: call)
        }
    }

    /// Redacts a call from the tape, which may have been recorded without the rules.
    func redacted(recorded call: JSONValue) -> JSONValue {
        let redacted = redacted(call: call, counting: nil).plain
        if redacted == call { return call }
        // A closure that changes its own replacement, such as a hash, cannot tell a replacement from a secret. Its
        // recorded calls stay as they are.
        return self.redacted(call: redacted, counting: nil).plain == redacted ? redacted : call
    }

    // MARK: Results

    /// Redacts what a call returned.
    ///
    /// - Parameters:
    ///   - result: The encoded result.
    ///   - name: The name of the call's case.
    ///   - isCounted: Whether to count what the rules find.
    ///   - keepsLists: Whether a redacted list keeps its members, redacted.
    func redacted(
        result: JSONValue, of name: String, isCounted: Bool, keepsLists: Bool = false
    ) -> JSONValue {
        let labels: [String?]? = isCounted ? [] : nil
        let result = applied(to: result, of: name, keepsLists: keepsLists, counting: labels) { rule in
            if case .redactingResult(let path) = rule.kind { path[...] } else { nil }
        }
        return result.mapTexts { secrets.removed(from: $0) }
    }

    /// Counts a call that returned `Void` as one in which the rules for results found nothing.
    func countVoidResult(of name: String) {
        for (index, rule) in rules.enumerated() where rule.applies(to: name) {
            guard case .redactingResult = rule.kind else { continue }
            counts.add(index, name, finds: false, misses: true, hasArgument: false)
        }
    }

    /// Whether a rule redacts anything of a case.
    func redacts(_ name: String) -> Bool { rules.contains { $0.redacts && $0.applies(to: name) } }

    /// Whether a rule may redact an argument of a call that cannot be encoded.
    func redactsArguments(of shape: InvocationShape) -> Bool {
        let labels = shape.arguments.map(\.label)
        return rules.contains { rule in
            guard rule.applies(to: shape.plainName) else { return false }
            if case .redactingTexts = rule.kind { return true }
            return rule.hasArgument(in: labels)
        }
    }

    /// Whether a rule redacts anything of a case by name.
    func redactsByName(_ name: String) -> Bool { rules.contains { $0.isByName && $0.applies(to: name) } }

    // MARK: Texts

    /// Redacts the words about a value or an error.
    ///
    /// Words with an escape are redacted as a whole if a closure redacts texts, because it does not find a secret that is escaped.
    func redacted(words: String) -> String {
        let hasClosure = rules.contains { $0.redacts && !$0.isByName }
        return hasClosure && words.contains("\\") ? redactedText : redacted(words)
    }

    /// Describes an error without its secrets. They are removed before the words are shortened, perhaps within a secret.
    ///
    /// - Parameter plain: The description of an error that has none.
    func words(for error: any Error, _ plain: String? = nil) -> String {
        let whole = describeWholly(error)
        let redacted = redacted(words: whole)
        return redacted == whole ? plain ?? describe(error) : shortened(redacted, isCounted: false)
    }

    /// Redacts a text of any origin.
    func redacted(_ text: String) -> String { secrets.removed(from: replaced(text)) }

    private func replaced(_ text: String) -> String {
        rules.reduce(text) { text, rule in
            guard case .redactingTexts(let replace) = rule.kind else { return text }
            return replace(text)
        }
    }

    // MARK: Applying the rules

    /// Applies the rules of a case to a value, and adds what they redact to the secrets.
    ///
    /// - Parameters:
    ///   - labels: The labels of the arguments of a call; empty for a result; nil to count nothing.
    ///   - path: Returns the path that a rule redacts in the value; nil if it redacts nothing there.
    private func applied(
        to json: JSONValue, of name: String, keepsLists: Bool, counting labels: [String?]?,
        _ path: (TapeRule) -> ArraySlice<String>?
    ) -> JSONValue {
        var json = json
        for (index, rule) in rules.enumerated() where rule.applies(to: name) {
            if case .redactingTexts(let replace) = rule.kind {
                json = json.mapTexts(replace)
            } else if let path = path(rule) {
                var (finds, misses) = (false, false)
                let redacted = json.replaced(at: path, miss: { misses = true }) { value in
                    finds = true
                    secrets.insert(value)
                    return value.redacted(keepsLists: keepsLists)
                }
                json = redacted ?? json
                guard let labels else { continue }
                // In an empty list a rule neither finds nor misses anything.
                if finds || misses {
                    counts.add(
                        index, name, finds: finds, misses: misses, hasArgument: rule.hasArgument(in: labels))
                }
            }
        }
        return json
    }
}

extension TapeRule {
    /// Whether a case has the argument that the rule redacts.
    fileprivate func hasArgument(in labels: [String?]) -> Bool {
        guard case .redacting(let path) = kind, let first = path.first else { return false }
        return Int(first).map(labels.indices.contains) ?? labels.contains(first)
    }
}
