import ExpectKit

/// The text that replaces a redacted text.
let redactedText = "<redacted>"

/// The texts that the rules of a tape have redacted by their names.
///
/// A rule names one place of a secret. A result, the description of an error or a later call may contain the secret at
/// another place, where only its text identifies it.
final class TapeSecrets: Sendable {
    private let index = Lock(SecretIndex())

    /// Adds the texts of a value that was redacted.
    func insert(_ value: JSONValue) {
        value.forEachText { _, text, isNumber in
            if !isNumber || text.count >= TapeLimits.secretNumber { insert(text) }
        }
    }

    /// Adds a text that was redacted.
    func insert(_ text: String) {
        guard text.count >= TapeLimits.secret, text != redactedText else { return }
        index.withLock { $0.insert(text) }
    }

    /// Whether a text contains a secret.
    ///
    /// - Parameter isNumber: Whether the text is a number, which may equal a secret by chance if it is short.
    func occur(in text: String, isNumber: Bool = false) -> Bool {
        if isNumber, text.count < TapeLimits.commonSecretNumber { return false }
        return !index.withLock { $0 }.matches(in: text).isEmpty
    }

    /// Replaces the secrets in a text.
    func removed(from text: String) -> String {
        // A copy, so that the lock is not held while a long text is searched.
        let matches = index.withLock { $0 }.matches(in: text)
        var (result, end) = ("", text.startIndex)
        for match in matches {
            result += text[end..<match.lowerBound] + redactedText
            end = match.upperBound
        }
        return result + text[end...]
    }
}

/// Searches a text for many secrets at once.
///
/// Each of many calls may add a secret, so that a search for one after another would take too long.
private struct SecretIndex {
    private struct Secret {
        let bytes: [UInt8]
        /// Whether it is short, and found only as a whole word.
        let isWord: Bool
    }

    /// The length of a key.
    private static let keyLength = 3

    /// The secrets by their first three bytes; the longest first, as a secret may contain another one.
    private var secrets: [UInt32: [Secret]] = [:]

    mutating func insert(_ text: String) {
        add(text)
        // Escaped, too, as in a literal that describes it.
        let escaped = String(text.debugDescription.dropFirst().dropLast())
        if escaped != text { add(escaped) }
    }

    private mutating func add(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count >= Self.keyLength else { return }
        let key = Self.key(bytes, at: 0)
        var group = secrets[key] ?? []
        if group.contains(where: { $0.bytes == bytes }) { return }
        let secret = Secret(bytes: bytes, isWord: text.count < TapeLimits.secretWord)
        group.insert(secret, at: group.firstIndex { $0.bytes.count < bytes.count } ?? group.count)
        secrets[key] = group
    }

    private static func key(_ bytes: [UInt8], at position: Int) -> UInt32 {
        UInt32(bytes[position]) << 16 | UInt32(bytes[position + 1]) << 8 | UInt32(bytes[position + 2])
    }

    /// The secrets in a text, from its beginning to its end, without overlaps.
    func matches(in text: String) -> [Range<String.Index>] {
        guard !secrets.isEmpty else { return [] }
        let bytes = Array(text.utf8)
        var matches: [Range<String.Index>] = []
        var position = 0
        while position + Self.keyLength <= bytes.count {
            let group = secrets[Self.key(bytes, at: position)] ?? []
            guard let (secret, range) = match(group, in: text, bytes, at: position) else {
                position += 1
                continue
            }
            matches.append(range)
            position += secret.bytes.count
        }
        return matches
    }

    private func match(
        _ group: [Secret], in text: String, _ bytes: [UInt8], at position: Int
    ) -> (Secret, Range<String.Index>)? {
        for secret in group where bytes[position...].starts(with: secret.bytes) {
            let start = text.utf8.index(text.startIndex, offsetBy: position)
            let end = text.utf8.index(start, offsetBy: secret.bytes.count)
            let isInWord =
                isLetterOrNumber(text.unicodeScalars[..<start].last)
                || isLetterOrNumber(text.unicodeScalars[end...].first)
            if !secret.isWord || !isInWord { return (secret, start..<end) }
        }
        return nil
    }

    private func isLetterOrNumber(_ scalar: Unicode.Scalar?) -> Bool {
        scalar.map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
    }
}
