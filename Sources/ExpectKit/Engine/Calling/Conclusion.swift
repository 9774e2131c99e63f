/// What a call comes to.
///
/// The types of the entry point rule out what cannot happen there: `Real` and `Suspension` are `Never` where the wrapper
/// offers no real object, and where the call cannot suspend.
enum Conclusion<Output, Failure: Error, Real, Suspension> {
    case returns(Output)
    case fails(Failure)
    /// The real object answers.
    case forwards(Real)
    /// The call suspends until it has its answer.
    case waits(Suspension)
    /// There is nothing to return: no fallback has a value, and a function that returns one cannot end without it. The
    /// process stops. The failure has been reported, in these words.
    case stops(String)
}

/// Shows that a wrapper offers a real object.
struct RealObjectOffer {}

/// Shows that a call may stay suspended after the end of its test.
struct EndlessSuspension {}

/// A call that has a verdict, and what the engine needs to finish it.
struct CallInProgress<Invocation> {
    /// The call without its secrets.
    var invocation: Invocation
    var ticket: Ticket
    /// What a tape made of the call, if the mock is on one.
    var admission: TapeAdmission?

    /// Records the result, if the mock is on a tape that needs it.
    var recorder: (any OutcomeRecording)? { admission?.recorder }
}
