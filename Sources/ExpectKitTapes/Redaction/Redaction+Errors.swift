import ExpectKit

extension Redaction {
    /// Redacts an error: the values of all fields that a rule names, at any depth, and its description.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - words: Its description.
    ///   - value: The encoded error; nil if it is not `Codable`.
    ///   - name: The name of the call's case.
    func redacted(
        error: any Error, _ words: String, _ value: JSONValue?, of name: String
    ) -> (words: String, value: JSONValue?) {
        let (value, isWhole) = redactedFields(of: value, name) { insertSecrets(named: $0, in: error) }
        return isWhole
            ? (redactedText, value?.redacted()) : (self.words(for: error, words), value.map(withoutSecrets))
    }

    /// Redacts the fields of an error that a rule names, at any depth.
    ///
    /// - Parameters:
    ///   - value: The encoded error; nil if it is not `Codable`.
    ///   - name: The name of the call's case.
    ///   - found: Called with each name.
    /// - Returns: The value, and whether a rule redacts all of it.
    func redactedFields(
        of value: JSONValue?, _ name: String, _ found: (String) -> Void = { _ in }
    ) -> (value: JSONValue?, isWhole: Bool) {
        var value = value
        for rule in rules where rule.applies(to: name) {
            guard let path = rule.redactedPath else { continue }
            guard let last = path.last else { return (value, true) }
            guard Int(last) == nil else { continue }
            found(last)
            value = value?.replacingFields(named: last) {
                secrets.insert($0)
                return $0.redacted()
            }
        }
        return (value, false)
    }

    /// Redacts all known secrets in a value, whatever the names of its fields.
    private func withoutSecrets(_ value: JSONValue) -> JSONValue {
        switch value {
        case .number, .double: secrets.occur(in: value.text) ? .zero : value
        case .string, .dictionary: value.mapParts(withoutSecrets).mapTexts { redacted($0) }
        default: value.mapParts(withoutSecrets)
        }
    }

    /// Adds the values that an error has under a label or a key to the secrets.
    ///
    /// It uses reflection, because an error need not be `Codable`.
    private func insertSecrets(named label: String, in value: Any, depth: Int = 0) {
        guard depth < TapeLimits.errorDepth else { return }
        let mirror = Mirror(reflecting: value)
        for child in mirror.children {
            if child.label == label {
                insertSecrets(child.value)
            } else if mirror.displayStyle == .dictionary {
                let pair = Array(Mirror(reflecting: child.value).children)
                if let key = pair.first, "\(key.value)" == label {
                    pair.dropFirst().forEach { insertSecrets($0.value) }
                }
            }
            insertSecrets(named: label, in: child.value, depth: depth + 1)
        }
    }

    private func insertSecrets(_ value: Any, depth: Int = 0) {
        if let value = value as? any Encodable, let json = try? TapeEncoder.encode(value) {
            return secrets.insert(json)
        }
        secrets.insert("\(value)")
        guard depth < TapeLimits.errorDepth else { return }
        for child in Mirror(reflecting: value).children { insertSecrets(child.value, depth: depth + 1) }
    }
}
