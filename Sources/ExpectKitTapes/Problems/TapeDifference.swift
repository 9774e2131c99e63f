import ExpectKit

/// A difference between the calls on a tape and the calls of a run that checks the tape, or the calls that are performed
/// on another object, as data. `TapeProblemText+Differences.swift` words it. Entries are counted from one.
struct TapeDifference: Equatable, Sendable {
    enum Reason: Equatable, Sendable {
        /// The real object answered the call differently.
        case answer([TapeDrift])
        /// The test made the call with other arguments.
        case arguments([TapeDrift])
        /// The test made the call at another place: after the call of an entry, or before the first one.
        case moved(after: Int?)
        /// The test did not make the call.
        case notMade
        /// The test made a call that the tape does not have: after the call of an entry, or before the first one.
        case notOnTape(after: Int?)
        /// The mock cannot perform the call. The text is that of its error.
        case notPerformed(String)
        /// The result cannot be encoded, so it cannot be compared. The reason is nil for a type that is not `Encodable`.
        case notEncodable(type: String, reason: String?)
        /// The call had not returned when it was recorded.
        case unfinished
    }

    /// The number of the entry; nil for a call that the tape does not have.
    let entry: Int?
    let call: TapedCall
    let reason: Reason
}

/// A call as a report names it, and the name of its case, which a rule may give.
struct TapedCall: Equatable, Sendable {
    let words: String
    let caseName: String
}

/// All differences between the calls of one mock on a tape and those of another run.
struct TapeDifferences: Equatable, Sendable {
    let mock: String
    /// The type of the object on which the calls were performed; nil if a test made the calls.
    var object: String?
    /// The number of calls that were performed or should have been.
    var performedCalls = 0
    /// In the order of the tape.
    var all: [TapeDifference] = []
    /// The number of calls on the tape that a failed test did not make. They are no differences.
    var unreached = 0
    /// Whether values of the real object are hidden, because a rule did not find the secret that it redacts.
    var isHidden = false
}
