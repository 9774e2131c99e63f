import ExpectKit

/// An argument of a declaration that a rule redacts in each call, so that the declaration accepts no call.
struct RedactedArgument: Equatable, Sendable {
    /// Its label or its position.
    let name: String
    /// The rule, as the test wrote it.
    let rule: String
}

extension Redaction {
    /// The arguments of a declaration or a query that no call has, because a rule redacts them.
    ///
    /// A value is one of them if the rules would change it. A matcher is one of them if a rule names its argument, or
    /// would change a text in its description.
    func unmatchable(_ shape: InvocationShape) -> [RedactedArgument] {
        guard isNeeded else { return [] }
        return shape.arguments.indices.compactMap { index in
            rule(hiding: index, of: shape).map {
                RedactedArgument(name: shape.argumentName(at: index), rule: $0.words)
            }
        }
    }

    /// The first rule that redacts an argument of a declaration.
    private func rule(hiding index: Int, of shape: InvocationShape) -> TapeRule? {
        let argument = shape.arguments[index].value
        let matcher = argument as? any MatcherFacts
        if matcher?.acceptsEverything == true { return nil }
        let labels = shape.arguments.map(\.label)
        let rules = rules.filter { $0.applies(to: shape.plainName) }
        guard matcher == nil || matcher?.plainValue != nil else {
            return rules.first { rule in
                switch rule.kind {
                case .redacting(let path): index == rule.index(of: path, in: labels)
                case .redactingTexts(let replace): matcher.map { replace($0.words) != $0.words } ?? false
                case .redactingResult, .loosening, .looseningResult: false
                }
            }
        }
        guard let value = (matcher?.plainValue ?? argument) as? any Encodable,
            let json = try? TapeEncoder.encode(value)
        else { return nil }
        return rules.first { rule in
            switch rule.kind {
            case .redacting(let path):
                index == rule.index(of: path, in: labels) && changes(json, at: path.dropFirst())
            case .redactingTexts(let replace): json.mapTexts(replace) != json
            case .redactingResult, .loosening, .looseningResult: false
            }
        }
    }

    /// Whether redacting a part of a value changes the value, whatever becomes of lists in it.
    private func changes(_ json: JSONValue, at path: ArraySlice<String>) -> Bool {
        func redacted(keepsLists: Bool) -> JSONValue {
            json.replaced(at: path) { $0.redacted(keepsLists: keepsLists) } ?? json
        }
        return redacted(keepsLists: false) != json && redacted(keepsLists: true) != json
    }
}

extension TapeRule {
    /// The index of the argument that a path begins with.
    fileprivate func index(of path: [String], in labels: [String?]) -> Int? {
        guard let first = path.first else { return nil }
        return Int(first).flatMap { labels.indices.contains($0) && labels[$0] == nil ? $0 : nil }
            ?? labels.firstIndex(of: first)
    }
}
