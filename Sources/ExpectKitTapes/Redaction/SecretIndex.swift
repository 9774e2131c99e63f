import ExpectKit

/// Searches a text for many secrets at once.
///
/// Each of many calls may add a secret, so that a search for one after another would take too long.
struct SecretIndex {
    struct Secret {
        let text: String
        let bytes: [UInt8]
        /// Whether it is short, and found only as a whole word.
        let isWord: Bool
        /// Whether a rule redacted it by its name.
        var isNamed: Bool

        /// The number of bytes at the end of a text with which the secret begins, or nil if they are too few.
        func beginning(atEndOf text: [UInt8]) -> Int? {
            guard !isWord, let first = bytes.first else { return nil }
            let shortest = self.text.prefix(TapeLimits.secretWord).utf8.count
            var count = min(bytes.count - 1, text.count)
            while count >= shortest {
                let start = text.count - count
                if text[start] == first, text[start...].elementsEqual(bytes[..<count]) { return count }
                count -= 1
            }
            return nil
        }

        /// The number of bytes at the beginning of a text with which the secret ends, or nil if they are too few.
        func ending(atBeginningOf text: [UInt8]) -> Int? {
            guard !isWord else { return nil }
            let shortest = self.text.suffix(TapeLimits.secretWord).utf8.count
            var count = min(bytes.count - 1, text.count)
            while count >= shortest {
                if text[..<count].elementsEqual(bytes[(bytes.count - count)...]) { return count }
                count -= 1
            }
            return nil
        }

        /// Whether a text is a part of the secret.
        func contains(_ text: String) -> Bool {
            !isWord && text.count >= TapeLimits.secretWord && self.text.contains(text)
        }
    }

    struct Match {
        let range: Range<String.Index>
        let secret: Secret
    }

    /// The length of a key.
    private static let keyLength = 3

    /// The secrets by their first three bytes; the longest first, as a secret may contain another one.
    private var secrets: [UInt32: [Secret]] = [:]

    mutating func insert(_ text: String, isNamed: Bool) {
        add(text, isNamed: isNamed)
        // Escaped as in a literal too, because a literal that is cut off cannot be parsed.
        let escaped = String(text.debugDescription.dropFirst().dropLast())
        if escaped != text { add(escaped, isNamed: isNamed) }
    }

    private mutating func add(_ text: String, isNamed: Bool) {
        let bytes = Array(text.utf8)
        guard bytes.count >= Self.keyLength else { return }
        let key = Self.key(bytes, at: 0)
        var group = secrets[key] ?? []
        if let index = group.firstIndex(where: { $0.bytes == bytes }) {
            group[index].isNamed = group[index].isNamed || isNamed
        } else {
            let secret = Secret(
                text: text, bytes: bytes, isWord: text.count < TapeLimits.secretWord, isNamed: isNamed)
            let place = group.firstIndex { $0.bytes.count < bytes.count } ?? group.count
            group.insert(secret, at: place)
        }
        secrets[key] = group
    }

    private static func key(_ bytes: [UInt8], at position: Int) -> UInt32 {
        UInt32(bytes[position]) << 16 | UInt32(bytes[position + 1]) << 8 | UInt32(bytes[position + 2])
    }

    /// The secrets in a text, from its beginning to its end, without overlaps.
    func matches(in text: String) -> [Match] {
        guard !secrets.isEmpty else { return [] }
        let bytes = Array(text.utf8)
        var matches: [Match] = []
        var position = 0
        while position + Self.keyLength <= bytes.count {
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
                isLetterOrNumber(text.unicodeScalars[..<start].last)
                || isLetterOrNumber(text.unicodeScalars[end...].first)
            if !secret.isWord || !isInWord { return Match(range: start..<end, secret: secret) }
        }
        return nil
    }

    private func isLetterOrNumber(_ scalar: Unicode.Scalar?) -> Bool {
        scalar.map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
    }

    /// Replaces the parts of secrets next to an ellipsis, at which a text was cut off.
    func removed(cutIn text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { removed(cutInLine: String($0)) }.joined(separator: "\n")
    }

    private func removed(cutInLine line: String) -> String {
        let parts = line.split(separator: "…", omittingEmptySubsequences: false)
        return parts.enumerated().map { number, part in
            let (follows, precedes) = (number > 0, number < parts.count - 1)
            if follows || precedes, isPartOfSecret(part) { return redactedText }
            var part = String(part)
            if precedes, let length = longest(part, { $0.beginning(atEndOf: $1) }) {
                part = part[..<part.utf8.index(part.endIndex, offsetBy: -length)] + redactedText
            }
            if follows, let length = longest(part, { $0.ending(atBeginningOf: $1) }) {
                part = redactedText + part[part.utf8.index(part.startIndex, offsetBy: length)...]
            }
            return part
        }.joined(separator: "…")
    }

    private func isPartOfSecret(_ text: Substring) -> Bool {
        secrets.values.joined().contains { $0.contains(String(text)) }
    }

    private func longest(_ text: String, _ length: (Secret, [UInt8]) -> Int?) -> Int? {
        let bytes = Array(text.utf8)
        return secrets.values.joined().compactMap { length($0, bytes) }.max()
    }
}
