/// One call of a mock with its outcome.
struct RecordedCall<Invocation> {
    let invocation: Invocation
    /// The line of the mock that forwarded it to the library.
    let site: CallSite
    /// The time of its arrival, which orders it among the calls of other mocks.
    let time: LogicalTime
    let outcome: CallOutcome
    /// The index of its answer among the answers of its declaration.
    let answerIndex: Int
}

/// The outcome of a call.
enum CallOutcome: Equatable {
    /// It has no answer yet.
    case pending
    /// The expectation with this index took it.
    case taken(by: Int)
    /// The stub with this index answered it.
    case stubbed(by: Int)
    /// No declaration allowed it, and the mode ignored it.
    case ignored
    /// No declaration allowed it, and the real object answered it.
    case forwarded
    /// It was not allowed. The verification explains it.
    case diverged
    /// A rejection or a written count ruled it out, or an earlier phase of the test explains it. The verification compares
    /// it only if `Refusal.isCompared`.
    case refused
}
