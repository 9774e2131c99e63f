/// The way in which a call ends, or continues.
///
/// The types of the entry point rule out what cannot happen there: `Real` is `Never` if the mock offers no real
/// object, and `Suspension` is `Never` if the call cannot suspend.
enum Conclusion<Output, Failure: Error, Real, Suspension> {
    case returns(Output)
    case fails(Failure)
    /// The real object answers.
    case forwards(Real)
    /// The call suspends until it has its answer.
    case waits(Suspension)
    /// No fallback has a value, and a function cannot return without one, so the process stops. The text is that of
    /// the reported failure.
    case stops(String)
}

/// A mark that a mock offers a real object.
struct RealObjectOffer {}

/// A mark that a call may stay suspended after the end of its test.
struct EndlessSuspension {}

/// A call that has a verdict, and what the engine needs to finish it.
struct CallInProgress<Invocation> {
    /// The call without its secrets.
    var invocation: Invocation
    var ticket: Ticket
    /// What a filter made of the call, if the mock has one.
    var admission: Admission?
    /// The verdict, if something may delay the answer or replace it.
    private(set) var deferrableVerdict: Verdict?
    /// Whether the captors of the declaration have captured the arguments.
    var isCaptured = false

    init(_ invocation: Invocation, _ decided: DecidedCall) {
        self.invocation = decided.admission?.invocation as? Invocation ?? invocation
        (ticket, admission) = (decided.ticket, decided.admission)
        if decided.mayBeDeferred { deferrableVerdict = decided.verdict }
    }

    /// Records the result, if a filter needs it.
    var recorder: (any OutcomeRecording)? { admission?.recorder }
}
