import ExpectKit

/// A difference between a call on a tape and the same call of a run that checks the tape, as data.
///
/// `TapeProblemText+Drift.swift` words it. Values are in words, shortened, and without secrets.
struct TapeDrift: Hashable, Sendable {
    /// What differs.
    enum Subject: Hashable, Sendable {
        case arguments, result, error
    }

    /// How the real object ended a call, or how the tape says that it did.
    enum Outcome: Hashable, Sendable {
        /// It returned `Void`.
        case nothing
        case returned(String)
        case threw(String, type: String)
        /// It has not returned.
        case unfinished
    }

    enum Kind: Hashable, Sendable {
        case value(tape: String, real: String)
        case text(TextDifference)
        /// The values are of different kinds, such as a number and a string.
        case type(tape: String, JSONKind, real: String, JSONKind)
        /// The tape does not have the field or the element.
        case added(String)
        /// The real object does not have the field or the element any more.
        case removed(String)
        case count(tape: Int, real: Int)
        case outcome(tape: Outcome, real: Outcome)
    }

    let subject: Subject
    /// The place in the entry, such as `returns.items[0].price`.
    let path: String
    /// The part that a rule has to name in order to allow the difference, such as `items.price`; nil if no rule can.
    let part: String?
    let kind: Kind
}
