/// The texts that rules have taken from the calls of a tape, so that they are found where no rule looks for them.
///
/// A rule by name says where a secret stands. An error may repeat it in its description, and a report of another call,
/// or a later call, may show it.
final class TapeSecrets: Sendable {
    /// A text that is shorter is no secret, and stands everywhere.
    private static let minimum = 3
    /// The same of numbers, which may stand for anything.
    private static let numberMinimum = 4
    /// A number that is shorter may be the same as another one by chance.
    private static let wholeNumberMinimum = 6
    /// A text that is shorter is found only as a whole word.
    static let wordLimit = 8

    private let known = Lock(SecretIndex())

    /// Learns the texts of a value that was redacted.
    func learn(_ value: JSONValue) {
        value.forEachText { _, text, isNumber in
            if !isNumber || text.count >= Self.numberMinimum { learn(text) }
        }
    }

    /// Learns a text that was redacted.
    func learn(_ text: String) {
        guard text.count >= Self.minimum, text != redactedText else { return }
        known.withLock { $0.insert(text, isNamed: true) }
    }

    /// Learns what differs between a text and the one that a closure has made of it.
    ///
    /// The closure finds the secret itself in any text that is whole.
    func learn(_ text: String, replacedBy other: String) {
        let start = zip(text, other).prefix { $0 == $1 }.count
        let rest = text.dropFirst(start)
        let end = zip(rest.reversed(), other.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let part = String(rest.dropLast(end))
        if part.count >= Self.wordLimit { known.withLock { $0.insert(part, isNamed: false) } }
    }

    /// Whether a text has one inside that a rule by name took.
    ///
    /// - Parameter isNumber: Whether it is the text of a number of which nothing else is known.
    func areIn(_ text: String, isNumber: Bool = false) -> Bool {
        if isNumber, text.count < Self.wholeNumberMinimum { return false }
        return known.withLock { $0 }.matches(in: text).contains { $0.secret.isNamed }
    }

    /// Takes the secrets from a text.
    ///
    /// - Parameter isCut: Whether the text may be cut off inside of one.
    func removed(from text: String, isCut: Bool = false) -> String {
        let known = known.withLock { $0 }
        let matches = known.matches(in: text)
        var text = text
        if !matches.isEmpty {
            var (result, end) = ("", text.startIndex)
            for match in matches {
                result += text[end..<match.range.lowerBound] + redactedText
                end = match.range.upperBound
            }
            text = result + text[end...]
        }
        return isCut && text.contains("…") ? known.removed(cutIn: text) : text
    }
}
