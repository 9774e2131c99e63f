/// One call that arrived at a mock, and what became of it.
struct RecordedCall<Invocation> {
    let invocation: Invocation
    /// Where the wrapper forwarded it.
    let site: CallSite
    /// When it arrived, to be put in order with the calls of other mocks.
    let time: ContinuousClock.Instant
    let outcome: CallOutcome
    /// Which of its declaration's answers the call was given, counted from zero.
    let answerIndex: Int
}

/// What became of a call.
enum CallOutcome: Equatable {
    /// Its answer is still being worked out, or its action is running.
    case pending
    /// It was taken by the expectation with this index.
    case taken(by: Int)
    /// It was answered by the stub with this index.
    case stubbed(by: Int)
    /// Nothing allowed it, and the mode forgave it.
    case ignored
    /// Nothing allowed it, and it went to the real object.
    case forwarded
    /// It was not allowed, and its failure waits for the verification.
    case diverged
    /// It was not allowed, and reported on its own; no alignment needs to explain it.
    case refused
}
