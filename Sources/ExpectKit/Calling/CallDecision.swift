/// The decision of the engine about a call.
enum CallDecision {
    /// The call returns the value of an answer, which has the right type.
    case answer(Answer)
    /// More has to be done for the call.
    case verdict(DecidedCall)
}

/// A call with a verdict that has not been carried out.
struct DecidedCall {
    let verdict: Verdict
    let ticket: Ticket
    let admission: Admission?
    /// Whether something may delay the answer, or replace it.
    let mayBeDeferred: Bool
}
