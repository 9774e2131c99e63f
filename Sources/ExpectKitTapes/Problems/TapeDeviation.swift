import ExpectKit

/// A call on a tape that another object did not answer as the tape says, as data. `TapeProblemText+Deviations.swift`
/// words it.
struct TapeDeviation: Equatable, Sendable {
    /// Why the answers are not the same.
    indirect enum Reason: Equatable, Sendable {
        /// The answer of the object differs from that on the tape.
        case drifts([TapeDrift])
        /// The mock cannot perform the call. The text is that of its error.
        case notPerformed(String)
        /// The result cannot be encoded, so it cannot be compared. The reason is nil for a type that is not `Encodable`.
        case notEncodable(type: String, reason: String?)
        /// The call had not returned when it was recorded.
        case unfinished
    }

    /// The number of the entry on the tape, counted from one.
    let entry: Int
    let call: TapedCall
    let reason: Reason
}

/// The calls on a tape that another object did not answer as the tape says.
struct TapeDeviations: Equatable, Sendable {
    /// The name of the object's type.
    let object: String
    let mock: String
    /// The number of calls that were performed or should have been.
    var calls = 0
    var deviations: [TapeDeviation] = []
    /// Whether values of the object are hidden, because a rule did not find the secret that it redacts.
    var isHidden = false
}
