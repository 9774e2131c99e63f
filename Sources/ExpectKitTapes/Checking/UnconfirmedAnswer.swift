import ExpectKit

/// An answer of a test that a real object does not give, as data. `UnconfirmedAnswer+Words.swift` words it.
struct UnconfirmedAnswer: Sendable {
    /// Why the answer is not confirmed.
    indirect enum Reason: Sendable {
        /// The real object answers differently.
        case differs(AnswerFact, [Difference])
        /// The real object answers differently, but only in what a rule redacts.
        case hidden(AnswerFact)
        /// A part of the two answers cannot be compared. Its path is empty for the whole answer.
        case incomparable(AnswerFact, Incomparable)
        /// The mock cannot perform the call.
        case notPerformed(String)
    }

    /// The first call that the answer was given to.
    let call: String
    let declaration: DeclarationPlace
    let declared: AnswerFact
    let reason: Reason
}

/// No call of a mock was answered with a declared value or error, so there is nothing to compare.
struct NoDeclaredAnswers: Sendable {
    let calls: UncheckedCalls
}
