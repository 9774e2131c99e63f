extension Redaction {
    /// Redacts an error: what the rules name stands anywhere in it, and in its words.
    ///
    /// - Parameters:
    ///   - value: The error, as an encoder made it; nothing for one that cannot be encoded.
    ///   - name: The name of the call's case.
    func redacted(
        error: any Error, _ value: JSONValue?, of name: String
    ) -> (words: String, value: JSONValue?) {
        var value = value
        for rule in rules where rule.isAbout(name) {
            guard let path = rule.redactedPath else { continue }
            guard let last = path.last else { return (redactedText, value?.redacted()) }
            guard Int(last) == nil else { continue }
            learnValues(named: last, in: error)
            value = value?.replacingFields(named: last) {
                secrets.learn($0)
                return $0.redacted()
            }
        }
        return (words(describe(error)), value.map(scrubbed))
    }

    /// Takes what is known of secrets from a value in which nothing is matched by its name.
    private func scrubbed(_ value: JSONValue) -> JSONValue {
        switch value {
        case .integer, .unsigned, .number, .digits: secrets.areIn(value.text) ? .integer(0) : value
        case .array(let values): .array(values.map(scrubbed))
        case .object(let fields): .object(fields.mapValues(scrubbed))
        case .dictionary(let fields):
            JSONValue.dictionary(fields.mapValues(scrubbed)).mapTexts(words)
        default: value.mapTexts(words)
        }
    }

    /// Learns the values of a label inside of an error, which may have no other way to be found.
    private func learnValues(named label: String, in value: Any, depth: Int = 0) {
        guard depth < 12 else { return }
        let mirror = Mirror(reflecting: value)
        for child in mirror.children {
            if child.label == label {
                learn(child.value)
            } else if mirror.displayStyle == .dictionary {
                let pair = Array(Mirror(reflecting: child.value).children)
                if let key = pair.first, "\(key.value)" == label {
                    pair.dropFirst().forEach { learn($0.value) }
                }
            }
            learnValues(named: label, in: child.value, depth: depth + 1)
        }
    }

    private func learn(_ value: Any, depth: Int = 0) {
        if let value = value as? any Encodable, let json = try? TapeEncoder.encode(value) {
            return secrets.learn(json)
        }
        secrets.learn("\(value)")
        guard depth < 12 else { return }
        for child in Mirror(reflecting: value).children { learn(child.value, depth: depth + 1) }
    }
}
