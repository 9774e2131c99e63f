/// Texts that are looked for in other texts, all of them at once: there may be one in each of many calls.
struct SecretIndex {
    struct Secret {
        let text: String
        let bytes: [UInt8]
        /// Whether it is found only as a whole word.
        let isWord: Bool
        /// Whether a rule by name took it.
        var isNamed: Bool

        /// How many bytes at the end of a text are a beginning of the secret that is longer than a word.
        func beginning(atEndOf text: [UInt8]) -> Int? {
            guard !isWord, let first = bytes.first else { return nil }
            let shortest = self.text.prefix(TapeSecrets.wordLimit).utf8.count
            var count = min(bytes.count - 1, text.count)
            while count >= shortest {
                let start = text.count - count
                if text[start] == first, text[start...].elementsEqual(bytes[..<count]) { return count }
                count -= 1
            }
            return nil
        }
    }

    struct Match {
        let range: Range<String.Index>
        let secret: Secret
    }

    /// By their first three bytes, the longest first, as one may have another one inside.
    private var secrets: [UInt32: [Secret]] = [:]

    mutating func insert(_ text: String, isNamed: Bool) {
        add(text, isNamed: isNamed)
        // As a literal has it: one that is cut off cannot be read as a literal.
        let escaped = String(text.debugDescription.dropFirst().dropLast())
        if escaped != text { add(escaped, isNamed: isNamed) }
    }

    private mutating func add(_ text: String, isNamed: Bool) {
        let bytes = Array(text.utf8)
        guard bytes.count >= 3 else { return }
        let key = Self.key(bytes, at: 0)
        var group = secrets[key] ?? []
        if let index = group.firstIndex(where: { $0.bytes == bytes }) {
            group[index].isNamed = group[index].isNamed || isNamed
        } else {
            let secret = Secret(
                text: text, bytes: bytes, isWord: text.count < TapeSecrets.wordLimit, isNamed: isNamed)
            let place = group.firstIndex { $0.bytes.count < bytes.count } ?? group.count
            group.insert(secret, at: place)
        }
        secrets[key] = group
    }

    private static func key(_ bytes: [UInt8], at position: Int) -> UInt32 {
        UInt32(bytes[position]) << 16 | UInt32(bytes[position + 1]) << 8 | UInt32(bytes[position + 2])
    }

    /// The places in a text where a secret stands, from its beginning to its end.
    func matches(in text: String) -> [Match] {
        guard !secrets.isEmpty else { return [] }
        let bytes = Array(text.utf8)
        var matches: [Match] = []
        var position = 0
        while position + 3 <= bytes.count {
            guard
                let match = secrets[Self.key(bytes, at: position)].flatMap({
                    match($0, in: text, bytes, at: position)
                })
            else {
                position += 1
                continue
            }
            matches.append(match)
            position += match.secret.bytes.count
        }
        return matches
    }

    private func match(_ group: [Secret], in text: String, _ bytes: [UInt8], at position: Int) -> Match? {
        for secret in group where bytes[position...].starts(with: secret.bytes) {
            let start = text.utf8.index(text.startIndex, offsetBy: position)
            let end = text.utf8.index(start, offsetBy: secret.bytes.count)
            let isInWord =
                isPart(text.unicodeScalars[..<start].last) || isPart(text.unicodeScalars[end...].first)
            if !secret.isWord || !isInWord { return Match(range: start..<end, secret: secret) }
        }
        return nil
    }

    private func isPart(_ scalar: Unicode.Scalar?) -> Bool {
        scalar.map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
    }

    /// Takes the beginnings of secrets that stand before an ellipsis from a text.
    func removed(cutIn text: String) -> String {
        let parts = text.split(separator: "…", omittingEmptySubsequences: false)
        return parts.enumerated().map { number, part in
            guard number < parts.count - 1 else { return String(part) }
            let bytes = Array(part.utf8)
            let longest = secrets.values.joined().compactMap { $0.beginning(atEndOf: bytes) }.max()
            guard let longest else { return String(part) }
            return part[..<part.utf8.index(part.endIndex, offsetBy: -longest)] + redactedText
        }.joined(separator: "…")
    }
}
