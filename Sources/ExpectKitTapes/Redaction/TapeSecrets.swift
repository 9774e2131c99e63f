import ExpectKit

/// The texts that the rules of a tape have redacted.
///
/// A rule names one place of a secret. The description of an error, a report or a later call may contain the secret at
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
        // A report shows the lines of a text one by one.
        let lines = text.split(whereSeparator: \.isNewline).filter { $0.count >= TapeLimits.secretWord }
        index.withLock { index in
            index.insert(text, isNamed: true)
            if lines.count > 1 { for line in lines { index.insert(String(line), isNamed: false) } }
        }
    }

    /// Adds the part of a text that the closure of a rule has replaced.
    ///
    /// The closure itself finds the secret in any complete text; the part is needed for texts that are cut off.
    func insert(_ text: String, replacedBy other: String) {
        let start = zip(text, other).prefix { $0 == $1 }.count
        let rest = text.dropFirst(start)
        let end = zip(rest.reversed(), other.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let part = String(rest.dropLast(end))
        if part.count >= TapeLimits.secretWord { index.withLock { $0.insert(part, isNamed: false) } }
    }

    /// Whether a text contains a secret that a rule redacted by its name.
    ///
    /// - Parameter isNumber: Whether the text is a number, which may equal a secret by chance if it is short.
    func occur(in text: String, isNumber: Bool = false) -> Bool {
        if isNumber, text.count < TapeLimits.commonSecretNumber { return false }
        return index.withLock { $0 }.matches(in: text).contains { $0.secret.isNamed }
    }

    /// Replaces the secrets in a text.
    ///
    /// - Parameter isCut: Whether the text may be cut off in the middle of a secret.
    func removed(from text: String, isCut: Bool = false) -> String {
        // A copy, so that the lock is not held while a long text is searched.
        let index = index.withLock { $0 }
        let matches = index.matches(in: text)
        var text = text
        if !matches.isEmpty {
            var (result, end) = ("", text.startIndex)
            for match in matches {
                result += text[end..<match.range.lowerBound] + redactedText
                end = match.range.upperBound
            }
            text = result + text[end...]
        }
        return isCut && text.contains("…") ? index.removed(cutIn: text) : text
    }
}
