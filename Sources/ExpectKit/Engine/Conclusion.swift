/// What becomes of a call in the end.
enum Conclusion<Output, Failure: Error> {
    case returns(Output)
    case fails(Failure)
    /// The real object is asked.
    case forwards
    /// The answer is waited for; only an `async` call comes to this.
    case waits(Answer)
    /// There is nothing to return: no rung of the ladder has a value, and a function that returns one cannot end
    /// without it. The process stops. The failure has been reported, in these words.
    case stops(String)
}

/// A call that was decided about, and what it comes to.
struct Concluded<Invocation, Output, Failure: Error> {
    /// What was called, without its secrets.
    var invocation: Invocation
    var ticket: Ticket
    /// Whether a tape has seen the call, if the mock is on one.
    var isAdmitted = false
    /// Who keeps what comes of the call, if a tape is recorded.
    var recorder: (any OutcomeRecording)?
    /// A call that is not decided about yet waits for nothing.
    var conclusion = Conclusion<Output, Failure>.forwards

    init(_ invocation: Invocation, _ ticket: Ticket) {
        (self.invocation, self.ticket) = (invocation, ticket)
    }
}
